/** A stretch of a text in UTF-16 units: from `start` up to, and without, `end`. */
export type Range = readonly [start: number, end: number];

/** How far round a place to look, in UTF-16 units: wider than any emoji, so that a long text is never copied whole. */
const REACH = 400;
/** A word of so many UTF-16 units is no word that must be held together; no more than the reach. */
const LONGEST_WORD = 240;

/** Below U+0300, and among the quotes and dashes, nothing joins its neighbour but a line feed. */
const MAY_JOIN = /[^\0-\u02ff\u2010-\u205e]|\r\n/;
/** Letters that are drawn joined: Firefox and WebKit tear them apart where a mark begins or ends. */
const JOINED = /[\u0620-\u08ff]{2}/;
/** Letters that need somebody to tell words apart, and U+0085, which parts them and is no white space here. */
const NO_PLAIN = /[\u0300-\u200f\u205f-\uffff\x85]/;

const segmenters: { [granularity: string]: Intl.Segmenter } = {};

function unitAround(granularity: 'grapheme' | 'word', text: string, at: number): Range {
  const from = Math.max(0, at - REACH);
  // made once and late: the first takes tens of milliseconds, and a text in plain Latin letters needs none
  segmenters[granularity] ??= new Intl.Segmenter(undefined, { granularity });
  // asked for the first half of a surrogate pair, WebKit answers with the unit before it
  const inside = at - from + (Number(text.codePointAt(at)) > 0xffff ? 1 : 0);
  const unit = segmenters[granularity].segment(text.slice(from, at + REACH)).containing(inside);
  if (!unit || from + unit.index === at) return [at, at];
  return [from + unit.index, from + unit.index + unit.segment.length];
}

/**
 * The character, as people see it, that `at` stands inside of, in Arabic and the like the word; `[at, at]` where it stands
 * between two.
 */
export function clusterAround(text: string, at: number): Range {
  const pair = text.slice(Math.max(0, at - 1), at + 1);
  return MAY_JOIN.test(pair) ? unitAround(JOINED.test(pair) ? 'word' : 'grapheme', text, at) : [at, at];
}

/**
 * The word or gap that `at` stands inside of; `[at, at]` where it stands between two. Of an endless
 * word, the character is taken.
 */
export function wordAround(text: string, at: number): Range {
  // what stands between white space
  const before = text.slice(Math.max(0, at - REACH), at).replace(/.*\s/s, '');
  const after = text.slice(at, at + REACH).replace(/\s.*/s, '');
  const [start, end] = NO_PLAIN.test(before + after)
    ? unitAround('word', text, at)
    : before && after
      ? [at - before.length, at + after.length]
      : [at, at];
  // Thai words part within what is drawn as one character
  return end - start < LONGEST_WORD
    ? [clusterAround(text, start)[0], clusterAround(text, end)[1]]
    : clusterAround(text, at);
}
