import MiniSearch, { type Query as IndexQuery, type SearchOptions } from 'minisearch';
import type { Section } from '../core/section.js';
import { analyze } from '../analysis/analyzer.js';
import { parseQuery, readSynonyms, type Query, type Synonyms } from '../analysis/query.js';
import { containsPhrase } from './phrase.js';

const BOOST = { title: 4, page: 2 };

/** A beginning alone says less than the whole word. */
const PREFIX_WEIGHTS = { fuzzy: 0, prefix: 0.9 };

/** With fewer hits than this for all words, those for all words but one follow. */
const FEW_HITS = 5;
/** Of two words, one alone is another question. */
const FEWEST_WORDS_TO_MISS_ONE = 3;

export interface Hits {
  /** Best first; every hit there is. */
  readonly sections: readonly Section[];
  readonly query: Query;
}

interface IndexedSection {
  readonly id: number;
  readonly title: string;
  readonly page: string;
  readonly body: string;
}

interface RankedSection {
  readonly section: Section;
  /** Distinct words of the query that it has. */
  readonly wordCount: number;
  readonly rank: number;
}

/**
 * Full text over sections: those with all words first; where they are few, those with all words but
 * one after them; where there are none, those with any.
 */
export class SearchIndex {
  readonly #sections: readonly Section[];
  readonly #synonyms: Synonyms;
  /** Every term there is: alternatives that no section has cost a look here, not a search. */
  readonly #vocabulary = new Set<string>();
  readonly #index: MiniSearch<IndexedSection>;
  readonly #options: SearchOptions = {
    boost: BOOST,
    // a term is one token already; analysed again it would be stemmed twice
    tokenize: (term) => [term],
    boostDocument: (id: number) => this.#sections[id]?.importance ?? 1,
  };

  constructor(sections: readonly Section[], synonyms: readonly string[] = []) {
    this.#sections = sections;
    this.#synonyms = readSynonyms(synonyms);
    this.#index = new MiniSearch<IndexedSection>({
      fields: ['title', 'page', 'body'],
      tokenize: (text) => {
        const terms = analyze(text).map(({ term }) => term);
        for (const term of terms) this.#vocabulary.add(term);
        return terms;
      },
      processTerm: (term) => term,
    });
    this.#index.addAll(
      sections.map(({ heading, pageTitle, pageSummary, body }, id) => ({
        id,
        title: heading,
        page: `${pageTitle}\n${pageSummary}`,
        body,
      })),
    );
  }

  /** Throws never; a query without a word finds nothing. */
  search(text: string): Hits {
    const query = parseQuery(text, this.#synonyms);
    const wordCount = query.terms.length + query.prefixes.length;
    const complete = this.#matching(query, 'AND').map(({ section }) => section);
    if (query.phrases.length > 0) {
      // a phrase is a demand: hits without it are no second best
      const hasPhrases = ({ title, body }: Section): boolean =>
        query.phrases.every((phrase) => containsPhrase(title, phrase) || containsPhrase(body, phrase));
      return { sections: complete.filter(hasPhrases), query };
    }
    const canMissOne = wordCount >= FEWEST_WORDS_TO_MISS_ONE;
    if (complete.length >= FEW_HITS || (complete.length > 0 && !canMissOne))
      return { sections: complete, query };
    const partial = this.#matching(query, 'OR');
    const nearly = canMissOne ? partial.filter((hit) => hit.wordCount >= wordCount - 1) : [];
    const best = complete.length > 0 || nearly.length > 0 ? nearly : partial;
    return { sections: [...new Set([...complete, ...best.map(({ section }) => section)])], query };
  }

  #matching(query: Query, combineWith: 'AND' | 'OR'): RankedSection[] {
    const { terms, prefixes, alternatives } = query;
    const wordCount = terms.length + prefixes.length;
    if (wordCount === 0) return [];
    const owners = new Map([...terms, ...prefixes].map((term) => [term, new Set([term])]));
    const weights = new Map<string, number>();
    for (const [owner, others] of alternatives) {
      for (const { term, weight } of others) {
        if (!owners.has(term)) weights.set(term, weight);
        owners.set(term, (owners.get(term) ?? new Set()).add(owner));
      }
    }
    const exact = terms.map((term): IndexQuery => {
      const others = (alternatives.get(term) ?? []).filter((other) => this.#vocabulary.has(other.term));
      if (others.length === 0) return term;
      return { combineWith: 'OR', queries: [term, ...others.map((other) => other.term)] };
    });
    const begun = prefixes.map((term): IndexQuery => ({
      prefix: true,
      weights: PREFIX_WEIGHTS,
      queries: [term],
    }));
    const results = this.#index.search(
      { combineWith, queries: [...exact, ...begun] },
      { ...this.#options, boostTerm: (term) => weights.get(term) ?? 1 },
    );
    const ranked = results.flatMap(({ id, score, queryTerms }): RankedSection[] => {
      const section = this.#sections[id as number];
      if (section === undefined) return [];
      // every hit for all words has them all; counting them in thousands of hits would cost more than the search
      if (combineWith === 'AND') return [{ section, wordCount, rank: score }];
      const words = new Set(queryTerms.flatMap((term) => [...(owners.get(term) ?? [])])).size;
      // of hits for any word, those with more of them come first whatever the words' weights
      return [{ section, wordCount: words, rank: score * (words / wordCount) ** 2 }];
    });
    return combineWith === 'AND' ? ranked : ranked.sort((a, b) => b.rank - a.rank);
  }
}
