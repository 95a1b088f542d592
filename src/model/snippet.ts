import { wordAround } from './grapheme.js';
import { tidyRanges, toSegments, type MarkedText } from './marked-text.js';
import type { Snippet } from './types.js';

/** About how long a snippet is, in UTF-16 units: two or three lines. */
export const SNIPPET_LENGTH = 240;
/** Where the marks begin within the first units of a text, the snippet begins with the text. */
const NEAR_BEGINNING = 100;

/**
 * Cuts a text to a snippet: round its densest marks, else its beginning. Cut between words, or between characters
 * within a word that is longer than a snippet; white space at the cuts is left out.
 */
export function makeSnippet(marked: MarkedText): Snippet {
  const { text } = marked;
  let start = 0;
  let end = text.length;
  if (end > SNIPPET_LENGTH) {
    const ranges = tidyRanges(text, marked.ranges);
    // the marks from `first` to `last` are the most that fit into one snippet
    let [first, last] = [0, 0];
    for (let head = 0, tail = 0; head < ranges.length; head++) {
      while (ranges[head][1] - ranges[tail][0] > SNIPPET_LENGTH && tail < head) tail++;
      if (head - tail > last - first) [first, last] = [tail, head];
    }
    const [from, to] = ranges.length ? [ranges[first][0], ranges[last][1]] : [0, 0];
    if (from > NEAR_BEGINNING) {
      const lead = Math.max(0, SNIPPET_LENGTH - (to - from)) / 3;
      start = Math.min(from - Math.floor(lead), text.length - SNIPPET_LENGTH);
      const [wordStart, wordEnd] = wordAround(text, start, SNIPPET_LENGTH);
      start = wordEnd <= from ? wordEnd : wordStart;
    }
    end = Math.min(start + SNIPPET_LENGTH, text.length);
    const [wordStart, wordEnd] = wordAround(text, end, SNIPPET_LENGTH);
    // back to where the last word begins, unless a mark stands in it
    end = wordStart > start && (wordStart >= to || to > end) ? wordStart : wordEnd;
  }
  start = end - text.slice(start, end).trimStart().length;
  end = start + text.slice(start, end).trimEnd().length;
  return {
    segments: toSegments(marked, start, end),
    isCutBefore: /\S/.test(text.slice(0, start)),
    isCutAfter: /\S/.test(text.slice(end)),
  };
}
