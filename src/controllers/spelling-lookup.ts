/** Finds a better spelling of a whole query with a service that checks words. */
import { wordsToCheck } from '../model/spelling-words.js';
import type { SearchClient, SpellAnswer } from '../model/types.js';

const NOTHING: SpellAnswer = { corrections: [], collations: [] };

/**
 * The query is asked for as a whole first, for services that read it so; where
 * that finds nothing, each of its words is asked for, all at once. A failed
 * lookup counts as one that found nothing: a visitor never learns of it.
 */
export async function lookUpSpelling(
  query: string,
  client: SearchClient,
  signal: AbortSignal,
): Promise<string | undefined> {
  const ask = (text: string): Promise<SpellAnswer> =>
    client.spell({ query: text }, { signal }).catch(() => NOTHING);
  const words = wordsToCheck(query);
  if (!words.length) return undefined;
  const corrected = await correct(query, [await ask(query)]);
  if (corrected !== undefined || signal.aborted || words[0] === query) return corrected;
  return correct(query, await Promise.all(words.map(ask)), true);
}

/** @param areWords the answers are for the query's words, one each, not for the query as a whole */
async function correct(
  query: string,
  answers: readonly SpellAnswer[],
  areWords = false,
): Promise<string | undefined> {
  if (!answers.some(({ corrections, collations }) => corrections.length || collations.length))
    return undefined;
  try {
    const { correctQuery, mergeSpellAnswers } = await import('../model/correct-query.js');
    return correctQuery(query, areWords ? mergeSpellAnswers(answers) : (answers[0] ?? NOTHING));
  } catch {
    return undefined; // the file did not come: results without a correction are results
  }
}
