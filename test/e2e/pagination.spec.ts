/** The pages are what the service has, not what was asked for, and each of them can be reached. */
import { docs, found, pageOf, suggested, spelt, correction } from './answers.js';
import { drawn, expect, test } from './fixtures.js';

test('a bookmark past the end says so, and the pages that exist are all usable (P02)', async ({
  page,
  widget,
  service,
}) => {
  service.give(
    found('p', [], { start: 80, numFound: 22 }),
    pageOf('p', 0, 22),
    pageOf('p', 10, 22),
    pageOf('p', 20, 22),
  );
  await widget.open('/bare.html?q=p&page=9');
  await expect(widget.summary).toContainText('Page 9 is past the end of the results for p');
  await expect(widget.summary).not.toContainText('No results');
  await expect(widget.pager.getByRole('link')).toHaveText(['1', '2', '3']);
  await expect(widget.current).toHaveCount(0);
  await drawn(page);
  expect(service.of('search').length).toBe(1);
  for (const [number, first] of [
    [3, 'Doc 21'],
    [1, 'Doc 1'],
    [2, 'Doc 11'],
  ] as const) {
    await widget.goTo(number).click();
    await expect(widget.titles.first()).toHaveText(first);
    await expect(widget.current).toHaveText(String(number));
  }
});

test('where the service caps its pages, every document can be reached (P03)', async ({ widget, service }) => {
  service.give(
    found('p', docs(1, 50), { start: 0, numFound: 120 }),
    found('p', docs(51, 100), { start: 50, numFound: 120 }),
    found('p', docs(101, 120), { start: 100, numFound: 120 }),
  );
  await widget.open();
  await widget.set({ rows: '100' });
  await widget.find('p', 50);
  await expect(widget.summary).toHaveText('1–50 of 120 results for p');
  await expect(widget.pager.getByRole('link', { name: /^Page/ })).toHaveText(['1', '2', '3']);
  await widget.pager.getByRole('link', { name: 'Next' }).click();
  await expect(widget.titles.first()).toHaveText('Doc 51');
  await expect(widget.summary).toHaveText('51–100 of 120 results for p');
  await widget.pager.getByRole('link', { name: 'Next' }).click();
  await expect(widget.titles.last()).toHaveText('Doc 120');
  await expect(widget.summary).toHaveText('101–120 of 120 results for p');
  await expect(widget.current).toHaveText('3');
  await expect(widget.pager.getByRole('link', { name: 'Next' })).toHaveCount(0);
  expect(service.of('search').map(({ start }) => start)).toEqual([0, 50, 100]);
});

test('Back and Forward over the pages of a capped service show the documents that each had', async ({
  page,
  widget,
  service,
}) => {
  service.give(
    found('p', docs(1, 5), { start: 0, numFound: 12 }),
    found('p', docs(6, 10), { start: 5, numFound: 12 }),
    found('p', docs(11, 12), { start: 10, numFound: 12 }),
  );
  await widget.open();
  await widget.find('p', 5);
  await widget.goTo(3).click();
  await expect(widget.titles).toHaveText(['Doc 11', 'Doc 12']);
  await expect(widget.current).toHaveText('3');
  await page.goBack();
  await expect(widget.titles.first()).toHaveText('Doc 1');
  await page.goForward();
  await expect(widget.titles).toHaveText(['Doc 11', 'Doc 12']);
});

test('one document short on a page does not make other pages of the rest', async ({ widget, service }) => {
  service.give(
    pageOf('p', 0, 35),
    found('p', docs(11, 19), { start: 10, numFound: 35 }),
    pageOf('p', 20, 35),
  );
  await widget.open();
  await widget.find('p', 10);
  await widget.goTo(2).click();
  await expect(widget.titles.first()).toHaveText('Doc 11');
  await expect(widget.current).toHaveText('2');
  await expect(widget.pager.getByRole('link', { name: /^Page/ })).toHaveText(['1', '2', '3', '4']);
  await widget.goTo(3).click();
  await expect(widget.titles.first()).toHaveText('Doc 21');
  await expect(widget.current).toHaveText('3');
});

test('a new search, a pick and a correction start at the first page (P04)', async ({
  page,
  widget,
  service,
}) => {
  service.give(
    pageOf('one', 0, 30),
    pageOf('one', 20, 30),
    pageOf('two', 0, 30),
    pageOf('two', 10, 30),
    pageOf('onety', 0, 30),
    pageOf('onety', 10, 30),
    pageOf('ninety', 0, 30),
    suggested('on', ['onety']),
    spelt('onety', correction('onety', 'ninety')),
  );
  await widget.open();
  await widget.find('one', 10);
  await widget.goTo(3).click();
  await expect(widget.titles.first()).toHaveText('Doc 21');
  await expect(page).toHaveURL(/\?q=one&page=3$/);
  await widget.search('two');
  await expect(widget.titles.first()).toHaveText('Doc 1');
  await expect(widget.current).toHaveText('1');
  await expect(page).toHaveURL(/\?q=two$/);
  await widget.goTo(2).click();
  await expect(page).toHaveURL(/\?q=two&page=2$/);
  await widget.type('on');
  await widget.options.click();
  await expect(page).toHaveURL(/\?q=onety$/);
  await expect(widget.current).toHaveText('1');
  await widget.goTo(2).click();
  await expect(page).toHaveURL(/\?q=onety&page=2$/);
  await widget.correction.click();
  await expect(page).toHaveURL(/\?q=ninety$/);
  await expect(widget.current).toHaveText('1');
  const starts = service.of('search').map(({ q, start }) => `${q} ${start}`);
  expect(starts).toEqual(['one 0', 'one 20', 'two 0', 'two 10', 'onety 0', 'onety 10', 'ninety 0']);
});

