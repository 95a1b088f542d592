/** Pages are links: the browser's own ways with links, and its history, work. */
import { doc, found, pageOf } from './answers.js';
import { expect, test } from './fixtures.js';

test('modified clicks open a page in a new tab and leave this one alone (P08)', async ({
  page,
  context,
  widget,
  service,
}) => {
  service.give(pageOf('p', 0, 30), pageOf('p', 20, 30));
  await widget.open();
  await widget.find('p', 10);
  for (const options of [
    { modifiers: ['ControlOrMeta'] },
    { button: 'middle' },
    { modifiers: ['Shift'] },
  ] as const) {
    const opened = context.waitForEvent('page');
    await widget
      .goTo(3)
      .click({ ...options, modifiers: 'modifiers' in options ? [...options.modifiers] : [] });
    const other = await opened;
    await expect.poll(() => other.url()).toMatch(/\/bare\.html\?q=p&page=3$/);
    await other.close();
    await expect(widget.titles.first()).toHaveText('Doc 1');
    await expect(page).toHaveURL(/\?q=p$/);
  }
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  await widget.goTo(3).click();
  await expect(widget.titles.first()).toHaveText('Doc 21');
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
});

test('a modified click on a result opens it in a new tab (P08)', async ({
  page,
  context,
  widget,
  service,
}) => {
  service.give(found('p', [doc(1, { url: ['/empty.html'] }), doc(2)]));
  await widget.open();
  await widget.find('p', 2);
  const opened = context.waitForEvent('page');
  await widget.links.first().click({ modifiers: ['ControlOrMeta'] });
  await expect.poll(async () => (await opened).url()).toMatch(/\/empty\.html$/);
  await expect(page).toHaveURL(/\?q=p$/);
});

test('with no state in the address pages are buttons (P08)', async ({ page, widget, service }) => {
  service.give(pageOf('p', 0, 30), pageOf('p', 20, 30));
  await widget.open();
  await widget.set({ 'url-state': 'off' });
  await widget.find('p', 10);
  await expect(widget.pager.getByRole('link')).toHaveCount(0);
  await widget.pager.getByRole('button', { name: 'Page 3' }).click();
  await expect(widget.titles.first()).toHaveText('Doc 21');
  await expect(page).toHaveURL(/\/bare\.html$/);
});

test.describe('in a page of its own', () => {
  test.use({ isNewPage: true });

  test('typing makes no history, a search makes one entry, and Back undoes it (N01)', async ({
    page,
    widget,
    service,
  }) => {
    service.give(pageOf('garden hoses reel', 0, 30));
    await widget.open();
    const before = await page.evaluate(() => history.length);
    await widget.type('garden hoses');
    await expect.poll(() => service.queries('suggest').at(-1)).toBe('garden hoses');
    await widget.box.pressSequentially(' reel');
    expect(await page.evaluate(() => history.length)).toBe(before);
    await widget.box.press('Enter');
    await expect(widget.results).toHaveCount(10);
    expect(await page.evaluate(() => history.length)).toBe(before + 1);
    await page.goBack();
    await expect(widget.results).toHaveCount(0);
    await expect(widget.box).toHaveValue('');
    await expect(widget.summary).toHaveText('');
  });
});

test('Back and Forward walk through searches and pages, and a reload stays', async ({
  page,
  widget,
  service,
}) => {
  service.give(pageOf('one', 0, 30), pageOf('one', 10, 30), pageOf('two', 0, 30));
  await widget.open();
  await widget.find('one', 10);
  await widget.goTo(2).click();
  await expect(widget.titles.first()).toHaveText('Doc 11');
  await widget.search('two');
  await expect(widget.summary).toHaveText('1–10 of 30 results for two');
  await page.goBack();
  await expect(widget.summary).toHaveText('11–20 of 30 results for one');
  await expect(widget.box).toHaveValue('one');
  await page.goBack();
  await expect(widget.summary).toHaveText('1–10 of 30 results for one');
  await page.goForward();
  await page.goForward();
  await expect(widget.summary).toHaveText('1–10 of 30 results for two');
  await expect(widget.box).toHaveValue('two');
  await page.goBack();
  await page.reload();
  await expect(widget.summary).toHaveText('11–20 of 30 results for one');
  await expect(widget.current).toHaveText('2');
});

