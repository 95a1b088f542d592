import { expect } from '@open-wc/testing';
import { spokenSummary, summaryOf } from '../../src/templates/summary.js';
import { Phrasebook } from '../../src/text/phrasebook.js';
import { pageFor, type AnswerOptions } from '../helpers/answers.js';

const english = new Phrasebook('en');
const plain = (text: string) => text.replace(/[\u2068\u2069]/g, '');
const read = (numFound: number, options?: AnswerOptions) =>
  summaryOf(pageFor('x', numFound, options)).map((sentence) => plain(english.text(...sentence)));
const heard = (numFound: number, options?: AnswerOptions) =>
  plain(english.text(...spokenSummary(pageFor('x', numFound, options))));

describe('summaryOf', () => {
  for (const [what, sentences, numFound, options] of [
    ['one result', ['1 result for x'], 1, {}],
    ['a single page', ['7 results for x'], 7, {}],
    ['the first of several pages', ['1–10 of 95 results for x'], 95, {}],
    ['a page in the middle', ['11–20 of 95 results for x'], 95, { start: 10 }],
    ['the last page', ['91–95 of 95 results for x'], 95, { start: 90 }],
    ['large numbers', ['1–10 of 1,234,567 results for x'], 1_234_567, {}],
    ['no results', ['No results for x', 'Check the spelling, or try fewer or more general words.'], 0, {}],
    [
      'no results where not everything was looked at',
      ['No results for x', 'There may be more results.'],
      0,
      { isLowerBound: true },
    ],
    [
      'P02 a page past the end',
      ['Page 9 is past the end of the results for x', 'There are 22 results.'],
      22,
      { start: 80 },
    ],
    [
      'a count that is a lower bound',
      ['1–10 of at least 95 results for x', 'There may be more results.'],
      95,
      { isLowerBound: true },
    ],
    [
      'a single page of a lower bound',
      ['3 results for x', 'There may be more results.'],
      3,
      { isLowerBound: true },
    ],
  ] as [string, string[], number, AnswerOptions][])
    it(`reads right for ${what}`, () => {
      expect(read(numFound, options)).to.deep.equal(sentences);
    });
});

describe('spokenSummary', () => {
  for (const [what, sentence, numFound, options] of [
    ['one result', '1 result for x', 1, {}],
    ['a single page', '7 results for x', 7, {}],
    ['A02 one of several pages', '25 results for x, page 1 of 3', 25, {}],
    ['the last page', '25 results for x, page 3 of 3', 25, { start: 20 }],
    ['no results', 'No results for x', 0, {}],
    ['a page past the end', 'Page 9 is past the end of the results for x', 22, { start: 80 }],
    [
      'a page of a lower bound, whose pages are not known',
      '11–20 of at least 20 results for x',
      20,
      { start: 10, isLowerBound: true },
    ],
  ] as [string, string, number, AnswerOptions][])
    it(`is one sentence for ${what}`, () => {
      expect(heard(numFound, options)).to.equal(sentence);
    });
});
