/** A better spelling is offered where there is one, and never a worse one. */
import { correction, doc, found, spelt, suggested } from './answers.js';
import { drawn, expect, test, type Widget } from './fixtures.js';
import { CORRECTED } from './spelling-cases.js';
import type { StandIn } from './stand-in.js';

test('a correction replaces the wrong word, and a click searches it from the start (D01)', async ({
  page,
  widget,
  service,
}) => {
  service.give(
    spelt('garden fenze', correction('fenze', 'fence')),
    found('garden fenze', []),
    found('garden fence', [doc(1, { title: ['Garden fence'] })]),
  );
  await widget.open();
  await widget.search('garden fenze');
  await expect(widget.spelling).toHaveText('Did you mean garden fence?');
  await widget.correction.click();
  await expect(widget.titles).toHaveText(['Garden fence']);
  await expect(widget.box).toHaveValue('garden fence');
  await expect(widget.spelling).toHaveCount(0);
  await expect(page).toHaveURL(/\?q=garden%20fence$/);
  // the check that it finds something has asked for its first page
  expect(service.of('search').map(({ q, start }) => [q, start])).toEqual([
    ['garden fenze', 0],
    ['garden fence', 0],
  ]);
});

test('a correction is a link with an address of its own', async ({ page, widget, service }) => {
  service.give(spelt('fenze', correction('fenze', 'fence')), found('*', [doc(1)]));
  await widget.open('/bare.html?lang=de');
  await widget.search('fenze');
  await expect(widget.spelling.getByRole('link')).toHaveAttribute('href', /\/bare\.html\?lang=de&q=fence$/);
  await widget.set({ 'url-state': 'off' });
  await expect(widget.spelling.getByRole('button')).toHaveText('fence');
  await widget.spelling.getByRole('button').click();
  await expect(widget.box).toHaveValue('fence');
  await expect(page).toHaveURL(/q=fenze/);
});

/** Searches all of them, one after the other, and says for which something was offered. */
async function offers(
  widget: Widget,
  service: StandIn,
  queries: readonly string[],
): Promise<(string | null)[]> {
  const texts: (string | null)[] = [];
  for (const query of queries) {
    await widget.search(query);
    await expect(widget.titles).toHaveText([`For ${query}`]);
    await expect.poll(() => service.queries('spell')).toContain(query);
    // the whole query first, its words next
    for (let round = 0; round < 2; round++) {
      await expect.poll(() => service.of('spell').every(({ isAnswered }) => isAnswered)).toBe(true);
      await drawn(widget.page);
    }
    texts.push((await widget.spelling.count()) ? await widget.spelling.textContent() : null);
  }
  return texts;
}

/** Searches, and waits for what is offered. */
async function offered(widget: Widget, query: string, text: string): Promise<void> {
  await widget.search(query);
  await expect(widget.titles).toHaveText([`For ${query}`]);
  await expect(widget.spelling).toHaveText(text);
  // every space of it
  expect(await widget.texts(widget.spelling), query).toEqual([text]);
}

const NOTHING: readonly unknown[] = [
  [],
  ['WORD', { suggestion: [] }],
  ['WORD', {}],
  ['WORD'],
  ['WORD', null],
  null,
  ['WORD', { suggestion: [{ freq: 1 }] }],
  {},
  'WORD',
  7,
  undefined,
  [null, null],
  [{ suggestion: [{ word: 'alone', freq: 1 }] }],
  ['WORD', { suggestion: null }],
  ['WORD', { suggestion: [null, [], { word: null }, { word: '' }, { word: '  ' }] }],
  ['WORD', { suggestion: [{ word: 'WORD', freq: 3 }] }],
  ['WORD', { suggestion: [{ word: 'word', freq: 3 }] }],
  ['other', { suggestion: [{ word: 'another', freq: 3 }] }],
  { suggestions: [], collations: [] },
  { WORD: { suggestion: [] } },
  { constructor: { suggestion: [{ word: 'x', freq: 1 }] } },
];

