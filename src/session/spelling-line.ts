/**
 * What is said of the spelling of a query, and what follows from it. Part of a file of its own in the build, loaded with
 * the first correction: before it there is nothing to say.
 */
import type { RequestCause, SearchState, SessionSettings } from './session-state.js';

/** A message by its name, and the query in it. */
type SpellingSentence = readonly [
  name: 'didYouMean' | 'showingInstead' | 'searchInstead',
  values: { readonly query: string },
];

/** The last sentence holds the query to search for, and with which cause. */
export type SpellingLine = readonly [cause: RequestCause, ...sentences: readonly SpellingSentence[]];

/** The file with the words on corrections; what else is in it is for those that draw. */
export interface SpellingFile {
  readonly spellingLine: typeof spellingLine;
}

/** "Did you mean …?", or what is shown in place of what was typed and the way back; nothing where all is spelt well. */
export function spellingLine(
  state: SearchState,
  settings: Pick<SessionSettings, 'spelling'>,
): SpellingLine | undefined {
  const { request, page, offer } = state;
  // a page that failed to come changes nothing about what is on show
  if (!request || state.status === 'loading' || page?.query !== request.query) return undefined;
  const { corrects, query } = request;
  if (corrects) return ['original', ['showingInstead', { query }], ['searchInstead', { query: corrects }]];
  return offer && settings.spelling !== 'off' ? ['spelling', ['didYouMean', { query: offer }]] : undefined;
}
