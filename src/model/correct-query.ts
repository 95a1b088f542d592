import { plainCollation } from './plain-collation.js';
import { isSameQuery, normalizeQuery } from './query.js';
import { isOperator } from './spelling-words.js';
import type { SpellAnswer, WordCorrection } from './types.js';

/** More corrections, words for one or collations than a query has room for are no help, and each takes time to look at. */
const MOST = 200;
const LETTER = '[\\p{L}\\p{N}\\p{M}]';
const JOINER = '\\u200c\\u200d';
/** Scripts that put no spaces between words. */
const UNSPACED =
  '[\\p{scx=Hani}\\p{scx=Hira}\\p{scx=Kana}\\p{scx=Thai}\\p{scx=Laoo}\\p{scx=Khmr}\\p{scx=Mymr}]';
/**
 * Where a whole word begins and ends. A joiner, and an apostrophe before a letter, are inside of one; behind an
 * apostrophe one may begin (l'école).
 */
const BEGIN = `(?:(?=${UNSPACED})|(?<!${LETTER}[${JOINER}]?))`;
const END = `(?:(?<=${UNSPACED})(?!\\p{M})|(?!['’${JOINER}]?${LETTER}))`;

/**
 * The query with its misspelt words corrected: the service's own collation if there is one, else the query
 * with nothing but those words replaced. `undefined` where that changes nothing but case, or punctuation between words.
 */
export function correctQuery(query: string, answer: SpellAnswer): string | undefined {
  const collation = plainCollations(answer, query).find((text) => text && !saysSame(text, query));
  if (collation) return collation;

  // Every place is looked up in the query as it was, so that no correction is itself corrected: first those that
  // the service names, then the others of the same words.
  const edits: { start: number; end: number; text: string }[] = [];
  const better = answer.corrections
    .slice(0, MOST)
    .map((correction) => ({ correction, word: betterWord(correction) }));
  for (const placesOf of [namedPlace, placesOfWord])
    for (const { correction, word } of better)
      for (const [start, end] of word ? placesOf(correction, query) : [])
        if (
          !isOperator(query.slice(start, end)) &&
          !edits.some((edit) => start < edit.end && edit.start < end)
        )
          edits.push({ start, end, text: inCaseOf(query.slice(start, end), word) });
  let corrected = query;
  for (const { start, end, text } of edits.sort((a, b) => b.start - a.start)) {
    corrected = corrected.slice(0, start) + text + corrected.slice(end);
  }
  return saysSame(corrected, query) ? undefined : corrected;
}

/** The whole corrections of an answer as they can be shown. */
const plainCollations = ({ collations }: SpellAnswer, query: string): string[] =>
  collations.slice(0, MOST).map((text) => plainCollation(normalizeQuery(text), query).trim());

/**
 * True where two texts differ in case, be it that of Turkish, space, the form of a final sigma and the punctuation at the ends
 * of words at most: none is a mistake in a word.
 */
const saysSame = (a: string, b: string): boolean =>
  ['en', 'tr'].some((language) => {
    const [one, other] = [a, b].map((text) => unpunctuated(text.toLocaleLowerCase(language)));
    return isSameQuery(one, other);
  });

