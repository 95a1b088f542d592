import { fold, foldPhrase } from './fold.js';
import { isStopWord } from './stop-words.js';
import { termOf } from './analyzer.js';
import { isUnspaced, wordsOf } from './words.js';

export interface Alternative {
  readonly term: string;
  /** Factor on its score, from 0 to 1. */
  readonly weight: number;
}

export interface Query {
  /** Distinct terms to match as they are. */
  readonly terms: readonly string[];
  /**
   * For a term, others that do as well: how it reads in one with its neighbour ("log in" is "login" too),
   * and, with less weight, its synonyms.
   */
  readonly alternatives: ReadonlyMap<string, readonly Alternative[]>;
  /** Distinct terms to match as beginnings: Korean hangs its particles on the word. */
  readonly prefixes: readonly string[];
  /** What stood in quotes, as `foldPhrase` leaves it. */
  readonly phrases: readonly string[];
}

/** A synonym is the visitor's word as the owner guesses it. */
const SYNONYM_WEIGHT = 0.8;

/** Terms by the term that they stand in for. */
export type Synonyms = ReadonlyMap<string, readonly string[]>;

const NO_SYNONYMS: Synonyms = new Map();

/** Reads groups of words that an organization takes for the same, such as `semantic semver`. */
export function readSynonyms(groups: readonly string[]): Synonyms {
  const synonyms = new Map<string, string[]>();
  for (const group of groups) {
    const terms = group.split(' ').map(termOf);
    for (const term of terms) {
      synonyms.set(term, [...(synonyms.get(term) ?? []), ...terms.filter((other) => other !== term)]);
    }
  }
  return synonyms;
}

/** More words than this make a query slower and no better. */
const MOST_WORDS = 32;
/** Nobody types more; the rest is cut before it is analysed. */
const LONGEST_QUERY = 2_000;

const QUOTED = /"([^"]+)"|“([^”]+)”|«([^»]+)»/gu;
const HANGUL = /^\p{Script=Hangul}+$/u;

/** Reads what a visitor typed. A quote without its partner is punctuation. Throws never. */
export function parseQuery(text: string, synonyms: Synonyms = NO_SYNONYMS): Query {
  const kept = text.slice(0, LONGEST_QUERY);
  const phrases = [...kept.matchAll(QUOTED)]
    .map((match) => foldPhrase(match[1] ?? match[2] ?? match[3] ?? ''))
    .filter((phrase) => phrase !== '');
  const surfaces = wordsOf(kept).map(({ surface }) => surface);
  const isTelling = (surface: string): boolean => !isStopWord(fold(surface));
  const hasTelling = surfaces.some(isTelling);
  const terms = new Set<string>();
  const prefixes = new Set<string>();
  const alternatives = new Map<string, readonly Alternative[]>();
  for (const [index, surface] of surfaces.entries()) {
    if (terms.size + prefixes.size >= MOST_WORDS) break;
    if (hasTelling && !isTelling(surface)) continue;
    const term = termOf(surface);
    (HANGUL.test(surface) ? prefixes : terms).add(term);
    const next = surfaces[index + 1];
    const compound = next === undefined || isUnspaced(surface + next) ? [] : [termOf(surface + next)];
    const others = [
      ...compound.map((other) => ({ term: other, weight: 1 })),
      ...(synonyms.get(term) ?? []).map((other) => ({ term: other, weight: SYNONYM_WEIGHT })),
    ];
    if (others.length > 0) alternatives.set(term, others);
  }
  return { terms: [...terms], prefixes: [...prefixes], alternatives, phrases };
}
