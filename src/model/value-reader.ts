/** How values and their highlights are read. */
import { placeMarks, splitMarks } from './highlight.js';
import { cutHighlight, UNCUT, type Cuts } from './large-text.js';
import type { MarkedText } from './marked-text.js';
import type { FieldNames, Segment } from './types.js';

/** What a value says, what of it is marked, and whether it is but a part of the value. */
export interface Content extends MarkedText, Cuts {}

export interface ValueReader {
  /**
   * Reads a value of the docs and marks in it what its highlights mark. The text is the value's alone: a
   * highlight that does not agree with it marks nothing.
   *
   * @param highlights All highlights of the field: which of them belong to this value is found by their text.
   */
  read(value: string, highlights: readonly string[], field: keyof FieldNames): Content;
  /** Reads a highlight that stands alone, because the docs lack the field. */
  readAlone(highlight: string, field: keyof FieldNames): readonly Segment[];
}

/** Reads everything as text, and highlights as they stand: right for most answers, and quick. */
export const quickReader: ValueReader = {
  read: (text, highlights) => ({
    text,
    ranges: highlights.flatMap((highlight) => placeMarks(text, splitMarks(cutHighlight(highlight))) ?? []),
    ...UNCUT,
  }),
  readAlone: (highlight) => splitMarks(cutHighlight(highlight)),
};
