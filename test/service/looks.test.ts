/** What a page can style is documented, and shown: the custom properties and parts of the source, to the name. */
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';

const read = (path: string): string => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');

const source = readdirSync(new URL('../../src', import.meta.url), { recursive: true })
  .filter((name) => String(name).endsWith('.ts'))
  .map((name) => read(`src/${String(name)}`))
  .join('\n');

/** Each name once, sorted. */
const names = (text: string, pattern: RegExp): string[] =>
  [...new Set([...text.matchAll(pattern)].flatMap(([, found = '']) => found.split(/[\s,]+/)))]
    .filter(Boolean)
    .sort();

const readme = read('README.md');
const looks = readme.slice(readme.indexOf('### Looks'), readme.indexOf('### Content security policy'));
const html = read('demo/themed.html');
const css = read('demo/themed.css');

const properties = names(source, /var\((--site-search-[\w-]+)/g);
const parts = names(source, /@csspart ([\w-]+)/g);
/** It is there where a page has a template, which is the theme then; the template's code passes it on. */
const TEMPLATED = 'result-item';

test('the source has what is looked for', () => {
  assert.ok(properties.includes('--site-search-accent') && parts.includes('page-current'));
});

test('the parts that the source tells of are those that it draws', () => {
  const drawn = names(source, /\bpart="([^"]+)"/g);
  const computed = names(source, /part\b[^\n]*'((?:page|page page-current|spelling|result-title))'/g);
  assert.deepEqual(
    [...new Set([...drawn, ...computed])].sort().filter((name) => !parts.includes(name)),
    [],
  );
});

test('<site-search> passes on each part of its pieces', () => {
  const exported = names(source, /exportparts="([^"]+)"/g);
  const own = names(read('src/elements/site-search.ts'), /@csspart ([\w-]+)/g);
  assert.deepEqual([...exported, ...own, TEMPLATED].sort(), parts);
});

for (const [what, known, inReadme, inTable, inTheme] of [
  [
    'custom property',
    properties,
    /^\| `(--site-search-[\w-]+)`/gm,
    /<code>(--site-search-[\w-]+)<\/code>/g,
    /^\s+(--site-search-[\w-]+):/gm,
  ],
  ['part', parts, /^\| `(\w[\w-]*)`/gm, /<th scope="row"><code>(\w[\w-]*)<\/code>/g, /::part\(([\w-]+)\)/g],
] as const) {
  test(`each ${what} is documented in the README, and no other`, () => {
    assert.deepEqual(names(looks, inReadme), known);
  });

  test(`each ${what} is in the table of the themes' page, and no other`, () => {
    assert.deepEqual(names(html, inTable), known);
  });

  test(`each ${what} is used by a theme, and no other`, () => {
    assert.deepEqual(
      names(css, inTheme),
      known.filter((name) => name !== TEMPLATED),
    );
  });
}

test('the page of themes says of each what the README says', () => {
  const toText = (cells: string): string =>
    cells
      .replace(/<[^>]*>|`/g, '')
      .replace('’', "'")
      .split(/[|\n]/)
      .map((cell) => cell.trim())
      .filter(Boolean)
      .join(' | ');
  const told = [...looks.matchAll(/^\| `(?:--site-search-)?[a-z-]+`.*\|$/gm)].map(([row]) => toText(row));
  const shown = [...html.matchAll(/<tr>(\s*<th scope="row">[^]*?)<\/tr>/g)].map(([, row = '']) =>
    toText(row),
  );
  assert.deepEqual(shown.sort(), told.sort());
});

test('colours that are the text colour at so many percent by default are told so', () => {
  for (const [, property = '', cells = ''] of looks.matchAll(/^\| `(--site-search-[\w-]+)`(.* %.*)$/gm))
    assert.deepEqual(
      names(cells, /(\d+) %/g),
      names(source, new RegExp(`var\\(${property}, color-mix\\(in srgb, currentColor (\\d+)%`, 'g')),
    );
});
