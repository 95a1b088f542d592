/** A document whose values or highlights are not what nearly all are: blank, several, HTML, or not to the letter. */
import { shownValues, type Content, type ValueReader } from './careful-reader.js';
import { drawClean } from './drawing.js';
import { readField, readMostMarked } from './field-contents.js';
import type { JoinDocument } from './join-page.js';
import { UNCUT } from './large-text.js';
import { hasInk } from './marked-text.js';
import { displayAddress, safeLink } from './safe-link.js';
import { makeSnippet } from './snippet.js';
import type { FieldNames, FieldValues, SearchDocument, Segment } from './types.js';

/** Signs of direction: they would show an address as another one. Browsers write them so, too. */
const TURNS = /[\u202a-\u202e\u2066-\u2069]/g;
const EMPTY: Content = { text: '', ranges: [], ...UNCUT };

/**
 * Joins as `joinPage` does, whatever the document and its highlights hold.
 *
 * @param page The reader of the page, which has one for each document.
 * @param documents All of the answer: where several have one id, a highlight stands in for a missing field of none.
 */
export function carefulJoiner(page: ValueReader, documents: readonly SearchDocument[]): JoinDocument {
  let shared: Set<string> | undefined;
  const isShared = (id: string): boolean => (shared ??= repeatedIds(documents)).has(id);
  return ({ id, fields }, highlights, position, { fields: names, base }) => {
    const reader = page.ofDocument();
    const valuesOf = (field: keyof FieldNames) => shownValues(fields[names[field]]);
    const read = <T>(
      how: (reader: ValueReader, values: FieldValues, highlights: FieldValues, field: keyof FieldNames) => T,
      field: keyof FieldNames,
      values = valuesOf(field),
    ): T => {
      const isOthers = !values.length && isShared(id);
      return how(reader, values, isOthers ? [] : shownValues(highlights?.[names[field]]), field);
    };

    // of several values, those that are not shown are not read
    const title = read(readField, 'title').next().value;
    const body: Content = read(readMostMarked, 'body') ?? EMPTY;
    const snippet = makeSnippet(body, drawClean);

    const addresses = valuesOf('url');
    const linked = addresses.find((address) => safeLink(address, base));
    const [content = EMPTY] = read(
      readField,
      'url',
      addresses.filter((address) => !linked || address === linked).slice(0, 1),
    );
    const address = drawClean(content, ...displayAddress(content.text)).map(({ text, marked }) => ({
      text: text.replace(TURNS, encodeURIComponent),
      marked,
    }));

    return {
      id,
      position,
      title: title
        ? drawClean(title)
        : titleInstead(address, [id, ...Object.values(fields).flat()], position),
      href: linked && safeLink(linked, base),
      address,
      snippet: {
        segments: snippet.segments,
        isCutBefore: snippet.isCutBefore || body.isCutBefore,
        isCutAfter: snippet.isCutAfter || body.isCutAfter,
      },
      fields,
      highlights,
    };
  };
}

function repeatedIds(documents: readonly SearchDocument[]): Set<string> {
  const seen = new Set<string>();
  return new Set(documents.map(({ id }) => id).filter((id) => seen.has(id) || !seen.add(id)));
}

/** What stands in for a title: the address, the id, any other text cut short, or else the number of the result. */
function titleInstead(
  address: readonly Segment[],
  others: readonly (string | undefined)[],
  position: number,
): readonly Segment[] {
  if (address.length) return address;
  const text = others.find((other) => other && hasInk(other)) ?? `#${position}`;
  return makeSnippet({ text, ranges: [] }, drawClean).segments;
}
