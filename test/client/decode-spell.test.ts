import { expect } from '@open-wc/testing';
import { correctQuery } from '../../src/model/correct-query.js';
import { answering } from './fake-fetch.js';

const spell = (body: unknown) => answering(body).spell({ query: 'x' });
const pakcage = { suggestion: [{ freq: 610, word: 'package' }] };

describe('an answer to spell', () => {
  it('is read as the interface has it', async () => {
    expect(await spell({ code: 200, spell: ['pakcage', pakcage] })).to.deep.equal({
      corrections: [{ word: 'pakcage', suggestions: [{ word: 'package', frequency: 610 }] }],
      collations: [],
    });
  });

  it('may be about several words and say where they stand', async () => {
    const at = (startOffset: number, endOffset: number, word: string) => ({
      numFound: 1,
      startOffset,
      endOffset,
      origFreq: 0,
      suggestion: [{ word, freq: 9 }],
    });
    const answer = await spell({
      spell: ['pakcage', at(4, 11, 'package'), 'registyr', at(12, 20, 'registry')],
    });
    expect(answer.corrections[1]).to.deep.equal({
      word: 'registyr',
      suggestions: [{ word: 'registry', frequency: 9 }],
      startOffset: 12,
      endOffset: 20,
    });
    expect(correctQuery('npm pakcage registyr', answer)).to.equal('npm package registry');
  });

  for (const [title, list] of [
    ['flat pairs', ['pakcage', pakcage]],
    ['a map', { pakcage }],
    ['arrays of two', [['pakcage', pakcage]]],
    ['objects of one', [{ pakcage }]],
    ['named values', [{ name: 'pakcage', type: 'map', value: pakcage }]],
    ['plain strings as suggestions', ['pakcage', { suggestion: ['package', 'packages'] }]],
    ['a map of plain strings', { pakcage: { suggestion: ['package'] } }],
    ['pairs with the plural', ['pakcage', { suggestions: [{ freq: 610, word: 'package' }] }]],
    ['a wrapper of maps with the plural', { suggestions: { pakcage: { suggestions: ['package'] } } }],
    ['one string as suggestion', { pakcage: { suggestion: 'package' } }],
    ['a wrapper', { suggestions: ['pakcage', pakcage], correctlySpelled: false, collations: [] }],
    ['a flat wrapper', ['suggestions', ['pakcage', pakcage], 'collations', []]],
    ['a wrapper of maps', { suggestions: { pakcage }, correctlySpelled: false }],
    ['Solr 4 with its flag', ['pakcage', pakcage, 'correctlySpelled', false]],
    ['a broken pair before', ['q5', null, 'q4', 'pakcage', pakcage]],
  ] as const) {
    it(`may be written as ${title}`, async () => {
      const { corrections } = await spell({ spell: list });
      expect(corrections.map(({ word }) => word)).to.deep.equal(['pakcage']);
      expect(corrections[0]?.suggestions[0]?.word).to.equal('package');
    });
  }

  it('has words without the markup that services put round them', async () => {
    const suggestion = [{ word: '<em>package</em>', freq: 2 }, '<b>pack</b>ages', '<em></em>', 'a <b tag'];
    const [correction] = (await spell({ spell: ['pakcage', { suggestion }] })).corrections;
    expect(correction?.suggestions.map(({ word }) => word)).to.deep.equal([
      'package',
      'packages',
      'a <b tag',
    ]);
  });

  it('has collations without that markup, too', async () => {
    const collationQuery = '<b>dell</b> ultrasharp';
    const collations = ['collation', 'dell <em>ultrasharp</em>', 'collation', { collationQuery, hits: 1 }];
    expect((await spell({ spell: { collations } })).collations).to.deep.equal([
      'dell ultrasharp',
      'dell ultrasharp',
    ]);
  });

  for (const list of [
    ['collation', 'dell ultrasharp'],
    ['delll', { suggestion: ['dell'] }, 'correctlySpelled', false, 'collation', 'dell ultrasharp'],
    { suggestions: [], collations: ['collation', 'dell ultrasharp'] },
    { suggestions: {}, collations: { collation: 'dell ultrasharp' } },
    { collations: [['collation', 'dell ultrasharp']] },
    { collations: [{ collationQuery: 'dell ultrasharp', hits: 1 }] },
    { collations: [{ name: 'collation', type: 'str', value: 'dell ultrasharp' }] },
    ['delll', { suggestion: ['dell'] }, 'collation', ['collationQuery', 'dell ultrasharp', 'hits', 1]],
    {
      collations: [
        [
          'collation',
          [
            ['collationQuery', 'dell ultrasharp'],
            ['hits', 1],
          ],
        ],
      ],
    },
    {
      suggestions: ['delll', { suggestion: ['dell'] }],
      correctlySpelled: false,
      collations: [
        'collation',
        { collationQuery: 'dell ultrasharp', hits: 1, misspellingsAndCorrections: ['delll', 'dell'] },
      ],
    },
  ]) {
    it(`may hold a whole query: ${JSON.stringify(list)}`, async () => {
      expect((await spell({ spell: list })).collations).to.deep.equal(['dell ultrasharp']);
    });
  }

  for (const list of [
    { suggestions: {}, collations: ['york', 'yolk'] },
    { collations: { collation: ['york', 'yolk'] } },
    ['collations', ['york', 'yolk']],
    ['collation', 'york', 'collation', 'yolk'],
    {
      collations: [
        { collationQuery: 'yolk', hits: 0 },
        { collationQuery: 'york', hits: 2 },
      ],
    },
    {
      collations: [
        { collation: [{ collationQuery: 'york' }, { hits: 2 }] },
        { collation: [{ collationQuery: 'yolk' }, { hits: 1 }] },
      ],
    },
  ])
    it(`may hold several whole queries: ${JSON.stringify(list)}`, async () => {
      expect((await spell({ spell: list })).collations).to.deep.equal(['york', 'yolk']);
    });

  for (const [title, hits, expected] of [
    ['those first that find something', [0, 4, '2'], ['fox bar', 'fax bar', 'fix bar']],
    ['as they came where none was tried', [0, 0, 0], ['fix bar', 'fox bar', 'fax bar']],
    ['as they came where nothing is said', [undefined, null, 'x'], ['fix bar', 'fox bar', 'fax bar']],
  ] as const)
    it(`has its collations in order: ${title}`, async () => {
      const collations = ['fix bar', 'fox bar', 'fax bar'].flatMap((collationQuery, index) => [
        'collation',
        { collationQuery, hits: hits[index] },
      ]);
      expect((await spell({ spell: { suggestions: [], collations } })).collations).to.deep.equal(expected);
    });

  for (const list of [
    [],
    null,
    undefined,
    'q',
    5,
    ['q2', { suggestion: [] }],
    ['q3', {}],
    ['q4'],
    ['q5', null],
    ['q7', { suggestion: [{ freq: 1 }] }],
    ['q8', { suggestion: null }],
    ['', pakcage],
    [null, pakcage],
    ['q9', { suggestion: [{ word: ' ' }, { word: null }, null, [], {}] }],
    [[], [null], {}],
    { correctlySpelled: true },
  ]) {
    it(`corrects nothing: ${JSON.stringify(list)}`, async () => {
      expect(await spell({ spell: list })).to.deep.equal({ corrections: [], collations: [] });
    });
  }

  it('may be about words that mean something in JSON or in the list', async () => {
    const list =
      '{"__proto__":{"suggestion":["proto"]},"suggestions":{"suggestion":["suggestion"]},"collation":{"suggestion":["collision"]}}';
    const { corrections, collations } = await spell(`{"spell":${list}}`);
    expect(corrections.map(({ word }) => word)).to.deep.equal(['__proto__', 'suggestions', 'collation']);
    expect(collations).to.deep.equal([]);
  });

  it('may be about the word "suggestion", in a map under "suggestions"', async () => {
    for (const suggestion of [pakcage, { suggestion: 'package' }, { suggestion: ['package'] }]) {
      const { corrections } = await spell({ spell: { suggestions: { suggestion, pakcage } } });
      expect(corrections.map(({ word, suggestions }) => [word, suggestions[0]?.word])).to.deep.equal([
        ['suggestion', 'package'],
        ['pakcage', 'package'],
      ]);
    }
  });
});
