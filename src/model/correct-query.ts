import { isSameQuery, normalizeQuery } from './query.js';
import type { SpellAnswer, WordCorrection } from './types.js';

/** More corrections, words for one or collations than a query has room for are no help, and each takes time to look at. */
const MOST = 200;
const LETTER = '[\\p{L}\\p{N}\\p{M}]';

/**
 * The query with its misspelt words corrected: the service's own collation if there is one, else the query
 * with nothing but those words replaced. `undefined` where that changes nothing but case.
 */
export function correctQuery(query: string, answer: SpellAnswer): string | undefined {
  const collation = answer.collations
    .slice(0, MOST)
    .map(normalizeQuery)
    .find((text) => text && !isSameQuery(text, query));
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
        if (!edits.some((edit) => start < edit.end && edit.start < end))
          edits.push({ start, end, text: inCaseOf(query.slice(start, end), word) });
  let corrected = query;
  for (const { start, end, text } of edits.sort((a, b) => b.start - a.start)) {
    corrected = corrected.slice(0, start) + text + corrected.slice(end);
  }
  return isSameQuery(corrected, query) ? undefined : corrected;
}

/**
 * One answer for a query out of the answers for its words, whose offsets mean the word alone; a collation for a word is its
 * best correction.
 *
 * @param words What was asked, an answer each.
 */
export function mergeSpellAnswers(words: readonly string[], answers: readonly SpellAnswer[]): SpellAnswer {
  const corrections = answers.flatMap((answer, index): WordCorrection[] => [
    { word: words[index], suggestions: answer.collations.map((word) => ({ word, frequency: 0 })) },
    ...answer.corrections.map(({ word, suggestions }) => ({
      // whatever the service makes of a word, it was asked about this one
      word: placesOfWord({ word, suggestions }, words[index]).length ? word : words[index],
      suggestions,
    })),
  ]);
  return { corrections, collations: [] };
}

/** The first suggestion that says something else; `''` where none does. */
function betterWord({ word, suggestions }: WordCorrection): string {
  const better = suggestions
    .slice(0, MOST)
    .find((other) => other.word.trim() && !isSameQuery(other.word, word));
  return better?.word ?? '';
}

type Place = [start: number, end: number];

/** As services fold words that they look up: without case and accents. */
const fold = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase();

/** Where a correction says that its word stands, if it does stand there. */
function namedPlace({ word, startOffset, endOffset }: WordCorrection, query: string): Place[] {
  return startOffset !== undefined &&
    endOffset !== undefined &&
    fold(query.slice(startOffset, endOffset)) === fold(word)
    ? [[startOffset, endOffset]]
    : [];
}

/** Wherever its word is a whole word of the query: as it is written, else as services fold it. */
function placesOfWord({ word }: WordCorrection, query: string): Place[] {
  const literal = word
    .trim()
    .replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')
    .replace(/['’]/g, "['’]")
    .replace(/\s+/g, '\\s+');
  if (!literal) return [];
  const whole = new RegExp(`(?<!${LETTER})${literal}(?!${LETTER})`, 'giu');
  const found = [...query.matchAll(whole)];
  const places = found.length
    ? found
    : [...query.matchAll(new RegExp(`${LETTER}+`, 'gu'))].filter(([other]) => fold(other) === fold(word));
  return places.map((match) => [match.index, match.index + match[0].length]);
}

/** A correction in lower case takes over the capitals of what it replaces: Pakcage, PAKCAGE. */
function inCaseOf(original: string, word: string): string {
  const [first = ''] = original;
  if (word !== word.toLowerCase() || first === first.toLowerCase()) return word;
  if (original.length > first.length && original === original.toUpperCase()) return word.toUpperCase();
  return word.replace(/^./u, (letter) => letter.toUpperCase());
}
