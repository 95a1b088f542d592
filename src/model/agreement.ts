/** Highlights that do not agree with the docs text as they stand, but do when read with care. */
import { decodeEntities } from './entities.js';
import { foldText, placeFolded, type FoldedText } from './folded-text.js';
import type { Range } from './grapheme.js';
import { joinSegments, placeSegments } from './marks.js';
import type { Segment } from './types.js';

type Marks = readonly Range[] | undefined;

/** What stands between fragments that came in one string: an ellipsis, else what may be part of a fragment. */
const SEPARATORS = [/[[(]?(?:\.{3,}|…|&hellip;|&#(?:8230|x2026);)[\])]?/i, /\s[|·•]\s|<br[ /]*>|\n/i];

const FORMS: readonly ((text: string) => string)[] = [(text) => text, decodeEntities];

function place(text: string, folded: () => FoldedText, readings: Iterable<readonly Segment[]>): Marks {
  const tried = new Set<string>();
  for (const reading of readings) {
    // nothing marked, or nothing but marks
    if (!reading.some((segment) => segment.marked && segment.text.trim())) continue;
    const forms = FORMS.map((form) => reading.map((segment) => ({ ...segment, text: form(segment.text) })));
    const fresh = forms.filter((segments) => {
      const { text: stretch } = joinSegments(segments);
      return !tried.has(stretch) && tried.add(stretch);
    });
    // folded before the next reading: that may be cut short, and stand elsewhere
    for (const segments of fresh) {
      const marks = placeSegments(text, segments);
      if (marks) return marks;
    }
    for (const segments of fresh) {
      const marks = placeFolded(text, folded(), segments);
      if (marks) return marks;
    }
  }
  return undefined;
}

/**
 * Which stretches of a text highlights mark; none where a highlight does not agree with the text. It agrees
 * where what is left without the marks is the text or a stretch of it, as it stands or with entities decoded,
 * and as it stands or folded. An ellipsis, or what else parts fragments, may stand for text left out.
 *
 * @param readings The ways in which the field's format lets a highlight, or a fragment of it, be read, best first. They may ask for the folded text.
 */
export function findMarks(
  text: string,
  highlights: readonly string[],
  readings: (piece: string, folded: () => FoldedText) => Iterable<readonly Segment[]>,
): readonly Range[] {
  // once for all, and where it is wanted: a text may be long
  let foldedText: FoldedText | undefined;
  const folded = (): FoldedText => (foldedText ??= foldText(text));
  const marksOf = (piece: string): readonly Range[] => {
    const separator = SEPARATORS.find((one) => one.test(piece));
    return (
      place(text, folded, readings(piece, folded)) ??
      (separator ? piece.split(separator).flatMap(marksOf) : [])
    );
  };
  return highlights.flatMap(marksOf);
}
