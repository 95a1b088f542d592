import { foldPhrase } from '../analysis/fold.js';
import type { Section } from '../core/section.js';
import { countPhrases, type CountedPhrase } from './phrase-counter.js';

export interface SuggestedTerm {
  readonly term: string;
  /** Sections that have the term in their text, and again those that have it for a title. A positive integer. */
  readonly weight: number;
}

interface Entry extends SuggestedTerm {
  readonly key: string;
}

const MOST_SUGGESTIONS = 10;
const FEWEST_SECTIONS_FOR_WORD = 2;
const FEWEST_SECTIONS_FOR_PHRASE = 3;
/** A phrase that goes on the same way this often is the longer phrase cut short. */
const CUT_SHORT_SHARE = 0.8;
const LONGEST_QUERY = 200;

/** Drops phrases that hardly stand without their next word: "declaration of human" beside "… human rights". */
function isCutShort(key: string, phrase: CountedPhrase, longest: ReadonlyMap<string, number>): boolean {
  return phrase.wordCount > 1 && (longest.get(key) ?? 0) >= phrase.count * CUT_SHORT_SHARE;
}

function longestContinuations(phrases: ReadonlyMap<string, CountedPhrase>): Map<string, number> {
  const longest = new Map<string, number>();
  for (const [key, { count }] of phrases) {
    for (let space = key.indexOf(' '); space !== -1; space = key.indexOf(' ', space + 1)) {
      const beginning = key.slice(0, space);
      longest.set(beginning, Math.max(longest.get(beginning) ?? 0, count));
    }
  }
  return longest;
}

/** Titles with the number of sections that bear them, as their own or as their page's. */
function countTitles(sections: readonly Section[]): Map<string, { title: string; count: number }> {
  const titles = new Map<string, { title: string; count: number }>();
  for (const { heading, pageTitle } of sections) {
    for (const title of new Set([heading, pageTitle])) {
      const key = foldPhrase(title);
      const known = titles.get(key) ?? { title: title.replace(/[\s.:]+$/u, ''), count: 0 };
      known.count += 1;
      if (key !== '') titles.set(key, known);
    }
  }
  return titles;
}

function entriesOf(sections: readonly Section[]): Entry[] {
  const phrases = countPhrases(sections);
  const longest = longestContinuations(phrases);
  const entries = new Map<string, Entry>();
  for (const [key, phrase] of phrases) {
    const fewest = phrase.wordCount === 1 ? FEWEST_SECTIONS_FOR_WORD : FEWEST_SECTIONS_FOR_PHRASE;
    if (phrase.count < fewest || isCutShort(key, phrase, longest)) continue;
    entries.set(key, { key, term: phrase.term, weight: phrase.count });
  }
  for (const [key, { title, count }] of countTitles(sections)) {
    const phrase = phrases.get(key);
    entries.set(key, { key, term: phrase?.term ?? title, weight: count + (phrase?.count ?? 0) });
  }
  return [...entries.values()].sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : 0));
}

/** Larger weight first, then the shorter term. */
function compareEntries(a: Entry, b: Entry): number {
  return b.weight - a.weight || a.key.length - b.key.length;
}

/** Titles and frequent phrases, found by how they begin. */
export class SuggestionDictionary {
  /** Sorted by key, so that what begins alike stands together. */
  readonly #entries: readonly Entry[];

  constructor(sections: readonly Section[]) {
    this.#entries = entriesOf(sections);
  }

  /** Terms that begin with what was typed, largest weight first, ten at most. */
  suggest(typed: string): SuggestedTerm[] {
    const text = typed.slice(0, LONGEST_QUERY);
    const words = foldPhrase(text);
    if (words === '') return [];
    const prefix = /[\p{L}\p{N}\p{M}]$/u.test(text) ? words : `${words} `;
    const best: Entry[] = [];
    for (const entry of this.#beginningWith(prefix)) {
      const last = best[MOST_SUGGESTIONS - 1];
      if (last !== undefined && compareEntries(entry, last) >= 0) continue;
      // a beginning of one letter has thousands of entries: sorting ten again and again is cheaper
      best.push(entry);
      best.sort(compareEntries).splice(MOST_SUGGESTIONS);
    }
    return best.map(({ term, weight }) => ({ term, weight }));
  }

  *#beginningWith(prefix: string): Generator<Entry> {
    let low = 0;
    let high = this.#entries.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((this.#entries[middle]?.key ?? '') < prefix) low = middle + 1;
      else high = middle;
    }
    for (let index = low; ; index += 1) {
      const entry = this.#entries[index];
      if (entry === undefined || !entry.key.startsWith(prefix)) return;
      yield entry;
    }
  }
}
