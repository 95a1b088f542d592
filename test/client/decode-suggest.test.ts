import { expect } from '@open-wc/testing';
import { answering } from './fake-fetch.js';

const suggest = (body: unknown, query = 'x') => answering(body).suggest({ query });
const terms = async (body: unknown, query = 'x') => (await suggest(body, query)).map(({ term }) => term);
const entry = (...suggestions: unknown[]) => ({ numFound: suggestions.length, suggestions });
const under = (key: string, ...suggestions: unknown[]) => ({
  code: 200,
  suggest: { [key]: entry(...suggestions) },
});

describe('an answer to suggest', () => {
  it('is read as the interface has it, in its order', async () => {
    const body = under('pub', { term: 'publish', weight: 3, payload: 'p' }, { term: 'public', weight: 9 });
    expect(await suggest(body, 'pub')).to.deep.equal([
      { term: 'publish', weight: 3, payload: 'p' },
      { term: 'public', weight: 9, payload: '' },
    ]);
  });

  for (const [query, key] of [
    ['  Solar ', 'solar'],
    ['Solar', ' Solar'],
    ['pe\u0301rgola', 'p\u00e9rgola'],
    ['p\u00e9rgola', 'pe\u0301rgola'],
    ['max(*)', 'max'],
    ['C++ & 100% #1 "a/b\\c" ?x=y', 'C++ & 100% #1 "a/b\\c" ?x=y'],
  ] as const) {
    it(`to ${JSON.stringify(query)} may be keyed ${JSON.stringify(key)}`, async () => {
      const body = under(key, { term: 'one', weight: 100 }, { term: 'two', weight: 99 });
      expect(await terms(body, query)).to.deep.equal(['one', 'two']);
    });
  }

  it('goes by the exact key before one that is only alike', async () => {
    const body = { suggest: { PUB: entry({ term: 'wrong' }), pub: entry({ term: 'right' }) } };
    expect(await terms(body, 'pub')).to.deep.equal(['right']);
  });

  it('never goes by the keys of other queries', async () => {
    const body = { suggest: { other: entry({ term: 'a' }), another: entry({ term: 'b' }) } };
    expect(await terms(body, 'pub')).to.deep.equal([]);
  });

  for (const query of ['constructor', 'toString', 'hasOwnProperty', '__proto__']) {
    it(`to ${query} is empty where the service has nothing`, async () => {
      expect(await terms({ code: 200, suggest: {} }, query)).to.deep.equal([]);
    });
  }

  it('to __proto__ is what the service has', async () => {
    const body =
      '{"suggest":{"__proto__":{"numFound":1,"suggestions":[{"term":"proto buffers","weight":3}]}}}';
    expect(await terms(body, '__proto__')).to.deep.equal(['proto buffers']);
    expect(({} as Record<string, unknown>)['suggestions']).to.equal(undefined);
  });

  it('leaves out what is no term', async () => {
    const body = under(
      'x',
      { term: '', weight: 1 },
      { term: null },
      { weight: 1 },
      { term: 2024 },
      null,
      { term: ' ' },
      { term: '\u200b', weight: 2 },
      { term: '\u00ad\u2060', weight: 2 },
      {
        term: {},
      },
    );
    expect(await terms(body)).to.deep.equal(['2024']);
  });

  it('leaves out what cannot be seen, also where the rest is as the interface has it', async () => {
    const body = under(
      'x',
      { term: '\u200b', weight: 3, payload: '' },
      { term: 'one', weight: 2, payload: '' },
    );
    expect(await terms(body)).to.deep.equal(['one']);
  });

  for (const body of [{}, { suggest: null }, { suggest: [] }, { suggest: 'x' }, { suggest: { x: null } }]) {
    it(`is empty for ${JSON.stringify(body)}`, async () => {
      expect(await terms(body)).to.deep.equal([]);
    });
  }

  it('is empty where its list is null or absent', async () => {
    expect(await terms({ suggest: { x: { numFound: 3, suggestions: null } } })).to.deep.equal([]);
    expect(await terms({ suggest: { x: { numFound: 3 } } })).to.deep.equal([]);
  });

  it('may have a level more for the dictionary', async () => {
    expect(
      await terms(
        { suggest: { mySuggester: { pub: entry({ term: 'b' }, { term: 'a', weight: 1 }) } } },
        'pub',
      ),
    ).to.deep.equal(['b', 'a']);
  });

  it('may have its dictionaries under the query', async () => {
    const a = entry({ term: 'publish', weight: 3 });
    const b = entry({ term: 'public', weight: 4 });
    expect(await terms({ suggest: { pub: { a, b } } }, 'Pub')).to.deep.equal(['public', 'publish']);
    expect(await terms({ suggest: { pub: { pub: a, other: b } } }, 'pub')).to.deep.equal(['publish']);
    expect(await terms({ suggest: { a: { one: a, other: b } } }, 'pub')).to.deep.equal([]);
  });

  it('of several dictionaries is merged by term and weight', async () => {
    const body = {
      suggest: {
        a: { pub: entry({ term: 'publish', weight: 3 }, { term: 'pub', weight: 3 }) },
        b: { pub: entry({ term: 'publish', weight: 5 }, { term: 'public', weight: 4 }) },
      },
    };
    expect((await suggest(body, 'pub')).map(({ term, weight }) => [term, weight])).to.deep.equal([
      ['publish', 5],
      ['public', 4],
      ['pub', 3],
    ]);
  });

  it('is plain text: pairs of highlighting tags go, everything else stays', async () => {
    const body = under(
      'x',
      { term: '<b>pub</b>lish' },
      { term: '<STRONG><em class="hl">a</em> b</STRONG>' },
      { term: 'the <b> tag' },
      { term: 'List<String>' },
      { term: '<b></b>' },
      { term: 'half \ud83d here' },
      { term: ' dup ' },
      { term: 'dup' },
    );
    expect(await terms(body)).to.deep.equal([
      'publish',
      'a b',
      'the <b> tag',
      'List<String>',
      'half  here',
      'dup',
    ]);
  });

  it('has terms that differ in white space alone once', async () => {
    for (const second of ['solar  panel', 'solar\u00a0panel', '<b>solar</b> \u00a0panel']) {
      const body = under('x', { term: 'solar panel', weight: 2 }, { term: second, weight: 1 });
      expect(await terms(body), second).to.deep.equal(['solar panel']);
    }
  });

  it('is read in time though a term is made of tags', async () => {
    expect(await suggest(under('x', { term: '<b>'.repeat(100_000) }))).to.have.length(1);
  });

  for (const [how, mark] of [
    ['plain', ''],
    ['with marks', '<b></b>'],
  ] as const)
    it(`is read as far as anybody could want (${how})`, async () => {
      const many = Array.from({ length: 1500 }, (_, index) => ({ term: `one ${index}${mark}`, weight: 1 }));
      const read = await terms(under('x', ...many));
      expect(read).to.have.length(1000);
      expect(read.at(-1)).to.equal('one 999');
    });
});
