/** Where focus goes when what it was on goes away, or when new content was asked for; never to nothing. */
import type { Locator, Page } from '@playwright/test';
import { docs, found, pageOf } from './answers.js';
import { expect, test, type Widget } from './fixtures.js';
import { expectFocus, focusedName, watchFocus } from './focused.js';
import { holdAnswers } from './held-answers.js';

const PAGES = [pageOf('x', 0, 25), pageOf('x', 10, 25), pageOf('x', 20, 25)];

const WAYS: readonly (readonly [name: string, follow: (link: Locator) => Promise<void>])[] = [
  ['by Enter', (link) => link.press('Enter')],
  ['by mouse', (link) => link.click()],
];

async function addStickyHeader(page: Page, height: number): Promise<void> {
  await page.evaluate((pixels) => {
    const header = document.createElement('header');
    header.style.cssText = `position: sticky; top: 0; height: ${pixels}px; z-index: 1; background: Canvas`;
    document.body.prepend(header);
  }, height);
}

/** The first result is on screen, all of it, and no header of that height hides it. */
async function expectFirstResultBelow(widget: Widget, height: number): Promise<void> {
  const screen = await widget.page.evaluate(() => innerHeight);
  await expect
    .poll(async () => {
      const place = await widget.results.first().boundingBox();
      return place && place.y >= height && place.y + place.height <= screen;
    })
    .toBe(true);
}

for (const [way, follow] of WAYS) {
  for (const mode of ['query', 'off']) {
    test(`another page ${way} (url-state="${mode}"): to the list, its first result in sight under a sticky header`, async ({
      page,
      widget,
      service,
    }) => {
      service.give(...PAGES);
      await widget.open();
      await widget.set({ 'url-state': mode });
      await addStickyHeader(page, 80);
      await widget.find('x', 10);
      const wasLost = await watchFocus(page);
      await follow(widget.pager.getByLabel('Page 2', { exact: true }));
      await expect(widget.titles.first()).toHaveText('Doc 11');
      await expectFocus(page, 'results');
      await expectFirstResultBelow(widget, 80);
      expect(await wasLost()).toBe(false);
    });
  }

  test(`to the last page ${way}, where the link that was followed goes away`, async ({
    page,
    widget,
    service,
  }) => {
    service.give(...PAGES);
    await widget.open('/bare.html?q=x&page=2');
    await expect(widget.titles.first()).toHaveText('Doc 11');
    const held = await holdAnswers(page);
    const wasLost = await watchFocus(page);
    await follow(widget.pager.getByRole('link', { name: 'Next' }));
    await expect(widget.current).toHaveText('3');
    await expect.poll(() => focusedName(page)).toBe('Page 3');
    expect(await wasLost()).toBe(false);
    held.release();
    await expect(widget.titles.first()).toHaveText('Doc 21');
    await expectFocus(page, 'results');
  });

  test(`to a page ${way}, where the links are told anew: focus is on the one that was followed`, async ({
    page,
    widget,
    service,
  }) => {
    service.give(pageOf('x', 0, 95), pageOf('x', 40, 95));
    await widget.open();
    await widget.find('x', 10);
    const held = await holdAnswers(page);
    const wasLost = await watchFocus(page);
    await follow(widget.goTo(5));
    await expect(widget.current).toHaveText('5');
    await expect.poll(() => focusedName(page)).toBe('Page 5');
    held.release();
    await expect(widget.titles.first()).toHaveText('Doc 41');
    await expectFocus(page, 'results');
    expect(await wasLost()).toBe(false);
  });

  test(`to a page that fails, or is past the end, ${way}: to the words that say so`, async ({
    page,
    widget,
    service,
  }) => {
    service.give(
      pageOf('x', 0, 95),
      found('x', [], { start: 90, numFound: 22 }),
      { endpoint: 'search', q: 'x', start: 10, status: 500, times: 1 },
      pageOf('x', 10, 95),
    );
    await widget.open();
    await widget.find('x', 10);
    const wasLost = await watchFocus(page);
    await follow(widget.goTo(2));
    await expect(widget.error).toBeVisible();
    await expectFocus(page, 'summary');
    await follow(widget.goTo(10));
    await expect(widget.summary).toContainText('past the end');
    await expectFocus(page, 'summary');
    expect(await wasLost()).toBe(false);
  });

  test(`trying again ${way}: to the words of waiting, then to the list`, async ({
    page,
    widget,
    service,
  }) => {
    service.give({ endpoint: 'search', q: 'x', status: 500, times: 1 }, pageOf('x', 0, 25));
    await widget.open();
    await widget.search('x');
    await expect(widget.error).toBeVisible();
    await expectFocus(page, 'input');
    const held = await holdAnswers(page);
    const wasLost = await watchFocus(page);
    await follow(widget.retry);
    await expect(widget.summary).toHaveText('Searching for x…');
    await expectFocus(page, 'summary');
    held.release();
    await expect(widget.results).toHaveCount(10);
    await expectFocus(page, 'results');
    expect(await wasLost()).toBe(false);
  });

  test(`trying again ${way}, when it fails again: to the words that say so`, async ({
    page,
    widget,
    service,
  }) => {
    service.give({ endpoint: 'search', q: 'x', status: 500 });
    await widget.open();
    await widget.search('x');
    const wasLost = await watchFocus(page);
    await follow(widget.retry);
    await expect.poll(() => service.of('search').filter(({ isAnswered }) => isAnswered).length).toBe(2);
    await expect(widget.error).toBeVisible();
    await expectFocus(page, 'summary');
    expect(await wasLost()).toBe(false);
  });

  test(`clearing ${way}: to the box`, async ({ page, widget, service }) => {
    service.give(...PAGES);
    await widget.open();
    await widget.find('x', 10);
    const wasLost = await watchFocus(page);
    await follow(widget.clear);
    await expect(widget.results).toHaveCount(0);
    await expectFocus(page, 'input');
    expect(await wasLost()).toBe(false);
  });
}

