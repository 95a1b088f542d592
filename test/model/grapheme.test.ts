/** Where marks begin and end in scripts whose letters are drawn joined, and in those whose are not. */
import { expect } from '@open-wc/testing';
import { clusterAround, wordAround } from '../../src/model/grapheme.js';
import { toSegments } from '../../src/model/marked-text.js';
import { suggestionParts } from '../../src/model/suggestion-parts.js';
import { drawn } from './answer-of.js';

const AL = '\u0627\u0644';
const KT = '\u0643\u062a';
const KITAB = `${KT}\u0627\u0628`;
const JADID = '\u062c\u062f\u064a\u062f';
const VOWELLED = '\u0643\u0650\u062a\u064e\u0627\u0628';
const PERSIAN = '\u06a9\u062a\u0627\u0628';
const HA = '\u0647\u0627';
const ZWNJ = '\u200c';

/** The text with its only mark in brackets. */
function marked(text: string, mark: string): string {
  const start = text.indexOf(mark);
  return drawn(toSegments({ text, ranges: [[start, start + mark.length]] }));
}

describe('a mark in letters that are drawn joined', () => {
  for (const [what, text, mark, expected] of [
    ['a word behind its article', AL + KITAB, KITAB, `[${AL}${KITAB}]`],
    ['the beginning of a word', KITAB, KT, `[${KITAB}]`],
    ['the middle of a word', `${AL}${KITAB}${HA}`, KITAB, `[${AL}${KITAB}${HA}]`],
    ['a word with its vowels', VOWELLED, VOWELLED.slice(0, 3), `[${VOWELLED}]`],
    ['a Persian word', `${PERSIAN}\u06cc`, PERSIAN, `[${PERSIAN}\u06cc]`],
  ] as const)
    it(`takes all of ${what}`, () => {
      expect(marked(text, mark)).to.equal(expected);
    });

  for (const [what, text, mark, expected] of [
    ['the next word', `${KITAB} ${JADID}`, KT, `[${KITAB}] ${JADID}`],
    ['the word before', `${JADID} ${AL}${KITAB}`, KITAB, `${JADID} [${AL}${KITAB}]`],
    ['a comma', `${KITAB}\u060c ${JADID}`, KITAB, `[${KITAB}]\u060c ${JADID}`],
    ['letters of another script', `x${KITAB}y`, KITAB, `x[${KITAB}]y`],
  ] as const)
    it(`goes not on over ${what}`, () => {
      expect(marked(text, mark)).to.equal(expected);
    });

  it('ends where a joiner parts the letters, which it keeps', () => {
    expect(marked(PERSIAN + ZWNJ + HA, PERSIAN)).to.equal(`[${PERSIAN}${ZWNJ}]${HA}`);
    expect(marked(PERSIAN + ZWNJ + HA, HA)).to.equal(`${PERSIAN}${ZWNJ}[${HA}]`);
  });

  it('makes one of two that meet in a word', () => {
    const text = `${AL}${KITAB} ${JADID}`;
    const segments = toSegments({
      text,
      ranges: [
        [0, 3],
        [4, 6],
      ],
    });
    expect(drawn(segments)).to.equal(`[${AL}${KITAB}] ${JADID}`);
  });

  it('takes all of a suggested word of which a part was typed', () => {
    const parts = suggestionParts(`${KITAB} ${JADID}`, KT);
    expect(drawn(parts)).to.equal(`[${KITAB}] ${JADID}`);
  });
});

describe('a mark in letters that stand apart', () => {
  for (const [what, text, mark] of [
    ['Latin', 'solar panel', 'sol'],
    ['Greek', '\u03ae\u03bb\u03b9\u03bf\u03c2', '\u03ae\u03bb'],
    ['Hebrew', '\u05e9\u05dc\u05d5\u05dd \u05e2\u05d5\u05dc\u05dd', '\u05dc\u05d5'],
    ['Thai', '\u0e20\u0e32\u0e29\u0e32\u0e44\u0e17\u0e22', '\u0e29\u0e32'],
    ['Chinese', '\u65b0\u6771\u4eac', '\u6771'],
  ] as const)
    it(`stays as it is in ${what}`, () => {
      expect(marked(text, mark)).to.equal(text.replace(mark, `[${mark}]`));
    });

  for (const [what, text, mark, expected] of [
    ['Latin', 'cafe\u0301s', 'cafe', '[cafe\u0301]s'],
    ['Hebrew', '\u05e9\u05c1\u05dc\u05d5\u05dd', '\u05e9', '[\u05e9\u05c1]\u05dc\u05d5\u05dd'],
    ['Thai', '\u0e17\u0e35\u0e48\u0e19\u0e35\u0e48', '\u0e17', '[\u0e17\u0e35\u0e48]\u0e19\u0e35\u0e48'],
  ] as const)
    it(`takes the accents of its last letter in ${what}, and no more`, () => {
      expect(marked(text, mark)).to.equal(expected);
    });
});

describe('clusterAround()', () => {
  it('is empty at both ends of a joined word, and at those of a text', () => {
    const text = `${KITAB} ${JADID}`;
    for (const at of [0, KITAB.length, KITAB.length + 1, text.length])
      expect(clusterAround(text, at), String(at)).to.deep.equal([at, at]);
    expect(clusterAround(text, 2)).to.deep.equal([0, KITAB.length]);
  });
});

describe('wordAround()', () => {
  for (const [what, text, at, expected] of [
    ['a Latin word', 'one two three', 5, [4, 7]],
    ['an Arabic word', `${JADID} ${AL}${KITAB} ${JADID}`, 7, [5, 11]],
    ['a Hebrew word', '\u05e9\u05dc\u05d5\u05dd \u05e2\u05d5\u05dc\u05dd', 6, [5, 9]],
    ['nothing between a word and a space', 'one two', 3, [3, 3]],
    ['nothing at a next line', 'one\x85two', 3, [3, 3]],
  ] as const)
    it(`is ${what}`, () => {
      expect(wordAround(text, at)).to.deep.equal(expected);
    });
});
