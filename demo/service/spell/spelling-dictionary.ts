import { foldWord } from '../analysis/fold.js';
import { isUnspaced, wordsOf } from '../analysis/words.js';
import type { Section } from '../core/section.js';
import { DeleteIndex } from './delete-index.js';
import { editDistance } from './edit-distance.js';

export interface Correction {
  readonly word: string;
  /** How often the word stands in the corpus; at least 1. */
  readonly freq: number;
}

const MOST_CORRECTIONS = 5;
const SHORT_WORD_LETTERS = 3;
const SHORTEST_WORD_LETTERS = 2;
/** Longer "words" are keys and hashes; measuring them costs time and helps nobody. */
const LONGEST_WORD_LETTERS = 32;
const LETTERS_ONLY = /^[\p{L}\p{M}]+$/u;

function maximumEdits(letterCount: number): number {
  return letterCount <= SHORT_WORD_LETTERS ? 1 : 2;
}

function isCheckable(folded: string): boolean {
  const letterCount = folded.length;
  return (
    letterCount >= SHORTEST_WORD_LETTERS &&
    letterCount <= LONGEST_WORD_LETTERS &&
    LETTERS_ONLY.test(folded) &&
    !isUnspaced(folded)
  );
}

/** The words of a corpus, unstemmed, and the ones near to a mistyped word. */
export class SpellingDictionary {
  /** Folded word → its most frequent way of writing and how often it stands there, in any way. */
  readonly #words = new Map<string, Correction>();
  readonly #index: DeleteIndex;

  constructor(sections: readonly Section[]) {
    const spellings = new Map<string, Map<string, number>>();
    for (const { title, body } of sections) {
      for (const { surface } of wordsOf(`${title}\n${body}`)) {
        const folded = foldWord(surface);
        if (!isCheckable(folded)) continue;
        const ways = spellings.get(folded) ?? new Map<string, number>();
        ways.set(surface, (ways.get(surface) ?? 0) + 1);
        spellings.set(folded, ways);
      }
    }
    for (const [folded, ways] of spellings) {
      const [word] = [...ways].reduce((best, way) => (way[1] > best[1] ? way : best));
      this.#words.set(folded, { word, freq: [...ways.values()].reduce((sum, count) => sum + count, 0) });
    }
    this.#index = new DeleteIndex([...this.#words.keys()], maximumEdits);
  }

  /**
   * Words that may have been meant: by distance, same first letter before others, then frequency.
   * Empty for a word of the corpus, and for what is no word of letters.
   */
  correct(word: string): Correction[] {
    if (word.length > LONGEST_WORD_LETTERS) return [];
    const folded = foldWord(word);
    if (!isCheckable(folded) || this.#words.has(folded)) return [];
    const letters = Array.from(folded);
    const limit = maximumEdits(folded.length);
    const near: { correction: Correction; distance: number; startsAlike: boolean }[] = [];
    for (const candidate of this.#index.candidates(folded)) {
      const distance = editDistance(letters, Array.from(candidate), limit);
      const correction = this.#words.get(candidate);
      if (distance > limit || correction === undefined) continue;
      near.push({ correction, distance, startsAlike: candidate[0] === folded[0] });
    }
    return near
      .sort(
        (a, b) =>
          a.distance - b.distance ||
          Number(b.startsAlike) - Number(a.startsAlike) ||
          b.correction.freq - a.correction.freq,
      )
      .slice(0, MOST_CORRECTIONS)
      .map(({ correction }) => correction);
  }
}
