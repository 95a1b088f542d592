/** What the service sends: the interface's shapes, and nothing beside them. */

export interface Envelope {
  /** The HTTP status again. */
  readonly code: number;
  /** `success`, or what was wrong, in English for developers. */
  readonly message: string;
}

export interface ResultDocument {
  readonly id: string;
  readonly title: readonly string[];
  readonly url: readonly string[];
  readonly body: readonly string[];
  /** Whatever else the organization's own mapping sends. */
  readonly [attribute: string]: string | readonly string[];
}

export interface HighlightEntry {
  readonly id: string;
  readonly title: readonly string[];
  readonly url: readonly string[];
  readonly body: readonly string[];
}

export interface SearchBody extends Envelope {
  readonly numFound: number;
  readonly response: { readonly docs: readonly ResultDocument[] };
  readonly highlight_v2: readonly HighlightEntry[];
  readonly start: number;
  readonly track_id: string;
}

export interface TermSuggestions {
  readonly numFound: number;
  readonly suggestions: readonly {
    readonly term: string;
    readonly weight: number;
    readonly payload?: string;
  }[];
}

export interface SuggestBody extends Envelope {
  /** One member, under the query as it was sent. */
  readonly suggest: Readonly<Record<string, TermSuggestions>>;
}

export interface WordSuggestions {
  readonly suggestion: readonly { readonly freq: number; readonly word: string }[];
}

export interface SpellBody extends Envelope {
  /** Word, corrections, word, corrections …: one pair a misspelt word. */
  readonly spell: readonly (string | WordSuggestions)[];
}
