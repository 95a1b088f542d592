/** What is spoken, sentence by sentence: each outcome once, in order, and nothing else. */
import { isolated, listen } from './announcements.js';
import { correction, doc, docs, found, pageOf, spelt, suggested } from './answers.js';
import { drawn, expect, test } from './fixtures.js';

const X = isolated('x');

test('the regions are there, empty, before anything is said, and stay the same', async ({
  widget,
  service,
}) => {
  service.give(pageOf('x', 0, 25));
  await widget.open();
  await widget.box.focus();
  await drawn(widget.page);
  const before = await widget.spoken.elementHandles();
  expect(before.length).toBeGreaterThanOrEqual(6);
  expect((await widget.texts(widget.spoken)).join('')).toBe('');
  // polite, and read as they are: nothing on them says otherwise
  for (const name of ['aria-live', 'aria-hidden', 'hidden'])
    await expect(widget.page.locator(`[role=status][${name}]`)).toHaveCount(0);
  await widget.find('x', 10);
  await widget.search('y');
  await expect(widget.summary).toContainText('No results for y');
  const after = await widget.spoken.elementHandles();
  expect(after.length).toBe(before.length);
  for (const [index, region] of after.entries())
    expect(await region.evaluate((now, then) => now === then, before[index])).toBe(true);
});

test('typing speaks how many suggestions there are, Enter how many results and which page', async ({
  widget,
  service,
}) => {
  service.give(
    suggested('so', ['sol', 'solar panel', 'sour']),
    suggested('solar', ['solar panel']),
    pageOf('solar', 0, 25),
  );
  await widget.open();
  const spoken = await listen(widget);
  await widget.type('so');
  await expect.poll(spoken).toEqual(['3 suggestions']);
  await widget.box.press('ArrowDown');
  await widget.box.press('ArrowUp');
  await widget.box.pressSequentially('lar');
  // letters between may have been asked for, for which there are none
  await expect.poll(spoken).toEqual(['3 suggestions', '1 suggestion']);
  await widget.box.press('Enter');
  await expect(widget.results).toHaveCount(10);
  await widget.settle();
  const solar = `25 results for ${isolated('solar')}, page 1 of 3`;
  expect(await spoken()).toEqual(['3 suggestions', '1 suggestion', solar]);
});

test('typing alone says nothing of results, nor of failures of the suggestions', async ({
  widget,
  service,
}) => {
  service.give(pageOf('x', 0, 25), { endpoint: 'suggest', q: '*', status: 500, rawBody: '' });
  await widget.open();
  await widget.find('x', 10);
  const spoken = await listen(widget);
  await widget.type('no suggestions');
  await expect.poll(() => service.hasAnswered('suggest', 'no suggestions')).toBe(true);
  await widget.box.press('Escape');
  await widget.box.press('ArrowDown');
  expect(await spoken()).toEqual([]);
});

test('the same count is spoken again for another query, and for the same one asked again', async ({
  widget,
  service,
}) => {
  service.give(found('x', docs(1, 3)), found('y', docs(4, 6)));
  await widget.open();
  const spoken = await listen(widget);
  const sentences: string[] = [];
  for (const query of ['x', 'y', 'y', 'y', 'x']) {
    await widget.search(query);
    sentences.push(`3 results for ${isolated(query)}`);
    await expect.poll(spoken).toEqual(sentences);
  }
});

test('another page is spoken once, with its number', async ({ widget, service }) => {
  service.give(pageOf('x', 0, 25), pageOf('x', 10, 25), pageOf('x', 20, 25));
  await widget.open();
  const spoken = await listen(widget);
  await widget.find('x', 10);
  await widget.goTo(2).click();
  await expect(widget.titles.first()).toHaveText('Doc 11');
  await widget.pager.getByRole('link', { name: 'Next' }).press('Enter');
  await expect(widget.titles.first()).toHaveText('Doc 21');
  await widget.settle();
  expect(await spoken()).toEqual([1, 2, 3].map((page) => `25 results for ${X}, page ${page} of 3`));
});

test('an offer is spoken once, after the count, and not again with another page', async ({
  widget,
  service,
}) => {
  service.give(
    spelt('fenze', correction('fenze', 'fence')),
    pageOf('fenze', 0, 25),
    pageOf('fenze', 10, 25),
    pageOf('fence', 0, 11),
  );
  await widget.open();
  const spoken = await listen(widget);
  await widget.search('fenze');
  await expect(widget.correction).toHaveText('fence');
  await widget.goTo(2).click();
  await expect(widget.titles.first()).toHaveText('Doc 11');
  await expect(widget.correction).toHaveText('fence');
  await widget.correction.click();
  await expect(widget.summary).toContainText('11 results for fence');
  expect(await spoken()).toEqual([
    `25 results for ${isolated('fenze')}, page 1 of 3`,
    `Did you mean ${isolated('fence')}?`,
    `25 results for ${isolated('fenze')}, page 2 of 3`,
    `11 results for ${isolated('fence')}, page 1 of 2`,
  ]);
});

