import { expect } from '@open-wc/testing';
import fc from 'fast-check';
import { carefulReader } from '../../src/model/careful-reader.js';
import { tidy } from '../../src/model/drawing.js';
import { joinSegments } from '../../src/model/marks.js';
import type { Segment as Piece } from '../../src/model/types.js';
import { drawnWhole as drawn, escape, textOf } from './answer-of.js';
import { READERS } from './html-readers.js';

/** Of what fails, fast-check tells the path to it; with the same seed it is the same. */
const SEED = 20_261_130;
const RUNS = 500;

/** What a service makes of a text in pieces: it marks whole words. */
const mark = (pieces: readonly Piece[], encode = (text: string) => text) =>
  pieces.map(({ text, marked }) => (marked ? `<em>${encode(text)}</em>` : encode(text))).join('');

const word = fc.constantFrom(
  'a',
  'b',
  'word',
  'em',
  'solar',
  'caf\u00e9',
  'cafe\u0301',
  'so\u00adlar',
  '\u4e2d',
  'amp',
  '7',
);
const marked = fc.record({ text: word, marked: fc.boolean() });
const between = (...texts: string[]) =>
  fc.constantFrom(...texts).map((text): Piece => ({ text, marked: false }));
const pieces = (gap: fc.Arbitrary<Piece>) =>
  fc
    .array(fc.tuple(marked, fc.array(gap, { minLength: 1, maxLength: 3 })), { minLength: 1, maxLength: 10 })
    .map((pairs) => pairs.flatMap(([one, gaps]) => [one, ...gaps]));

const SIGNS = [' ', ' ', '  ', '\n', '. ', ' & ', ' < ', ' > ', ' <b> ', ' &amp; ', '<'];
const OWN_MARKS = ['<em>', '</em>', ' <em>', '</em> ', ' ', ' ', '. ', '\n'];

/** Where a mark of the text itself has no other end, the service's beginning may go with that one as well. */
const OWN_WORDS = ['<em>a</em>', ' <em>word</em> ', '<em>b</em><em>a</em>', ' ', '. '];

/** What the pieces mark, as it is drawn. */
const drawnOf = (all: readonly Piece[]) => drawn(tidy(joinSegments(all)));
const read = (value: string, highlight: string, reader = carefulReader('text')) =>
  drawn(tidy(reader.read(value, [highlight], 'body')));
const check = <T>(arbitrary: fc.Arbitrary<T>, property: (value: T) => void) =>
  fc.assert(fc.property(arbitrary, property), { seed: SEED, numRuns: RUNS });

describe('what a faithful service marks, and no more, is marked', () => {
  it('in texts with signs of markup', () =>
    check(pieces(between(...SIGNS)), (all) => {
      expect(read(textOf(all), mark(all))).to.equal(drawnOf(all));
    }));

  it('in texts about marks', () =>
    check(pieces(between(...OWN_MARKS)), (all) => {
      expect(read(textOf(all), mark(all))).to.equal(drawnOf(all));
    }));

  it('in highlights that were encoded', () =>
    check(pieces(between(...SIGNS.filter((sign) => !sign.includes('&amp;')), ...OWN_MARKS)), (all) => {
      expect(read(textOf(all), mark(all, escape))).to.equal(drawnOf(all));
    }));

  it('in highlights that were escaped with their marks', () =>
    check(pieces(between(...SIGNS.filter((sign) => !sign.includes('&amp;')), ...OWN_MARKS)), (all) => {
      expect(read(textOf(all), escape(mark(all)))).to.equal(drawnOf(all));
    }));

  it('in highlights of other white space, accents and soft hyphens', () =>
    check(pieces(between(...SIGNS)), (all) => {
      const other = mark(all)
        .replace(/\s+/g, '  ')
        .replace(/\u00ad/g, '')
        .normalize('NFD');
      expect(read(textOf(all), other)).to.equal(drawnOf(all));
    }));

  it('in fragments that stand in the text once', () =>
    check(
      fc.tuple(pieces(between(...SIGNS, ...OWN_WORDS)), fc.nat(20), fc.integer({ min: 1, max: 20 })),
      ([whole, from, length]) => {
        const all = whole.map((piece, index) => ({
          ...piece,
          marked: piece.marked && index >= from && index < from + length,
        }));
        const fragment = all.slice(from, from + length);
        const [text, stretch] = [textOf(all), textOf(fragment)];
        fc.pre(fragment.some(({ marked }) => marked) && text.indexOf(stretch) === text.lastIndexOf(stretch));
        // it may say the same as another stretch: that one then marks nothing
        fc.pre(!text.includes(mark(fragment)));
        expect(read(text, mark(fragment))).to.equal(drawnOf(all));
      },
    ));
});

describe('what a faithful service marks in the source of HTML, and no more, is marked', () => {
  const TAGS = [
    '<b>',
    '</b>',
    '</p><p>',
    '<br>',
    '<em>',
    '</em>',
    '<a href="/a/word">',
    '</a>',
    '<i class=word>',
  ];
  const OTHERS = ['<img alt="a word" src=/a/b>', '<!-- a -->', ' ', ' ', ' ', '\n', ' &amp; ', ' &lt;b&gt; '];
  /** Words in tags are marked too, and mean nothing there. */
  const inTags = (source: string) => source.replace(/\b(word|a)\b(?=.*[">])/g, '<em>$1</em>');

  for (const [how, readMarkup] of READERS)
    it(`read with ${how}`, () =>
      check(fc.tuple(pieces(between(...TAGS, ...OTHERS)), fc.boolean()), ([all, marksTags]) => {
        const html = `<p>${textOf(all)}</p>`;
        const highlight = all
          .map(({ text, marked }) => (marked ? `<em>${text}</em>` : marksTags ? inTags(text) : text))
          .join('');
        const reader = carefulReader('html', readMarkup);
        // signs of no kind tell where the marked words are in the text
        const signed = all.map(({ text, marked }) => (marked ? `\ue000${text}\ue001` : text)).join('');
        const { text: told } = reader.read(`<p>${signed}</p>`, [], 'body');
        const expected = told.split(/[\ue000\ue001]/).map((text, index) => ({ text, marked: index % 2 > 0 }));
        expect(read(html, `<p>${highlight}</p>`, reader)).to.equal(drawnOf(expected));
      }));
});
