/** Every way of writing the marks of a highlight, and text put together from what lies between them. */
import { findText } from './find-text.js';
import type { Range } from './grapheme.js';
import type { MarkedText } from './marked-text.js';
import type { Segment } from './types.js';

export const MARK = /<(\/?)em(?:\s[^<>]*)?\/?>/gi;

/** Where the first mark of a text stands; -1 where there is none. */
export const firstMark = (text: string): number => text.search(MARK);

/**
 * Splits a highlight at its marks. Nested marks are one, a mark without end ends with the text, an end
 * without beginning is nothing.
 *
 * @param isText Tells of a mark whether it is part of the text all the same. Default: none is.
 */
export function splitMarks(highlight: string, isText?: (mark: string, at: number) => boolean): Segment[] {
  const segments: Segment[] = [];
  let depth = 0;
  let from = 0;
  const push = (to?: number) => segments.push({ text: highlight.slice(from, to), marked: depth > 0 });
  for (const { 0: mark, 1: slash, index } of highlight.matchAll(MARK)) {
    if (isText?.(mark, index)) continue;
    push(index);
    from = index + mark.length;
    depth = slash ? Math.max(0, depth - 1) : depth + 1;
  }
  push();
  return segments;
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

/** A highlight without its marks. */
export const unmark = (highlight: string): string => joinSegments(splitMarks(highlight)).text;

/** Which stretches of a text segments mark that are the text or a stretch of it; `undefined` where they are not. */
export function placeSegments(text: string, segments: readonly Segment[]): readonly Range[] | undefined {
  const { text: stretch, ranges } = joinSegments(segments);
  const at = findText(text, stretch);
  return at < 0 ? undefined : ranges.map(([start, end]) => [at + start, at + end]);
}
