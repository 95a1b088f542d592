/** The entry of the file that is loaded where an answer is not plainly as the interface has it. */
import { isSameQuery, withoutOperators } from '../model/query.js';

export { decodeSearch } from './decode-search.js';
export { decodeSuggestions } from './decode-suggest.js';

/** What to ask for in place of a query that the service cannot parse: its words alone; `''` for nothing else. */
export function wordsToRetry(query: string): string {
  const words = withoutOperators(query);
  return isSameQuery(words, query) ? '' : words;
}
