/** Highlights find their documents by id, and documents alone are results. */
import { found } from './answers.js';
import { expect, test, type Widget } from './fixtures.js';

const two = [
  { id: '1', title: ['A one'], url: ['https://docs.test/1'], body: ['x'] },
  { id: '2', title: ['A two'], url: ['https://docs.test/2'], body: ['x'] },
];

/** Texts of the titles, with the marks in brackets. */
async function marked(widget: Widget): Promise<string[]> {
  return await widget.titles.evaluateAll((titles) =>
    titles.map((title) => {
      const copy = title.cloneNode(true) as Element;
      for (const mark of copy.querySelectorAll('mark')) mark.textContent = `[${mark.textContent}]`;
      return copy.textContent;
    }),
  );
}

test('fields without a highlight fall back to the text of the document (J01)', async ({
  page,
  widget,
  service,
}) => {
  service.give(
    found(
      'pollen',
      [
        { id: '1', title: ['Pollen guide'], url: ['https://docs.test/1'], body: ['About bees.'] },
        { id: '2', title: ['Flowers'], url: ['https://docs.test/2'], body: ['Sugar water.'] },
        { id: '3', title: ['Honey'], url: ['https://docs.test/3'], body: ['Made from pollen.'] },
      ],
      {
        highlights: [
          { id: '1', title: ['<em>Pollen</em> guide'], body: [] },
          { id: '3', title: [''], body: ['Made from <em>pollen</em>.'] },
        ],
      },
    ),
  );
  await widget.open();
  await widget.find('pollen', 3);
  expect(await marked(widget)).toEqual(['[Pollen] guide', 'Flowers', 'Honey']);
  expect(await widget.texts(widget.bodies)).toEqual(['About bees.', 'Sugar water.', 'Made from pollen.']);
  expect(await widget.texts(widget.marks)).toEqual(['Pollen', 'pollen']);
  await expect(page.getByText('undefined')).toHaveCount(0);
});

const ODD_FIELDS: readonly (readonly [string, object])[] = [
  ['null', { title: null, body: null }],
  ['empty lists', { title: [], body: [] }],
  ['lists of nothing', { title: [null], body: ['', null] }],
  ['blanks', { title: ['  '], body: ['\n'] }],
  ['numbers', { title: 7, body: [7] }],
  ['objects', { title: { a: 1 }, body: [{ a: 1 }] }],
  ['marks round nothing', { title: ['<em></em>'], body: ['<em> </em>'] }],
];

for (const [name, fields] of ODD_FIELDS) {
  test(`highlights that are ${name} leave the text of the document (J01)`, async ({ widget, service }) => {
    service.give(found('q', [two[0]], { highlights: [{ id: '1', ...fields }] }));
    await widget.open();
    await widget.find('q', 1);
    expect(await marked(widget)).toEqual(['A one']);
    expect(await widget.texts(widget.bodies)).toEqual(['x']);
  });
}

const LISTS: readonly (readonly [string, unknown, readonly string[]])[] = [
  ['absent', undefined, ['A one', 'A two']],
  ['null', null, ['A one', 'A two']],
  ['an object', {}, ['A one', 'A two']],
  ['a text', 'none', ['A one', 'A two']],
  ['a list of nothing', [null, 7, 'x', []], ['A one', 'A two']],
  [
    'in another order, with an unknown id',
    [
      { id: '9', title: ['<em>ghost</em>'] },
      { id: '2', title: ['<em>A</em> two'] },
      { id: '1', title: ['<em>A</em> one'] },
    ],
    ['[A] one', '[A] two'],
  ],
  ['shorter than the documents', [{ id: '2', title: ['<em>A</em> two'] }], ['A one', '[A] two']],
  ['without ids', [{ title: ['<em>A</em> one'] }, { title: ['<em>A</em> two'] }], ['A one', 'A two']],
  [
    'with numbers for ids',
    [
      { id: 1, title: ['<em>A</em> one'] },
      { id: 2, title: ['A <em>two</em>'] },
    ],
    ['[A] one', 'A [two]'],
  ],
  [
    'in two parts for one id',
    [
      { id: '1', title: ['<em>A</em> one'] },
      { id: '1', body: ['<em>x</em>'] },
    ],
    ['[A] one', 'A two'],
  ],
];

for (const [name, highlights, titles] of LISTS) {
  test(`results stand in the order of the documents when highlight_v2 is ${name} (J03)`, async ({
    widget,
    service,
  }) => {
    service.give(
      found('ab', two, highlights === undefined ? { more: { highlight_v2: undefined } } : { highlights }),
    );
    await widget.open();
    await widget.find('ab', 2);
    expect(await marked(widget)).toEqual(titles);
    expect(await widget.links.evaluateAll((links) => links.map((link) => link.getAttribute('href')))).toEqual(
      ['https://docs.test/1', 'https://docs.test/2'],
    );
  });
}

test('marks in the map of a raw Solr answer are found', async ({ widget, service }) => {
  service.give(
    found('ab', two, {
      more: { highlight_v2: undefined, highlighting: { 2: { title: ['A <em>two</em>'] } } },
    }),
  );
  await widget.open();
  await widget.find('ab', 2);
  expect(await marked(widget)).toEqual(['A one', 'A [two]']);
});

