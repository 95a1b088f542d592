import { Highlighter } from '../search/highlighter.js';
import { SearchIndex } from '../search/search-index.js';
import { SpellingDictionary } from '../spell/spelling-dictionary.js';
import { SuggestionDictionary } from '../suggest/suggestion-dictionary.js';
import { wordsOf } from '../analysis/words.js';
import type { Section } from './section.js';
import type { HighlightEntry, ResultDocument, SpellBody, TermSuggestions } from './wire-out.js';

export interface OrganizationSettings {
  readonly apiKey: string;
  readonly sections: readonly Section[];
  /** Whether the mapping sends each document's `lang` and `dir`. Default false. */
  readonly sendsLanguage?: boolean;
  /** Groups of words, space between them, that searches take for the same. Default none. */
  readonly synonyms?: readonly string[];
}

export interface ResultList {
  readonly numFound: number;
  readonly documents: readonly ResultDocument[];
  readonly highlights: readonly HighlightEntry[];
}

/** A query of more words is a text; the interface's `q` is "the word". */
const MOST_SPELT_WORDS = 32;

/** One organization: its key, and the three operations over its index. */
export class Organization {
  readonly apiKey: string;
  readonly #sendsLanguage: boolean;
  readonly #index: SearchIndex;
  readonly #suggestions: SuggestionDictionary;
  readonly #spelling: SpellingDictionary;

  constructor({ apiKey, sections, sendsLanguage = false, synonyms = [] }: OrganizationSettings) {
    this.apiKey = apiKey;
    this.#sendsLanguage = sendsLanguage;
    this.#index = new SearchIndex(sections, synonyms);
    this.#suggestions = new SuggestionDictionary(sections);
    this.#spelling = new SpellingDictionary(sections);
  }

  /** @param start index of the first result, from 0. @param rows results to return; 0 counts alone. */
  search(text: string, start: number, rows: number): ResultList {
    const { sections, query } = this.#index.search(text);
    const page = sections.slice(start, start + rows);
    const highlighter = new Highlighter(query);
    return {
      numFound: sections.length,
      documents: page.map((section) => this.#documentOf(section)),
      highlights: page.map(({ id, title, url, body }) => ({
        id,
        title: [highlighter.mark(title)],
        url: [highlighter.mark(url)],
        body: [highlighter.mark(body)],
      })),
    };
  }

  suggest(typed: string): TermSuggestions {
    const suggestions = this.#suggestions.suggest(typed);
    return { numFound: suggestions.length, suggestions };
  }

  /** A pair for each misspelt word that has corrections; one pair with none where there is no such word. */
  spell(text: string): SpellBody['spell'] {
    const pairs = wordsOf(text.slice(0, MOST_SPELT_WORDS * 40))
      .slice(0, MOST_SPELT_WORDS)
      .map(({ surface }) => ({ surface, suggestion: this.#spelling.correct(surface) }))
      .filter(({ suggestion }) => suggestion.length > 0);
    if (pairs.length === 0) return [text, { suggestion: [] }];
    return pairs.flatMap(({ surface, suggestion }) => [surface, { suggestion }]);
  }

  #documentOf({ id, title, url, body, lang, dir, attributes }: Section): ResultDocument {
    const document = { ...attributes, id, title: [title], url: [url], body: [body] };
    return this.#sendsLanguage ? { ...document, lang: [lang], dir: [dir] } : document;
  }
}
