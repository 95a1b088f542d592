/** Marks that a docs text holds itself (a title about `<em>`), and those of the service beside them. */
import { decodeEntities } from './entities.js';
import { trimCut } from './large-text.js';
import { firstMark, joinSegments, MARK, splitMarks } from './marks.js';
import type { Segment } from './types.js';

/** So many places where a highlight may begin are tried. */
const MOST_PLACES = 100;
/** So much of a long highlight is tried first, in UTF-16 units: most places are told by it. */
const HEAD = 1000;
/** So much of its first words is looked for: engines look for long texts slowly. */
const FIRST_WORDS = 100;
/** So many units of marks side by side are compared. */
const LONGEST_RUN = 50;

/** The marks that a highlight begins with. */
const LEAD = new RegExp(`^(?:${MARK.source})*`, 'i');

interface Split {
  readonly segments: Segment[];
  /** The highlight without the service's marks is what the docs text holds there. */
  readonly agrees: boolean;
  /** Each mark of the service has its end before the next one. */
  readonly isEven: boolean;
}

/** The mark as often as it stands side by side from there on, to a bound: more than that are no text about marks. */
function repeated(mark: string, highlight: string, at: number): string {
  let run = mark;
  while (run.length < LONGEST_RUN && highlight.startsWith(run + mark, at)) run += mark;
  return run;
}

/**
 * Splits a highlight that begins at a place of the docs text: marks that stand there too are the text's own. Of several
 * ends side by side the first is that of the mark that was opened last, where enough are left for the text.
 */
function splitAt(highlight: string, docs: string, place: number): Split {
  // each mark of the service moves the rest of the text back
  let shift = place;
  let open = 0;
  let odd = 0;
  // of each open mark whether it is the text's own
  const nested: boolean[] = [];
  const segments = splitMarks(highlight, (mark, at) => {
    const isEnd = mark[1] === '/';
    let isOwn = docs.startsWith(mark, at + shift);
    if (isOwn && isEnd && nested.at(-1) === false) {
      const run = repeated(mark, highlight, at);
      isOwn = at + run.length < highlight.length && docs.startsWith(run, at + shift);
    }
    if (isEnd) nested.pop();
    else nested.push(isOwn);
    if (isOwn) return true;
    shift -= mark.length;
    open += isEnd ? -1 : 1;
    if (open !== 0 && open !== 1) odd++;
    return false;
  });
  return {
    segments,
    agrees: docs.startsWith(joinSegments(segments).text, place),
    isEven: !open && !odd,
  };
}

/**
 * Where in the docs text a highlight may begin. Of marks that it begins with, any
 * number of those before its first words may be the text's own.
 */
function* placesOf(highlight: string, docs: string): Generator<number> {
  const [lead = ''] = LEAD.exec(highlight) ?? [];
  const marks = [...lead.matchAll(MARK)].map(([mark]) => mark).reverse();
  const words = splitMarks(highlight.slice(lead.length))[0].text.slice(0, FIRST_WORDS);
  for (let at = docs.indexOf(words); at >= 0; at = docs.indexOf(words, at + 1)) {
    const places = [at];
    for (const mark of marks) if (docs.endsWith(mark, places[0])) places.unshift(places[0] - mark.length);
    yield* places;
  }
}

/**
 * Splits a highlight at the service's marks, but not at those of the docs text, at the place where the rest agrees with the
 * text to the letter; `undefined` where there is none.
 */
export function splitOwnMarks(highlight: string, docs: string): Segment[] | undefined {
  const head = trimCut(highlight.slice(0, HEAD), false);
  let first: Segment[] | undefined;
  let tries = 0;
  for (const place of placesOf(head, docs)) {
    if (tries++ >= MOST_PLACES) break;
    if (!splitAt(head, docs, place).agrees) continue;
    const { segments, agrees, isEven } = splitAt(highlight, docs, place);
    if (agrees && isEven) return segments;
    if (agrees) first ??= segments;
    // a long one costs as much as many places
    tries += Math.floor(highlight.length / HEAD);
  }
  return first;
}

/** What telling the marks of a highlight apart costs at most: the text that could be looked through meanwhile. */
export const costOfSplit = ({ length }: string): number => length + 5 * MOST_PLACES * Math.min(length, HEAD);

/** Stands for each `<` of the text itself, beside marks of the service. No text holds it. */
const OWN = '\ufdd0';
export const hideMarks = (text: string): string => text.replaceAll('<', OWN);
export const showMarks = (text: string): string => text.replaceAll(OWN, '<');

/** The same where the rest may agree in another way: the highlight is taken to begin where its beginning stands first. */
export function splitAtFirst(highlight: string, docs: string): Segment[] {
  const beginning = highlight.slice(0, Math.max(0, firstMark(highlight)));
  return splitAt(highlight, docs, Math.max(0, docs.indexOf(beginning))).segments;
}

/** A mark that an encoder has escaped, or a text about it. */
const ESCAPED = /&(?:lt|#0*60|#x0*3c);\/?em\b/i;

/**
 * A highlight that was escaped as a whole, its marks too, as it was before; any other as it is. Marks that the docs text
 * writes so are no marks.
 */
export const unescapeMarks = (highlight: string, docs: string): string =>
  firstMark(highlight) < 0 && ESCAPED.test(highlight) && !ESCAPED.test(docs)
    ? decodeEntities(highlight)
    : highlight;
