import { expect } from '@open-wc/testing';
import { correctQuery, mergeSpellAnswers } from '../../src/model/correct-query.js';
import { answer, at } from './spell-answers.js';

describe('correctQuery, of words that the service folds', () => {
  for (const [title, query, found, expected] of [
    [
      'at the place that it names',
      'café brulèe',
      { corrections: [at(5, 11, 'brulee', 'brûlée')], collations: [] },
      'café brûlée',
    ],
    ['without a place', 'café brulèe', answer(['brulee', 'brûlée']), 'café brûlée'],
    ['in capitals', 'KÜTÜPHANNE', answer(['kutuphanne', 'kütüphane']), 'KÜTÜPHANE'],
    ['with a Turkish I', 'İSTANBLU', answer(['i\u0307stanblu', 'istanbul']), 'İSTANBUL'],
    ['that it writes with two letters for one', 'Fu\u00dfbal', answer(['fussbal', 'fussball']), 'Fussball'],
    [
      'behind such a letter',
      'Gr\u00f6\u00dfe Fu\u00dfbal',
      { corrections: [at(7, 14, 'fussbal', 'fussball')], collations: [] },
      'Gr\u00f6\u00dfe Fussball',
    ],
    [
      'with strokes',
      '\u0142\u00f3d\u017a\u017c',
      answer(['lodzz', '\u0142\u00f3d\u017a']),
      '\u0142\u00f3d\u017a',
    ],
    ['with a ligature', '\u0153uvvre', answer(['oeuvvre', '\u0153uvre']), '\u0153uvre'],
    ['of \u00e6, \u0111 and \u0131', '\u00e6\u0111\u0131', answer(['aedi', 'aed']), 'aed'],
    [
      'of an Arabic letter with its hamza',
      '\u0623\u062d\u0645\u062f\u062f\u062f',
      answer(['\u0627\u062d\u0645\u062f\u062f\u062f', '\u0623\u062d\u0645\u062f']),
      '\u0623\u062d\u0645\u062f',
    ],
    [
      'of Hebrew with its points',
      '\u05e9\u05b8\u05c1\u05dc\u05d5\u05b9\u05dd\u05dd',
      answer(['\u05e9\u05dc\u05d5\u05dd\u05dd', '\u05e9\u05dc\u05d5\u05dd']),
      '\u05e9\u05dc\u05d5\u05dd',
    ],
    [
      'without a place in Danish',
      'Sm\u00f8rrebr\u00f6t',
      answer(['smorrebrot', 'sm\u00f8rrebr\u00f8d']),
      'Sm\u00f8rrebr\u00f8d',
    ],
    [
      'that is the whole query',
      'Sm\u00f8rrebr\u00f6t',
      { corrections: [at(0, 10, 'smorrebrot', 'sm\u00f8rrebr\u00f8d')], collations: [] },
      'Sm\u00f8rrebr\u00f8d',
    ],
    [
      'of Greek with its accent and final sigma',
      'καλλός δρόμος',
      answer(['καλλοσ', 'καλός']),
      'καλός δρόμος',
    ],
    [
      'of Arabic letters that are written for one another',
      '\u0645\u062f\u0631\u0633\u0633\u0629 \u0639\u0644\u0649\u0649',
      answer(
        ['\u0645\u062f\u0631\u0633\u0633\u0647', '\u0645\u062f\u0631\u0633\u0629'],
        ['\u0639\u0644\u064a\u064a', '\u0639\u0644\u0649'],
      ),
      '\u0645\u062f\u0631\u0633\u0629 \u0639\u0644\u0649',
    ],
    [
      'of Persian letters that Arabic writes otherwise',
      '\u06a9\u062a\u0627\u0628\u0628\u06cc',
      answer(['\u0643\u062a\u0627\u0628\u0628\u064a', '\u06a9\u062a\u0627\u0628\u06cc']),
      '\u06a9\u062a\u0627\u0628\u06cc',
    ],
    ['of another width', 'npm ｐａｋｃａｇｅ', answer(['pakcage', 'package']), 'npm package'],
    ['of half its width', 'ﾊﾟｿｺﾝﾝ', answer(['パソコンン', 'パソコン']), 'パソコン'],
    ['but no vowel sign for another', 'कि का', answer(['का', 'की']), 'कि की'],
    ['the word itself rather than its like', 'brulèe brulee', answer(['brulee', 'brûlée']), 'brulèe brûlée'],
  ] as const)
    it(`corrects one ${title}`, () => {
      expect(correctQuery(query, found)).to.equal(expected);
    });

  it('corrects the word that was asked for, whatever the service makes of it', () => {
    const merged = mergeSpellAnswers(['pakages'], [answer(['pakag', 'packages'])]);
    expect(correctQuery('npm pakages', merged)).to.equal('npm packages');
  });

  it('corrects a part of the word that was asked for where it is one', () => {
    const merged = mergeSpellAnswers(["l'ecolle"], [answer(['ecolle', '\u00e9cole'])]);
    expect(correctQuery("l'ecolle", merged)).to.equal("l'\u00e9cole");
    const [query, wrong, better] = [
      '\u6771\u4eac\u30bf\u30ef\u30a2',
      '\u30bf\u30ef\u30a2',
      '\u30bf\u30ef\u30fc',
    ];
    expect(correctQuery(query, mergeSpellAnswers([query], [answer([wrong, better])]))).to.equal(
      '\u6771\u4eac\u30bf\u30ef\u30fc',
    );
  });

  it('corrects no whole word for one that is said to be a part of it', () => {
    const merged = mergeSpellAnswers(["don't"], [{ corrections: [at(0, 3, 'don', 'done')], collations: [] }]);
    expect(correctQuery("don't panic", merged)).to.equal(undefined);
  });
});

