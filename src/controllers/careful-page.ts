/**
 * Joins answers whose values may be HTML, or whose highlights do not agree
 * with their values as they stand. A file of its own in the build, loaded
 * where an answer needs it. There it shares no code with the script that loads
 * it: a page that loads that one as `site-search.js?v=2` would else load and
 * run it a second time.
 */
import { carefulJoiner } from '../model/careful-document.js';
import { carefulReader, needsMarkup } from '../model/careful-reader.js';
import { joinPage, type JoinOptions } from '../model/join-page.js';
import type { ResultPage, SearchAnswer } from '../model/types.js';
import { loadMarkupReader } from './markup-reader.js';
import { inStretches } from './stretches.js';

/** As `joinPage` and `inStretches`; the parser is loaded where a value really is HTML. */
export async function joinCarefully(
  answer: SearchAnswer,
  options: JoinOptions,
  signal: AbortSignal,
): Promise<ResultPage> {
  const readMarkup = needsMarkup(answer, options) ? await loadMarkupReader() : undefined;
  const joiner = carefulJoiner(carefulReader(options.content, readMarkup), answer.documents);
  return inStretches(joinPage(answer, options, joiner), signal);
}