test('documents with one id, numeric ids and an id __proto__ each keep their own title and link (J04)', async ({
  page,
  widget,
  service,
}) => {
  const titles = ['Http copy', 'Https copy', 'Number id', 'Odd id', 'Null id', 'Build'];
  const ids = ['7', '7', 42, '__proto__', null, 'constructor'];
  service.give(
    found(
      'dup',
      titles.map((title, index) => ({
        id: ids[index],
        title: [title],
        url: [`https://docs.test/${index}`],
        body: ['x'],
      })),
      {
        highlights: [
          { id: '7', title: ['Http <em>copy</em>'] },
          { id: '42', title: ['<em>Number</em> id'] },
          JSON.parse('{"id":"__proto__","__proto__":{"polluted":1},"title":["<em>Odd</em> id"]}'),
          { id: 'constructor', title: ['<em>Build</em>'] },
        ],
      },
    ),
    found('next', two),
  );
  await widget.open();
  await widget.find('dup', 6);
  expect(await widget.texts(widget.titles)).toEqual(titles);
  const shown = await marked(widget);
  expect(shown.slice(2)).toEqual(['[Number] id', '[Odd] id', 'Null id', '[Build]']);
  expect(await widget.links.evaluateAll((links) => links.map((link) => link.getAttribute('href')))).toEqual(
    titles.map((_, index) => `https://docs.test/${index}`),
  );
  expect(await page.evaluate(() => 'polluted' in Object.prototype)).toBe(false);
  await widget.search('next');
  await expect(widget.titles).toHaveText(['A one', 'A two']);
});

test('single strings are taken as they stand (J06)', async ({ page, widget, service }) => {
  service.give(
    found('s', [{ id: '1', title: 'Setup', url: 'https://docs.test/setup', body: 'Short body.' }], {
      highlights: [{ id: '1', title: '<em>Setup</em>', body: 'Short <em>body</em>.' }],
    }),
  );
  await widget.open();
  await widget.find('s', 1);
  expect(await marked(widget)).toEqual(['[Setup]']);
  expect(await widget.texts(widget.bodies)).toEqual(['Short body.']);
  await expect(page.locator('[part=result-url]')).toHaveText('docs.test/setup');
  await expect(widget.links).toHaveAttribute('href', 'https://docs.test/setup');
  expect(await widget.texts(widget.marks)).toEqual(['Setup', 'body']);
});

test('a document without a title, an address or a body is still a result with a name', async ({
  page,
  widget,
  service,
}) => {
  service.give(
    found('q', [
      { id: 'only-id' },
      { id: '2', url: ['https://docs.test/guide'] },
      { id: '3', title: ['   '], url: 'https://docs.test/blank' },
      { id: '4', title: [null, 'Second value'], body: null },
      { id: '5', title: 2024 },
    ]),
  );
  await widget.open();
  await widget.find('q', 5);
  expect(await widget.texts(widget.titles)).toEqual([
    'only-id',
    'docs.test/guide',
    'docs.test/blank',
    'Second value',
    '2024',
  ]);
  await expect(page.getByText(/undefined|null|\[object/)).toHaveCount(0);
});

test('highlights of another value of the field do not replace the first', async ({ widget, service }) => {
  service.give(
    found(
      'q',
      [
        {
          id: '1',
          title: ['First', 'Second'],
          url: ['https://docs.test/1', 'javascript:window.__pwned=1'],
          body: ['alpha', 'beta match'],
        },
      ],
      {
        highlights: [
          {
            id: '1',
            title: ['<em>Second</em>'],
            body: ['beta <em>match</em>'],
            url: ['<em>javascript</em>:window.__pwned=1'],
          },
        ],
      },
    ),
  );
  await widget.open();
  await widget.find('q', 1);
  expect(await marked(widget)).toEqual(['First']);
  expect(await widget.texts(widget.bodies)).toEqual(['beta match']);
  await expect(widget.links).toHaveAttribute('href', 'https://docs.test/1');
});

test('a highlight stands alone where the document lacks the field, and never gives the address', async ({
  page,
  widget,
  service,
}) => {
  service.give(
    found('q', [{ id: '1' }], {
      highlights: [
        {
          id: '1',
          title: ['A <em>lone</em> title'],
          body: ['one <em>two</em>', 'three'],
          url: ['https://evil.test/<em>x</em>'],
        },
      ],
    }),
  );
  await widget.open();
  await widget.find('q', 1);
  expect(await marked(widget)).toEqual(['A [lone] title']);
  expect(await widget.texts(widget.bodies)).toEqual(['one two … three']);
  await expect(page.locator('[href*="evil.test"]')).toHaveCount(0);
});

test('the own mapping of an organization is followed, and may change', async ({ widget, service }) => {
  service.give(
    found('q', [
      { id: '1', name: ['Named'], link: ['https://docs.test/n'], text: 'The text', title: ['Titled'] },
    ]),
  );
  await widget.open();
  await widget.set({ 'title-field': 'name', 'url-field': 'link', 'body-field': 'text' });
  await widget.find('q', 1);
  expect(await widget.texts(widget.titles)).toEqual(['Named']);
  expect(await widget.texts(widget.bodies)).toEqual(['The text']);
  await expect(widget.links).toHaveAttribute('href', 'https://docs.test/n');
  await widget.set({ 'title-field': 'title' });
  await expect(widget.titles).toHaveText(['Titled']);
});
