import { expect } from '@open-wc/testing';
import fc from 'fast-check';
import { failureCode } from '../../src/client/decode-envelope.js';
import { readSearch, readSuggestions } from '../../src/client/decode-plain.js';
import { decodeSearch } from '../../src/client/decode-search.js';
import { decodeSpelling } from '../../src/client/decode-spell.js';
import { decodeSuggestions } from '../../src/client/decode-suggest.js';
import { isObject, membersOf, type JsonObject } from '../../src/client/decode-values.js';
import { SearchError } from '../../src/client/errors.js';
import type { SearchAnswer } from '../../src/model/types.js';

/** The members of an answer that reports success. */
function openEnvelope(body: unknown): JsonObject {
  if (!isObject(body) || failureCode(membersOf(body)) !== undefined) throw new SearchError();
  return membersOf(body);
}

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
        const answer = decoded(() => decodeSearch(openEnvelope(body), 0));
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
          for (const { term, weight, payload } of decoded(() =>
            decodeSuggestions(openEnvelope(body), query),
          ) ?? []) {
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
        const { corrections = [], collations = [] } =
          decoded(() => decodeSpelling(openEnvelope(body)['spell'])) ?? {};
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
      expect(readSearch(body)).to.equal(undefined);
      expect(readSuggestions(body)).to.equal(undefined);
      expect(decodeSearch(body, 0).documents).to.have.length(1);
      expect(decodeSuggestions(body, 'x')).to.deep.equal([]);
      expect(decodeSpelling(value).collations).to.deep.equal([]);
    }
  });
});

/** What the interface shows, with a few of its values replaced by near misses. */
const near = <T>(good: fc.Arbitrary<T>, ...others: unknown[]): fc.Arbitrary<unknown> =>
  fc.oneof({ weight: 30, arbitrary: good }, { weight: 1, arbitrary: fc.constantFrom(undefined, ...others) });
const word = fc.constantFrom('a', 'b', '__proto__', ' a ', 'two words', '<em>a</em> b', 'suggestions', 'x');
const texts = near(fc.oneof(word, fc.array(word, { maxLength: 2 })), '', [], [''], 5, null, [['a']], {}, [
  'a',
  5,
]);
const record = near(
  fc
    .tuple(near(word, '', 7, [], ['a', 'b'], null), fc.dictionary(word, texts, { maxKeys: 2 }))
    .map(([id, fields]) => ({ id, ...fields })),
  null,
  'x',
  [],
  {},
);
const records = near(fc.array(record, { maxLength: 3 }), null, 'x', {}, '');
const count = near(fc.nat(20), -1, 1.5, '7', null, 1e300, { value: 9, relation: 'gte' });
const extra = fc.oneof(
  { weight: 8, arbitrary: fc.constant({}) },
  fc.constantFrom(
    { numFoundExact: false },
    { numFoundExact: true },
    { highlighting: { a: { body: ['b'] } } },
    { responseHeader: { partialResults: true } },
    { numFound: { value: 3, relation: 'gte' } },
    { numFound: 3, start: 4 },
    { facets: [] },
  ),
);
const searchBody = fc
  .tuple(count, count, records, records, near(word, 5, '', ['t']), extra, extra)
  .map(([numFound, start, docs, highlight_v2, track_id, more, inner]) =>
    Object.assign({ code: 200, numFound, start, response: { docs, ...inner }, highlight_v2, track_id }, more),
  );
const suggestion = near(
  fc.record({
    term: near(fc.oneof(word, fc.string()), '', ' ', 5, null),
    weight: near(fc.integer(), 0.5, '7', null),
    payload: near(word, '', 5, null, ['p']),
  }),
  'a',
  null,
  [],
);
const suggestEntry = near(
  fc
    .tuple(
      near(fc.array(suggestion, { maxLength: 3 }), null, {}),
      near(fc.nat(), { suggestions: [{ term: 'z' }] }),
    )
    .map(([suggestions, x]) => ({ x, suggestions })),
  null,
  [],
  {},
);
const suggestBody = near(
  fc.oneof(
    { weight: 9, arbitrary: fc.dictionary(word, suggestEntry, { minKeys: 1, maxKeys: 1 }) },
    fc.dictionary(word, suggestEntry, { maxKeys: 2 }),
  ),
  null,
  [{ suggestions: [] }],
  { suggestions: [] },
).map((suggest) => ({ code: 200, suggest }));

/** As a body comes: parsed, its envelope opened; `undefined` where that is a failure. */
const opened = (body: unknown) => decoded(() => openEnvelope(JSON.parse(JSON.stringify(body) ?? 'null')));

/** With a list in place of the map, whose entries the comparison would sort as strings. */
const listed = (answer: SearchAnswer | undefined) =>
  answer && { ...answer, highlights: [...answer.highlights] };

describe('the readers of plain answers', () => {
  it('answer what the tolerant decoders do, where they answer', () => {
    let answers = 0;
    fc.assert(
      fc.property(fc.oneof({ weight: 4, arbitrary: searchBody }, mutated(SEARCH), json), (raw) => {
        const body = opened(raw);
        const answer = body && readSearch(body);
        if (!body || !answer) return;
        answers++;
        expect(listed(answer)).to.deep.equal(listed(decodeSearch(body, 77)));
        for (const { fields } of answer.documents) expect(Object.getPrototypeOf(fields)).to.equal(null);
      }),
      { numRuns: 2000 },
    );
    fc.assert(
      fc.property(
        fc.oneof({ weight: 4, arbitrary: suggestBody }, mutated(SUGGEST), json),
        word,
        (raw, query) => {
          const body = opened(raw);
          const answer = body && readSuggestions(body);
          if (!body || !answer) return;
          answers++;
          expect(answer).to.deep.equal(decodeSuggestions(body, query));
        },
      ),
      { numRuns: 2000 },
    );
    expect(answers).to.be.greaterThan(500);
  });

  it('answer what the interface shows', () => {
    const { highlighting, ...documented } = SEARCH;
    expect(highlighting).not.to.equal(undefined);
    expect(readSearch(documented)?.documents).to.have.length(2);
    expect(
      readSearch({ ...documented, numFound: 0, response: { docs: [] }, highlight_v2: [] })?.documents,
    ).to.have.length(0);
    expect(readSuggestions(SUGGEST)).to.deep.equal([{ term: 'xy', weight: 1, payload: '' }]);
    expect(readSuggestions({ suggest: { x: { numFound: 0, suggestions: [] } } })).to.deep.equal([]);
  });
});
