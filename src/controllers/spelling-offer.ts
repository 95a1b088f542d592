/**
 * Offers the better spelling of a query when something has come of its search, or
 * searches it where the owner wants that. Part of a file of its own in the
 * build, loaded where the service has a correction, or may have one for a word.
 */
import { correctSpelling } from '../model/correct-spelling.js';
import type { SpellAnswer } from '../model/types.js';
import type { SpellingLookup } from './spelling-lookup.js';

export async function offerSpelling(
  { session, request, client, signal, found }: SpellingLookup,
  whole: SpellAnswer,
  ask: (word: string) => Promise<SpellAnswer>,
): Promise<void> {
  // while this file was loaded, the element may have gone
  if (signal.aborted) return;
  const { query, page: asked, origin, rows } = request;
  const isOvertaken = (): boolean => session.state.request !== request;
  const corrected = await correctSpelling(query, whole, ask);
  const page = corrected && (await Promise.resolve(found).catch(() => undefined));
  if (!page || isOvertaken()) return;
  if (!page.numFound) {
    // one empty page must not lead to another; no answer is no reason to hide what may well be right, but
    // too little to search it unasked
    const numFound = await client.search({ query: corrected, start: 0, rows }, { signal }).then(
      (answer) => answer.numFound,
      () => undefined,
    );
    if (numFound === 0 || isOvertaken()) return;
    if (numFound && session.settings.spelling === 'auto' && origin !== 'original') {
      session.search(corrected, { page: asked, cause: 'again', corrects: query, origin });
      return;
    }
  }
  session.suggestSpelling(request, corrected);
}
