/** The entry of the file that is loaded where an answer is not plainly as the interface has it, or reports a failure. */
import { isSameQuery, withoutOperators } from '../model/query.js';

export { checkSuccess, httpError } from './refusal.js';
export { decodeSearch } from './decode-search.js';
export { decodeSuggestions } from './decode-suggest.js';

/**
 * Asks for the words alone of a query that the service cannot parse: the person may have meant a bracket as a bracket.
 *
 * @throws the error that it answered where there is nothing else to ask for
 */
export function askForWords<T>(
  error: unknown,
  query: string,
  ask: (words: string) => Promise<T>,
): Promise<T> {
  const words = withoutOperators(query);
  if (!words || isSameQuery(words, query)) throw error;
  return ask(words);
}