/** Dots within words stay (node.js). A run is tried at its beginning alone, so that a long one takes no time. */
const unpunctuated = (text: string): string =>
  text.replace(/(?<![,;.!?])[,;.!?]+(?![^\s"'’”)])/g, '').replace(/[ςΣ]/g, 'σ');

/**
 * One answer for a query out of the answers for its words, whose offsets mean the word alone; a collation for a word is its
 * best correction.
 *
 * @param words What was asked, an answer each.
 */
export function mergeSpellAnswers(words: readonly string[], answers: readonly SpellAnswer[]): SpellAnswer {
  const corrections = answers.flatMap((answer, index): WordCorrection[] => [
    {
      word: words[index],
      suggestions: plainCollations(answer, words[index]).map((word) => ({ word, frequency: 0 })),
    },
    ...answer.corrections.map((correction) => ({
      // whatever the service makes of a word, it was asked about this one
      word: isAboutPart(correction, words[index]) ? correction.word : words[index],
      suggestions: correction.suggestions,
    })),
  ]);
  return { corrections, collations: [] };
}

/** True where a correction says that it means a part of the word that was asked for, or its word is one. */
function isAboutPart(correction: WordCorrection, asked: string): boolean {
  const { startOffset = 0, endOffset = Infinity } = correction;
  return endOffset - startOffset < asked.length || placesOfWord(correction, asked).length > 0;
}

/**
 * The first suggestion that says something else, of several the first that the service has found anywhere; `''` where
 * none does. Services that do not count say 0 of all.
 */
function betterWord({ word, suggestions }: WordCorrection): string {
  const better = suggestions
    .slice(0, MOST)
    .filter((other) => other.word.trim() && !saysSame(other.word, word));
  return (better.find(({ frequency }) => frequency > 0) ?? better.at(0))?.word ?? '';
}

type Place = [start: number, end: number];

/**
 * Letters that are none with an accent, and how services write them that know but plain ones: the final sigma, which is no
 * other letter, and Arabic letters that are written for one another.
 */
const PLAIN: Readonly<Record<string, string>> = {
  ß: 'ss',
  ø: 'o',
  ł: 'l',
  œ: 'oe',
  æ: 'ae',
  đ: 'd',
  ı: 'i',
  ς: 'σ',
  '\u0629': '\u0647',
  '\u0649': '\u064a',
  '\u06cc': '\u064a',
  '\u06a9': '\u0643',
};
const NOT_PLAIN = new RegExp(`[${Object.keys(PLAIN).join('')}]`, 'g');

/**
 * As services fold words that they look up: without case, width, accents and the vowel points of Hebrew and Arabic, in plain
 * Latin letters. Only to be compared: a place in it is none in the text.
 */
const fold = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f\u0591-\u05c7\u064b-\u065f\u0640]/g, '')
    .toLowerCase()
    .replace(NOT_PLAIN, (letter) => PLAIN[letter]);

/** Where a correction says that its word stands, if it does stand there, and no apostrophe or joiner makes it a part of another. */
function namedPlace({ word, startOffset, endOffset }: WordCorrection, query: string): Place[] {
  return startOffset !== undefined &&
    endOffset !== undefined &&
    fold(query.slice(startOffset, endOffset)) === fold(word) &&
    !isJoined(query, startOffset, endOffset)
    ? [[startOffset, endOffset]]
    : [];
}

/** True where a stretch of a query goes on behind an apostrophe or a joiner, or follows a joiner. */
const isJoined = (query: string, start: number, end: number): boolean =>
  /[\u200c\u200d]$/.test(query.slice(0, start)) || /^['’\u200c\u200d]\p{L}/u.test(query.slice(end));

/**
 * Wherever its word is a whole word of the query: as it is written, in names (my_word) only where it stands nowhere else, else as
 * services fold it.
 */
function placesOfWord({ word }: WordCorrection, query: string): Place[] {
  const literal = word
    .trim()
    .replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')
    .replace(/['’]/g, "['’]")
    .replace(/\s+/g, '\\s+');
  if (!literal) return [];
  const whole = (pattern: string) => [...query.matchAll(new RegExp(BEGIN + pattern + END, 'giu'))];
  const written = whole(literal);
  const apart = written.filter(
    ({ 0: { length }, index }) => ![query[index - 1], query[index + length]].includes('_'),
  );
  const found = apart.length ? apart : written;
  const places = found.length ? found : whole(`${LETTER}+`).filter(([other]) => fold(other) === fold(word));
  return places.map((match) => [match.index, match.index + match[0].length]);
}

/** A correction in lower case takes over the capitals of what it replaces: Pakcage, PAKCAGE, and in Turkish İstambul. */
function inCaseOf(original: string, word: string): string {
  const [first = ''] = original;
  if (word !== word.toLowerCase() || first === first.toLowerCase()) return word;
  const capital = (text: string): string => text.toLocaleUpperCase(original.includes('İ') ? 'tr' : 'en');
  if (original.length > first.length && original === original.toUpperCase()) return capital(word);
  return word.replace(/^./u, capital);
}
