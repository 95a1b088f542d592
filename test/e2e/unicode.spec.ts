/** Characters stay whole, whatever the service cut, and every direction keeps to itself. */
import { doc, found, suggested } from './answers.js';
import { expect, test } from './fixtures.js';

test('halves of an emoji in a highlight never reach the page (U01)', async ({ widget, service }) => {
  service.give(
    found(
      'now',
      [
        {
          id: '1',
          title: ['deploy \u{1f680} now'],
          url: ['https://docs.test/1'],
          body: ['ship it \u{1f680} now \u{1f44a}\u{1f44a}'],
        },
      ],
      {
        highlights: [
          {
            id: '1',
            title: ['deploy <em>\ud83d</em>\ude80 <em>now</em>'],
            body: ['ship it \u{1f680} <em>now</em> \ud83d'],
          },
        ],
      },
    ),
  );
  await widget.open();
  await widget.find('now', 1);
  const texts = [...(await widget.texts(widget.titles)), ...(await widget.texts(widget.bodies))];
  expect(texts).toEqual(['deploy \u{1f680} now', 'ship it \u{1f680} now \u{1f44a}\u{1f44a}']);
  for (const mark of await widget.texts(widget.marks)) expect(mark).not.toMatch(/\p{Cs}/u);
});

const BROKEN: readonly string[] = [
  'a \ud83d b',
  '\ude80 start',
  'end \ud83d',
  'nul \u0000 bell \u0007 x',
  'swap \ude80\ud83d x',
];

test('lone surrogates and control characters of documents are not drawn (U01)', async ({
  widget,
  service,
}) => {
  service.give(
    found(
      'q',
      BROKEN.map((text, index) => ({
        id: index,
        title: [text],
        url: [`https://docs.test/${index}`],
        body: [text],
      })),
    ),
  );
  await widget.open();
  await widget.find('q', BROKEN.length);
  const texts = [...(await widget.texts(widget.titles)), ...(await widget.texts(widget.bodies))];
  for (const text of texts) {
    expect(text).not.toMatch(/\p{Cs}|\p{Cc}|\ufffd/u);
  }
  expect(texts[0]).toBe('a  b');
});

const MARKED: readonly (readonly [name: string, docs: string, highlight: string])[] = [
  ['an accent (U02)', 'cafe\u0301 au lait', '<em>cafe</em>\u0301 au lait'],
  [
    'points, vowel signs and a joined emoji (U02)',
    '\u05e9\u05c1\u05b8\u05dc\u05d5\u05b9\u05dd \u0928\u093f \u{1f468}\u200d\u{1f469}\u200d\u{1f467}',
    '<em>\u05e9</em>\u05c1\u05b8\u05dc\u05d5\u05b9\u05dd <em>\u0928</em>\u093f <em>\u{1f468}</em>\u200d\u{1f469}\u200d\u{1f467}',
  ],
  ['a skin tone', 'thumbs \u{1f44d}\u{1f3fd} up', 'thumbs <em>\u{1f44d}</em>\u{1f3fd} up'],
  ['a flag', 'flag \u{1f1e9}\u{1f1ea} here', 'flag <em>\u{1f1e9}</em>\u{1f1ea} here'],
  ['a keycap', 'key 1\ufe0f\u20e3 here', 'key <em>1</em>\ufe0f\u20e3 here'],
  ['Hangul jamo', 'word \u1112\u1161\u11ab end', 'word <em>\u1112</em>\u1161\u11ab end'],
  [
    'Thai',
    '\u0e01\u0e34\u0e19\u0e02\u0e49\u0e32\u0e27',
    '<em>\u0e01</em>\u0e34\u0e19\u0e02\u0e49\u0e32\u0e27',
  ],
  ['Arabic vowels', '\u0643\u0650\u062a\u064e\u0627\u0628', '<em>\u0643</em>\u0650\u062a\u064e\u0627\u0628'],
  ['a mark that begins with an accent', 'cafe\u0301 x', 'cafe<em>\u0301</em> x'],
];

test('no mark ends inside of a character as people see it (U02)', async ({ page, widget, service }) => {
  service.give(
    found(
      'cafe',
      MARKED.map(([, docs], index) => ({
        id: String(index),
        title: [docs],
        url: [`https://docs.test/${index}`],
        body: ['x'],
      })),
      { highlights: MARKED.map(([, , highlight], index) => ({ id: String(index), title: [highlight] })) },
    ),
  );
  await widget.open();
  await widget.find('cafe', MARKED.length);
  expect(await widget.texts(widget.titles)).toEqual(MARKED.map(([, docs]) => docs));
  const torn = await page.evaluate(() => {
    const root = document
      .querySelector('site-search')
      ?.shadowRoot?.querySelector('site-search-results')?.shadowRoot;
    return Array.from(root?.querySelectorAll('[part=result-title]') ?? []).flatMap((title, index) => {
      const drawn = Array.from(title.querySelector('a')?.childNodes ?? []).filter(
        (node) => !(node instanceof Comment),
      );
      const pieces = drawn.map((node) => node.textContent ?? '');
      const count = (text: string): number => [...new Intl.Segmenter().segment(text)].length;
      const apart = pieces.reduce((sum, piece) => sum + count(piece), 0);
      return !title.querySelector('mark') || apart !== count(title.textContent) ? [index] : [];
    });
  });
  expect(torn.map((index) => MARKED[index]?.[0])).toEqual([]);
});

