/** Good answers with something in them, or about them, that no good service sends. All as texts, for no encoder writes them. */
import fc from 'fast-check';
import type { Operation, Sent } from './fake-service.js';
import { PAYLOADS } from './payloads.js';

type Json = null | boolean | number | string | readonly Json[] | { readonly [name: string]: Json };

export const GOOD: Readonly<Record<Operation, Json>> = {
  search: {
    code: 200,
    message: 'success',
    numFound: 12,
    start: 0,
    track_id: 't',
    response: {
      docs: [
        {
          id: '1',
          title: ['Solar power'],
          url: ['https://docs.test/1'],
          body: ['<p>All about <b>solar</b></p> power'],
        },
        { id: '2', title: ['Wind & water'], url: ['https://docs.test/2'], body: ['x', 'y'], date: ['2024'] },
      ],
    },
    highlight_v2: [{ id: '1', title: ['<em>Solar</em> power'], body: ['All about <em>solar</em>'] }],
  },
  suggest: {
    code: 200,
    message: 'success',
    suggest: { solar: { numFound: 1, suggestions: [{ term: 'solar power', weight: 1, payload: '' }] } },
  },
  spell: {
    code: 200,
    message: 'success',
    spell: ['solra', { startOffset: 0, endOffset: 5, suggestion: [{ word: 'solar', freq: 2 }] }],
  },
};

const DEEP = 5000;
const nested = (open: string, close: string): string => open.repeat(DEEP) + '1' + close.repeat(DEEP);

/** Texts of JSON to be put in the place of any value. */
const FRAGMENTS: readonly string[] = [
  ...[
    'null',
    'true',
    'false',
    '0',
    '-0',
    '-1',
    '1.5',
    '1e999',
    '-1e999',
    '1e-400',
    '9007199254740993',
    '1e21',
  ],
  ...[
    '"NaN"',
    '"Infinity"',
    '"-0"',
    '"0x10"',
    '" 12 "',
    '"1e999"',
    '"200"',
    '"12px"',
    '"null"',
    '"undefined"',
  ],
  ...[
    '""',
    '" "',
    '"\\u0000"',
    '"\\ud83d"',
    '"\\udc00x"',
    '"a\\ud83db"',
    '"\\ufeff"',
    '"\\u202e"',
    '"\\n\\t"',
  ],
  ...[
    '[]',
    '{}',
    '[[]]',
    '[null]',
    '[{}]',
    '[[["x"]]]',
    '[1,"x",null,{"a":[]}]',
    '["a","a","a"]',
    '{"0":"x","length":1}',
  ],
  ...['{"__proto__":{"polluted":1}}', '{"__proto__":null}', '{"constructor":{"prototype":{"polluted":1}}}'],
  ...['{"toString":1,"valueOf":1}', '{"then":"x"}', '{"toJSON":{}}', '{"length":-1}', '{"hasOwnProperty":1}'],
  ...[
    '{"id":"1","id":"2"}',
    '[{"id":""},{"id":""},{"id":"1"},{"id":"1"}]',
    '{"":""}',
    '{"relation":"gte","value":1e9}',
  ],
  nested('[', ']'),
  nested('{"a":', '}'),
  nested('[{"suggestion":', '}]'),
  nested('{"suggestions":[', ']}'),
  JSON.stringify('x'.repeat(100_000)),
  JSON.stringify('<em>'.repeat(20_000)),
  JSON.stringify('<p>'.repeat(2000) + '&amp;'.repeat(2000)),
  JSON.stringify(Array.from({ length: 2000 }, String)),
];
const KEYS = [
  '__proto__',
  'constructor',
  'toString',
  'then',
  '',
  'id',
  'title',
  'code',
  'error',
  'response',
  'suggestion',
  'collation',
  '0',
];

const anyJson = fc.json({ maxDepth: 4, stringUnit: 'binary' });
const fragment = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...FRAGMENTS) },
  { weight: 1, arbitrary: fc.constantFrom(...PAYLOADS).map((text) => JSON.stringify(text)) },
  { weight: 1, arbitrary: anyJson },
);

/** The text of a good answer, with what is given in its places of these numbers, or under other names. */
function mutate(
  good: Json,
  changes: readonly { place: number; text: string; key: string | undefined }[],
): string {
  let count = 0;
  const write = (value: Json): string => {
    const change = changes.find(({ place }) => place === count);
    count++;
    if (change && change.key === undefined) return change.text;
    if (Array.isArray(value)) return `[${(value as readonly Json[]).map(write).join()}]`;
    if (typeof value !== 'object' || value === null) return JSON.stringify(value);
    const pairs = Object.entries(value).map(([name, member]) => `${JSON.stringify(name)}:${write(member)}`);
    if (change) pairs.push(`${JSON.stringify(change.key)}:${change.text}`);
    return `{${pairs.join()}}`;
  };
  return write(good);
}

const change = fc.record({
  place: fc.nat(30),
  text: fragment,
  key: fc.option(fc.constantFrom(...KEYS), { nil: undefined, freq: 3 }),
});

/** What a page's own `fetch` may throw. */
const REASONS = [
  undefined,
  null,
  'no',
  0,
  { name: 'AbortError' },
  new DOMException('', 'AbortError'),
] as Error[];

const status = fc.constantFrom(200, 201, 204, 206, 226, 301, 304, 400, 401, 404, 418, 429, 500, 503, 599);
const header = fc.constantFrom(
  '',
  '3',
  '-1',
  'NaN',
  '1e99',
  '99999999999999999999',
  'soon',
  'GMT',
  'Mon, 99 Foo 9999 99:99:99 GMT',
  '<script>',
);

/** Whatever may come in place of an answer to an operation. */
export const sent = (operation: Operation): fc.Arbitrary<Sent> =>
  fc.oneof(
    {
      weight: 12,
      arbitrary: fc
        .array(change, { minLength: 1, maxLength: 3 })
        .map((changes) => mutate(GOOD[operation], changes)),
    },
    { weight: 2, arbitrary: fragment },
    { weight: 1, arbitrary: fc.nat(200).map((length) => JSON.stringify(GOOD[operation]).slice(0, length)) },
    {
      weight: 1,
      arbitrary: fc.uint8Array({ maxLength: 300 }).map((bytes) => () => new Response(Uint8Array.from(bytes))),
    },
    {
      weight: 2,
      arbitrary: fc.tuple(status, header, fragment).map(([code, wait, body]) => () => {
        const isBare = code === 204 || code === 304;
        return new Response(isBare ? null : body, { status: code, headers: { 'retry-after': wait } });
      }),
    },
    {
      weight: 1,
      arbitrary: fc.constantFrom(...REASONS).map((reason) => () => Promise.reject(reason)),
    },
    {
      weight: 1,
      arbitrary: fc.constant(
        () => new Response(new ReadableStream({ pull: (body) => body.error(new Error('cut off')) })),
      ),
    },
  );
