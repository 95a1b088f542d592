import { stemmer } from 'stemmer';
import { foldWord } from './fold.js';
import { wordsOf } from './words.js';

/**
 * The one analysis that indexes, queries and marks. Two words are the same to the service when their
 * `term` is the same.
 */
export interface Token {
  /** Folded and, for English-looking words, stemmed. */
  readonly term: string;
  readonly start: number;
  readonly end: number;
}

/** Porter's rules are made for English; on shorter words and other letters they do harm. */
const STEMMABLE = /^[a-z]{4,}$/;

/** Stems by folded word: Porter's rules take ten times as long as a look here. */
const REMEMBERED_STEMS = 20_000;
const LONGEST_REMEMBERED_WORD = 64;
const stems = new Map<string, string>();

/** The analysed form of one word. */
export function termOf(word: string): string {
  const folded = foldWord(word);
  if (!STEMMABLE.test(folded)) return folded;
  const known = stems.get(folded);
  if (known !== undefined) return known;
  const stem = stemmer(folded);
  if (folded.length <= LONGEST_REMEMBERED_WORD) {
    if (stems.size >= REMEMBERED_STEMS) stems.clear();
    stems.set(folded, stem);
  }
  return stem;
}

/** The tokens of a text in order, with offsets into the text as it stands. */
export function analyze(text: string): Token[] {
  return wordsOf(text).map(({ surface, start, end }) => ({ term: termOf(surface), start, end }));
}
