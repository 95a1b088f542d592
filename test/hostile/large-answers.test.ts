import { expect } from '@open-wc/testing';
import type { SiteSearch } from '../../src/elements/site-search.js';
import { FakeService, type Operation } from './fake-service.js';
import { strangers } from './own-elements.js';
import { Ticks } from './ticks.js';
import { Watch } from './watch.js';
import { mountWidget, search, type } from './widget.js';

/**
 * No timer waits longer. What is measured is two seconds at most (200,000 documents), half a second for most, and three
 * times that on a loaded machine; what is not bounded takes half a minute and more.
 */
const STANDSTILL_MS = 15_000;
const LONGEST = 10_000_000;
/** Long enough to show what grows with the square of it. */
const LONG = 3_000_000;

const x = 'x'.repeat(LONG);
const words = 'word '.repeat(LONG / 5);
const many = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index));
const doc = (more: object = {}): object => ({
  id: '1',
  title: ['Title'],
  url: ['https://docs.test/1'],
  body: ['x y'],
  ...more,
});
const found = (docs: readonly object[], highlights: readonly object[] = [], more: object = {}): string =>
  JSON.stringify({
    code: 200,
    message: 'success',
    numFound: docs.length,
    start: 0,
    track_id: 't',
    response: { docs },
    highlight_v2: highlights,
    ...more,
  });
const spelt = (spell: readonly unknown[]): string => JSON.stringify({ code: 200, message: 'success', spell });
const suggested = (suggestions: readonly object[] | '@'): string =>
  JSON.stringify({ code: 200, message: 'success', suggest: { solar: { numFound: 1, suggestions } } });
const nested = '['.repeat(5000) + '1' + ']'.repeat(5000);

/** Puts JSON that is quickly made in the place of an `@`. */
const filled = (body: string, json: string): string => body.replace('"@"', () => json);
const copies = (count: number, json: string): string => `[${Array(count).fill(json).join()}]`;

const CASES: readonly (readonly [name: string, operation: Operation, body: () => string])[] = [
  ['a title of 10 MB', 'search', () => found([doc({ title: ['word '.repeat(LONGEST / 5)] })])],
  ['a title of one word of 10 MB', 'search', () => found([doc({ title: ['x'.repeat(LONGEST)] })])],
  [
    'an address of 10 MB',
    'search',
    () => found([doc({ url: [`https://docs.test/${'x'.repeat(LONGEST)}`] })]),
  ],
  [
    'a body of 10 MB, marked throughout',
    'search',
    () =>
      found(
        [doc({ body: ['word '.repeat(LONGEST / 5)] })],
        [doc({ body: ['<em>word</em> '.repeat(LONGEST / 14)] })],
      ),
  ],
  [
    'a highlight of 3 MB alone',
    'search',
    () => found([{ id: '1' }], [{ id: '1', title: ['T'], body: ['<em>a</em>'.repeat(LONG / 10)] }]),
  ],
  ['another field of 3 MB', 'search', () => found([doc({ other: [x] })])],
  ['an id of 3 MB', 'search', () => found([{ id: x }])],
  ['a track_id of 3 MB', 'search', () => found([doc()], [], { track_id: x })],
  ['a message of 3 MB', 'search', () => JSON.stringify({ code: 500, message: x })],
  ['3 MB of blanks', 'search', () => found([doc({ title: [' '.repeat(LONG)], url: [' '.repeat(LONG)] })])],
  ['3 MB of empty paragraphs', 'search', () => found([doc({ body: ['<p></p>'.repeat(LONG / 7)] })])],
  ['a tag of 3 MB', 'search', () => found([doc({ body: [`<br><${x}`] })])],
  ['tags without end', 'search', () => found([doc({ body: [`<b></b>${'<a'.repeat(LONG / 6)}`] })])],
  [
    'a highlight that nearly agrees everywhere',
    'search',
    () =>
      found([doc({ body: ['a '.repeat(500_000)] })], [doc({ body: [`<em>a</em>  ${'a '.repeat(900)}b`] })]),
  ],
  [
    'fragments by the hundred that agree nowhere',
    'search',
    () => found([doc({ body: [words] })], [doc({ body: many(50, () => '<em>z</em>  q...'.repeat(60)) })]),
  ],
  [
    'highlights by the dozen for HTML by the dozen',
    'search',
    () => {
      const values = many(50, (index) => `<p>${index} ${'b c '.repeat(500)}</p>`);
      return found(
        [doc({ body: values })],
        [doc({ body: many(50, (index) => `<em>z</em> ${index}... `.repeat(50)) })],
      );
    },
  ],
  ['500,000 values of one field', 'search', () => filled(found([doc({ body: '@' })]), copies(500_000, '7'))],
  [
    '200,000 highlights of one document',
    'search',
    () =>
      filled(
        found([doc()], [], { highlight_v2: '@' }),
        copies(200_000, '{"id":"1","body":["<em>x</em> y"]}'),
      ),
  ],
  [
    '200,000 documents',
    'search',
    () =>
      filled(
        found([], [], { numFound: 200_000, response: { docs: '@' } }),
        copies(200_000, JSON.stringify(doc())),
      ),
  ],
  ['5,000 levels', 'search', () => filled(found([doc({ title: '@' })]), nested)],
  [
    '100,000 suggestions',
    'suggest',
    () => suggested(many(100_000, (index) => ({ term: `solar ${index}`, weight: index }))),
  ],
  [
    '100,000 suggestions that are one',
    'suggest',
    () => filled(suggested('@'), copies(100_000, '{"term":"<b>solar</b>","weight":1}')),
  ],
  ['a suggestion of 3 MB', 'suggest', () => suggested([{ term: x, weight: 1, payload: x }])],
  [
    '20,000 corrections',
    'spell',
    () =>
      spelt(many(20_000, (index) => [`w${index}`, { suggestion: [{ word: `v${index}`, freq: 1 }] }]).flat()),
  ],
  [
    '50,000 words for one',
    'spell',
    () => spelt(['solra', { suggestion: many(50_000, () => ({ word: 'SOLRA', freq: 1 })) }]),
  ],
  ['50,000 collations', 'spell', () => spelt(many(50_000, () => ['collation', 'SOLRA']).flat())],
  ['a correction of 3 MB', 'spell', () => spelt(['solra', { suggestion: [{ word: x, freq: 1 }] }])],
];

describe('answers of any size', () => {
  let watch: Watch;
  let service: FakeService;
  let element: SiteSearch;

  before(async () => {
    watch = new Watch();
    service = new FakeService();
    element = await mountWidget({ rows: '2', timeout: '40000' });
  });

  after(async () => {
    element.remove();
    service.remove();
    expect(await watch.end()).to.deep.equal([]);
  });

  for (const [index, [name, operation, body]] of CASES.entries())
    it(`${name}: the page goes on`, async () => {
      service.give('search', '*', found([doc()]));
      service.give(operation, '*', body());
      const ticks = new Ticks();
      if (operation === 'suggest')
        expect(await type(element, `solar ${index}`, (terms) => terms.length > 0)).not.to.deep.equal([]);
      const outcome = await search(element, `solra ${index}`);
      const standstill = await ticks.stop();
      expect(outcome).to.equal(name.includes('message') ? 'failed' : 'ready');
      expect(standstill, 'the page stood still').to.be.below(STANDSTILL_MS);
      expect(strangers(element)).to.deep.equal([]);
      service.forget();
      service.give('search', '*', found([doc()]));
      expect(await search(element, `good ${index}`)).to.equal('ready');
      expect(watch.problems()).to.deep.equal([]);
    }).timeout(30_000);
});
