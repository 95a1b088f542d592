/**
 * Looks for a better spelling of a query with a service that checks words,
 * beside its search. A failed lookup counts as one that found nothing: a
 * visitor never learns of it.
 */
import type { SearchSession } from '../session/search-session.js';
import type { SearchRequest } from '../session/session-state.js';
import type { ResultPage, SearchClient, SpellAnswer } from '../model/types.js';
import { addEnglish } from '../text/en.js';

export interface SpellingLookup {
  readonly session: SearchSession;
  /** Whose query it is. */
  readonly request: SearchRequest;
  readonly client: SearchClient;
  readonly signal: AbortSignal;
  /** What comes, or has come, of the request. */
  readonly found: Promise<ResultPage> | ResultPage | undefined;
}

const NOTHING: SpellAnswer = { corrections: [], collations: [] };

/** Three letters in one word, which is no operator: less is not worth asking for. */
const isWorthAsking = (query: string): boolean => /(?!AND|NOT)\p{L}(['’\p{M}\p{N}]*\p{L}){2}/u.test(query);
const isOneWord = (query: string): boolean => /^['’\p{L}\p{M}\p{N}]+$/u.test(query);

/**
 * The query is asked for as a whole first, for services that read it so. What
 * to do with a correction, or with words that are to be asked for one by one,
 * is loaded where there are any.
 */
export async function lookUpSpelling(lookup: SpellingLookup): Promise<void> {
  const { signal, request, client } = lookup;
  const { query } = request;
  if (!isWorthAsking(query)) return;
  const ask = (text: string): Promise<SpellAnswer> =>
    client.spell({ query: text }, { signal }).catch(() => NOTHING);
  const whole = await ask(query);
  const { corrections, collations } = whole;
  if (signal.aborted || (isOneWord(query) && !corrections.length && !collations.length)) return;
  const spelling = await import('../spelling.js');
  addEnglish(spelling.words);
  lookup.session.spelling = spelling;
  await spelling.offerSpelling(lookup, whole, ask);
}
