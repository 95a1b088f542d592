/**
 * Joins the documents of an answer to their highlights, by id, in the order of
 * the documents. The documents say what the text is, the highlights which
 * parts of it are marked. What is here reads nearly every answer, and knows
 * when it does not: the rest is the careful path's.
 */
import { placeMarks } from './highlight.js';
import { hasInk, toSegments, type Draw, type MarkedText } from './marked-text.js';
import { displayAddress, safeLink } from './safe-link.js';
import type {
  ContentMode,
  FieldNames,
  Fields,
  ResultPage,
  SearchAnswer,
  SearchDocument,
  SearchResult,
} from './types.js';
import { makeSnippet } from './snippet.js';

/** More documents than this in one answer, unless so many were asked for, are left to the next page: drawing them takes long. */
const MOST_RESULTS = 1000;
/** More than these are joined and drawn in stretches: at once they would keep a page from heeding its visitor. */
export const MANY_RESULTS = 25;

/** How an answer is read. */
export interface ReadOptions {
  readonly content: ContentMode;
  readonly fields: FieldNames;
}

export interface JoinOptions extends ReadOptions {
  /** What the answer is the answer to. */
  readonly query: string;
  /** Results that were asked for. */
  readonly rows: number;
  /** What relative addresses are relative to. */
  readonly base: string;
}

/** As a client of the page's own may answer: without highlights. */
type AnyAnswer = Omit<SearchAnswer, 'highlights'> & Partial<SearchAnswer>;

/** Makes a document and its highlights, where there are any, a result. */
export type JoinDocument = (
  document: SearchDocument,
  highlights: Fields | undefined,
  position: number,
  options: JoinOptions,
  onDoubt?: () => void,
) => SearchResult;

/**
 * Of many documents, and of any that are read with care, it may rest after each.
 *
 * @param joinDocument Default: the quick way.
 * @param onDoubt Called, once or more, where the quick way does not do: its page shows the text of the documents,
 *   but maybe without marks, or only one value of several.
 */
export function* joinPage(
  answer: AnyAnswer,
  options: JoinOptions,
  joinDocument: JoinDocument = joinQuickly,
  onDoubt?: () => void,
): Generator<void, ResultPage> {
  const { highlights, start, numFound, isLowerBound, trackId } = answer;
  const { rows, query } = options;
  const documents = answer.documents.slice(0, Math.max(rows, MOST_RESULTS));
  const came = documents.length;
  const results: SearchResult[] = [];
  for (const document of documents) {
    if (came > MANY_RESULTS || joinDocument !== joinQuickly) yield;
    results.push(
      joinDocument(document, highlights?.get(document.id), results.length + start + 1, options, onDoubt),
    );
  }
  return {
    query,
    results,
    start,
    numFound,
    isLowerBound,
    // fewer than asked for though there are more, or more than asked for: the service has its own size of a page.
    // The first page tells; a later one that is a document short must not count all pages anew.
    pageSize: !start && came && (came > rows || came < numFound) ? came : rows,
    trackId,
  };
}

/**
 * Nothing to see, half a surrogate pair, a control character other than white space, a separator of lines, which browsers draw
 * as nothing, a sign that turns the direction of what follows, or a character with endless marks.
 */
const isDoubtful = (text: string): boolean =>
  /(?![\t\n\r])[\p{Cc}\p{Cs}\u2028-\u202e]|[\p{M}\p{EMod}]{30}/u.test(text) || (!hasInk(text) && !!text);

/**
 * Reads values as text, and highlights as they stand. In doubt about: a value that may be HTML, a field with several
 * values or highlights, a highlight that does not agree with its value to the letter, a title that is missing, text
 * without ink, and characters that cannot be drawn.
 */
function joinQuickly(
  { id, fields }: SearchDocument,
  highlights: Fields | undefined,
  position: number,
  { fields: names, content, base }: JoinOptions,
  onDoubt?: () => void,
): SearchResult {
  const markup = content === 'html' ? /[<&]/ : /<[a-z]/i;
  const read = (name: string, mayBeHtml = content !== 'text'): MarkedText => {
    const [text, ...values] = fields[name] ?? [''];
    const [highlight, ...others] = highlights?.[name] ?? [''];
    const ranges = placeMarks(text, highlight);
    if (!ranges || values.length || others.length || (mayBeHtml && markup.test(text))) onDoubt?.();
    return { text, ranges: ranges ?? [] };
  };
  const draw: Draw = (marked, start, end) => {
    const segments = toSegments(marked, start, end);
    if (isDoubtful(segments.map(({ text }) => text).join(''))) onDoubt?.();
    return segments;
  };
  const title = read(names.title);
  const hasTitle = title.text.trim();
  if (!hasTitle) onDoubt?.();
  const address = read(names.url, false);
  return {
    id,
    position,
    title: draw(hasTitle ? title : { text: address.text || id || `#${position}`, ranges: [] }),
    href: safeLink(address.text, base),
    address: draw(address, ...displayAddress(address.text)),
    snippet: makeSnippet(read(names.body), draw),
    fields,
    highlights,
  };
}
