// The rows of the tables. `goal` is what `<site-search>` is held to: a ratio to the plain page, or a value
// in `ABSOLUTE_ROWS`.

export const CPU_ROWS = [
  { key: 'box', label: 'blank page to usable box', goal: 1.6 },
  { key: 'key', label: 'key to suggestions', goal: 1.15 },
  { key: 'key, first', label: 'the first key of a page' },
  { key: 'typing', label: 'typing 20 characters, 4 × throttled', goal: 1.05 },
  { key: '10', label: '10 results', goal: 1.1 },
  { key: '10, first', label: '10 results, the first search of a page' },
  { key: '100', label: '100 results', goal: 0.6 },
  { key: '100, first', label: '100 results, the first search' },
  { key: '1000', label: '1,000 results', goal: 0.4 },
  { key: '1000, first', label: '1,000 results, the first search' },
  { key: '10 large', label: '10 results with bodies of 100 kB', goal: 0.5 },
  { key: '10 large, first', label: '10 with bodies of 100 kB, the first search' },
];

export const STYLE_ROWS = [
  { key: 'box, style and layout', label: 'blank page to usable box' },
  { key: '10, style and layout', label: '10 results' },
  { key: '100, style and layout', label: '100 results' },
  { key: '1000, style and layout', label: '1,000 results' },
  { key: '10 large, style and layout', label: '10 results with bodies of 100 kB' },
];

export const TIME_ROWS = [
  { key: 'time: box', label: 'begin of the page to usable box' },
  { key: 'time: key', label: 'key to suggestions painted' },
  { key: 'time: 10', label: '10 results asked to painted' },
  { key: 'time: 100', label: '100 results' },
  { key: 'time: 1000', label: '1,000 results' },
  { key: 'time: 10 large', label: '10 results with bodies of 100 kB' },
];

export const ABSOLUTE_ROWS = [
  { key: 'long tasks', label: 'long tasks while typing, 4 × throttled', goal: 0 },
  { key: 'longest task', label: 'the longest of them, ms' },
  { key: 'layout shift', label: 'layout shift', goal: 0, digits: 3 },
  { key: 'bytes', label: 'scripts and style sheets, kB brotli', goal: 17, digits: 1 },
  { key: 'files', label: 'requests for them' },
  { key: 'heap', label: 'heap after 500 searches, kB' },
  { key: 'heap growth', label: 'heap growth over 500 more, kB', goal: 200 },
  { key: 'nodes', label: 'nodes after 500 searches' },
  { key: 'nodes growth', label: 'more nodes after 500 more' },
];

/** By key of a row and name of a contender: what is to be known of that cell. */
export const NOTES = [
  {
    key: /^(key|typing|time: key)/,
    name: /pagefind|instantsearch|docsearch/,
    text: 'has no suggestions: a key brings results',
  },
  {
    key: /^(10|time: 10|heap|nodes)/,
    name: /autocomplete/,
    text: 'results stand in its panel under the box: it has no page of results',
  },
  {
    key: /^(10|time: 10|heap|nodes)/,
    name: /docsearch/,
    text: 'results stand in its dialog; of each body it draws 30 words',
  },
  {
    key: /^(box|time: box)/,
    name: /docsearch/,
    text: 'the button that opens its dialog: the box is made then',
  },
  {
    key: /^(10|time: 10|heap|nodes)/,
    name: /pagefind/,
    text: 'of each body it draws 30 words; results off screen are not drawn until they are scrolled to',
  },
  {
    key: /^(bytes|files)/,
    name: /pagefind/,
    text: 'without its engine and index, which a stub stands in for',
  },
  {
    key: /^(bytes|box)/,
    name: /autocomplete|instantsearch/,
    text: 'without a style sheet: themes are packages of their own',
  },
];
