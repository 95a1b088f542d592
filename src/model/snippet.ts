import { wordAround } from './grapheme.js';
import type { Snippet } from './types.js';
import { toSegments, type Draw, type MarkedText } from './marked-text.js';

/** About how long a snippet is, in UTF-16 units: two or three lines. */
export const SNIPPET_LENGTH = 240;
/** Where the marks begin within the first units of a text, the snippet begins with the text. */
const NEAR_BEGINNING = 100;

/**
 * Cuts a text to a snippet: round its densest marks, else its beginning. Cut between words, or between characters
 * within a word that is longer than a snippet; white space at the cuts is left out.
 *
 * @param marked Its ranges are in order.
 */
export function makeSnippet(marked: MarkedText, draw: Draw = toSegments): Snippet {
  const { text, ranges } = marked;
  let start = text.search(/\S|$/);
  let end = text.length;
  if (end > start + SNIPPET_LENGTH) {
    // the marks between `from` and `to` are the most that fit into one snippet
    let [most, from, to] = [0, 0, 0];
    let next = 0;
    ranges.forEach(([first], index) => {
      while (next <= index || ranges[next]?.[1] - first <= SNIPPET_LENGTH) next++;
      if (next - index > most) [most, from, to] = [next - index, first, ranges[next - 1][1]];
    });
    if (from > NEAR_BEGINNING) {
      const lead = Math.max(0, SNIPPET_LENGTH - (to - from)) / 3;
      start = Math.min(from - Math.floor(lead), text.length - SNIPPET_LENGTH);
      const [wordStart, wordEnd] = wordAround(text, start);
      start = wordEnd <= from ? wordEnd : wordStart;
    }
    end = Math.min(start + SNIPPET_LENGTH, text.length);
    const [wordStart, wordEnd] = wordAround(text, end);
    // back to where the last word begins, unless a mark stands in it
    end = wordStart > start && (wordStart >= to || to > end) ? wordStart : wordEnd;
  }
  start = end - text.slice(start, end).trimStart().length;
  end = start + text.slice(start, end).trimEnd().length;
  return {
    segments: draw(marked, start, end),
    isCutBefore: /\S/.test(text.slice(0, start)),
    isCutAfter: /\S/.test(text.slice(end)),
  };
}
