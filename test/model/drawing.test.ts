import { expect } from '@open-wc/testing';
import { drawClean } from '../../src/model/drawing.js';
import { answerOf, drawn, joinWhole, OPTIONS } from './answer-of.js';

describe('drawClean', () => {
  for (const mark of ['\u0301', '\u05b0', '\u{1f3fb}', '\ufe0f\u{1f3fd}'])
    it(`draws so many marks of one character, and no more: ${JSON.stringify(mark)}`, () => {
      const marks = mark.repeat(1000);
      const text = drawn(drawClean({ text: `one${marks} two`, ranges: [] }));
      expect(text).to.match(/^one[\p{M}\p{EMod}]{25,30} two$/u);
      expect(drawn(drawClean({ text: 'e' + marks.slice(0, 24), ranges: [] }))).to.equal(
        'e' + marks.slice(0, 24),
      );
    });

  for (const [name, space] of [
    ['a form feed', '\f'],
    ['a vertical tab', '\v'],
    ['a next line', '\x85'],
    ['a line separator', '\u2028'],
    ['a paragraph separator', '\u2029'],
  ] as const) {
    const text = `one.${space}Start of two`;

    it(`draws ${name} as a space`, () => {
      expect(drawn(drawClean({ text, ranges: [] }))).to.equal('one. Start of two');
      expect(drawn(drawClean({ text, ranges: [[5, 10]] }))).to.equal('one. [Start] of two');
    });

    it(`keeps two words apart that ${name} stands between, in titles and bodies`, () => {
      const entry = { title: text, body: text.replace('Start', '<em>Start</em>') };
      const answer = answerOf([{ id: '1', title: text, body: text }], [{ id: '1', ...entry }]);
      const [{ title, snippet }] = joinWhole(answer, OPTIONS).results;
      expect(drawn(title)).to.equal('one. Start of two');
      expect(drawn(snippet.segments)).to.equal('one. [Start] of two');
    });
  }

  it('draws no other control character', () => {
    expect(drawn(drawClean({ text: 'a\0b\x07c\x7fd\x84e', ranges: [] }))).to.equal('abcde');
  });
});
