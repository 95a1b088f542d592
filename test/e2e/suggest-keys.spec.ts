/** What is asked for is what was typed, and the answer is found under whatever key the service gave it. */
import { suggested, suggestedBody } from './answers.js';
import { drawn, expect, test } from './fixtures.js';
import { good } from './stand-in.js';

test('spaces round a text are not sent, and are left alone in the box (S01)', async ({ widget, service }) => {
  service.give(suggested('Solar', ['solar panel', 'solar roof'], 'solar'));
  await widget.open();
  await widget.type('  Solar ');
  await expect(widget.options).toHaveText(['solar panel', 'solar roof']);
  expect(service.queries('suggest').at(-1)).toBe('Solar');
  await expect(widget.box).toHaveValue('  Solar ');
});

const entry = (...terms: string[]): object => ({
  numFound: terms.length,
  suggestions: terms.map((term) => ({ term, weight: 0 })),
});

const KEYED: readonly (readonly [name: string, suggest: object, terms: readonly string[]])[] = [
  ['the query', { Pub: entry('publish') }, ['publish']],
  ['the query untrimmed', { ' Pub ': entry('publish') }, ['publish']],
  ['the query in lower case', { pub: entry('publish') }, ['publish']],
  ['something else, alone', { 'pub*': entry('publish') }, ['publish']],
  ['a dictionary above it', { mySuggester: { Pub: entry('publish') } }, ['publish']],
  [
    'two dictionaries',
    {
      a: {
        Pub: {
          suggestions: [
            { term: 'publish', weight: 1 },
            { term: 'both', weight: 3 },
          ],
        },
      },
      b: {
        Pub: {
          suggestions: [
            { term: 'public', weight: 2 },
            { term: 'both', weight: 1 },
          ],
        },
      },
    },
    ['both', 'public', 'publish'],
  ],
  ['the query, beside that of another', { other: entry('wrong'), Pub: entry('publish') }, ['publish']],
  ['no key', entry('publish'), ['publish']],
];

test('options are found under every kind of key (S01)', async ({ page, widget, service }) => {
  await widget.open();
  for (const [index, [name, suggest, terms]] of KEYED.entries()) {
    // a setting that changes makes it forget what it was told of this query
    await widget.set({ rows: String(11 + index) });
    service.reset();
    service.give(suggestedBody('Pub', suggest));
    const before = service.of('suggest').length;
    await page.keyboard.press('Escape');
    await widget.type('Pub');
    await expect
      .poll(() =>
        service
          .of('suggest')
          .slice(before)
          .some(({ q, isAnswered }) => q === 'Pub' && isAnswered),
      )
      .toBe(true);
    await expect(widget.options, name).toHaveText([...terms]);
  }
});

const OBJECT_NAMES = [
  'constructor',
  'toString',
  'hasOwnProperty',
  'valueOf',
  'isPrototypeOf',
  '__defineGetter__',
  '__proto__',
];

test('names of every object are queries like any other (S02)', async ({ page, widget, service }) => {
  await widget.open();
  const raw = (suggest: string): string => `{"code":200,"message":"success","suggest":${suggest}}`;
  for (const name of OBJECT_NAMES) {
    service.reset();
    service.give({ endpoint: 'suggest', q: name, rawBody: raw('{}') });
    await widget.box.fill(name);
    await expect.poll(() => service.hasAnswered('suggest', name)).toBe(true);
    await drawn(page);
    await expect(widget.list, name).toBeHidden();
    await expect(widget.box).toHaveAttribute('aria-expanded', 'false');
  }
  await widget.set({ rows: '11' });
  for (const name of OBJECT_NAMES) {
    service.reset();
    service.give({
      endpoint: 'suggest',
      q: name,
      rawBody: raw(`{"${name}":{"numFound":1,"suggestions":[{"term":"proto buffers","weight":3}]}}`),
    });
    await widget.box.fill('');
    await widget.box.fill(name);
    await expect(widget.options, name).toHaveText(['proto buffers']);
  }
  const keys = await page.evaluate(() => Object.keys(Object.prototype).concat(Object.keys({})));
  expect(keys).toEqual([]);
});

const RESERVED: readonly string[] = [
  'C++ & 100% #1 "a/b\\c" ?x=y',
  'a+b = c&d;e',
  '100%',
  '%2B %zz',
  '../..//search?q=x',
  '#only',
  '\u00fcml\u00e4ut \u65e5\u672c \u{1f680}',
  "it's {curly} |pipe| ^caret~ `tick`",
  '__proto__',
];

for (const query of RESERVED) {
  test(`the server decodes what was typed, and a reload brings it back: ${query} (S03)`, async ({
    page,
    widget,
    service,
  }) => {
    service.give(suggested(query, ['C++ & 100% cotton']));
    await widget.open();
    await widget.box.fill(query);
    await expect(widget.options).toHaveText(['C++ & 100% cotton']);
    await widget.box.press('Enter');
    await expect(widget.summary).toContainText('No results for');
    await expect.poll(() => service.queries('search')[0]).toBe(query);
    await page.reload();
    await expect(widget.box).toHaveValue(query);
    await expect(widget.summary).toContainText('No results for');
    expect(new Set([...service.queries('search'), ...service.queries('suggest')])).toEqual(new Set([query]));
    expect(service.of('search').length).toBe(2);
    for (const asked of service.queries('spell')) expect(query.includes(asked)).toBe(true);
  });
}

