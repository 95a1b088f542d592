/**
 * The shapes that the layers hand to one another: what an answer of the
 * service is once it has been decoded, and what the elements draw.
 */

/** The values of one attribute of a document, in the service's order; at least one. */
export type FieldValues = readonly string[];

/** Attributes by name. Made without a prototype: `__proto__` is a name like any other. */
export type Fields = Readonly<Record<string, FieldValues | undefined>>;

export interface SearchDocument {
  /** The service's id; `''` where it sent none. */
  readonly id: string;
  /** Every attribute the organization's mapping sends. */
  readonly fields: Fields;
}

export interface SearchParameters {
  /** What to search for, as `normalizeQuery` leaves it; never empty. */
  readonly query: string;
  /** Index of the first result, from 0. Default 0. */
  readonly start?: number;
  /** Results to ask for. Default 10. */
  readonly rows?: number;
}

/** One page of results as the service answered it. */
export interface SearchAnswer {
  readonly documents: readonly SearchDocument[];
  /** Highlighted fields by document id. Strings as sent, with `<em>` around the matches. */
  readonly highlights: ReadonlyMap<string, Fields>;
  /** Index of the first document in the whole list, from 0: the service's word, else what was asked for. */
  readonly start: number;
  /** Results in all; where documents came, never less than `start` plus their number. */
  readonly numFound: number;
  /** True where the service says that there may be more than `numFound`, or that it could not look everywhere. */
  readonly isLowerBound: boolean;
  /** `''` where the service sent none. */
  readonly trackId: string;
}

export interface Suggestion {
  /** Plain text, never blank. */
  readonly term: string;
  /** Larger is more relevant; 0 where the service sent none. */
  readonly weight: number;
  /** `''` where the service sent none. */
  readonly payload: string;
}

export interface WordCorrection {
  /** The word (or words) that the service found misspelt, as it wrote them. */
  readonly word: string;
  /** Better words, best first; may be empty. */
  readonly suggestions: readonly { readonly word: string; readonly frequency: number }[];
  /** Where `word` stands in the text that was checked, in UTF-16 units, where the service says so. */
  readonly startOffset?: number;
  readonly endOffset?: number;
}

export interface SpellAnswer {
  /** In the order of the text that was checked; empty for a text without mistakes. */
  readonly corrections: readonly WordCorrection[];
  /** Whole corrected queries, best first, where the service makes them. */
  readonly collations: readonly string[];
}

export interface CallOptions {
  /** Aborting it rejects the call with the signal's reason: an `AbortError` unless it was given another. */
  readonly signal?: AbortSignal;
}

/** The three operations of the service. The widget's own client, or any object that does the same. */
export interface SearchClient {
  search(parameters: SearchParameters, options?: CallOptions): Promise<SearchAnswer>;
  suggest(parameters: { readonly query: string }, options?: CallOptions): Promise<readonly Suggestion[]>;
  spell(parameters: { readonly query: string }, options?: CallOptions): Promise<SpellAnswer>;
}

/** A stretch of text that is either marked as a match or not. Drawn as text, never as markup. */
export interface Segment {
  readonly text: string;
  readonly marked: boolean;
}

/** How strings of the service are read; `auto`: a body that holds elements of HTML is HTML, all else is text. */
export type ContentMode = 'auto' | 'text' | 'html';

/** Reads a string of HTML into its text, with what stood in `<em>` marked. Throws never; runs nothing. */
export type MarkupReader = (html: string) => readonly Segment[];

/** Which attributes of a document hold what a result shows. */
export interface FieldNames {
  readonly title: string;
  readonly url: string;
  readonly body: string;
}

/** A stretch of a text, and whether something was left out before and after it. */
export interface Snippet {
  readonly segments: readonly Segment[];
  readonly isCutBefore: boolean;
  readonly isCutAfter: boolean;
}

/** One result, joined to its highlights and ready to be drawn. */
export interface SearchResult {
  readonly id: string;
  /** From 1 over the whole list, not over the page. */
  readonly position: number;
  /** Never blank: the address, the id, other text of the document or the result's number stands in where there is no title. */
  readonly title: readonly Segment[];
  /** Absolute, and safe to follow; `undefined` where the document has no address that is. */
  readonly href: string | undefined;
  /** The address for people: the document's own, without scheme and trailing slash; empty where there is none. */
  readonly address: readonly Segment[];
  readonly snippet: Snippet;
  /** Every attribute of the document, as it was sent. */
  readonly fields: Fields;
  /** Every highlighted attribute, as it was sent: strings with `<em>` around the matches. */
  readonly highlights: Fields | undefined;
}

/** A page of results, ready to be drawn. */
export interface ResultPage {
  readonly query: string;
  readonly results: readonly SearchResult[];
  /** Index of the first result, from 0. */
  readonly start: number;
  readonly numFound: number;
  readonly isLowerBound: boolean;
  /** Results on a full page: what was asked for, or less where the service caps it. */
  readonly pageSize: number;
  readonly trackId: string;
}
