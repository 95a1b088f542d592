import { foldPhrase } from '../analysis/fold.js';
import { isUnspaced } from '../analysis/words.js';

/**
 * True where the text holds the phrase, compared as `foldPhrase` leaves both: no stemming, whole words.
 * In scripts without spaces the end of a word cannot be seen, so any place counts.
 */
export function containsPhrase(text: string, foldedPhrase: string): boolean {
  const folded = foldPhrase(text);
  return isUnspaced(foldedPhrase)
    ? folded.replaceAll(' ', '').includes(foldedPhrase.replaceAll(' ', ''))
    : ` ${folded} `.includes(` ${foldedPhrase} `);
}