const ADDRESSES: readonly (readonly [search: string, box: string, start: number | undefined])[] = [
  ['?q=100%', '100%', 0],
  ['?q=a+b', 'a b', 0],
  ['?q=%E0%A4%A', '%E0%A4%A', 0],
  ['?q=x&q=y', 'x', 0],
  ['?q=', '', undefined],
  ['?q', '', undefined],
  ['?q=%20', ' ', undefined],
  ['?q=x&page=abc', 'x', 0],
  ['?q=x&page=-3', 'x', 0],
  ['?q=x&page=1e9', 'x', 0],
  ['?q=x&page=2.5', 'x', 0],
  ['?q=x&page=0', 'x', 0],
  ['?q=x&page=2', 'x', 10],
  ['?q=a%2Bb%26c%3Dd%23e', 'a+b&c=d#e', 0],
  ['?q=%00x', 'x', 0],
  ['?page=3', '', undefined],
  ['?Q=x', '', undefined],
];

test('addresses made by hand are read without an exception (N04)', async ({ page, widget, service }) => {
  for (const [search, box, start] of ADDRESSES) {
    const before = service.of('search').length;
    await widget.open(`/bare.html${search}`);
    if (start === undefined) {
      await widget.settle();
      expect((await widget.box.inputValue()).trim(), search).toBe(box.trim());
      expect(service.of('search').length, search).toBe(before);
    } else {
      await expect(widget.box, search).toHaveValue(box);
      await expect.poll(() => service.of('search').length, search).toBe(before + 1);
      expect(service.of('search').at(-1), search).toMatchObject({ q: box, start });
      await widget.settle();
    }
  }
  expect(page.url()).toContain('?Q=x');
});

test('parameters of others, the fragment and the state stay as they are (N06)', async ({
  page,
  widget,
  service,
}) => {
  service.give(pageOf('one', 0, 30), pageOf('one', 10, 30), pageOf('two', 0, 30));
  await widget.open('/bare.html?lang=de&utm_source=x%20y&e#top');
  await page.evaluate(() => history.replaceState({ router: 7 }, ''));
  for (let round = 0; round < 5; round++) {
    await widget.search(round % 2 ? 'one' : 'two');
    await expect(widget.summary).toHaveText(`1–10 of 30 results for ${round % 2 ? 'one' : 'two'}`);
  }
  await widget.search('one');
  await expect(widget.summary).toHaveText('1–10 of 30 results for one');
  await widget.goTo(2).click();
  await expect(page).toHaveURL(/\/bare\.html\?lang=de&utm_source=x%20y&e&q=one&page=2#top$/);
  expect(await page.evaluate(() => history.state as unknown)).toEqual({ router: 7 });
  await widget.clear.click();
  await expect(page).toHaveURL(/\/bare\.html\?lang=de&utm_source=x%20y&e#top$/);
});

test('the state may be kept in the fragment, under names of the owner', async ({ page, widget, service }) => {
  service.give(pageOf('one', 0, 30), pageOf('one', 10, 30));
  await widget.open('/bare.html?x=1');
  await widget.set({ 'url-state': 'hash', 'query-param': 'find', 'page-param': 'at' });
  await widget.find('one', 10);
  await widget.goTo(2).click();
  await expect(page).toHaveURL(/\/bare\.html\?x=1#find=one&at=2$/);
  await page.goBack();
  await expect(widget.summary).toHaveText('1–10 of 30 results for one');
});

test('after paging by keyboard, reading goes on at the results', async ({ page, widget, service }) => {
  service.give(pageOf('one', 0, 30), pageOf('one', 10, 30));
  await widget.open();
  await widget.find('one', 10);
  await widget.goTo(2).press('Enter');
  await expect(widget.titles.first()).toHaveText('Doc 11');
  await expect(page.getByRole('list', { name: 'Results' })).toBeFocused();
});

test('in a frame without an address of its own (srcdoc) pages are buttons', async ({ page, service }) => {
  service.give(pageOf('p', 0, 30), pageOf('p', 20, 30));
  await page.goto('/empty.html');
  await page.evaluate(() => {
    const frame = document.createElement('iframe');
    frame.srcdoc = `<!doctype html><html lang="en"><script type="module" src="/dist/site-search.js"></script>
      <site-search base-url="/stub" organization-id="acme" api-key="k123"></site-search>`;
    document.body.append(frame);
  });
  const frame = page.frameLocator('iframe');
  await frame.getByRole('combobox').fill('p');
  await frame.getByRole('combobox').press('Enter');
  const pager = frame.getByRole('navigation', { name: 'Pages' });
  await pager.getByRole('button', { name: 'Page 3' }).click();
  await expect(frame.locator('[part=result-title]').first()).toHaveText('Doc 21');
  await expect(pager.getByRole('link')).toHaveCount(0);
});