test('a document and its highlight may be composed differently', async ({ widget, service }) => {
  service.give(
    found(
      'q',
      [
        { id: '1', title: ['caf\u00e9 noir'] },
        { id: '2', title: ['cafe\u0301 noir'] },
      ],
      {
        highlights: [
          { id: '1', title: ['<em>cafe\u0301</em> noir'] },
          { id: '2', title: ['<em>caf\u00e9</em> noir'] },
        ],
      },
    ),
  );
  await widget.open();
  await widget.find('q', 2);
  expect(await widget.texts(widget.titles)).toEqual(['caf\u00e9 noir', 'cafe\u0301 noir']);
  expect(await widget.texts(widget.marks)).toEqual(['caf\u00e9', 'cafe\u0301']);
});

const KEYS: readonly (readonly [name: string, key: string])[] = [
  ['composed', 'p\u00e9rgola'],
  ['decomposed', 'pe\u0301rgola'],
  ['in capitals', 'P\u00c9RGOLA'],
];

for (const [name, key] of KEYS) {
  test(`a decomposed text is asked for composed, and finds a key that is ${name} (U03)`, async ({
    page,
    widget,
    service,
  }) => {
    service.give(suggested('p\u00e9rgola', ['p\u00e9rgola roof', 'p\u00e9rgola kit'], key));
    await widget.open();
    await widget.box.focus();
    await page.keyboard.insertText('pe\u0301rgola');
    await expect(widget.options).toHaveText(['p\u00e9rgola roof', 'p\u00e9rgola kit']);
    expect(service.of('suggest').at(-1)?.url.search).toContain('q=p%C3%A9rgola');
    await expect(widget.box).toHaveValue('pe\u0301rgola');
  });
}

test('long emoji, lone surrogates and line ends in a query go out well-formed', async ({
  page,
  widget,
  service,
}) => {
  await widget.open();
  await widget.host.evaluate((element) =>
    (element as unknown as { search(text: string): void }).search('a\ud83d b\u{1f680}\n\tc\u0000'),
  );
  await expect.poll(() => service.queries('search').length).toBe(1);
  expect(service.queries('search')[0]).toBe('a b\u{1f680} c');
  await expect(page).toHaveURL(/q=a%20b%F0%9F%9A%80%20c$/);
});

const DIRECTED: readonly (readonly [name: string, query: string])[] = [
  ['Hebrew', '\u05e9\u05dc\u05d5\u05dd \u05e2\u05d5\u05dc\u05dd'],
  ['Arabic with a number', '\u0633\u0644\u0627\u0645 12'],
  ['an override', 'abc \u202edef'],
];

for (const [name, query] of DIRECTED) {
  test(`a query in ${name} stands isolated in the sentences round it (U05)`, async ({ widget, service }) => {
    service.give(
      found(
        query,
        [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].map((n) => doc(n)),
      ),
      {
        endpoint: 'spell',
        q: query,
        body: { code: 200, message: 'success', spell: { collations: ['collation', `${query}x`] } },
      },
    );
    await widget.open();
    await widget.find(query, 12);
    expect(await widget.texts(widget.summary)).toEqual([`12 results for ${query}`]);
    expect(await widget.texts(widget.summary.locator('bdi'))).toEqual([query]);
    await expect(widget.correction).toHaveText(`${query}x`);
    expect(await widget.texts(widget.spelling.locator('bdi'))).toEqual([`${query}x`]);
    await expect(widget.box).toHaveAttribute('dir', 'auto');
    await widget.search(`${query} none`);
    await expect(widget.summary).toContainText('No results for');
    expect(await widget.texts(widget.summary.locator('bdi'))).toEqual([`${query} none`]);
    await widget.hears(`No results for \u2068${query} none\u2069`);
  });
}

test('the query follows the count on the line, whatever its direction (U05)', async ({ widget, service }) => {
  service.give(
    found(
      '\u05e9\u05dc\u05d5\u05dd',
      [1, 2].map((n) => doc(n)),
    ),
  );
  await widget.open();
  await widget.find('\u05e9\u05dc\u05d5\u05dd', 2);
  const isAfter = await widget.summary.locator('p').evaluate((line) => {
    const range = document.createRange();
    range.selectNodeContents(line.firstChild ?? line);
    const words = [...line.childNodes].find((node) => node instanceof Text && node.data.includes('result'));
    if (words) range.selectNodeContents(words);
    const bdi = line.querySelector('bdi')?.getBoundingClientRect();
    return (bdi?.left ?? 0) >= range.getBoundingClientRect().right - 1;
  });
  expect(isAfter).toBe(true);
});

test('titles and snippets take the direction of their own text', async ({ widget, service }) => {
  service.give(
    found('q', [
      doc(1, { title: ['\u05e9\u05dc\u05d5\u05dd world'], body: ['\u0633\u0644\u0627\u0645'] }),
      doc(2),
    ]),
  );
  await widget.open();
  await widget.find('q', 2);
  const directions = await widget.results
    .locator('[dir]')
    .evaluateAll((places) => places.map((place) => getComputedStyle(place).direction));
  expect(directions).toEqual(['rtl', 'ltr', 'rtl', 'ltr', 'ltr', 'ltr']);
});
