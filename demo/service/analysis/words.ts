/**
 * Finds the words of a text and where they stand.
 *
 * Scripts that put no spaces between words (Han, Kana, Thai, Lao, Khmer, Myanmar) are cut by
 * `Intl.Segmenter`; where an engine lacks it, every two neighbouring characters make a word, so that
 * index and query still agree.
 */

export interface Word {
  /** As it stands in the text. */
  readonly surface: string;
  /** Offsets in UTF-16 units; `end` is exclusive. */
  readonly start: number;
  readonly end: number;
}

const RUN = /[\p{L}\p{N}\p{M}]+/gu;
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;
/** ASCII never needs the (slower) script test. */
const BEYOND_LATIN = /[\u0e00-\uffff]/;

/** True where the text holds characters of a script that is written without spaces. */
export function isUnspaced(text: string): boolean {
  return BEYOND_LATIN.test(text) && UNSPACED.test(text);
}

const segmenter: Intl.Segmenter | undefined =
  typeof Intl.Segmenter === 'function' ? new Intl.Segmenter(undefined, { granularity: 'word' }) : undefined;

function segmentsOf(run: string, offset: number, target: Word[]): void {
  if (segmenter === undefined) return bigramsOf(run, offset, target);
  for (const { segment, index, isWordLike } of segmenter.segment(run)) {
    if (isWordLike === false) continue;
    target.push({ surface: segment, start: offset + index, end: offset + index + segment.length });
  }
}

/** Exported for its test: no engine at hand lacks the segmenter. */
export function bigramsOf(run: string, offset: number, target: Word[]): void {
  const characters = Array.from(run);
  let position = offset;
  for (const [index, character] of characters.entries()) {
    const next = characters[index + 1];
    if (next !== undefined || characters.length === 1) {
      const surface = character + (next ?? '');
      target.push({ surface, start: position, end: position + surface.length });
    }
    position += character.length;
  }
}

/** The words of a text in order. Throws never. */
export function wordsOf(text: string): Word[] {
  const words: Word[] = [];
  for (const match of text.matchAll(RUN)) {
    const run = match[0];
    if (isUnspaced(run)) segmentsOf(run, match.index, words);
    else words.push({ surface: run, start: match.index, end: match.index + run.length });
  }
  return words;
}
