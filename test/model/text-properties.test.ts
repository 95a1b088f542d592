import { expect } from '@open-wc/testing';
import fc from 'fast-check';
import type { ContentMode, Segment } from '../../src/model/types.js';
import { answerOf, escape, joinWhole, textOf } from './answer-of.js';

/** Pieces that text is made of, and those that have broken other search boxes. */
const piece = fc.constantFrom(
  ...[
    'a',
    'b',
    'word',
    ' ',
    ' ',
    '  ',
    '\n',
    '\r\n',
    '<',
    '>',
    '&',
    '&amp;',
    '&lt;br&gt;',
    '&#x27;',
    '<em>',
    '</em>',
  ],
  ...[
    '<b>',
    '<title>',
    'List<String>',
    '...',
    '\u2026',
    '\ud83d\ude80',
    '\ud83d',
    '\ude80',
    '\u0301',
    'e\u0301',
    '\u00e9',
  ],
  ...[
    '\ud83d\udc68\u200d\ud83d\udc69\u200d\ud83d\udc67',
    '\ud83c\uddeb\ud83c\uddf7',
    '\ud83c\uddeb',
    '\u200d',
    '\ufe0f',
    '\u0928\u093f',
    '\u4e2d\u6587',
  ],
  ...[
    '\u05e9\u05c1\u05b8',
    '\u0000',
    '\u0007',
    '\u202e',
    '\uac00',
    '\u1100\u1161',
    '\u0e33',
    '.',
    '(',
    '*',
    '\\',
    '$&',
  ],
);
const docsText = fc.oneof(
  fc.array(piece, { maxLength: 40 }).map((pieces) => pieces.join('')),
  fc.array(piece, { minLength: 200, maxLength: 400 }).map((pieces) => pieces.join('')),
  fc.string({ unit: 'binary', maxLength: 60 }),
);
const cuts = fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 12 });

const asIs = (text: string) => text;
const clean = (text: string) =>
  text.replace(/[\v\f\x85\u2028\u2029]/g, ' ').replace(/(?![\t\n\r])[\p{Cs}\p{Cc}]/gu, '');
const segmenter = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** The text with every second of the stretches between the places marked. */
function mark(text: string, at: readonly number[], encode: (text: string) => string): string {
  const places = [0, ...at.map((part) => Math.floor(part * text.length)).sort((a, b) => a - b), text.length];
  return places
    .slice(1)
    .map((end, index) => {
      const stretch = encode(text.slice(places[index], end));
      return index % 2 ? `<em>${stretch}</em>` : stretch;
    })
    .join('');
}

function draw(title: string, highlight: string, content: ContentMode = 'auto') {
  const answer = answerOf(
    [{ id: '1', title, body: title }],
    [{ id: '1', title: highlight, body: highlight }],
  );
  const fields = { title: 'title', url: 'url', body: 'body' };
  const [result] = joinWhole(answer, {
    query: 'q',
    rows: 10,
    content,
    fields,
    base: 'https://site.test/',
  }).results;
  return result;
}

function expectWhole(segments: readonly Segment[]): void {
  const text = textOf(segments);
  expect(text).not.to.match(/\p{Cs}/u);
  const boundaries = new Set(Array.from(segmenter.segment(text), ({ index }) => index));
  let at = 0;
  for (const segment of segments) {
    expect(
      at === 0 || boundaries.has(at),
      `a character torn at ${at} of ${JSON.stringify(segments)}`,
    ).to.equal(true);
    expect(segment.text).not.to.equal('');
    at += segment.text.length;
  }
}

describe('text from the service, whatever it is', () => {
  const hasInk = (text: string) => /[\p{L}\p{N}\p{P}\p{S}]/u.test(text);
  const check = (title: string, highlight: string) => {
    const result = draw(title, highlight);
    expectWhole(result.title);
    expectWhole(result.snippet.segments);
    if (hasInk(title)) expect(textOf(result.title)).to.equal(clean(title));
    const text = draw(title, highlight, 'text');
    if (hasInk(title)) expect(clean(title)).to.contain(textOf(text.snippet.segments));
  };

  it('shows the docs text, whole characters and nothing else, for an honest highlight', () => {
    fc.assert(
      fc.property(docsText, cuts, fc.constantFrom(asIs, escape), (text, at, encode) =>
        check(text, mark(text, at, encode)),
      ),
    );
  });

  it('shows the docs text for any other highlight', () => {
    fc.assert(fc.property(docsText, docsText, cuts, (text, other, at) => check(text, mark(other, at, asIs))));
  });

  it('shows the docs text for a fragment', () => {
    fc.assert(
      fc.property(docsText, cuts, fc.nat(100), fc.nat(100), (text, at, from, length) =>
        check(text, mark(text.slice(from, from + length), at, asIs)),
      ),
    );
  });

  it('marks what an honest highlight marks, widened to whole characters', () => {
    const plain = docsText.filter(
      (text) => hasInk(text) && clean(text) === text && !/<\/?em|&|\.\.\.|\u2026/.test(text),
    );
    fc.assert(
      fc.property(plain, cuts, fc.constantFrom(asIs, escape), (text, at, encode) => {
        const highlight = mark(text, at, encode);
        const { title } = draw(text, highlight);
        const places = [
          0,
          ...at.map((part) => Math.floor(part * text.length)).sort((a, b) => a - b),
          text.length,
        ];
        const clusters = Array.from(segmenter.segment(text));
        const expected = new Set<number>();
        for (let index = 1; index + 1 < places.length; index += 2) {
          const [start, end] = [places[index], places[index + 1]];
          if (!text.slice(start, end).trim()) continue;
          for (const { index: from, segment } of clusters) {
            if (from < end && from + segment.length > start)
              for (let i = 0; i < segment.length; i++) expected.add(from + i);
          }
        }
        const marked: number[] = [];
        let position = 0;
        for (const segment of title) {
          for (let i = 0; i < segment.text.length; i++, position++) if (segment.marked) marked.push(position);
        }
        expect(marked).to.deep.equal([...expected].sort((a, b) => a - b));
      }),
    );
  });

  it('reads HTML without a parser so that no tag and no lone surrogate is left', () => {
    fc.assert(
      fc.property(docsText, cuts, (text, at) => {
        const html = `<p>${escape(text)}</p>`;
        const { snippet } = draw(html, mark(html, at, asIs));
        expectWhole(snippet.segments);
        const folded = clean(text.replace(/\s+/g, ' ').trim());
        if (hasInk(text)) expect(folded).to.contain(textOf(snippet.segments));
      }),
    );
  });
});
