/** Only a word's beginning is indexed: it finds the same words for a third of the memory. */
const COMPARED_LETTERS = 7;

/**
 * Finds the words near a word without looking at all of them: two words within distance n become equal
 * when at most n letters are left out of each. (Symmetric deletion, as in SymSpell.)
 */
export class DeleteIndex {
  readonly #words: readonly string[];
  /** What is left of a word → the places of the words in `#words`; one place is kept bare to save memory. */
  readonly #remains = new Map<string, number | number[]>();
  readonly #maximumEdits: (letterCount: number) => number;

  constructor(words: readonly string[], maximumEdits: (letterCount: number) => number) {
    this.#words = words;
    this.#maximumEdits = maximumEdits;
    for (const [place, word] of words.entries()) {
      for (const remains of this.#remainsOf(word)) {
        const known = this.#remains.get(remains);
        if (known === undefined) this.#remains.set(remains, place);
        else if (typeof known === 'number') this.#remains.set(remains, [known, place]);
        else known.push(place);
      }
    }
  }

  /** Words that may be near; the caller measures. No word twice. */
  candidates(word: string): Set<string> {
    const found = new Set<string>();
    for (const remains of this.#remainsOf(word)) {
      for (const place of [this.#remains.get(remains) ?? []].flat()) {
        const candidate = this.#words[place];
        if (candidate !== undefined) found.add(candidate);
      }
    }
    return found;
  }

  #remainsOf(word: string): Set<string> {
    const beginning = word.slice(0, COMPARED_LETTERS);
    const all = new Set([beginning]);
    let layer = [beginning];
    for (let edits = this.#maximumEdits(word.length); edits > 0; edits -= 1) {
      const next: string[] = [];
      for (const entry of layer) {
        for (let index = 0; index < entry.length; index += 1) {
          const remains = entry.slice(0, index) + entry.slice(index + 1);
          if (remains === '' || all.has(remains)) continue;
          all.add(remains);
          next.push(remains);
        }
      }
      layer = next;
    }
    return all;
  }
}
