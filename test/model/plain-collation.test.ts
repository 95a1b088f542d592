import { expect } from '@open-wc/testing';
import { correctQuery } from '../../src/model/correct-query.js';
import { plainCollation } from '../../src/model/plain-collation.js';
import { collated } from './spell-answers.js';

describe('a collation in the syntax of the service', () => {
  for (const [query, collation, expected] of [
    ['audot differences', '(au dot) differences', 'au dot differences'],
    ['highligh', 'text:highli', 'highli'],
    ['highligh', 'text:(highli)', 'highli'],
    ['highligh audot', 'text:(highli (au dot))', 'highli au dot'],
    ['highligh audot', '+text:highli +_text_:(au dot)', 'highli au dot'],
    ['highligh', 'body-text.en:highli', 'highli'],
    ['audot x', '(+au +dot) -x', 'au dot x'],
    ['open-suorce audot c++', '+open-source +(+au +dot) +c++', 'open-source au dot c++'],
    ['audot x', '(au AND dot) AND x', 'au dot x'],
    ['audot x', 'text:"au dot" "x"', 'au dot x'],
    // what the query says itself
    ['-audot +x', '(-au -dot) +x', '-au -dot +x'],
    ['audot -x', '+(+au +dot) -x', 'au dot -x'],
    ['"audot x"', '"(au dot) x"', '"au dot x"'],
    ['audot AND x', '(au AND dot) AND x', 'au AND dot AND x'],
    ['ROKC and roll', 'ROCK AND ROLL', 'ROCK AND ROLL'],
    ['x OR audot', 'x OR (au dot)', 'x OR au dot'],
    // no signs of the syntax
    ['at 1230 montag', 'at 12:30 monday', 'at 12:30 monday'],
    ['http x montag', 'http://x monday', 'http://x monday'],
    ['vectr', 'std::vector', 'std::vector'],
    ['prinft', 'printf()', 'printf()'],
    ['montor', '12" monitor', '12" monitor'],
    ['a - bee', 'a - be', 'a - be'],
    ['emial c++', 'e-mail c++', 'e-mail c++'],
    ['andd', 'AND', 'AND'],
    // nobody knows whose they are
    ['title:fo (bxr)', 'title:fo (bar)', 'title:fo (bar)'],
    ['(audot differences', '((au dot) differences', '((au dot) differences'],
    ['12:30 audot', '12:30 (au dot)', '12:30 (au dot)'],
    ['a) audot', 'a) (au dot)', 'a) (au dot)'],
  ] as const)
    it(`${collation} for ${query} is offered as ${expected}`, () => {
      expect(correctQuery(query, collated(collation))).to.equal(expected);
    });

  it('is offered where it says something else', () => {
    for (const same of ['(audot) differences', 'text:(audot differences)', '()'])
      expect(correctQuery('audot differences', collated(same, '(au dot) differences'))).to.equal(
        'au dot differences',
      );
  });

  it('is read to the innermost bracket', () => {
    expect(plainCollation(`${'('.repeat(200)}one${')'.repeat(200)} two`, 'x')).to.equal('one two');
  });
});
