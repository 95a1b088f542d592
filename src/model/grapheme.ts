/** A stretch of a text in UTF-16 units: from `start` up to, and without, `end`. */
export type Range = readonly [start: number, end: number];

/** How far round a place to look, in UTF-16 units: wider than any emoji, so that a long text is never copied whole. */
const REACH = 400;
/** A word of so many UTF-16 units is no word that must be held together; no more than the reach. */
const LONGEST_WORD = 240;

const segmenters: { [granularity: string]: Intl.Segmenter } = {};

function unitAround(granularity: 'grapheme' | 'word', text: string, at: number): Range {
  const from = Math.max(0, at - REACH);
  // made once and late: it is slow to make, and a page in plain Latin letters never needs it
  segmenters[granularity] ??= new Intl.Segmenter(undefined, { granularity });
  // asked for the first half of a surrogate pair, WebKit answers with the unit before it
  const inside = at - from + (Number(text.codePointAt(at)) > 0xffff ? 1 : 0);
  const unit = segmenters[granularity].segment(text.slice(from, at + REACH)).containing(inside);
  if (!unit || from + unit.index === at) return [at, at];
  return [from + unit.index, from + unit.index + unit.segment.length];
}

/** The character, as people see it, that `at` stands inside of; `[at, at]` where it stands between two. */
export function clusterAround(text: string, at: number): Range {
  const next = text.charCodeAt(at);
  // below U+0300 nothing joins its neighbour but a line feed; NaN, at either end of the text, is not above it
  const mayJoin = Math.max(text.charCodeAt(at - 1), next) >= 0x300 || next === 10;
  return mayJoin ? unitAround('grapheme', text, at) : [at, at];
}

/**
 * The word or gap that `at` stands inside of; `[at, at]` where it stands between two. Of an endless
 * word, the character is taken.
 */
export function wordAround(text: string, at: number): Range {
  const [start, end] = unitAround('word', text, at);
  // Thai words part within what is drawn as one character
  return end - start < LONGEST_WORD
    ? [clusterAround(text, start)[0], clusterAround(text, end)[1]]
    : clusterAround(text, at);
}
