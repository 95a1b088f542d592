/** Highlights longer than this are cut down to the part with most marks before anything else is done to them. */
const LONG_HIGHLIGHT = 2000;
/** How much of a long highlight is kept before and after the point where its marks lie closest, in UTF-16 units. */
const KEEP_BEFORE = 200;
const KEEP_AFTER = 600;
/** The stretch over which marks are counted: a snippet and its marks. */
const DENSE_SPAN = 400;
/** So many marks in one stretch are dense enough: no use in reading on through a megabyte. */
const DENSE_ENOUGH = 10;

/** Takes off what is left of a mark, a tag or an entity that a cut went through. */
export function trimCut(piece: string, isCutBefore: boolean): string {
  if (isCutBefore) piece = piece.replace(/^[^<]*<\/\w[^<>]*>|^[^<>]*>|^[#\w]{0,9};/, '');
  if (piece.lastIndexOf('<') > piece.lastIndexOf('>')) piece = piece.slice(0, piece.lastIndexOf('<'));
  return piece.replace(/&[#\w]{0,9}$/, '');
}

/** Where marks lie closest to one another, the first such place; -1 where there are none. */
function densestMark(highlight: string): number {
  const mark = highlight.includes('<em') ? '<em' : '<EM';
  let head = highlight.indexOf(mark);
  let tail = head;
  let densest = head;
  for (
    let count = 1, most = 1;
    head >= 0 && most < DENSE_ENOUGH;
    head = highlight.indexOf(mark, head + 1), count++
  ) {
    for (; head - tail > DENSE_SPAN; count--) tail = highlight.indexOf(mark, tail + 1);
    if (count > most) [most, densest] = [count, tail];
  }
  return densest;
}

/** A highlight, or the stretch of a long one where its marks lie closest. What is left out counts as not marked. */
export function cutHighlight(highlight: string): string {
  if (highlight.length <= LONG_HIGHLIGHT) return highlight;
  const at = densestMark(highlight);
  const from = Math.max(0, at - KEEP_BEFORE);
  return at < 0 ? '' : trimCut(highlight.slice(from, at + KEEP_AFTER), from > 0);
}

/** Whether there is more before and after the part of a value that is read. */
export interface Cuts {
  readonly isCutBefore: boolean;
  readonly isCutAfter: boolean;
}

export const UNCUT: Cuts = { isCutBefore: false, isCutAfter: false };