test('a correction searched unasked is spoken, with what it found', async ({ widget, service }) => {
  service.give(spelt('fenze', correction('fenze', 'fence')), found('fenze', []), found('fence', docs(1, 2)));
  await widget.open();
  await widget.set({ spelling: 'auto' });
  const spoken = await listen(widget);
  await widget.search('fenze');
  await expect(widget.results).toHaveCount(2);
  await widget.settle();
  const corrected = [`Showing results for ${isolated('fence')}.`, `2 results for ${isolated('fence')}`];
  expect(await spoken()).toEqual(corrected);
  await widget.correction.click();
  await expect(widget.correction).toHaveText('fence');
  await expect(widget.summary).toContainText('No results for fenze');
  expect(await spoken()).toEqual([
    ...corrected,
    `No results for ${isolated('fenze')}`,
    `Did you mean ${isolated('fence')}?`,
  ]);
});

test('a failure is spoken, again when it fails again, and what comes of trying again', async ({
  widget,
  service,
}) => {
  service.give({ endpoint: 'search', q: 'x', status: 500, times: 3 }, pageOf('x', 0, 25));
  await widget.open();
  const spoken = await listen(widget);
  const sentences: string[] = [];
  await widget.search('x');
  for (let failures = 1; failures <= 3; failures++) {
    if (failures > 1) await widget.retry.click();
    sentences.push('Something went wrong with the search.');
    await expect.poll(spoken).toEqual(sentences);
  }
  await widget.retry.click();
  await expect(widget.results).toHaveCount(10);
  await widget.settle();
  expect(await spoken()).toEqual([...sentences, `25 results for ${X}, page 1 of 3`]);
});

test('no results, and a page past the end, are spoken as such', async ({ widget, service }) => {
  service.give(pageOf('x', 0, 95), found('x', [], { start: 90, numFound: 22 }));
  await widget.open();
  const spoken = await listen(widget);
  await widget.search('nothing');
  await expect(widget.summary).toContainText('No results for nothing');
  await widget.find('x', 10);
  await widget.goTo(10).click();
  await expect(widget.summary).toContainText('There are 22 results.');
  await widget.settle();
  expect(await spoken()).toEqual([
    `No results for ${isolated('nothing')}`,
    `95 results for ${X}, page 1 of 10`,
    `Page 10 is past the end of the results for ${X}`,
  ]);
});

test('of ten quick searches only the last is spoken', async ({ page, widget, service }) => {
  const queries = Array.from({ length: 10 }, (_, index) => `query ${index}`);
  service.give(...queries.map((query) => found(query, [doc(1)])));
  await widget.open();
  let asked = 0;
  let answer = (): void => undefined;
  const allAsked = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/search?*', async (route) => {
    asked++;
    await allAsked;
    await route.fallback();
  });
  const spoken = await listen(widget);
  for (const query of queries) await widget.search(query);
  await expect.poll(() => asked).toBe(10);
  answer();
  await expect(widget.summary).toHaveText('1 result for query 9');
  expect(await spoken()).toEqual([`1 result for ${isolated('query 9')}`]);
});

test('clearing says nothing, and what was said before is not said again', async ({ widget, service }) => {
  service.give(pageOf('x', 0, 25));
  await widget.open();
  await widget.find('x', 10);
  const spoken = await listen(widget);
  await widget.clear.click();
  await expect(widget.results).toHaveCount(0);
  await widget.host.evaluate((host) => host.parentElement?.prepend(host));
  expect(await spoken()).toEqual([]);
});

test('no result, option or control stands in a region that is spoken', async ({ page, widget, service }) => {
  service.give(
    suggested('fenze', ['fence']),
    spelt('fenze', correction('fenze', 'fence')),
    pageOf('fenze', 0, 25),
    { endpoint: 'search', q: 'bad', status: 500 },
  );
  await widget.open();
  const check = async (): Promise<void> => {
    const live = page.locator('[role=status], [role=alert], [role=log], [aria-live], output');
    await expect(live.locator('[part], a, button, input, li')).toHaveCount(0);
  };
  await widget.type('fenze');
  await expect(widget.options).toHaveCount(1);
  await check();
  await widget.box.press('Enter');
  await expect(widget.correction).toHaveText('fence');
  await check();
  await widget.search('bad');
  await expect(widget.error).toBeVisible();
  await check();
});
