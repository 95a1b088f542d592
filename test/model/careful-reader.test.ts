import { expect } from '@open-wc/testing';
import { loadMarkupReader } from '../../src/controllers/markup-reader.js';
import { carefulReader, readPlainly } from '../../src/model/careful-reader.js';
import type { FieldNames } from '../../src/model/types.js';
import { drawn } from './answer-of.js';
import { toSegments } from '../../src/model/marked-text.js';

const parse = (await loadMarkupReader())!;
const marked = (value: string, highlight: string, field: keyof FieldNames, reader = carefulReader('auto')) =>
  drawn(toSegments(reader.read(value, [highlight], field)));

describe('a text about the mark itself', () => {
  const title = '<em>: The Emphasis element';

  it('has marked what the service marks in it, and no more', () => {
    expect(marked(title, '<em>: The <em>Emphasis</em> element', 'title')).to.equal(
      '<em>: The [Emphasis] element',
    );
    expect(marked(title, '&lt;em&gt;: The <em>Emphasis</em> element', 'title')).to.equal(
      '<em>: The [Emphasis] element',
    );
  });

  it('has nothing marked where the service marks nothing', () => {
    for (const highlight of [title, 'The Emphasis element', '<em>: The Emphasis'])
      expect(marked(title, highlight, 'title')).to.equal(title);
    const whole = 'Use <em>x</em> now';
    expect(marked(whole, whole, 'title')).to.equal(whole);
  });

  for (const [how, read] of [
    ['a parser', parse],
    ['none', readPlainly],
  ] as const)
    it(`has nothing marked in HTML that escapes it, read with ${how}`, () => {
      const body = '<p>&lt;em&gt; marks stress.</p>';
      const bodyOf = (highlight: string) =>
        marked(body, highlight, 'body', carefulReader('auto', read)).trim();
      expect(bodyOf(body)).to.equal('<em> marks stress.');
      expect(bodyOf('&lt;em&gt; marks')).to.equal('<em> marks stress.');
      expect(bodyOf('<p>&lt;em&gt; marks <em>stress</em>.</p>')).to.equal('<em> marks [stress].');
    });
});

describe('a text with accents and signs', () => {
  it('keeps its mark where the highlight writes them by their names', () => {
    expect(marked('caf\u00e9 \u2014 solar', 'caf&eacute; &mdash; <em>solar</em>', 'title')).to.equal(
      'caf\u00e9 \u2014 [solar]',
    );
  });
});