test('answers that hold no correction offer none, and leave the results alone (D04)', async ({
  page,
  widget,
  service,
}) => {
  const word = (index: number): string => `Quux${String.fromCharCode(97 + index)}`;
  NOTHING.forEach((spell, index) => {
    const text = JSON.stringify({ code: 200, message: 'success', spell });
    service.give(
      {
        endpoint: 'spell',
        q: word(index),
        rawBody: text
          .replaceAll('"WORD"', `"${word(index)}"`)
          .replaceAll('"word"', `"${index === 16 ? word(index).toLowerCase() : 'word'}"`),
      },
      found(word(index), [doc(index, { title: [`For ${word(index)}`] })]),
    );
  });
  await widget.open();
  const queries = NOTHING.map((_, index) => word(index));
  const shown = await offers(widget, service, queries);
  expect(shown.map((text, index) => [index, text])).toEqual(queries.map((_, index) => [index, null]));
  await expect(page.getByText(/undefined|\[object/)).toHaveCount(0);
});

test('a failed lookup of the spelling is never told', async ({ page, widget, service }) => {
  service.give(
    { endpoint: 'spell', q: '*', status: 500, rawBody: '<h1>no</h1>', contentType: 'text/html' },
    found('fenze', [doc(1, { title: ['For fenze'] })]),
  );
  await widget.open();
  expect(await offers(widget, service, ['fenze'])).toEqual([null]);
  await expect(widget.error).toHaveCount(0);
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('every way in which services correct is understood (D05, D06, D09)', async ({
  page,
  widget,
  service,
}) => {
  for (const [, query, spell] of CORRECTED) {
    service.give(spelt(query, spell), found(query, [doc(1, { title: [`For ${query}`] })]));
  }
  await widget.open();
  for (const [, query, , corrected] of CORRECTED) await offered(widget, query, `Did you mean ${corrected}?`);
  await expect(page.getByText(/undefined|\[object/)).toHaveCount(0);
});

test('each distinct word is asked for, eight at most, none that is short, a number or an operator', async ({
  widget,
  service,
}) => {
  const query = 'npm NPM of 2024 AND one1 alpha betaa gamma delta epsil zetaa etaaa theta iotaa';
  service.give(
    found(query, [doc(1, { title: [`For ${query}`] })]),
    spelt('gamma', correction('gamma', 'gammon')),
  );
  await widget.open();
  await offered(widget, query, `Did you mean ${query.replace('gamma', 'gammon')}?`);
  const words = service.queries('spell').filter((q) => q !== query);
  expect(words.length).toBe(8);
  expect(new Set(words.map((word) => word.toLowerCase())).size).toBe(8);
  for (const word of ['NPM', 'of', '2024', 'AND']) expect(words).not.toContain(word);
});

test('a correction that finds nothing either is not offered for an empty page', async ({
  page,
  widget,
  service,
}) => {
  service.give(spelt('fenze', correction('fenze', 'fence')), found('fenze', []), found('fence', []));
  await widget.open();
  await widget.search('fenze');
  await expect(widget.summary).toContainText('No results for fenze');
  await expect.poll(() => service.hasAnswered('search', 'fence')).toBe(true);
  await drawn(page);
  await expect(widget.spelling).toHaveCount(0);
});

test('"auto" shows what the correction finds, says so, and has a way back', async ({
  page,
  widget,
  service,
}) => {
  service.give(spelt('fenze', correction('fenze', 'fence')), found('fenze', []), found('fence', [doc(1)]));
  await widget.open();
  await widget.set({ spelling: 'auto' });
  await widget.search('fenze');
  await expect(widget.titles).toHaveText(['Doc 1']);
  await expect(widget.spelling).toHaveText('Showing results for fence. Search instead for fenze');
  await widget.correction.click();
  await expect(widget.summary).toContainText('No results for fenze');
  await drawn(page);
  await expect(widget.results).toHaveCount(0);
  await expect(widget.box).toHaveValue('fenze');
});

test('"auto" searches nothing in place of a search that has failed', async ({ page, widget, service }) => {
  service.give(
    { endpoint: 'search', q: 'fenze', status: 500 },
    spelt('fenze', correction('fenze', 'fence')),
    found('fence', [doc(1)]),
  );
  await widget.open();
  await widget.set({ spelling: 'auto' });
  await widget.search('fenze');
  await expect(widget.error).toBeVisible();
  await expect.poll(() => service.hasAnswered('spell', 'fenze')).toBe(true);
  await widget.settle();
  await drawn(page);
  expect(service.queries('search')).not.toContain('fence');
  await expect(widget.error).toBeVisible();
});

test('"off" never asks', async ({ widget, service }) => {
  service.give(found('fenze', [doc(1)]), suggested('fenze', []));
  await widget.open();
  await widget.set({ spelling: 'off' });
  await widget.find('fenze', 1);
  expect(service.of('spell')).toEqual([]);
});

test('turning to another page keeps the offer and does not ask again', async ({ widget, service }) => {
  service.give(
    spelt('fenze', correction('fenze', 'fence')),
    found(
      'fenze',
      Array.from({ length: 10 }, (_, n) => doc(n)),
      { numFound: 20, start: 0 },
    ),
    found(
      'fenze',
      Array.from({ length: 10 }, (_, n) => doc(n + 10)),
      { numFound: 20, start: 10 },
    ),
  );
  await widget.open();
  await widget.search('fenze');
  await expect(widget.spelling).toHaveText('Did you mean fence?');
  await widget.goTo(2).click();
  await expect(widget.titles.first()).toHaveText('Doc 10');
  await expect(widget.spelling).toHaveText('Did you mean fence?');
  expect(service.queries('spell')).toEqual(['fenze']);
});
