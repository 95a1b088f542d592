/** Highlights as the service sends them: text with `<em>` and `</em>` round what matched. */
import type { Range } from './grapheme.js';

/** Longer highlights are first cut down to the part with most marks, which is for the careful path. */
const LONGEST_QUICK = 10_000;

// one that marks nothing but white space stays part of the text, so that the highlight does not agree
const MARK = /<em>(\s*[^\s<][^<]*)<\/em>/;

/**
 * Which stretches of a text a highlight marks, in order, where the highlight without its marks is the text or a
 * stretch of it; `undefined` where it is not, is very long, or its marks are not plain pairs of `<em>` and `</em>`.
 */
export function placeMarks(text: string, highlight: string): readonly Range[] | undefined {
  if (highlight.length > LONGEST_QUICK) return undefined;
  // every other piece is marked
  const pieces = highlight.split(MARK);
  const stretch = pieces.join('');
  // engines look for long texts slowly; where the beginning stands there twice, the careful path looks further
  let end = text.indexOf(stretch.slice(0, 99));
  if (!text.startsWith(stretch, end)) return undefined;
  return pieces.map((piece): Range => [end, (end += piece.length)]).filter((_, index) => index % 2);
}
