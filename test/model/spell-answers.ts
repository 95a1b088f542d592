import type { SpellAnswer, WordCorrection } from '../../src/model/types.js';

/** An answer that corrects words, without their places. */
export function answer(...pairs: readonly (readonly [word: string, ...better: string[]])[]): SpellAnswer {
  const corrections = pairs.map(([word, ...better]) => ({
    word,
    suggestions: better.map((other) => ({ word: other, frequency: 1 })),
  }));
  return { corrections, collations: [] };
}

/** A correction that says where its word stands. */
export function at(startOffset: number, endOffset: number, word: string, better: string): WordCorrection {
  return { word, suggestions: [{ word: better, frequency: 1 }], startOffset, endOffset };
}

/** An answer that corrects whole queries. */
export function collated(...collations: readonly string[]): SpellAnswer {
  return { corrections: [], collations };
}
