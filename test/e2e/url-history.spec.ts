/** The page's URL and its history: one entry a search, and Back and Forward show what was there without asking. */
import type { Page } from '@playwright/test';
import type { SiteSearch } from '../../src/index.js';
import { docs, found, pageOf } from './answers.js';
import { drawn, expect, test } from './fixtures.js';
import { withhold } from './withheld.js';

test.use({ isNewPage: true });

/** A page of three for "fence", from a document on, of results that are high. */
const tallFrom = (from: number) =>
  found(
    'fence',
    docs(from, from + 9).map((doc) => ({ ...doc, body: ['one two three four five six seven '.repeat(12)] })),
    { numFound: 25, start: from - 1 },
  );

test('Back and Forward show each search and page as it was left, from memory (N01)', async ({
  page,
  widget,
  service,
}) => {
  service.give(tallFrom(1), tallFrom(11), pageOf('gate', 0, 4));
  await widget.open('/bare.html?lang=de#top');
  const before = await page.evaluate(() => history.length);
  await widget.type('fence posts an');
  await widget.type('fence');
  expect(await page.evaluate(() => history.length)).toBe(before);
  await widget.box.press('Enter');
  await expect(widget.results).toHaveCount(10);
  await widget.settle();
  await expect(page).toHaveURL(/\?lang=de&q=fence#top$/);
  expect(await page.evaluate(() => history.length)).toBe(before + 1);

  await widget.goTo(2).focus();
  await drawn(page);
  const firstTop = await page.evaluate(() => scrollY);
  expect(firstTop).toBeGreaterThan(500);
  await widget.goTo(2).press('Enter');
  await expect(widget.titles.first()).toHaveText('Doc 11');
  await widget.settle();
  await widget.links.nth(4).focus();
  await drawn(page);
  const secondTop = await page.evaluate(() => scrollY);

  await page.goBack();
  await expect(widget.titles.first()).toHaveText('Doc 1');
  await expect.poll(() => page.evaluate(() => scrollY)).toBeCloseTo(firstTop, -1);
  await expect(widget.goTo(2)).toBeFocused();
  await page.goForward();
  await expect(widget.titles.first()).toHaveText('Doc 11');
  await expect.poll(() => page.evaluate(() => scrollY)).toBeCloseTo(secondTop, -1);
  await expect(widget.links.nth(4)).toBeFocused();
  await page.goBack();
  await expect(widget.goTo(2)).toBeFocused();
  // a short list, and Back to the long one
  await drawn(page);
  await widget.host.evaluate((element) => (element as SiteSearch).search('gate'));
  await expect(widget.results).toHaveCount(4);
  await widget.settle();
  await page.evaluate(() => scrollTo(0, 0));
  await page.goBack();
  await expect(widget.titles.first()).toHaveText('Doc 1');
  await expect.poll(() => page.evaluate(() => scrollY)).toBeCloseTo(firstTop, -1);
  await page.goBack();
  await expect(widget.results).toHaveCount(0);
  await expect(widget.box).toHaveValue('');
  await expect(widget.box).toBeFocused();
  await page.goForward();
  await expect(widget.box).toHaveValue('fence');
  await expect(widget.results).toHaveCount(10);
  expect(service.queries('search')).toEqual(['fence', 'fence', 'gate']);
});

test('Back shows a page of results as it was left, though an anchor of the page was followed on it', async ({
  page,
  widget,
  service,
}) => {
  service.give(tallFrom(1), tallFrom(11));
  await widget.open();
  await widget.find('fence', 10);
  await page.evaluate(() => (location.hash = 'top'));
  await expect(page).toHaveURL(/\?q=fence#top$/);
  await widget.goTo(2).focus();
  await drawn(page);
  const top = await scrolled(page);
  expect(top).toBeGreaterThan(500);
  await widget.goTo(2).press('Enter');
  await expect(widget.titles.first()).toHaveText('Doc 11');
  await widget.settle();
  await page.goBack();
  await expect(widget.titles.first()).toHaveText('Doc 1');
  await expect.poll(() => scrolled(page)).toBeCloseTo(top, -1);
  await expect(widget.goTo(2)).toBeFocused();
});

for (const how of ['does not come', 'hangs'] as const)
  test(`Back and Forward show each search though the file for pages ${how}`, async ({
    page,
    widget,
    service,
  }) => {
    const asked = await withhold(page, 'site-search-pages.js', how);
    service.give(found('fence', docs(1, 3)), found('gate', docs(4, 5)));
    await widget.open();
    await widget.find('fence', 3);
    await widget.find('gate', 2);
    await expect(page).toHaveURL(/\?q=gate$/);
    expect(asked()).toBeGreaterThan(0);
    await page.goBack();
    await expect(widget.titles).toHaveText(['Doc 1', 'Doc 2', 'Doc 3']);
    await expect(widget.box).toHaveValue('fence');
    await page.goBack();
    await expect(widget.results).toHaveCount(0);
    await expect(widget.box).toHaveValue('');
    await page.goForward();
    await page.goForward();
    await expect(widget.titles).toHaveText(['Doc 4', 'Doc 5']);
    await expect(widget.box).toHaveValue('gate');
    expect(service.queries('search')).toEqual(['fence', 'gate']);
  });

const scrolled = (page: Page): Promise<number> => page.evaluate(() => Math.round(scrollY));
const scrollPage = (page: Page, top: number): Promise<void> => page.evaluate((y) => scrollTo(0, y), top);

test('a page that is reloaded, or that Back loads, is scrolled as it was when its results have come', async ({
  page,
  widget,
  service,
}) => {
  service.give(pageOf('p', 0, 95, { delayMs: 300 }));
  await widget.open('/bare.html?q=p');
  await expect(widget.results).toHaveCount(10);
  await scrollPage(page, 250);
  await page.reload();
  await expect(widget.results).toHaveCount(10);
  await expect.poll(() => scrolled(page)).toBe(250);
  await scrollPage(page, 200);
  await page.goto('/empty.html');
  await page.goBack();
  await expect(widget.results).toHaveCount(10);
  await expect.poll(() => scrolled(page)).toBe(200);
  // a visit of its own begins at the top
  await page.goto('/empty.html');
  await widget.open('/bare.html?q=p');
  await expect(widget.results).toHaveCount(10);
  await drawn(page);
  expect(await scrolled(page)).toBe(0);
});

test('only what is loaded once more is scrolled, once, and not under whoever is at the box meanwhile', async ({
  page,
  widget,
  service,
}) => {
  service.give(
    pageOf('p', 0, 95, { delayMs: 300 }),
    pageOf('held', 0, 95, { times: 1 }),
    pageOf('held', 0, 95, { held: true }),
  );
  const scrollDown = async (): Promise<void> => {
    await expect(widget.results).toHaveCount(10);
    await scrollPage(page, 250);
  };
  const isAtTop = async (): Promise<void> => {
    await expect(widget.results).toHaveCount(10);
    await drawn(page);
    expect(await scrolled(page)).toBe(0);
  };
  await widget.open('/bare.html?q=p');
  await scrollDown();
  // takes the place of the entry, as a link to its own address does
  await page.evaluate(() => location.replace('/bare.html?q=p&more'));
  await page.waitForURL('**more');
  await isAtTop();

  await widget.open('/bare.html?q=p');
  await scrollDown();
  await page.reload();
  await expect.poll(() => scrolled(page)).toBe(250);
  // the page's router draws its view anew, from the top
  await page.evaluate(() => {
    const search = document.querySelector('site-search');
    const anew = search?.cloneNode();
    search?.remove();
    scrollTo(0, 0);
    setTimeout(() => document.querySelector('main')?.append(anew as Node));
  });
  await isAtTop();

  await widget.open('/bare.html?q=held');
  await scrollDown();
  await page.reload();
  await widget.box.click();
  await service.release();
  await isAtTop();
});

test('a search that goes before its file has come leaves no listener', async ({ page, widget, service }) => {
  service.give(pageOf('p', 0, 95));
  await page.addInitScript(() => {
    const listen = window.addEventListener;
    window.addEventListener = function (type: string, ...rest: unknown[]) {
      if (type === 'pagehide') document.title += ' pagehide';
      Reflect.apply(listen, this, [type, ...rest]);
    };
  });
  let letGo = (): void => undefined;
  const held = new Promise<void>((resolve) => (letGo = resolve));
  await page.route('**/site-search-pages.js', async (route) => {
    await held;
    await route.continue();
  });
  await widget.open();
  await widget.search('p');
  await expect.poll(() => service.of('search').length).toBe(1);
  await widget.host.evaluate((element) => element.remove());
  const come = page.waitForEvent('requestfinished', (request) => request.url().endsWith('pages.js'));
  letGo();
  await come;
  await drawn(page);
  await expect(page).toHaveTitle('One tag');
});
