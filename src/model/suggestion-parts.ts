import type { Segment } from './types.js';
import { toSegments } from './marked-text.js';
import type { Range } from './grapheme.js';

/** Without case and accents, and as long as before: each character stands where it stood. */
function fold(text: string): string {
  // beyond U+1FFF what normal form D takes apart is no accent (Hangul syllables)
  return (
    text
      .replace(/[\u00c0-\u1fff]/g, (letter) => letter.normalize('NFD').charAt(0))
      .toLowerCase()
      // letters of their own that people type without their strokes
      .replace(/[øłđıßæ]/g, (letter) => 'oldisa'.charAt('øłđıßæ'.indexOf(letter)))
  );
}

/**
 * A suggested term in stretches: `marked` is what the person typed, the rest is what the suggestion adds. A
 * typed word is found at the start of a word, or anywhere in scripts without spaces, whatever its case and
 * accents. The texts joined are the term, and no stretch ends inside a character as people see it.
 */
export function suggestionParts(term: string, typed: string): readonly Segment[] {
  const ranges: Range[] = [];
  const folded = fold(term);
  for (const word of fold(typed.normalize()).match(/[^\s"]+/g) ?? []) {
    for (let at = folded.indexOf(word); at >= 0; at = folded.indexOf(word, at + 1)) {
      // to read the pattern of all letters takes a browser a millisecond, which most texts do without
      const isStart = !at || word > '\u0e00' || !/[\p{L}\p{N}]$/u.test(folded.slice(0, at));
      if (isStart) ranges.push([at, at + word.length]);
    }
  }
  return toSegments({ text: term, ranges: ranges.sort(([one], [other]) => one - other) });
}