const ROOTS: readonly (readonly [base: string, root: string])[] = [
  ['https://svc.test/', 'https://svc.test/'],
  ['https://svc.test', 'https://svc.test/'],
  ['https://svc.test//', 'https://svc.test/'],
  ['https://svc.test/sub/path', 'https://svc.test/sub/path/'],
  ['https://svc.test/sub/path/', 'https://svc.test/sub/path/'],
  ['https://svc.test:8443/a%20b', 'https://svc.test:8443/a%20b/'],
  ['https://svc.test/x?old=1#part', 'https://svc.test/x/'],
  ['/stub', 'PAGE/stub/'],
  ['/', 'PAGE/'],
  ['./rel', 'PAGE/rel/'],
  ['../up', 'PAGE/up/'],
  ['//svc.test/s', 'http://svc.test/s/'],
];

test('parts of the address are joined with one slash each, and encoded once (S04)', async ({
  page,
  widget,
  service,
}) => {
  await widget.open();
  const { origin } = new URL(page.url());
  for (const [base, root] of ROOTS) {
    await widget.set({ 'base-url': base, 'organization-id': 'acme/eu', 'api-key': 'a+b%' });
    await widget.settle();
    const before = service.of('search').length;
    await widget.search('x');
    await expect.poll(() => service.of('search').length).toBeGreaterThan(before);
    await widget.settle();
    expect(service.of('search').at(-1)?.url.href).toBe(
      `${root.replace('PAGE', origin)}api/v1/acme%2Feu/a%2Bb%25/search?q=x&start=0&rows=10`,
    );
  }
  expect(service.of('search').at(-1)?.headers['accept']).toBe('application/json');
});

for (const base of [
  'svc.test',
  'svc.test/path',
  'javascript:window.__pwned=1',
  'data:text/html,x',
  'ftp://svc.test',
  'https://',
  'file:///x',
]) {
  test(`a base address that is none sends nothing and says that search is not set up: ${base} (S04)`, async ({
    page,
    widget,
    service,
  }) => {
    await widget.open();
    const asked: string[] = [];
    // what the failure means is loaded with the page's own files
    page.on('request', (request) => {
      if (!request.url().includes('/dist/')) asked.push(request.url());
    });
    await widget.set({ 'base-url': base });
    await widget.type('abc');
    await widget.box.press('Enter');
    await expect(widget.error).toContainText('not set up correctly');
    expect(asked).toEqual([]);
    expect(service.requests).toEqual([]);
  });
}

const ODD: readonly (readonly [name: string, suggest: unknown, terms: readonly string[]])[] = [
  [
    'odd terms',
    {
      xx: {
        numFound: 9,
        suggestions: [
          { term: '', weight: 1 },
          { term: null, weight: 1 },
          { weight: 1 },
          { term: 2024, weight: 1 },
          null,
        ],
      },
    },
    ['2024'],
  ],
  ['no list', { xx: { numFound: 3, suggestions: null } }, []],
  ['nothing', null, []],
  ['absent', undefined, []],
  ['a list of texts', { xx: { suggestions: ['xx one', 'xx two'] } }, ['xx one', 'xx two']],
  ['an empty list', { xx: { numFound: 0, suggestions: [] } }, []],
  ['a list for no key', [], []],
  ['a text', 'xx', []],
  [
    'blank and repeated terms',
    {
      xx: {
        suggestions: [
          { term: ' ' },
          { term: 'xx a' },
          { term: 'xx a' },
          { term: ' xx b ' },
          { term: ['xx c'] },
          { term: {} },
        ],
      },
    },
    ['xx a', 'xx b'],
  ],
  ['line ends and control characters', { xx: { suggestions: [{ term: 'xx\n\ta\u0000' }] } }, ['xx a']],
  ['entry that is a list', { xx: [{ term: 'xx' }] }, []],
];

test('odd answers show what can be read and no blank rows (S08)', async ({ page, widget, service }) => {
  await widget.open();
  for (const [index, [name, suggest, terms]] of ODD.entries()) {
    await widget.set({ rows: String(11 + index) });
    service.reset();
    service.give({ endpoint: 'suggest', q: 'xx', body: good({ suggest }) });
    const before = service.of('suggest').length;
    await widget.box.fill('');
    await widget.box.fill('xx');
    await expect
      .poll(
        () =>
          service
            .of('suggest')
            .slice(before)
            .some(({ isAnswered }) => isAnswered),
        name,
      )
      .toBe(true);
    await drawn(page);
    if (terms.length) {
      await expect(widget.options, name).toHaveCount(terms.length);
      expect(await widget.texts(widget.options), name).toEqual(terms);
    } else {
      await expect(widget.list, name).toBeHidden();
      await expect(widget.box).toHaveAttribute('aria-expanded', 'false');
    }
  }
});

test('the settings of suggestions are followed, also when they come later', async ({
  page,
  widget,
  service,
}) => {
  service.give(suggested('*', ['any option'], 'any'));
  await widget.open();
  await widget.set({ suggestions: 'off' });
  await widget.type('abc');
  await widget.set({ suggestions: 'on', 'min-length': '5' });
  await widget.box.pressSequentially('d');
  await drawn(page);
  await widget.box.pressSequentially('e');
  await expect(widget.options).toHaveText(['any option']);
  expect(service.queries('suggest')).toEqual(['abcde']);
});
