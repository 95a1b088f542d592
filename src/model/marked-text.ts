import { clusterAround, type Range } from './grapheme.js';
import type { Segment } from './types.js';

/** A text and the stretches of it that are marked. */
export interface MarkedText {
  readonly text: string;
  readonly ranges: readonly Range[];
}

// halves of a surrogate pair and control characters; tabs and line ends are drawn as space
const UNDRAWABLE = /(?![\t\n\r])[\p{Cs}\p{Cc}]/gu;

/** True where there is something to see in a text: white space and invisible characters alone are a blank. */
export function hasInk(text: string): boolean {
  return /[\p{L}\p{N}\p{P}\p{S}]/u.test(text);
}

/** Puts segments together again. */
export function joinSegments(segments: readonly Segment[]): MarkedText {
  const ranges: Range[] = [];
  let text = '';
  for (const segment of segments) {
    const start = text.length;
    text += segment.text;
    if (segment.marked) ranges.push([start, text.length]);
  }
  return { text, ranges };
}

/**
 * Ranges in order, without overlaps, joined where they touch, and widened to whole characters: a mark that
 * began between a letter and its accent would tear them apart. Ranges of white space alone are left out.
 */
export function tidyRanges(text: string, ranges: readonly Range[]): readonly Range[] {
  const tidy: [number, number][] = [];
  for (const [start, end] of [...ranges].sort((one, other) => one[0] - other[0])) {
    if (!text.slice(start, end).trim()) continue;
    const [from] = clusterAround(text, start);
    const [, to] = clusterAround(text, end);
    const last = tidy.at(-1);
    if (last && from <= last[1]) last[1] = Math.max(last[1], to);
    else tidy.push([from, to]);
  }
  return tidy;
}

function cut({ text, ranges }: MarkedText, start: number, end: number): Segment[] {
  const segments: Segment[] = [];
  const add = (to: number, marked: boolean) => {
    const piece = text.slice(start, Math.min(to, end));
    if (piece) segments.push({ text: piece, marked });
    start = Math.max(start, to);
  };
  for (const [from, to] of tidyRanges(text, ranges)) {
    add(from, false);
    add(to, true);
  }
  add(end, false);
  return segments;
}

/** A stretch of a marked text, ready to be drawn: without lone surrogates and control characters. */
export function toSegments(marked: MarkedText, start = 0, end = marked.text.length): readonly Segment[] {
  const drawn = cut(marked, start, end).map((segment) => ({
    ...segment,
    text: segment.text.replace(UNDRAWABLE, ''),
  }));
  // once more, because what stood on both sides of a dropped character may now belong together
  const whole = joinSegments(drawn);
  return cut(whole, 0, whole.text.length);
}
