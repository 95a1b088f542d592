/** The tree that assistive technology is given, whole, in every state: it is an interface like any other. */
import { correction, docs, found, spelt, suggested } from './answers.js';
import { expect, test, type Widget } from './fixtures.js';

const ROWS = 2;
/** The two regions of a piece that says nothing; sentences take turns in them. */
const SILENT = ['- status', '- status'];

/** The search landmark, with what is in the box. */
function landmark(text: string): string[] {
  return [
    '- search "Search this site":',
    '  - /children: deep-equal',
    `  - combobox "Search this site"${text && `: ${text}`}`,
    ...(text ? ['  - button "Clear the search"'] : []),
    '  - button "Search"',
    '  - status',
    '  - status',
  ];
}

/** Results by the numbers of their documents. */
function list(...numbers: readonly number[]): string[] {
  return [
    '- heading "Results" [level=2]',
    '- list "Results":',
    '  - /children: deep-equal',
    ...numbers.flatMap((number) => [
      '  - listitem:',
      '    - article:',
      `      - heading "Doc ${number}" [level=3]:`,
      `        - link "Doc ${number}":`,
      `          - /url: https://docs.test/${number}`,
      `      - paragraph: docs.test/${number}`,
      '      - paragraph: x',
    ]),
  ];
}

/** The pages as links, by their accessible names. */
function pages(...names: readonly string[]): string[] {
  return [
    '- navigation "Pages":',
    '  - list:',
    '    - /children: equal',
    ...names.flatMap((name) => ['    - listitem:', `      - link "${name}"`]),
  ];
}

async function expectTree(widget: Widget, ...lines: readonly string[]): Promise<void> {
  await expect(widget.host).toMatchAriaSnapshot(['- /children: equal', ...lines].join('\n'));
}

async function open(widget: Widget): Promise<void> {
  await widget.open();
  await widget.set({ rows: `${ROWS}` });
}

test('idle: a search landmark with a closed combobox, and silent regions', async ({ widget }) => {
  await open(widget);
  await expectTree(widget, ...landmark(''));
  // regions for what will be said of the results come with the first look at the box
  await widget.box.focus();
  await expectTree(widget, ...landmark(''), ...SILENT, ...SILENT);
  await expect(widget.box).toHaveAttribute('aria-expanded', 'false');
});

test('the list open, and an option active: expanded, options by their texts alone', async ({
  widget,
  service,
}) => {
  service.give(suggested('fen', ['fence post', 'fence paint']));
  await open(widget);
  await widget.type('fen');
  await expect(widget.options).toHaveCount(2);
  const tree = (selected: string): string[] => [
    '- search "Search this site":',
    '  - /children: deep-equal',
    '  - combobox "Search this site" [expanded]: fen',
    '  - button "Clear the search"',
    '  - button "Search"',
    '  - listbox "Suggestions":',
    '    - option "fence post":',
    '      - paragraph: fence post',
    `    - option "fence paint"${selected}:`,
    '      - paragraph: fence paint',
    '  - status: 2 suggestions',
    '  - status',
  ];
  await expectTree(widget, ...tree(''), ...SILENT, ...SILENT);
  await widget.box.press('ArrowUp');
  await expectTree(widget, ...tree(' [selected]'), ...SILENT, ...SILENT);
  await expect(widget.box).toBeFocused();
});

test('waiting: the words of waiting, nothing of the skeletons', async ({ widget, service }) => {
  service.give({ endpoint: 'search', q: 'slow', hang: true });
  await open(widget);
  await widget.search('slow');
  await expectTree(widget, ...landmark('slow'), ...SILENT, '- paragraph: Searching for slow…', ...SILENT);
  await expect(widget.summary).toHaveAttribute('aria-busy', 'true');
});

test('results: a list of articles with headings, pages with the current one', async ({ widget, service }) => {
  service.give(
    found('x', docs(1, 2), { start: 0, numFound: 5 }),
    found('x', docs(3, 4), { start: 2, numFound: 5 }),
  );
  await open(widget);
  await widget.find('x', ROWS);
  await expectTree(
    widget,
    ...landmark('x'),
    ...SILENT,
    '- paragraph: 1–2 of 5 results for x',
    '- status: 5 results for \u2068x\u2069, page 1 of 3',
    '- status',
    ...list(1, 2),
    ...pages('Page 1', 'Page 2', 'Page 3', 'Next'),
  );
  await expect(widget.current).toHaveAccessibleName('Page 1');
  await widget.goTo(2).click();
  await expectTree(
    widget,
    ...landmark('x'),
    ...SILENT,
    '- paragraph: 3–4 of 5 results for x',
    '- status',
    '- status: 5 results for \u2068x\u2069, page 2 of 3',
    ...list(3, 4),
    ...pages('Previous', 'Page 1', 'Page 2', 'Page 3', 'Next'),
  );
  await expect(widget.current).toHaveCount(1);
  await expect(widget.current).toHaveAccessibleName('Page 2');
});

