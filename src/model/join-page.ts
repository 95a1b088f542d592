/**
 * Joins the documents of an answer to their highlights, by id, in the order of
 * the documents. The documents say what the text is, the highlights which
 * parts of it are marked.
 */
import { firstMark } from './highlight.js';
import { UNCUT } from './large-text.js';
import { hasInk, joinSegments, toSegments } from './marked-text.js';
import { displayAddress, safeLink } from './safe-link.js';
import { makeSnippet } from './snippet.js';
import type {
  ContentMode,
  FieldNames,
  FieldValues,
  ResultPage,
  SearchAnswer,
  SearchDocument,
  SearchResult,
  Segment,
} from './types.js';
import { quickReader, type Content, type ValueReader } from './value-reader.js';

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

/** More values of one field than this are not compared with one another. */
const MAX_VALUES = 50;

const EMPTY: Content = { text: '', ranges: [], ...UNCUT };

/** The values of a field that there is something to see of. */
export const shownValues = (values: FieldValues = []): FieldValues => values.filter(hasInk).slice(0, MAX_VALUES);

/** True where a value that will be shown may be HTML. Cheap to ask, and most answers are not: marks do not count. */
export function mayHoldMarkup({ documents, highlights }: SearchAnswer, { content, fields }: ReadOptions): boolean {
  const hint = content === 'html' ? /[<&]/ : /<(?!em\b)[a-z]/i;
  return (
    content !== 'text' &&
    documents.some(({ id, fields: own }) =>
      [own, highlights.get(id)].some((from) =>
        [fields.title, fields.body].some((name) => from?.[name]?.some((value) => hint.test(value))),
      ),
    )
  );
}

/**
 * @param reader How values are read. Default: as text.
 * @param onDoubt Called where no highlight of a field agrees with any of its values.
 */
export function joinPage(
  answer: SearchAnswer,
  options: JoinOptions,
  reader = quickReader,
  onDoubt?: () => void,
): ResultPage {
  const { documents, start, numFound, isLowerBound, trackId } = answer;
  const { query, rows } = options;
  const came = documents.length;
  return {
    query,
    results: documents.map((document, index) => joinDocument(document, start + index + 1, answer, options, reader, onDoubt)),
    start,
    numFound,
    isLowerBound,
    // fewer than asked for though there are more: the service caps its pages
    pageSize: came && came < rows && start + came < numFound ? came : rows,
    trackId,
  };
}

function joinDocument(
  { id, fields }: SearchDocument,
  position: number,
  { highlights }: SearchAnswer,
  { fields: names, base }: JoinOptions,
  reader: ValueReader,
  onDoubt?: () => void,
): SearchResult {
  const marks = highlights.get(id);
  /** The contents of a field, one a value; of the highlights, where the document has none. */
  const contentsOf = (field: keyof FieldNames, values = shownValues(fields[names[field]])): Content[] => {
    const highlighted = shownValues(marks?.[names[field]]);
    const contents = values.map((value) => reader.read(value, highlighted, field));
    if (!contents.some(({ ranges }) => ranges.length) && highlighted.some((value) => firstMark(value) >= 0)) onDoubt?.();
    // where the docs lack the field the highlights stand alone, parted by an ellipsis
    if (!contents.length && field !== 'url') {
      const gap = { text: ' … ', marked: false };
      const segments = highlighted.flatMap((value) => [gap, ...reader.readAlone(value, field)]);
      contents.push({ ...joinSegments(segments.slice(1)), ...UNCUT });
    }
    return contents.filter(({ text }) => hasInk(text));
  };

  const [title] = contentsOf('title');
  const bodies = contentsOf('body');
  const most = Math.max(...bodies.map(({ ranges }) => ranges.length));
  const body = bodies.find(({ ranges }) => ranges.length === most) ?? EMPTY;
  const snippet = makeSnippet(body);

  const addresses = shownValues(fields[names.url]);
  const linked = addresses.find((address) => safeLink(address, base));
  const [content] = contentsOf('url', addresses.filter((address) => !linked || address === linked).slice(0, 1));
  const shown = displayAddress(content?.text ?? '');
  const address = content ? toSegments(content, shown.start, shown.end) : [];

  return {
    id,
    position,
    title: title ? toSegments(title) : titleInstead(address, [id, ...Object.values(fields).flat()], position),
    href: linked && safeLink(linked, base),
    address,
    snippet: {
      segments: snippet.segments,
      isCutBefore: snippet.isCutBefore || body.isCutBefore,
      isCutAfter: snippet.isCutAfter || body.isCutAfter,
    },
    fields,
  };
}

/** What stands in for a title: the address, the id, any other text cut short, or else the number of the result. */
function titleInstead(
  address: readonly Segment[],
  others: readonly (string | undefined)[],
  position: number,
): readonly Segment[] {
  if (address.length) return address;
  const text = others.find((other) => other && hasInk(other)) ?? `#${position}`;
  return makeSnippet({ text, ranges: [] }).segments;
}
