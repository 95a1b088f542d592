/**
 * The interface of the service as it is documented: three GETs under
 * `{base_url}/api/v1/<organization_id>/<api_key>/`. What real services send besides is accepted by the
 * decoders and not stated here.
 */

export type WireOperation = 'search' | 'suggest' | 'spell';

/** What every answer holds. */
export interface WireEnvelope {
  /** The HTTP status of the request; 200 on success. */
  readonly code: number;
  /** `success` on success. */
  readonly message: string;
}

/** One result. An organization's mapping may add, rename and drop attributes other than `id`. */
export interface WireDocument {
  readonly id: string;
  readonly title?: readonly string[];
  readonly url?: readonly string[];
  /** Text (or HTML) of the relevant section. */
  readonly body?: readonly string[];
}

/** The same attributes of the document with this id, with matches wrapped in `<em>` and `</em>`. */
export type WireHighlight = WireDocument;

/** GET `search?q=&start=&rows=`; `start` is 0 and `rows` is 10 by default. */
export interface WireSearchResponse extends WireEnvelope {
  /** Results in all. */
  readonly numFound: number;
  /** Index of the first result of this page, from 0. */
  readonly start: number;
  readonly response: { readonly docs: readonly WireDocument[] };
  readonly highlight_v2: readonly WireHighlight[];
  readonly track_id: string;
}

export interface WireSuggestion {
  readonly term: string;
  /** Larger is more relevant. */
  readonly weight: number;
  readonly payload?: string;
}

export interface WireSuggestions {
  /** Suggestions in all. */
  readonly numFound: number;
  readonly suggestions: readonly WireSuggestion[];
}

/** GET `suggest?q=`. */
export interface WireSuggestResponse extends WireEnvelope {
  /** One member, whose key is the query that was sent. */
  readonly suggest: Readonly<Record<string, WireSuggestions>>;
}

export interface WireCorrection {
  readonly suggestion: readonly { readonly word: string; readonly freq: number }[];
}

/** GET `spell?q=`. */
export interface WireSpellResponse extends WireEnvelope {
  /** Word, corrections, word, corrections …: one pair a misspelt word; empty where nothing is to correct. */
  readonly spell: readonly (string | WireCorrection)[];
}
