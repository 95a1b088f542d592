import { correctQuery, mergeSpellAnswers } from './correct-query.js';
import { wordsToCheck } from './spelling-words.js';
import type { SpellAnswer } from './types.js';

/**
 * The query with its mistakes corrected: by the answer for it as a whole, else by those for each of its words.
 * `undefined` where there is nothing to correct.
 */
export async function correctSpelling(
  query: string,
  whole: SpellAnswer,
  ask: (word: string) => Promise<SpellAnswer>,
): Promise<string | undefined> {
  const corrected = correctQuery(query, whole);
  const words = wordsToCheck(query);
  if (corrected !== undefined || words[0] === query) return corrected;
  return correctQuery(query, mergeSpellAnswers(words, await Promise.all(words.map(ask))));
}
