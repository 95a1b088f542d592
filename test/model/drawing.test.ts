import { expect } from '@open-wc/testing';
import { drawClean } from '../../src/model/drawing.js';
import { answerOf, drawn, joinWhole, OPTIONS } from './answer-of.js';

describe('drawClean', () => {
  for (const [name, space] of [
    ['a form feed', '\f'],
    ['a vertical tab', '\v'],
    ['a next line', '\x85'],
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
