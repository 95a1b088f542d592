import { foldWord } from '../analysis/fold.js';
import { isFiller, isStopWord } from '../analysis/stop-words.js';
import { isUnspaced, wordsOf } from '../analysis/words.js';
import type { Section } from '../core/section.js';

export interface CountedPhrase {
  /** The way it is written most often. */
  readonly term: string;
  /** Sections that have it. */
  readonly count: number;
  readonly wordCount: number;
}

interface Tally {
  count: number;
  readonly wordCount: number;
  readonly spellings: Map<string, number>;
}

interface CountedWord {
  readonly surface: string;
  readonly folded: string;
  readonly start: number;
  readonly end: number;
  readonly isEdge: boolean;
}

const LONGEST_PHRASE_WORDS = 3;
/** Words of one phrase have a space or a joiner between them, nothing else. */
const GAP_IN_PHRASE = /^(?: ?|[-_.'’/])$/u;
const LETTERS_ONLY = /^[\p{L}\p{M}]+$/u;
const ALPHABET = /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{M}]+$/u;
/** In alphabets, shorter words are mostly articles and prepositions: no phrase begins or ends with one. */
const SHORTEST_EDGE_LETTERS = 3;
/** English phrases read well around these; around "where it" or "to be" they are scraps of a sentence. */
const LINKING_WORDS = new Set(['and', 'de', 'et', 'for', 'of']);
/** A short word in more of a language's sections than this is grammar ("pour", "sein"), not a subject. */
const GRAMMAR_SHARE = 0.25;
const LONGEST_GRAMMAR_LETTERS = 4;
/** With fewer sections of a language a share means nothing. */
const FEWEST_SECTIONS_FOR_SHARE = 8;
const LARGEST_GRAMMAR_CORPUS = 100;

/** Words that hold a language's sentences together, found by how many of its sections have them. */
function grammarWords(proses: readonly string[]): ReadonlySet<string> {
  // a large corpus has subjects of its own in most sections ("npm"), and its fillers are known
  if (proses.length > LARGEST_GRAMMAR_CORPUS) return new Set();
  const counts = new Map<string, number>();
  for (const prose of proses) {
    for (const word of new Set(wordsOf(prose).map(({ surface }) => foldWord(surface)))) {
      if (word.length <= LONGEST_GRAMMAR_LETTERS) counts.set(word, (counts.get(word) ?? 0) + 1);
    }
  }
  const limit = Math.max(FEWEST_SECTIONS_FOR_SHARE, proses.length * GRAMMAR_SHARE);
  return new Set([...counts].filter(([, count]) => count >= limit).map(([word]) => word));
}

function isEdge(surface: string, folded: string, grammar: ReadonlySet<string>): boolean {
  if (isStopWord(folded) || isFiller(folded) || grammar.has(folded) || !LETTERS_ONLY.test(surface))
    return false;
  if (isUnspaced(surface)) return Array.from(surface).length > 1;
  return folded.length >= SHORTEST_EDGE_LETTERS || !ALPHABET.test(folded);
}

function isInner({ folded, isEdge: isTelling }: CountedWord): boolean {
  return isTelling || LINKING_WORDS.has(folded) || !(isStopWord(folded) || isFiller(folded));
}

interface FoundPhrase {
  readonly term: string;
  /** As `foldPhrase` would make it of the term. */
  readonly key: string;
  readonly wordCount: number;
}

/** The phrases of a line, the same one as often as it stands there. */
function* phrasesIn(line: string, grammar: ReadonlySet<string>): Generator<FoundPhrase> {
  const words: CountedWord[] = wordsOf(line).map((word) => {
    const folded = foldWord(word.surface);
    return { ...word, folded, isEdge: isEdge(word.surface, folded, grammar) };
  });
  for (const [first, { start, folded, isEdge: canBegin }] of words.entries()) {
    if (!canBegin) continue;
    let key = folded;
    for (let last = first; last < first + LONGEST_PHRASE_WORDS; last += 1) {
      const word = words[last];
      const before = words[last - 1];
      if (word === undefined) break;
      if (last > first && before !== undefined) {
        const gap = line.slice(before.end, word.start);
        if (!GAP_IN_PHRASE.test(gap)) break;
        if (last > first + 1 && !isInner(before)) break;
        key += (gap === '' ? '' : ' ') + word.folded;
      }
      if (word.isEdge) yield { term: line.slice(start, word.end), key, wordCount: last - first + 1 };
    }
  }
}

function mostFrequent(spellings: ReadonlyMap<string, number>): string {
  return [...spellings].reduce((best, next) => (next[1] > best[1] ? next : best))[0];
}

/**
 * Counts the phrases of one to three words in readable text, by the number of sections that have them.
 * A text that stands in several sections counts once. Keys are as `foldPhrase` makes them.
 */
export function countPhrases(sections: readonly Section[]): Map<string, CountedPhrase> {
  const tallies = new Map<string, Tally>();
  for (const lang of new Set(sections.map((section) => section.lang))) {
    const ofLanguage = sections.filter((section) => section.lang === lang);
    const proses = [...new Set(ofLanguage.map(({ prose }) => prose))];
    const grammar = grammarWords(proses);
    for (const prose of proses) {
      const termsSeen = new Set<string>();
      const keysSeen = new Set<string>();
      for (const line of prose.split('\n')) {
        for (const { term, key, wordCount } of phrasesIn(line, grammar)) {
          if (termsSeen.has(term)) continue;
          termsSeen.add(term);
          const tally: Tally = tallies.get(key) ?? { count: 0, wordCount, spellings: new Map() };
          if (!keysSeen.has(key)) tally.count += 1;
          keysSeen.add(key);
          tally.spellings.set(term, (tally.spellings.get(term) ?? 0) + 1);
          tallies.set(key, tally);
        }
      }
    }
  }
  return new Map(
    [...tallies].map(([key, { count, wordCount, spellings }]) => [
      key,
      { term: mostFrequent(spellings), count, wordCount },
    ]),
  );
}
