/** Drawing what no text should hold: halves of characters, control characters, marks in no order. */
import { clusterAround, type Range } from './grapheme.js';
import { toSegments, type Draw, type MarkedText } from './marked-text.js';
import { joinSegments } from './marks.js';
import type { Segment } from './types.js';

/** White space that browsers do not take for it. */
const ODD_SPACE = /[\v\f\x85\u2028\u2029]/g;
// halves of a surrogate pair and control characters; tabs and line ends are drawn as space
const UNDRAWABLE = /(?![\t\n\r])[\p{Cs}\p{Cc}]/gu;
// so many marks of one character at most: Chromium takes minutes to lay thousands out, of skin tones above all
const MARKS = /([\p{M}\p{EMod}]{30})[\p{M}\p{EMod}]+/gu;

/** With ranges in order, without overlaps, joined where they touch, whole characters, and none of white space alone. */
export function tidy({ text, ranges }: MarkedText): MarkedText {
  const tidied: [number, number][] = [];
  for (const [start, end] of [...ranges].sort((one, other) => one[0] - other[0])) {
    if (!text.slice(start, end).trim()) continue;
    const [from] = clusterAround(text, start);
    const [, to] = clusterAround(text, end);
    const last = tidied.at(-1);
    if (last && from <= last[1]) last[1] = Math.max(last[1], to);
    else tidied.push([from, to]);
  }
  return { text, ranges: tidied satisfies Range[] };
}

/** Of texts that a page wants to show whole so much is drawn at once, in UTF-16 units, and so much in all. */
const STRETCH = 1500;
const LONGEST = 50_000;

/** As `toSegments`, without what cannot be drawn. */
export const drawClean: Draw = (marked, start, end) => {
  const segments = toSegments(marked, start, end).map(({ text, marked }) => ({
    text: text.replace(ODD_SPACE, ' ').replace(UNDRAWABLE, '').replace(MARKS, '$1'),
    marked,
  }));
  // once more, because what stood on both sides of a dropped character may now belong together
  return toSegments(tidy(joinSegments(segments)));
};

/** As `drawClean`, for texts of which a page shows more than of a title. */
export function drawWhole(content: MarkedText): readonly Segment[] {
  const { text } = content;
  const segments: Segment[] = [];
  for (let start = 0; start < text.length;) {
    if (start >= LONGEST) return [...segments, { text: '…', marked: false }];
    const end = clusterAround(text, start + STRETCH)[1];
    segments.push(...drawClean(content, start, Math.min(end, text.length)));
    start = end;
  }
  return segments;
}
