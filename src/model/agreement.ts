/** Highlights that do not agree with the docs text as they stand, but do when read with care. */
import { decodeEntities } from './entities.js';
import { findText } from './find-text.js';
import type { Range } from './grapheme.js';
import { joinSegments, placeSegments } from './marks.js';
import type { Segment } from './types.js';

type Marks = readonly Range[] | undefined;

/** One run of white space is as good as another. */
export const foldSpace = (text: string): string => text.replace(/\s+/g, ' ');

/**
 * As `placeSegments`, but one run of white space is as good as another. Found as plain text: a pattern would be tried at
 * every place of the text, as far as it goes there.
 *
 * @param folded The text with its white space folded.
 */
function placeLoosely(text: string, folded: string, segments: readonly Segment[]): Marks {
  const stretch = foldSpace(joinSegments(segments).text).trim();
  let from = findText(folded, stretch);
  if (from < 0) return undefined;
  for (const { 0: gap, index } of text.matchAll(/\s+/g)) {
    if (index >= from) break;
    from += gap.length - 1;
  }
  // white space aside, the n-th unit of the one is the n-th of the other
  const length = stretch.replace(/ /g, '').length;
  const units: number[] = [];
  for (; units.length < length; from++) if (/\S/.test(text[from])) units.push(from);
  const ranges: Range[] = [];
  let done = 0;
  for (const segment of segments) {
    const first = done;
    done += segment.text.replace(/\s+/g, '').length;
    if (segment.marked && done > first) ranges.push([units[first], units[done - 1] + 1]);
  }
  return ranges;
}

/** What stands between fragments that came in one string. */
const ELLIPSIS = /\[?(?:\.{3}|…|&hellip;|&#(?:8230|x2026);)\]?/i;

const FORMS: readonly ((text: string) => string)[] = [
  (text) => text,
  decodeEntities,
  (text) => decodeEntities(text).normalize(),
  (text) => decodeEntities(text).normalize('NFD'),
];

function place(text: string, folded: () => string, readings: Iterable<readonly Segment[]>): Marks {
  const tried = new Map<string, readonly Segment[]>();
  for (const reading of readings) {
    // nothing marked, or nothing but marks
    if (!reading.some((segment) => segment.marked && segment.text.trim())) continue;
    for (const form of FORMS) {
      const segments = reading.map((segment) => ({ ...segment, text: form(segment.text) }));
      const { text: stretch } = joinSegments(segments);
      if (tried.has(stretch)) continue;
      tried.set(stretch, segments);
      const marks = placeSegments(text, segments);
      if (marks) return marks;
    }
  }
  for (const segments of tried.values()) {
    const marks = placeLoosely(text, folded(), segments);
    if (marks) return marks;
  }
  return undefined;
}

/**
 * Which stretches of a text highlights mark; none where a highlight does not agree with the text. It agrees
 * where what is left without the marks is the text or a stretch of it, as it stands or with entities decoded,
 * accents composed or decomposed, or white space folded. An ellipsis may stand for text left out.
 *
 * @param readings The ways in which the field's format lets a highlight, or a fragment of it, be read, best first.
 */
export function findMarks(
  text: string,
  highlights: readonly string[],
  readings: (piece: string) => Iterable<readonly Segment[]>,
): readonly Range[] {
  // once for all, and where it is wanted: a text may be long
  let foldedText: string | undefined;
  const folded = (): string => (foldedText ??= foldSpace(text));
  return highlights.flatMap((highlight) => {
    const marks = place(text, folded, readings(highlight));
    if (marks) return marks;
    const fragments = highlight.split(ELLIPSIS);
    return fragments.length > 1
      ? fragments.flatMap((fragment) => place(text, folded, readings(fragment)) ?? [])
      : [];
  });
}
