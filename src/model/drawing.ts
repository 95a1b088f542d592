/** Drawing what no text should hold: halves of characters, control characters, marks in no order. */
import { clusterAround, type Range } from './grapheme.js';
import { toSegments, type Draw, type MarkedText } from './marked-text.js';
import { joinSegments } from './marks.js';

/** White space that browsers do not take for it. */
const ODD_SPACE = /[\v\f\x85]/g;
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

/** As `toSegments`, without what cannot be drawn. */
export const drawClean: Draw = (marked, start, end) => {
  const segments = toSegments(marked, start, end).map(({ text, marked }) => ({
    text: text.replace(ODD_SPACE, ' ').replace(UNDRAWABLE, '').replace(MARKS, '$1'),
    marked,
  }));
  // once more, because what stood on both sides of a dropped character may now belong together
  return toSegments(tidy(joinSegments(segments)));
};
