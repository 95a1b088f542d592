/** Suggestions are text, whatever stands in them and whatever was typed. */
import { suggested } from './answers.js';
import { drawn, expect, test } from './fixtures.js';

const ODD_QUERIES: readonly (readonly [string, readonly string[]])[] = [
  ['max(*)', ['max(*) in SQL']],
  ['C++', ['C++ 20']],
  ['[a', ['[a-z] ranges']],
  ['a\\', ['a\\b path']],
  ['$&', ['$& in regex']],
  ['em', ['emphasis', 'ember']],
  ['(?', ['(?:a) groups']],
  ['.*', ['.* anything']],
  ['^$', ['^$ empty line']],
  ['mark', ['<mark> element', 'marker']],
  ['<b', ['<b> element', 'a <b or c']],
  ['&a', ['&amp; entity', '&amp']],
];

for (const [query, terms] of ODD_QUERIES) {
  test(`options for ${query} are listed as plain text (H09)`, async ({ page, widget, service }) => {
    service.give(suggested(query, terms));
    await widget.open();
    await widget.type(query);
    await expect(widget.options).toHaveCount(terms.length);
    await drawn(page);
    expect(await widget.texts(widget.options)).toEqual(terms);
    expect(service.queries('suggest').at(-1)).toBe(query);
  });
}

test('options that the service has marked are shown without its marks', async ({ widget, service }) => {
  service.give(suggested('pub', ['<b>pub</b>lish', 'a <em>pub</em>', '<em>em</em> <em>pub</em>']));
  await widget.open();
  await widget.type('pub');
  await expect(widget.options).toHaveCount(3);
  expect(await widget.texts(widget.options)).toEqual(['publish', 'a pub', 'em pub']);
});