for (const [how, body] of [
  ['refuses', { code: 400, message: 'start + rows must be <= 10000' }],
  ['leaves empty', found('p', [], { start: 10_000, numFound: 250_000 }).body],
] as const)
  test(`a page that the service ${how} says so, and the way back works (P05)`, async ({
    page,
    widget,
    service,
  }) => {
    service.give(pageOf('p', 0, 250_000), { endpoint: 'search', q: 'p', body });
    await widget.open();
    await widget.find('p', 10);
    await expect(widget.summary).toHaveText('1–10 of 250,000 results for p');
    await widget.pager.getByRole('link', { name: 'Page 25,000' }).click();
    await expect(widget.error).toContainText('These results cannot be shown.');
    await expect(widget.summary).not.toContainText('No results');
    await expect(widget.box).toHaveValue('p');
    await expect(widget.pager).toBeVisible();
    await widget.goTo(1).click();
    await expect(widget.error).toHaveCount(0);
    await expect(widget.titles.first()).toHaveText('Doc 1');
    await expect(page).toHaveURL(/\?q=p$/);
    await page.goto('/bare.html?q=p&page=1001');
    await expect(widget.error).toContainText('These results cannot be shown.');
    await expect(widget.box).toHaveValue('p');
  });

test('when there are fewer results than were promised, so are the pages (P06)', async ({
  widget,
  service,
}) => {
  service.give(pageOf('p', 0, 95), pageOf('p', 10, 41), pageOf('p', 40, 41));
  await widget.open();
  await widget.find('p', 10);
  await expect(widget.pager.getByRole('link', { name: 'Page 10' })).toBeVisible();
  await widget.goTo(2).click();
  await expect(widget.summary).toHaveText('11–20 of 41 results for p');
  await expect(widget.pager.getByRole('link', { name: /^Page/ })).toHaveText(['1', '2', '3', '4', '5']);
  await expect(widget.current).toHaveText('2');
  await widget.goTo(5).click();
  await expect(widget.titles).toHaveText(['Doc 41']);
  await expect(widget.current).toHaveText('5');
  await expect(widget.summary).toHaveText('41–41 of 41 results for p');
});

for (const [name, count, shown] of [
  ['none', 0, 0],
  ['seven of ten', 7, 7],
  ['ten of ten', 10, 10],
] as const) {
  test(`there is no pager, nor an empty landmark, for one page: ${name} (P10)`, async ({
    page,
    widget,
    service,
  }) => {
    service.give(found('few', docs(1, count)));
    await widget.open();
    await widget.find('few', shown);
    await expect(widget.summary).toContainText(/^(No|7|10) results for few/);
    await expect(page.getByRole('navigation')).toHaveCount(0);
  });
}

test('a million results have a bounded row of pages, with the first and the last (P10)', async ({
  widget,
  service,
}) => {
  for (const start of [0, 999_990, 500_000]) service.give(pageOf('many', start, 1_000_000));
  await widget.open();
  await widget.find('many', 10);
  const names = widget.pager.getByRole('link', { name: /^Page/ });
  expect(await names.count()).toBeLessThan(10);
  await expect(names.first()).toHaveText('1');
  await expect(names.last()).toHaveText('100,000');
  await names.last().click();
  await expect(widget.titles.first()).toHaveText('Doc 999991');
  await expect(widget.current).toHaveText('100,000');
  expect(await names.count()).toBeLessThan(10);
  expect(service.of('search').at(-1)?.url.search).toBe('?q=many&start=999990&rows=10');
});

const COUNTS: readonly (readonly [name: string, numFound: unknown, summary: string])[] = [
  ['a text', '25', '1–10 of 25 results for q'],
  ['an object of a lower bound', { value: 10_000, relation: 'gte' }, '1–10 of at least 10,000 results for q'],
  ['an object of an exact count', { value: 25, relation: 'eq' }, '1–10 of 25 results for q'],
  ['less than what came', 3, '10 results for q'],
  ['negative', -1, '10 results for q'],
  ['null', null, '10 results for q'],
];

test('odd counts are read as well as can be, and never less than what came', async ({ widget, service }) => {
  await widget.open();
  for (const [name, numFound, summary] of COUNTS) {
    service.reset();
    service.give(found('q', docs(1, 10), { numFound }));
    await widget.search('q');
    await widget.settle();
    await expect(widget.summary, name).toContainText(summary);
    await expect(widget.summary, name).not.toContainText('NaN');
  }
});

test('pages and steps stay where they are from page to page, for a pointer that clicks again', async ({
  widget,
  service,
}) => {
  service.give(...[0, 20, 90].map((start) => pageOf('p', start, 95)), pageOf('p', 10, 95, { held: true }));
  await widget.open('/bare.html?q=p');
  const next = widget.pager.getByRole('link', { name: 'Next' });
  await expect(next).toBeVisible();
  await expect(widget.pager.getByRole('listitem')).toHaveCount(7);
  await next.dblclick();
  await expect(widget.titles.first()).toHaveText('Doc 21');
  await expect(widget.current).toHaveText('3');
  expect(service.of('search').map(({ start }) => start)).toEqual([0, 10, 20]);
  await service.release();

  const left = async (): Promise<number> => (await widget.goTo(10).boundingBox())?.x ?? 0;
  const before = await left();
  await widget.goTo(10).click();
  await expect(widget.titles.first()).toHaveText('Doc 91');
  await expect(next).toHaveCount(0);
  expect(await left()).toBe(before);
});
