/** A document whose values or highlights are not what nearly all are: blank, several, HTML, or not to the letter. */
import { shownValues, type Content, type ValueReader } from './careful-reader.js';
import { drawClean } from './drawing.js';
import { readField } from './field-contents.js';
import type { JoinDocument } from './join-page.js';
import { UNCUT } from './large-text.js';
import { hasInk } from './marked-text.js';
import { displayAddress, safeLink } from './safe-link.js';
import { makeSnippet } from './snippet.js';
import type { FieldNames, Segment } from './types.js';

const EMPTY: Content = { text: '', ranges: [], ...UNCUT };

/** Joins as `joinPage` does, whatever the document and its highlights hold. */
export const carefulJoiner =
  (reader: ValueReader): JoinDocument =>
  ({ id, fields }, highlights, position, { fields: names, base }) => {
    const contentsOf = (field: keyof FieldNames, values = shownValues(fields[names[field]])): Content[] =>
      readField(reader, values, shownValues(highlights?.[names[field]]), field);

    const title = contentsOf('title').at(0);
    const bodies = contentsOf('body');
    const most = Math.max(...bodies.map(({ ranges }) => ranges.length));
    const body = bodies.find(({ ranges }) => ranges.length === most) ?? EMPTY;
    const snippet = makeSnippet(body, drawClean);

    const addresses = shownValues(fields[names.url]);
    const linked = addresses.find((address) => safeLink(address, base));
    const [content = EMPTY] = contentsOf(
      'url',
      addresses.filter((address) => !linked || address === linked).slice(0, 1),
    );
    const shown = displayAddress(content.text);
    const address = drawClean(content, shown.start, shown.end);

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
