import { expect } from '@open-wc/testing';
import fc from 'fast-check';
import { decodeSearch } from '../../src/client/decode-search.js';
import { decodeSpelling } from '../../src/client/decode-spell.js';
import { decodeSuggestions } from '../../src/client/decode-suggest.js';
import { SearchError } from '../../src/client/errors.js';

const SEARCH = {
  code: 200,
  message: 'success',
  numFound: 2,
  start: 0,
  track_id: 't',
  response: { docs: [{ id: '1', title: ['A'], url: ['u'], body: ['b'] }, { id: '2' }] },
  highlight_v2: [{ id: '1', title: ['<em>A</em>'] }],
  highlighting: { 2: { body: ['<em>b</em>'] } },
};
const SUGGEST = {
  code: 200,
  suggest: { x: { numFound: 1, suggestions: [{ term: 'xy', weight: 1, payload: '' }] } },
};
const SPELL = {
  code: 200,
  spell: ['wrod', { startOffset: 0, endOffset: 4, suggestion: [{ word: 'word', freq: 2 }] }],
};

const key = fc.oneof(
  fc.constantFrom(
    '__proto__',
    'constructor',
    'code',
    'error',
    'suggest',
    'suggestions',
    'spell',
    'suggestion',
    'x',
  ),
  fc.constantFrom(
    'collation',
    'collations',
    'name',
    'value',
    'response',
    'docs',
    'id',
    'numFound',
    'start',
    'term',
  ),
  fc.string({ unit: 'binary' }),
);
const { json } = fc.letrec((tie) => ({
  json: fc.oneof(
    { depthSize: 'medium' },
    fc.constantFrom(null, true, false, 0, -1, 1e300, Infinity, '\ud83d', '200', '', 'x', 'collation'),
    fc.double(),
    fc.string({ unit: 'binary' }),
    fc.array(tie('json')),
    fc.array(fc.tuple(key, tie('json'))).map((pairs) => {
      const object: Record<string, unknown> = {};
      for (const [name, value] of pairs) {
        Object.defineProperty(object, name, { value, enumerable: true, configurable: true, writable: true });
      }
      return object;
    }),
  ),
}));

/** A good answer with any JSON in one of its places. */
function mutated(good: unknown): fc.Arbitrary<unknown> {
  return fc.tuple(fc.nat(30), json).map(([place, value]) => {
    let index = 0;
    return JSON.parse(JSON.stringify(good), (_, old: unknown) =>
      index++ === place ? value : old,
    ) as unknown;
  });
}

/** The reason for which a decoder may throw is one of ours; what it returns is handed on. */
function decoded<T>(decode: () => T): T | undefined {
  try {
    return decode();
  } catch (error) {
    expect(error).to.be.instanceOf(SearchError);
    return undefined;
  }
}

const isWhole = (value: number) => Number.isSafeInteger(value) && value >= 0;

describe('any JSON at all', () => {
  it('is a search answer that keeps its promises, or a SearchError', () => {
    fc.assert(
      fc.property(fc.oneof(json, mutated(SEARCH)), (body) => {
        const answer = decoded(() => decodeSearch(body, 0));
        if (!answer) return;
        expect(isWhole(answer.start)).to.equal(true);
        if (answer.documents.length) expect(answer.numFound).to.be.at.least(answer.documents.length);
        for (const { id, fields } of answer.documents) {
          expect(id).to.be.a('string');
          expect(Object.getPrototypeOf(fields)).to.equal(null);
          for (const values of Object.values(fields))
            expect(values?.map((text) => typeof text)).to.include('string');
        }
      }),
      { numRuns: 500 },
    );
  });

  it('is a list of terms, or a SearchError', () => {
    fc.assert(
      fc.property(
        fc.oneof(json, mutated(SUGGEST)),
        fc.constantFrom('x', '__proto__', 'suggestions'),
        (body, query) => {
          for (const { term, weight, payload } of decoded(() => decodeSuggestions(body, query)) ?? []) {
            expect(term && term.trim()).to.equal(term);
            expect(term).not.to.equal('');
            expect(Number.isFinite(weight)).to.equal(true);
            expect(payload).to.be.a('string');
            expect(() => encodeURIComponent(term)).not.to.throw();
          }
        },
      ),
      { numRuns: 500 },
    );
  });

  it('is a list of corrections, or a SearchError', () => {
    fc.assert(
      fc.property(fc.oneof(json, mutated(SPELL)), (body) => {
        const { corrections = [], collations = [] } = decoded(() => decodeSpelling(body)) ?? {};
        for (const { word, suggestions } of corrections) {
          expect(word.trim()).not.to.equal('');
          expect(
            suggestions.every((better) => better.word.trim() && Number.isFinite(better.frequency)),
          ).to.equal(true);
        }
        expect(collations.every((text) => text.trim())).to.equal(true);
      }),
      { numRuns: 500 },
    );
  });

  it('may be nested as deep as the parser goes', () => {
    let deep: unknown = 'x';
    let chain: unknown = ['suggestions'];
    for (let level = 0; level < 50_000; level++) {
      deep = level % 2 ? { suggestion: deep } : [deep];
      chain = { suggestions: chain };
    }
    const nested: unknown[] = [];
    let at = nested;
    for (let level = 0; level < 50_000; level++) at.push((at = []));
    for (const value of [deep, chain, nested]) {
      const body = {
        suggest: value,
        spell: value,
        numFound: 1,
        response: { docs: [{ id: value, title: value }] },
      };
      expect(decodeSearch(body, 0).documents).to.have.length(1);
      expect(decodeSuggestions(body, 'x')).to.deep.equal([]);
      expect(decodeSpelling(body).collations).to.deep.equal([]);
    }
  });
});
