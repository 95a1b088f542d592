import type { Content, ValueReader } from './careful-reader.js';
import { tidy } from './drawing.js';
import { decodeEntities } from './entities.js';
import { findText } from './find-text.js';
import { cutHighlight, UNCUT } from './large-text.js';
import { hasInk } from './marked-text.js';
import { joinSegments, unmark } from './marks.js';
import type { FieldNames, FieldValues } from './types.js';

/** What one value of a field says; `value` is the value itself, none for highlights that stand alone. */
export interface FieldContent extends Content {
  readonly value?: string;
}

/**
 * Which highlights to try on each of several values. One that stands in some of them to the letter, or with its entities
 * decoded, is theirs alone: trying every highlight on every value in every other way takes long.
 */
function highlightsOf(values: FieldValues, highlights: FieldValues): (value: string) => FieldValues {
  if (values.length < 2) return () => highlights;
  const tries = highlights.map((highlight) => {
    const cut = cutHighlight(highlight);
    const text = unmark(cut);
    // what holds no mark, be it in entities, marks nothing
    if (text === cut && !highlight.includes('&')) return { highlight, homes: [] };
    const decoded = decodeEntities(text);
    const homes = values.filter((value) => [text, decoded].some((wanted) => findText(value, wanted) >= 0));
    return { highlight, homes: homes.length ? homes : values };
  });
  return (value) => tries.filter(({ homes }) => homes.includes(value)).map(({ highlight }) => highlight);
}

/**
 * What a field says, one content a value that there is something to see of; of its highlights, where the document
 * has no such field. Nothing is read before it is asked for.
 */
export function* readField(
  reader: ValueReader,
  values: FieldValues,
  highlights: FieldValues,
  field: keyof FieldNames,
): Generator<FieldContent, undefined> {
  const own = highlightsOf(values, highlights);
  for (const value of values) yield* shown({ value, ...reader.read(value, own(value), field) });
  // where the docs lack the field the highlights stand alone, parted by an ellipsis
  if (!values.length && field !== 'url') {
    const gap = { text: ' … ', marked: false };
    const segments = highlights.flatMap((value) => [gap, ...reader.readAlone(value, field)]);
    yield* shown({ ...joinSegments(segments.slice(1)), ...UNCUT });
  }
}

function shown(content: FieldContent): FieldContent[] {
  return hasInk(content.text) ? [{ ...content, ...tidy(content) }] : [];
}

/**
 * The value with the most marks, of several the first; those that no highlight can mark are not read for it. Where none has any,
 * all in one text, if that has: Solr's vector highlighter cuts its fragments across values, with a space between.
 */
export function readMostMarked(
  reader: ValueReader,
  values: FieldValues,
  highlights: FieldValues,
  field: keyof FieldNames,
): FieldContent | undefined {
  const own = highlightsOf(values, highlights);
  const tried = values.filter((value) => own(value).length);
  const contents = tried.length ? [...readField(reader, tried, highlights, field)] : [];
  const most = Math.max(0, ...contents.map(({ ranges }) => ranges.length));
  if (most) return contents.find(({ ranges }) => ranges.length === most);
  const read = (some: FieldValues) => readField(reader, some, highlights, field).next().value;
  const inOne = tried.length > 1 ? read([values.join(' ')]) : undefined;
  return inOne?.ranges.length ? inOne : read(values);
}
