import { expect } from '@open-wc/testing';
import fc from 'fast-check';
import { correctQuery, mergeSpellAnswers } from '../../src/model/correct-query.js';
import { wordsToCheck } from '../../src/model/spelling-words.js';
import type { WordCorrection } from '../../src/model/types.js';
import { answer, at, collated } from './spell-answers.js';

describe('wordsToCheck', () => {
  for (const [query, expected] of [
    ['garden fenze', ['garden', 'fenze']],
    ['Blub blub BLUB', ['Blub']],
    ['the 2024 list of 3.14 and covid19', ['the', 'list', 'and', 'covid19']],
    ['foo AND bar OR NOT baz', ['foo', 'bar', 'baz']],
    ['not and or', ['not', 'and']],
    ['a of \u00e9t\u00e9', ['\u00e9t\u00e9']],
    ['"dell ultrasharp" -pakcage +monitr', ['dell', 'ultrasharp', 'pakcage', 'monitr']],
    ['title:pakcage site: docs', ['pakcage', 'site', 'docs']],
    ["don't l\u2019avion", ["don't", 'l\u2019avion']],
    ['open-suorce node.js', ['open', 'suorce', 'node']],
    ['\u6771\u4eac\u30bf\u30ef\u30fc', ['\u6771\u4eac\u30bf\u30ef\u30fc']],
    [
      '\u0645\u06cc\u200c\u062e\u0648\u0627\u0647\u0645',
      ['\u0645\u06cc\u200c\u062e\u0648\u0627\u0647\u0645'],
    ],
    ['\u0928\u092e\u0938\u094d\u0924\u0947', ['\u0928\u092e\u0938\u094d\u0924\u0947']],
    ['*** ??? \ud83d\ude80', []],
    ['', []],
  ] as const) {
    it(`of ${JSON.stringify(query)} are ${JSON.stringify(expected)}`, () => {
      expect(wordsToCheck(query)).to.deep.equal(expected);
    });
  }

  it('are eight at most', () => {
    expect(wordsToCheck('one two three four five six seven eight nine ten')).to.have.length(8);
  });
});

/** A correction with how often each suggestion is found. */
const counted = (word: string, ...found: readonly (readonly [string, number])[]): WordCorrection => ({
  word,
  suggestions: found.map(([other, frequency]) => ({ word: other, frequency })),
});