test('a taller header is told by --site-search-scroll-margin', async ({ page, widget, service }) => {
  service.give(...PAGES);
  await widget.open();
  await addStickyHeader(page, 160);
  await widget.host.evaluate((host) => host.style.setProperty('--site-search-scroll-margin', '160px'));
  await widget.find('x', 10);
  await widget.goTo(2).press('Enter');
  await expect(widget.titles.first()).toHaveText('Doc 11');
  await expectFocus(page, 'results');
  await expectFirstResultBelow(widget, 160);
});

test('the failed page is not in sight: its words are, under a sticky header', async ({
  page,
  widget,
  service,
}) => {
  service.give(pageOf('x', 0, 25), { endpoint: 'search', q: 'x', start: 10, status: 500 });
  await widget.open();
  await addStickyHeader(page, 80);
  await widget.find('x', 10);
  await widget.goTo(2).press('Enter');
  await expect(widget.error).toBeVisible();
  await expectFocus(page, 'summary');
  await expect.poll(async () => (await widget.error.boundingBox())?.y).toBeGreaterThanOrEqual(80);
  await expect(widget.error).toBeInViewport({ ratio: 1 });
});

test('who has gone on to a link of the page while a page is awaited is left there', async ({
  page,
  widget,
  service,
}) => {
  service.give(...PAGES, { endpoint: 'search', q: 'bad', status: 500, times: 1 }, found('bad', docs(1, 3)));
  await widget.open();
  await page.evaluate(() => {
    const link = Object.assign(document.createElement('a'), { href: '/empty.html', id: 'elsewhere' });
    link.textContent = 'Elsewhere';
    document.body.append(link);
  });
  await widget.find('x', 10);
  const held = await holdAnswers(page);
  await widget.goTo(2).click();
  await page.locator('#elsewhere').focus();
  const scrolledTo = await page.evaluate(() => scrollY);
  held.release();
  await expect(widget.titles.first()).toHaveText('Doc 11');
  await expectFocus(page, 'elsewhere');
  expect(await page.evaluate(() => scrollY)).toBe(scrolledTo);
  await widget.search('bad');
  await expect(widget.error).toBeVisible();
  const again = await holdAnswers(page);
  await widget.retry.click();
  await page.locator('#elsewhere').focus();
  again.release();
  await expect(widget.results).toHaveCount(3);
  await expectFocus(page, 'elsewhere');
});
