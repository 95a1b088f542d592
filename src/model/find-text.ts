/** Engines look for a longer text so slowly that a page of repetitions stands still for a minute. */
const PIECE = 100;
/** So many pieces of a text are looked for, and so many places tried where one stands. */
const MOST_PIECES = 20;
const MOST_TRIES = 1000;
/** At all places of one piece so much is compared, in UTF-16 units: where a text repeats itself, each of them agrees nearly to its end. */
const MOST_COMPARED = 50_000;

/**
 * Where a text holds another; -1 where it does not, or where that would take long to find out. A piece of it that stands
 * nearly everywhere tells nothing: then the next one is looked for.
 */
export function findText(text: string, wanted: string): number {
  const most = Math.min(MOST_TRIES, MOST_COMPARED / wanted.length);
  for (let from = 0; from <= wanted.length && from < MOST_PIECES * PIECE; from += PIECE) {
    const piece = wanted.slice(from, from + PIECE);
    let at = text.indexOf(piece, from);
    for (let tries = 0; at >= 0 && tries < most; tries++, at = text.indexOf(piece, at + 1))
      if (text.startsWith(wanted, at - from)) return at - from;
    if (at < 0) return -1;
  }
  return -1;
}