describe('correctQuery, of parts of words', () => {
  for (const [title, query, found, expected] of [
    ['no head of a word with an apostrophe', "won won't", answer(['won', 'one']), "one won't"],
    ['nor of one with a curly apostrophe', 'don\u2019t don', answer(['don', 'done']), 'don\u2019t done'],
    ['what follows an apostrophe', "l'ecolle", answer(['ecolle', '\u00e9cole']), "l'\u00e9cole"],
    ['a word in single quotes', "'fenze' 'fenze", answer(['fenze', 'fence']), "'fence' 'fence"],
    [
      'no tail of a word with a joiner',
      '\u0645\u06cc\u200c\u062e\u0648\u0627\u0647\u0645 \u062e\u0648\u0627\u0647\u0645',
      answer(['\u062e\u0648\u0627\u0647\u0645', '\u062e\u0648\u0627\u0647\u06cc']),
      '\u0645\u06cc\u200c\u062e\u0648\u0627\u0647\u0645 \u062e\u0648\u0627\u0647\u06cc',
    ],
    [
      'no head of a word with a joiner',
      '\u092a\u093e\u0920\u200d\u0936\u093e\u0932\u093e \u092a\u093e\u0920',
      answer(['\u092a\u093e\u0920', '\u092a\u093e\u0920\u0915']),
      '\u092a\u093e\u0920\u200d\u0936\u093e\u0932\u093e \u092a\u093e\u0920\u0915',
    ],
    [
      'a Japanese word beside another',
      '\u6771\u4eac\u30bf\u30ef\u30a2',
      answer(['\u30bf\u30ef\u30a2', '\u30bf\u30ef\u30fc']),
      '\u6771\u4eac\u30bf\u30ef\u30fc',
    ],
    [
      'a Thai word beside another',
      '\u0e20\u0e32\u0e29\u0e32\u0e44\u0e17\u0e22\u0e22',
      answer(['\u0e44\u0e17\u0e22\u0e22', '\u0e44\u0e17\u0e22']),
      '\u0e20\u0e32\u0e29\u0e32\u0e44\u0e17\u0e22',
    ],
    [
      'nothing before a Thai sign',
      '\u0e17\u0e35\u0e48 \u0e17\u0e35',
      answer(['\u0e17\u0e35', '\u0e14\u0e35']),
      '\u0e17\u0e35\u0e48 \u0e14\u0e35',
    ],
  ] as const)
    it(`corrects ${title}`, () => {
      expect(correctQuery(query, found)).to.equal(expected);
    });

  for (const [title, query, found] of [
    ['a part of a word', "don't panic", { corrections: [at(0, 3, 'don', 'done')], collations: [] }],
    ['a part of a word, without its place', "don't panic", answer(['don', 'done'])],
  ] as const)
    it(`offers nothing for ${title}`, () => {
      expect(correctQuery(query, found)).to.equal(undefined);
    });
});
