import { joinPage } from '../../src/model/join-page.js';
import type {
  FieldValues,
  ResultPage,
  SearchAnswer,
  SearchDocument,
  SpellAnswer,
  Suggestion,
} from '../../src/model/types.js';
import { finish } from './finish.js';

export interface AnswerOptions extends Partial<SearchAnswer> {
  /** Results on a full page, of which as many come as there are. */
  readonly rows?: number;
}

/** A document whose id, title, address and body tell its number. */
export function documentOf(id: string, values: Readonly<Record<string, string>> = {}): SearchDocument {
  const fields = Object.create(null) as Record<string, FieldValues>;
  const all = { title: `Title ${id}`, url: `https://site.test/${id}`, body: `Body of ${id}.`, ...values };
  for (const [name, value] of Object.entries(all)) if (value) fields[name] = [value];
  return { id, fields };
}

/** An answer of so many results; their documents are numbered over the whole list. */
export function answerOf(numFound: number, options: AnswerOptions = {}): SearchAnswer {
  const { rows = 10, start = 0 } = options;
  const length = Math.max(0, Math.min(rows, numFound - start));
  return {
    documents: Array.from({ length }, (_, index) => documentOf(String(start + index + 1))),
    highlights: new Map(),
    start,
    numFound,
    isLowerBound: false,
    trackId: 'trk-1',
    ...options,
  };
}

/** The same, joined and ready to be drawn. */
export function pageFor(query: string, numFound: number, options: AnswerOptions = {}): ResultPage {
  const joining = joinPage(answerOf(numFound, options), {
    query,
    rows: options.rows ?? 10,
    content: 'auto',
    fields: { title: 'title', url: 'url', body: 'body' },
    base: 'https://site.test/',
  });
  return finish(joining);
}

export function suggestionsOf(...terms: readonly string[]): readonly Suggestion[] {
  return terms.map((term) => ({ term, weight: 1, payload: '' }));
}

export const NO_CORRECTION: SpellAnswer = { corrections: [], collations: [] };

export function correctionOf(word: string, better: string): SpellAnswer {
  return { corrections: [{ word, suggestions: [{ word: better, frequency: 1 }] }], collations: [] };
}
