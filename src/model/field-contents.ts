import type { Content, ValueReader } from './careful-reader.js';
import { tidy } from './drawing.js';
import { UNCUT } from './large-text.js';
import { hasInk } from './marked-text.js';
import { joinSegments } from './marks.js';
import type { FieldNames, FieldValues } from './types.js';

/**
 * What a field says, one content a value that there is something to see of; of its highlights, where the document
 * has no such field.
 */
export function readField(
  reader: ValueReader,
  values: FieldValues,
  highlights: FieldValues,
  field: keyof FieldNames,
): Content[] {
  const contents = values.map((value) => reader.read(value, highlights, field));
  // where the docs lack the field the highlights stand alone, parted by an ellipsis
  if (!contents.length && field !== 'url') {
    const gap = { text: ' … ', marked: false };
    const segments = highlights.flatMap((value) => [gap, ...reader.readAlone(value, field)]);
    contents.push({ ...joinSegments(segments.slice(1)), ...UNCUT });
  }
  return contents.filter(({ text }) => hasInk(text)).map((content) => ({ ...content, ...tidy(content) }));
}
