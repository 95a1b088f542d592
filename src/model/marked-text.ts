import { clusterAround, type Range } from './grapheme.js';
import type { Segment } from './types.js';

/** A text and the stretches of it that are marked. */
export interface MarkedText {
  readonly text: string;
  readonly ranges: readonly Range[];
}

/**
 * True where there is something to see in a text: white space and invisible characters alone are a blank. To read the
 * pattern of all languages takes a browser a millisecond, which most texts do without.
 */
export const hasInk = (text: string): boolean => /\w/.test(text) || /[\p{L}\p{N}\p{P}\p{S}]/u.test(text);

/** More of one text than this, in UTF-16 units, nobody reads, and where it changes direction all the time laying it out takes WebKit minutes. */
const MOST_DRAWN = 5000;

/** Draws the text from `start` up to, and without, `end`. */
export type Draw = (marked: MarkedText, start?: number, end?: number) => readonly Segment[];

/**
 * A stretch of a marked text in segments, none blank and no two alike side by side; of an endless one the beginning and an
 * ellipsis. Marks are widened to whole characters: one that began between a letter and its accent would tear them apart.
 *
 * @param marked Its ranges are in order of their starts; they may touch and overlap.
 */
export const toSegments: Draw = ({ text, ranges }, start = 0, end = text.length) => {
  if (end > start + MOST_DRAWN) {
    end = clusterAround(text, start + MOST_DRAWN)[0];
    text = text.slice(0, end++) + '…';
  }
  const segments: { text: string; marked: boolean }[] = [];
  const add = (to: number, marked: boolean) => {
    const piece = text.slice(start, Math.min(to, end));
    const last = segments.at(-1);
    if (last?.marked === marked) last.text += piece;
    else if (piece) segments.push({ text: piece, marked });
    start = Math.max(start, to);
  };
  for (const [from, to] of ranges) {
    add(clusterAround(text, from)[0], false);
    add(clusterAround(text, to)[1], true);
  }
  add(end, false);
  return segments;
};
