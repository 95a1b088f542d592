import { expect } from '@open-wc/testing';
import fc from 'fast-check';
import { findMarks } from '../../src/model/agreement.js';
import { splitMarks } from '../../src/model/marks.js';

/** The text with what a highlight marks in it in square brackets. */
function marked(text: string, ...highlights: string[]): string {
  const ranges = findMarks(text, highlights, (piece) => [splitMarks(piece)]);
  return [...ranges]
    .sort(([one], [other]) => other - one)
    .reduce(
      (drawn, [start, end]) => `${drawn.slice(0, start)}[${drawn.slice(start, end)}]${drawn.slice(end)}`,
      text,
    );
}

describe('findMarks: one run of white space is as good as another', () => {
  for (const [title, text, highlight, expected] of [
    ['longer in the text', 'a \n\t b  c', 'a b <em>c</em>', 'a \n\t b  [c]'],
    ['longer in the highlight', 'a b c', 'a \n <em>b</em>\t\tc', 'a [b] c'],
    ['of different lengths in both', '  one   two three', 'one  two   <em>three</em>', '  one   two [three]'],
    ['at the beginning of the text', ' \n  a  b', '<em>a</em> b', ' \n  [a]  b'],
    ['round the highlight', 'xx a  b', '\n a <em>b</em>  ', 'xx a  [b]'],
    ['before a highlight of one word', 'a solar b', '  \n<em>solar</em>', 'a [solar] b'],
    ['within a mark', 'x a   b y', 'x <em>a b</em> y', 'x [a   b] y'],
    ['at the edges of a mark', 'a  b  c', 'a<em> b </em>c', 'a  [b]  c'],
    ['of other kinds', 'a\u00a0b\u2003c', 'a b <em>c</em>', 'a\u00a0b\u2003[c]'],
    ['with signs of patterns', 'c++  (a|b) $&', 'c++ <em>(a|b)</em> $&', 'c++  [(a|b)] $&'],
    ['at the second place that begins alike', 'a  b a  c', 'a <em>c</em>', 'a  b a  [c]'],
    [
      'in a fragment',
      'one  two three  four',
      'one <em>two</em>...three <em>four</em>',
      'one  [two] three  [four]',
    ],
    ...['…', '&hellip;', '&#8230;', '[...]', ' [&#x2026;] '].map(
      (gap) =>
        [
          `in fragments parted by ${gap}`,
          'a  b c d',
          `a <em>b</em>${gap}c <em>d</em>`,
          'a  [b] c [d]',
        ] as const,
    ),
    ['nowhere', 'a  b', 'a <em>c</em>', 'a  b'],
    ['not where there is none', 'ab', 'a <em>b</em>', 'ab'],
  ] as const) {
    it(title, () => expect(marked(text, highlight)).to.equal(expected));
  }

  it('whatever the text', () => {
    const gap = fc.stringMatching(/^[ \n\t\u00a0]{1,3}$/);
    const words = fc.array(
      fc.record({ word: fc.stringMatching(/^[ab.]{1,2}$/), one: gap, other: gap, isMarked: fc.boolean() }),
      { minLength: 1, maxLength: 12 },
    );
    fc.assert(
      fc.property(words, gap, (all, edge) => {
        fc.pre(all.some(({ isMarked }) => isMarked) && !all.some(({ word }) => word === '..'));
        const text = edge + all.map(({ word, one }) => word + one).join('');
        const highlight = all.map(
          ({ word, other, isMarked }) => (isMarked ? `<em>${word}</em>` : word) + other,
        );
        const wanted =
          edge + all.map(({ word, one, isMarked }) => (isMarked ? `[${word}]` : word) + one).join('');
        expect(marked(text, highlight.join(''))).to.equal(wanted);
      }),
    );
  });
});