describe('correctQuery', () => {
  for (const [title, query, found, expected] of [
    ['one of two words', 'garden fenze', answer(['fenze', 'fence']), 'garden fence'],
    ['both places of a word named once', 'lamp blub blub', answer(['blub', 'bulb']), 'lamp bulb bulb'],
    ['a word named twice', 'lamp blub blub', answer(['blub', 'bulb'], ['blub', 'bulb']), 'lamp bulb bulb'],
    ['no tail of another word', '\u00fcbung bung', answer(['bung', 'bong']), '\u00fcbung bong'],
    ['nothing before a combining mark', 'bung\u0308 bung', answer(['bung', 'bong']), 'bung\u0308 bong'],
    ['with a dollar as it stands', 'cash ca', answer(['ca', 'c$&t']), 'cash c$&t'],
    ['a word with signs of its own', 'lern c++ (c++)', answer(['c++', 'cpp']), 'lern cpp (cpp)'],
    ['two words into one', 'dell ultra  sharp', answer(['ultra sharp', 'ultrasharp']), 'dell ultrasharp'],
    ['one word into two', 'gardenfence', answer(['gardenfence', 'garden fence']), 'garden fence'],
    [
      'and keeps capitals',
      'Pakcage PAKCAGE pAkcage',
      answer(['pakcage', 'package']),
      'Package PACKAGE package',
    ],
    [
      'and keeps the capitals of Turkish',
      '\u0130stambul \u0130STAMBUL',
      answer(['istambul', 'istanbul']),
      '\u0130stanbul \u0130STANBUL',
    ],
    ['and keeps the capitals of the correction', 'Iphoen', answer(['iphoen', 'iPhone']), 'iPhone'],
    [
      'and keeps quotes, signs and spacing',
      '"a  fenze"  -fenze',
      answer(['fenze', 'fence']),
      '"a  fence"  -fence',
    ],
    ['beyond the first plane', '\ud801\udc00x y', answer(['\ud801\udc28x', 'ab']), 'Ab y'],
    ['with the next suggestion', 'fenze', answer(['fenze', 'Fenze', ' ', 'fence']), 'fence'],
    [
      'with a suggestion that is found somewhere',
      'fenze',
      {
        corrections: [counted('fenze', ['Fenze', 3], ['fonze', 0], ['fence', 2], ['hence', 5])],
        collations: [],
      },
      'fence',
    ],
    [
      'with the first of those that are found nowhere',
      'fenze',
      { corrections: [counted('fenze', ['fence', 0], ['hence', 0])], collations: [] },
      'fence',
    ],
    ['no operator', 'tom AND jery', answer(['AND', 'andr\u00e9'], ['jery', 'jerry']), 'tom AND jerry'],
    [
      'no operator at the place that it names',
      'NOT fenze',
      { corrections: [at(0, 3, 'not', 'note'), at(4, 9, 'fenze', 'fence')], collations: [] },
      'NOT fence',
    ],
    ['a word that is an operator in capitals', 'ann OR or', answer(['or', 'ore']), 'ann OR ore'],
    ['in a name where it stands nowhere else', 'my_fenze', answer(['fenze', 'fence']), 'my_fence'],
    [
      'and leaves names alone',
      'my_fenze fenze_x fenze',
      answer(['fenze', 'fence']),
      'my_fenze fenze_x fence',
    ],
    ['and keeps punctuation', 'obama, barak!', answer(['barak', 'barack']), 'obama, barack!'],
    ['dots within words', 'node.js', answer(['node.js', 'nodejs']), 'nodejs'],
    ['hyphens', 'ice-cream', answer(['ice-cream', 'ice cream']), 'ice cream'],
    ['with an accent alone', 'cafe', answer(['cafe', 'caf\u00e9']), 'caf\u00e9'],
  ] as const) {
    it(`corrects ${title}`, () => {
      expect(correctQuery(query, found)).to.equal(expected);
    });
  }

  for (const [title, query, found] of [
    ['an empty answer', 'x', answer()],
    ['the word itself', 'package', answer(['package', 'package'])],
    ['a difference of case alone', 'Package', answer(['package', 'PACKAGE'])],
    ['another form of a final sigma', 'οδος ΟΔΟΣ', collated('οδοσ οδος')],
    ['a difference of case in Turkish', 'İstanbul IŞIK', collated('istanbul ışık')],
    ['no suggestions', 'q1', answer(['q1'])],
    ['a word that is not there', 'garden', answer(['fenze', 'fence'])],
    ['a blank word', 'a b', answer([' ', 'x'])],
    ['an operator', 'paris OR rome', answer(['OR', 'orient'])],
    ['one of signs', 'paris && rome || oslo', answer(['&&', 'and'], ['||', 'or'])],
    [
      'an operator at the place that it names',
      'paris OR rome',
      { corrections: [at(6, 8, 'or', 'orient')], collations: [] },
    ],
    ['a word without its comma', 'obama, barack', answer(['obama,', 'obama'])],
    ['a comma more', 'obama barack', collated('obama, barack!')],
    ['punctuation alone', '"obama, barack." now ?!', collated('"obama barack" now')],
    ['the query as its own collation', 'Dell', { corrections: [], collations: ['dell', ' ', ''] }],
  ] as const) {
    it(`offers nothing for ${title}`, () => {
      expect(correctQuery(query, found)).to.equal(undefined);
    });
  }

  it('prefers the first usable collation', () => {
    const found = { ...answer(['delll', 'dull']), collations: ['', 'DELLL ultra', 'dell ultra ', 'other'] };
    expect(correctQuery('delll ultra', found)).to.equal('dell ultra');
  });

  it('goes by offsets where they agree with the text', () => {
    const corrections = [at(4, 11, 'pakcage', 'package'), at(12, 20, 'registyr', 'registry')];
    expect(correctQuery('npm pakcage registyr', { corrections, collations: [] })).to.equal(
      'npm package registry',
    );
    const second = [at(5, 9, 'blub', 'bulb')];
    expect(correctQuery('lamp blub', { corrections: second, collations: [] })).to.equal('lamp bulb');
  });

  it('D05 corrects a word wherever it stands, though it is named once', () => {
    const once = [at(5, 9, 'blub', 'bulb')];
    expect(correctQuery('lamp blub blub', { corrections: once, collations: [] })).to.equal('lamp bulb bulb');
    const twice = [at(5, 9, 'blub', 'bulb'), at(10, 14, 'blub', 'blurb')];
    expect(correctQuery('lamp blub blub', { corrections: twice, collations: [] })).to.equal(
      'lamp bulb blurb',
    );
  });

  it('knows a curly apostrophe for a straight one', () => {
    expect(correctQuery('cna\u2019t stop', answer(["cna't", "can't"]))).to.equal("can't stop");
  });

  it('goes by the word where they do not', () => {
    for (const [start, end] of [
      [0, 7],
      [90, 97],
      [5, 2],
    ] as const) {
      const corrections = [at(start, end, 'pakcage', 'package')];
      expect(correctQuery('npm pakcage', { corrections, collations: [] })).to.equal('npm package');
    }
  });

  it('corrects no correction', () => {
    expect(correctQuery('blub', answer(['blub', 'bulb'], ['bulb', 'lamp']))).to.equal('bulb');
    expect(correctQuery('a blub', answer(['blub', 'blub bulb'], ['blub', 'blub bulb']))).to.equal(
      'a blub bulb',
    );
  });

  it('changes the corrected words and nothing else', () => {
    const word = fc.constantFrom(
      'wrod',
      '\u00fcbung',
      'bung',
      'lamp',
      '\u6771\u4eac',
      'c$&t',
      '2024',
      'a.b',
      "don't",
    );
    const gap = fc.constantFrom(' ', '  ', ' "', '" ', ' -', ' +', ' (', ') ');
    fc.assert(
      fc.property(
        fc.array(fc.tuple(word, gap)),
        word,
        fc.constantFrom('better', '$1', '$&', 'two words'),
        (parts, wrong, better) => {
          const join = (change: (part: string) => string) =>
            parts.map(([part, after]) => change(part) + after).join('');
          const corrected = correctQuery(join(String), answer([wrong, better]));
          const expected = parts.some(([part]) => part === wrong)
            ? join((part) => (part === wrong ? better : part))
            : undefined;
          expect(corrected).to.equal(expected);
        },
      ),
    );
  });

  it('never throws', () => {
    const text = fc.string({ unit: 'binary', maxLength: 12 });
    fc.assert(
      fc.property(text, text, text, fc.integer(), fc.integer(), (query, word, better, start, end) => {
        correctQuery(query, { corrections: [at(start, end, word, better)], collations: [] });
        wordsToCheck(query);
      }),
    );
  });
});

describe('mergeSpellAnswers', () => {
  it('makes one answer for a query of the answers for its words', () => {
    const merged = mergeSpellAnswers(
      ['big', 'fenze', 'gardn'],
      [
        answer(),
        { corrections: [at(0, 5, 'fenze', 'fence')], collations: ['fence'] },
        answer(['gardn', 'garden']),
      ],
    );
    expect(correctQuery('fenze gardn fenze', merged)).to.equal('fence garden fence');
    expect(mergeSpellAnswers([], [])).to.deep.equal({ corrections: [], collations: [] });
  });

  it('takes a collation for a word as its correction', () => {
    const fence = { corrections: [], collations: ['fence'] };
    expect(correctQuery('Garden Fenze', mergeSpellAnswers(['Garden', 'Fenze'], [answer(), fence]))).to.equal(
      'Garden Fence',
    );
  });

  it('reads a collation for a word without the signs of its syntax', () => {
    const merged = mergeSpellAnswers(['audot'], [collated('text:(au dot)')]);
    expect(correctQuery('(audot OR x)', merged)).to.equal('(au dot OR x)');
  });
});
