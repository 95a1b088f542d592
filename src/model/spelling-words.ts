/** The service is asked about so many words of one query at most. */
const MAX_WORDS = 8;

/** Operators of the service's query language; in small letters they are words. */
export const isOperator = (word: string): boolean => /^(?:AND|OR|NOT|&&|\|\|)$/.test(word);

const THREE_LETTERS = /(\p{L}.*){3}/u;

/**
 * The words of a query that are worth asking the service about, as they are written, each one once whatever
 * its case. Numbers, operators, words under three letters and the name in `name:value` are left out.
 */
export function wordsToCheck(query: string): string[] {
  const words = new Map<string, string>();
  // hyphens and dots split, apostrophes and joiners do not: "open-suorce" is two words, "don't" is one
  for (const [, word = '', field] of query.matchAll(
    /([\p{L}\p{N}\p{M}]+(?:['’\u200c\u200d][\p{L}\p{N}\p{M}]+)*)(:(?=\S))?/gu,
  )) {
    const key = word.toLowerCase();
    if (THREE_LETTERS.test(word) && !field && !isOperator(word) && !words.has(key)) words.set(key, word);
  }
  return [...words.values()].slice(0, MAX_WORDS);
}
