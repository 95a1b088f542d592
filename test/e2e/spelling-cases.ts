/** Answers of `spell` in all the ways in which services write them, and what they make of a query. */
import { correction } from './answers.js';

const repeated = [...correction('blub', 'bulb'), ...correction('blub', 'bulb')];
const object = (word: string, better: string, at: number): unknown[] => [
  word,
  {
    numFound: 1,
    startOffset: at,
    endOffset: at + word.length,
    origFreq: 0,
    suggestion: [{ word: better, freq: 9 }],
  },
];

export const CORRECTED: readonly (readonly [
  name: string,
  query: string,
  spell: unknown,
  corrected: string,
])[] = [
  [
    'a word that stands twice, named once (D05)',
    'lamp blub blub',
    correction('blub', 'bulb'),
    'lamp bulb bulb',
  ],
  ['a word that stands twice, named twice (D05)', 'lamp  blub, blub', repeated, 'lamp  bulb, bulb'],
  [
    'the tail of another word, behind a letter that is not ASCII (D06)',
    '\u00fcbung bung',
    correction('bung', 'bong'),
    '\u00fcbung bong',
  ],
  ['a dollar sign in the correction (D06)', 'cash ca', correction('ca', 'c$&t'), 'cash c$&t'],
  ['a head of another word', 'fen fence', correction('fen', 'fan'), 'fan fence'],
  [
    'a word inside of a hyphened one',
    'open-suorce suorce',
    correction('suorce', 'source'),
    'open-source source',
  ],
  [
    'quotes, minus and plus',
    '"delll laptop" -delll +delll',
    correction('delll', 'dell'),
    '"dell laptop" -dell +dell',
  ],
  ['regular expression signs', 'c++ (delll) [x]', correction('delll', 'dell'), 'c++ (dell) [x]'],
  ['capitals', 'Delll DELLL delll', correction('delll', 'dell'), 'Dell DELL dell'],
  ['bare words', 'wrodd', ['wrodd', { suggestion: ['word'] }], 'word'],
  ['an object of words (D09)', 'wrod', { wrod: { suggestion: ['word'] } }, 'word'],
  ['pairs in lists', 'pakcage', [['pakcage', { suggestion: [{ word: 'package', freq: 1 }] }]], 'package'],
  [
    'pairs in objects',
    'pakcages',
    [{ pakcages: { suggestion: [{ word: 'packages', freq: 1 }] } }],
    'packages',
  ],
  [
    'named values',
    'pakkage',
    [{ name: 'pakkage', type: 'map', value: { suggestion: [{ word: 'package', freq: 1 }] } }],
    'package',
  ],
  [
    'offsets of several words',
    'npm pakcage registyr',
    [...object('pakcage', 'package', 4), ...object('registyr', 'registry', 12)],
    'npm package registry',
  ],
  ['offsets that are wrong', 'the pakcage', object('pakcage', 'package', 0), 'the package'],
  [
    'words that were torn',
    'ultra sharp',
    ['ultra sharp', { suggestion: [{ word: 'ultrasharp', freq: 1 }] }],
    'ultrasharp',
  ],
  ['a correction of two words', 'icecream shop', correction('icecream', 'ice cream'), 'ice cream shop'],
  [
    'a collation',
    'delll ultrasharp',
    {
      suggestions: correction('delll', 'doll'),
      correctlySpelled: false,
      collations: [
        'collation',
        { collationQuery: 'dell ultrasharp', hits: 1, misspellingsAndCorrections: ['delll', 'dell'] },
      ],
    },
    'dell ultrasharp',
  ],
  [
    'a collation as text',
    'delll screen',
    { suggestions: [], collations: ['collation', 'dell screen'] },
    'dell screen',
  ],
  [
    'a collation among the words',
    'delll mouse',
    [...correction('delll', 'doll'), 'correctlySpelled', false, 'collation', 'dell mouse'],
    'dell mouse',
  ],
  ['itself first', 'fenze', correction('fenze', 'Fenze', 'fence'), 'fence'],
  ['swapped words', 'form from', [...correction('form', 'from'), ...correction('from', 'form')], 'from form'],
  [
    'letters that are not Latin',
    '\u043f\u0440\u0438\u0432\u0435\u0442 \u043c\u0438\u0440\u0440',
    correction('\u043c\u0438\u0440\u0440', '\u043c\u0438\u0440'),
    '\u043f\u0440\u0438\u0432\u0435\u0442 \u043c\u0438\u0440',
  ],
];
