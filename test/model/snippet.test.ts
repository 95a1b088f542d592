import { expect } from '@open-wc/testing';
import fc from 'fast-check';
import { makeSnippet, SNIPPET_LENGTH } from '../../src/model/snippet.js';
import { drawn, textOf } from './answer-of.js';

const plain = (text: string) => makeSnippet({ text, ranges: [] });
const marked = (text: string, word: string) =>
  makeSnippet({
    text,
    ranges: Array.from(text.matchAll(new RegExp(word, 'g')), ({ index }) => [index, index + word.length]),
  });
const words = Array.from({ length: 200 }, (_, index) => `word${index}`).join(' ');

describe('makeSnippet', () => {
  it('keeps a short text whole, and leaves out white space round it', () => {
    expect(plain(' A short text.\n')).to.deep.equal({
      segments: [{ text: 'A short text.', marked: false }],
      isCutBefore: false,
      isCutAfter: false,
    });
    expect(plain(' \n ').segments).to.deep.equal([]);
  });

  it('begins with the first word, however much white space stands before it', () => {
    for (const blank of [' '.repeat(239), '\n\t'.repeat(150), '\u00a0'.repeat(5000)]) {
      const { segments, isCutBefore } = plain(blank + words);
      expect(textOf(segments)).to.match(/^word0 .{200,}word\d+$/);
      expect(isCutBefore).to.equal(false);
      expect(textOf(plain(`${blank}Hive.`).segments)).to.equal('Hive.');
    }
  });

  it('shows the beginning of a text without marks, cut between words', () => {
    const { segments, isCutBefore, isCutAfter } = plain(words);
    expect(textOf(segments)).to.match(/^word0 .*word\d+$/);
    expect(words).to.contain(textOf(segments) + ' ');
    expect([isCutBefore, isCutAfter]).to.deep.equal([false, true]);
  });

  it('is cut between words that other spaces part', () => {
    for (const space of ['\u00a0', '\u0085', '\u2028', '\u202f']) {
      const spaced = words.replaceAll(' ', space);
      const whole = new Set(spaced.split(space));
      for (const { segments } of [plain(spaced), marked(spaced, 'word100')]) {
        const shown = textOf(segments).split(space).filter(Boolean);
        expect([whole.has(shown[0]), whole.has(shown.at(-1)!)], JSON.stringify(space)).to.deep.equal([
          true,
          true,
        ]);
      }
    }
  });

  it('shows the beginning where the marks are near it', () => {
    expect(drawn(marked(words, 'word10 ').segments)).to.match(/^word0 /);
  });

  it('shows the densest marks, whole words round them', () => {
    const text = `${words} one hit. ${words} hit and hit. ${words}`;
    const { segments, isCutBefore, isCutAfter } = marked(text, 'hit');
    expect(drawn(segments)).to.match(/^word\d+ .* \[hit\] and \[hit\]\. .* word\d+$/);
    expect(text).to.contain(` ${textOf(segments)} `);
    expect([isCutBefore, isCutAfter]).to.deep.equal([true, true]);
  });

  it('shows a mark at the very end, and one within a word', () => {
    expect(drawn(marked(`${words} the end`, 'end').segments)).to.match(/the \[end\]$/);
    expect(drawn(marked(`${words} concatenation ${words}`, 'tena').segments)).to.match(/ conca\[tena\]tion /);
  });

  it('cuts a token longer than a snippet between characters', () => {
    const family = '\ud83d\udc68\u200d\ud83d\udc69\u200d\ud83d\udc67';
    const { segments, isCutAfter } = plain(family.repeat(80));
    expect(textOf(segments).length % family.length).to.equal(0);
    expect(isCutAfter).to.equal(true);
    expect(textOf(plain('w_'.repeat(200)).segments)).to.have.length(SNIPPET_LENGTH);
    expect(textOf(plain('\u0e17\u0e35\u0e48\u0e19\u0e35\u0e48'.repeat(80)).segments)).not.to.match(/^\p{M}/u);
  });

  it('cuts at no place within a character, whatever the text', () => {
    const segmenter = new Intl.Segmenter(undefined, { granularity: 'grapheme' });
    const piece = fc.constantFrom(
      'a',
      'bc ',
      '\u4e2d',
      'e\u0301',
      '\ud83d\ude80',
      '\ud83c\uddeb\ud83c\uddf7',
      '\u0928\u093f',
      '\uac00',
      '\r\n',
      '\u0e01\u0e33',
      ' ',
    );
    const text = fc.array(piece, { minLength: 150, maxLength: 400 }).map((pieces) => pieces.join(''));
    fc.assert(
      fc.property(text, fc.nat(390), fc.nat(30), (whole, start, length) => {
        const { segments } = makeSnippet({ text: whole, ranges: [[start, start + length]] });
        const shown = textOf(segments);
        const boundaries = new Set([
          whole.length,
          ...Array.from(segmenter.segment(whole), ({ index }) => index),
        ]);
        const places: number[] = [];
        for (let at = whole.indexOf(shown); at >= 0; at = whole.indexOf(shown, at + 1)) places.push(at);
        expect(places.some((at) => boundaries.has(at) && boundaries.has(at + shown.length))).to.equal(true);
        expect(shown.length).to.be.below(2 * SNIPPET_LENGTH);
      }),
    );
  });
});
