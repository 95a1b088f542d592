/** Text in the one form in which texts are compared that look alike, and the way back to how they were written. */
import { findText } from './find-text.js';
import type { Range } from './grapheme.js';
import { joinSegments } from './marks.js';
import type { Segment } from './types.js';

/** White space; what nobody sees, such as soft hyphens; white space and that. */
const HIDDEN = '\\xad\\u200b\\u2060';
const BLANK = new RegExp(`[\\s${HIDDEN}]`);
/** What is composed with what stands before it: accents, signs of vowels, parts of Korean syllables. */
const JOINING = '[\\p{M}\\u1160-\\u11ff]';
/** Characters that are the same as another one or as several: units of measure, old forms of Greek, Hebrew and Chinese. */
const TWINS = '[\\u0958-\\u095f\\u1f71-\\u1fff\\u2126-\\u212b\\uf900-\\ufb4f]';
/** What is written in more than one way. Of endless accents some at a time: to put them in order takes the square of their number. */
const ODD = new RegExp(`(\\s[\\s${HIDDEN}]*)|([${HIDDEN}]+)|[^\\s${HIDDEN}]?${JOINING}{1,30}|${TWINS}`, 'gu');

export interface FoldedText {
  readonly text: string;
  /** Where each of its units stands in the text as it was written, and at last the end of that. */
  readonly places: readonly number[];
}

/** One run of white space is as good as another, accents are composed, what nobody sees is left out. */
export function foldText(text: string): FoldedText {
  const places: number[] = [];
  let end = 0;
  const folded = text.replace(ODD, (piece: string, space?: string, hidden?: string, at: number = 0) => {
    const one = space ? ' ' : hidden ? '' : piece.normalize();
    while (end < at) places.push(end++);
    for (let unit = 0; unit < one.length; unit++) places.push(at);
    end += piece.length;
    return one;
  });
  while (end <= text.length) places.push(end++);
  return { text: folded, places };
}

/** Which stretches of a text, as it was written, segments mark that are the text or a stretch of it when both are folded. */
export function placeFolded(
  text: string,
  { text: folded, places }: FoldedText,
  segments: readonly Segment[],
): readonly Range[] | undefined {
  const joined = joinSegments(segments);
  const stretch = foldText(joined.text);
  const wanted = stretch.text.trim();
  const from = wanted ? findText(folded, wanted) : -1;
  if (from < 0) return undefined;
  const lead = stretch.text.search(/\S/);
  /** Where in the text a place of the highlight is. */
  const placeOf = (at: number): number => {
    const unit = stretch.places.findIndex((place) => place >= at) - lead;
    return places[from + Math.min(Math.max(unit, 0), wanted.length)];
  };
  return joined.ranges.flatMap(([first, last]) => {
    let [start, end] = [placeOf(first), placeOf(last)];
    while (start < end && BLANK.test(text[start])) start++;
    while (start < end && BLANK.test(text[end - 1])) end--;
    return start < end ? [[start, end] as const] : [];
  });
}