test('empty: said, with help, and no empty list', async ({ widget }) => {
  await open(widget);
  await widget.search('x');
  await expectTree(
    widget,
    ...landmark('x'),
    ...SILENT,
    '- paragraph: No results for x',
    '- paragraph: Check the spelling, or try fewer or more general words.',
    '- status: No results for \u2068x\u2069',
    '- status',
  );
});

test('past the end: said, with the pages that there are, none of them current', async ({
  widget,
  service,
}) => {
  service.give(found('x', [], { start: 80, numFound: 25 }));
  await widget.open('/bare.html?q=x&page=9');
  await expectTree(
    widget,
    ...landmark('x'),
    ...SILENT,
    '- paragraph: Page 9 is past the end of the results for x',
    '- paragraph: There are 25 results.',
    '- status: Page 9 is past the end of the results for \u2068x\u2069',
    '- status',
    ...pages('Page 1', 'Page 2', 'Page 3'),
  );
  await expect(widget.current).toHaveCount(0);
});

test('failed: what went wrong, a way to try again, and results of before told apart', async ({
  widget,
  service,
}) => {
  service.give(found('x', docs(1, 2)), { endpoint: 'search', q: 'bad', status: 500 });
  await open(widget);
  await widget.find('x', ROWS);
  await widget.search('bad');
  await expectTree(
    widget,
    ...landmark('bad'),
    ...SILENT,
    '- paragraph: Something went wrong with the search.',
    '- button "Try again"',
    '- paragraph: Earlier results for x',
    '- status',
    '- status: Something went wrong with the search.',
    ...list(1, 2),
  );
});

test('a better spelling on offer: a link in a sentence, before the summary', async ({ widget, service }) => {
  service.give(
    spelt('fenze', correction('fenze', 'fence')),
    found('fenze', docs(1, 1)),
    found('post', docs(2, 2)),
  );
  await open(widget);
  await widget.search('fenze');
  await expectTree(
    widget,
    ...landmark('fenze'),
    '- paragraph:',
    '  - text: Did you mean',
    '  - link "fence":',
    '    - /url: /\\?q=fence$/',
    '  - text: "?"',
    '- status: Did you mean \u2068fence\u2069?',
    '- status',
    '- paragraph: 1 result for fenze',
    '- status: 1 result for \u2068fenze\u2069',
    '- status',
    ...list(1),
  );
});

test('a correction searched unasked: said, with the way back', async ({ widget, service }) => {
  service.give(spelt('fenze', correction('fenze', 'fence')), found('fenze', []), found('fence', docs(1, 1)));
  await open(widget);
  await widget.set({ spelling: 'auto' });
  await widget.search('fenze');
  await expectTree(
    widget,
    ...landmark('fence'),
    '- paragraph:',
    '  - text: Showing results for fence. Search instead for',
    '  - button "fenze"',
    '- status: Showing results for \u2068fence\u2069.',
    '- status',
    '- paragraph: 1 result for fence',
    '- status: 1 result for \u2068fence\u2069',
    '- status',
    ...list(1),
  );
});

test('a partial answer: at least so many, and that there may be more', async ({ widget, service }) => {
  service.give(found('x', docs(1, 2), { start: 0, numFound: { value: 5, relation: 'gte' } }));
  await open(widget);
  await widget.find('x', ROWS);
  await expectTree(
    widget,
    ...landmark('x'),
    ...SILENT,
    '- paragraph: 1–2 of at least 5 results for x',
    '- paragraph: There may be more results.',
    '- status: 1–2 of at least 5 results for \u2068x\u2069',
    '- status',
    ...list(1, 2),
    ...pages('Page 1', 'Page 2', 'Page 3', 'Next'),
  );
});

test('what was said of an earlier search cannot be read beside the next', async ({ widget, service }) => {
  service.give(
    spelt('fenze', correction('fenze', 'fence')),
    suggested('fenze', ['fence']),
    found('fenze', docs(1, 1)),
    { endpoint: 'search', q: 'slow', hang: true },
  );
  await open(widget);
  await widget.type('fenze');
  await expect(widget.options).toHaveCount(1);
  await widget.box.press('Enter');
  await expect(widget.correction).toHaveText('fence');
  await expect.poll(async () => (await widget.texts(widget.spoken)).join('')).toContain('Did you mean');
  await widget.search('slow');
  await expectTree(widget, ...landmark('slow'), ...SILENT, '- paragraph: Searching for slow…', ...SILENT);
  await widget.clear.click();
  await expectTree(widget, ...landmark(''), ...SILENT, ...SILENT);
});
