import { expect } from '@open-wc/testing';
import { joinPage } from '../../src/model/join-page.js';
import type { SearchAnswer } from '../../src/model/types.js';
import { finish } from '../helpers/finish.js';
import { answering, rejectionOf } from './fake-fetch.js';

const search = (body: unknown, start = 0): Promise<SearchAnswer> =>
  answering(body).search({ query: 'x', start });
const withDocs = (...docs: unknown[]) => ({ code: 200, numFound: docs.length, start: 0, response: { docs } });

describe('an answer to search', () => {
  it('is read as the interface has it', async () => {
    const answer = await search({
      code: 200,
      message: 'success',
      numFound: 12,
      start: 10,
      track_id: 'trk-1',
      response: { docs: [{ id: '1', title: ['A'], url: ['https://docs.test/1'], body: ['a'] }] },
      highlight_v2: [{ id: '1', title: ['<em>A</em>'] }],
    });
    expect(answer).to.deep.include({ numFound: 12, start: 10, isLowerBound: false, trackId: 'trk-1' });
    expect({ ...answer.documents[0]?.fields }).to.deep.equal({
      id: ['1'],
      title: ['A'],
      url: ['https://docs.test/1'],
      body: ['a'],
    });
    expect(answer.documents[0]?.id).to.equal('1');
    expect({ ...answer.highlights.get('1') }).to.deep.equal({ id: ['1'], title: ['<em>A</em>'] });
  });

  it('tells the count where that alone was asked for', async () => {
    const body = { code: 200, numFound: 95, start: 0, response: { docs: [] }, highlight_v2: [] };
    expect(await answering(body).search({ query: 'x', rows: 0 })).to.include({ numFound: 95, start: 0 });
    expect(await answering(body).search({ query: 'x' })).to.include({ numFound: 0 });
  });

  it('may start with a byte order mark', async () => {
    const body =
      '{"code":200,"message":"success","numFound":0,"start":0,"response":{"docs":[]},"highlight_v2":[]}';
    expect((await search(`\ufeff${body}`)).numFound).to.equal(0);
    expect((await search(`\ufeff\ufeff${body}`)).numFound).to.equal(0);
  });

  it('may hold fields as strings, numbers, booleans and nested arrays', async () => {
    const { documents } = await search(
      withDocs({
        id: 7,
        title: 'Setup',
        year: 2024,
        free: true,
        tags: ['a', ['b', [null, 3]]],
        none: null,
        o: {},
        e: [],
      }),
    );
    expect(documents[0]?.id).to.equal('7');
    expect({ ...documents[0]?.fields }).to.deep.equal({
      id: ['7'],
      title: ['Setup'],
      year: ['2024'],
      free: ['true'],
      tags: ['a', 'b', '3'],
    });
  });

  for (const [title, ofDocument, ofHighlight] of [
    ['documents', '1234567890123456789', '"1234567890123456789"'],
    ['highlights', '"1234567890123456789"', '1234567890123456789'],
    ['documents, below zero', '-1234567890123456789', '"-1234567890123456789"'],
    ['documents, with very many digits', '1234567890123456789012', '"1234567890123456789012"'],
  ] as const)
    it(`may have ids beyond the numbers that are kept, as numbers in its ${title} alone`, async () => {
      const { documents, highlights } = await search(
        `{"numFound":1,"response":{"docs":[{"id":${ofDocument},"title":"a"}]},` +
          `"highlight_v2":[{"id":${ofHighlight},"title":["<em>a</em>"]}]}`,
      );
      const [{ id }] = documents;
      expect(highlights.get(id)?.['title']).to.deep.equal(['<em>a</em>']);
    });

  it('may hold documents that are none, or have no id', async () => {
    const { documents, numFound } = await search(withDocs(null, 'x', [], { title: 't' }, 5));
    expect(documents.map(({ id }) => id)).to.deep.equal(['']);
    expect(numFound).to.equal(5);
  });

  for (const more of [{}, { pages: 7 }])
    it(`may have the address in its id, be it read plainly or not: ${JSON.stringify(more)}`, async () => {
      const answer = await search({
        ...withDocs({ id: 'https://docs.test/a', title: 'A', ...more }),
        highlight_v2: [{ id: 'https://docs.test/a', title: '<em>A</em>' }],
        track_id: 't',
      });
      const fields = { title: 'title', url: 'id', body: 'body' };
      const options = { query: 'x', rows: 10, content: 'auto', fields, base: 'https://site.test/' } as const;
      const [{ href, address }] = finish(joinPage(answer, options)).results;
      expect(href).to.equal('https://docs.test/a');
      expect(address).to.deep.equal([{ text: 'docs.test/a', marked: false }]);
    });

  it('may have an id and a field named __proto__', async () => {
    const { documents, highlights } = await search(
      '{"numFound":1,"response":{"docs":[{"id":"__proto__","__proto__":["p"],"constructor":"c"}]},' +
        '"highlight_v2":[{"id":"__proto__","title":["<em>x</em>"]}]}',
    );
    expect(Object.keys(documents[0]?.fields ?? {})).to.deep.equal(['id', '__proto__', 'constructor']);
    expect(highlights.get('__proto__')?.['title']).to.deep.equal(['<em>x</em>']);
    expect(({} as Record<string, unknown>)['p']).to.equal(undefined);
  });

  it('may repeat an id: highlights with one id are read as one', async () => {
    const body = {
      ...withDocs({ id: 1, title: 'a' }, { id: '1', title: 'b' }),
      highlight_v2: [
        { id: 1, title: ['<em>a</em>'] },
        { id: '1', title: '<em>b</em>', body: [] },
        { title: ['lost'] },
        null,
      ],
    };
    const { highlights, documents } = await search(body);
    expect(documents).to.have.length(2);
    expect([...highlights.keys()]).to.deep.equal(['1']);
    expect(highlights.get('1')?.['title']).to.deep.equal(['<em>a</em>', '<em>b</em>']);
  });

  for (const highlight_v2 of [undefined, null, [], 'x', {}]) {
    it(`may come without highlights: ${JSON.stringify(highlight_v2)}`, async () => {
      expect((await search({ ...withDocs({ id: '1' }), highlight_v2 })).highlights.size).to.equal(0);
    });
  }

  it("may have Solr's own map of highlights", async () => {
    const { highlights } = await search({
      ...withDocs({ id: '1' }),
      highlighting: { 1: { body: ['<em>x</em>'] }, 2: null },
    });
    expect({ ...highlights.get('1') }).to.deep.equal({ body: ['<em>x</em>'] });
    expect(highlights.size).to.equal(1);
  });

  it('may have its own highlights as a map', async () => {
    const { highlights } = await search({
      ...withDocs({ id: '1' }),
      highlight_v2: { 1: { body: ['<em>x</em>'] }, 2: null },
      highlighting: { 1: { body: ['x'] } },
    });
    expect({ ...highlights.get('1') }).to.deep.equal({ body: ['<em>x</em>'] });
    expect(highlights.size).to.equal(1);
  });

  it('keeps its total past the end', async () => {
    expect(await search({ code: 200, numFound: 22, start: 80, response: { docs: [] } })).to.include({
      numFound: 22,
      start: 80,
    });
  });

  for (const [start, numFound] of [
    [0, 0],
    [80, 22],
  ])
    it(`without a document where ${start} come before it, and start is told as 0: ${numFound} in all`, async () => {
      const answer = { code: 200, numFound: 22, start: 0, response: { docs: [] } };
      expect(await search(answer, start)).to.include({ numFound, start });
    });

  for (const told of [10_000, 0])
    it(`P05 is a failure where a page within its list is empty, start told as ${told}`, async () => {
      const asked = search({ code: 200, numFound: 250_000, start: told, response: { docs: [] } }, 10_000);
      expect(await rejectionOf(asked)).to.include({ name: 'ServiceError', code: 400 });
    });

  it('P05 reads the answer of the interface alike, where a page within the list is empty', async () => {
    const body = {
      code: 200,
      message: 'success',
      numFound: 25,
      start: 20,
      response: { docs: [] },
      highlight_v2: [],
    };
    expect(await rejectionOf(search(body, 20))).to.include({ name: 'ServiceError', code: 400 });
    expect(await search({ ...body, start: 30 }, 30)).to.include({ numFound: 25, start: 30 });
  });

  for (const [rows, isLowerBound] of [
    [2, true],
    [3, false],
  ] as const)
    it(`counts two documents of ${rows}, and no word of a total, as 12${isLowerBound ? ' or more' : ''}`, async () => {
      const body = { start: 10, response: { docs: [{ id: 1 }, { id: 2 }] } };
      expect(await answering(body).search({ query: 'x', start: 10, rows })).to.include({
        numFound: 12,
        isLowerBound,
      });
    });

  for (const [found, numFound, isLowerBound] of [
    [{ numFound: 40 }, 40, false],
    [{ numFound: '40' }, 40, false],
    [{ numFound: { value: 10000, relation: 'gte' } }, 10000, true],
    [{ numFound: { value: 40, relation: 'eq' } }, 40, false],
    [{ numFound: -1 }, 11, false],
    [{ numFound: 'many' }, 11, false],
    [{}, 11, false],
    [{ numFound: 3 }, 11, false],
    [{ numFound: 40, numFoundExact: false }, 40, true],
    [{ numFound: 40, responseHeader: { partialResults: true } }, 40, true],
    [{ numFound: 40, responseHeader: { partialResults: false } }, 40, false],
  ] as const) {
    it(`counts ${JSON.stringify(found)} as ${numFound}${isLowerBound ? ' or more' : ''}`, async () => {
      expect(await search({ start: 10, response: { docs: [{ id: 1 }] }, ...found })).to.include({
        numFound,
        isLowerBound,
      });
    });
  }

  it("may count and start inside of response, as Solr's does", async () => {
    const answer = await search({
      response: { numFound: 95, start: 20, numFoundExact: false, docs: [{ id: 1 }] },
    });
    expect(answer).to.include({ numFound: 95, start: 20, isLowerBound: true });
  });

  it('starts where it was asked to where it does not say', async () => {
    expect((await search({ numFound: 95, response: { docs: [{ id: 1 }] } }, 30)).start).to.equal(30);
    expect((await search({ numFound: 95, start: -4, response: { docs: [{ id: 1 }] } }, 30)).start).to.equal(
      30,
    );
  });

  it('never counts further than numbers go', async () => {
    expect((await search('{"numFound":1e300,"response":{"docs":[{"id":1}]}}', 10)).numFound).to.equal(
      Number.MAX_SAFE_INTEGER,
    );
    expect((await search('{"numFound":1e999,"response":{"docs":[]}}')).numFound).to.equal(0);
  });

  it('may leave out the documents where there are none', async () => {
    expect((await search({ code: 200, numFound: 0 })).documents).to.deep.equal([]);
    expect((await search({ numFound: 0, response: null })).documents).to.deep.equal([]);
  });

  it('is read the same on a page that extends the prototypes', async () => {
    const pollution = {
      suggest: 1,
      error: { code: 500 },
      code: 500,
      extra: () => 1,
      response: { docs: [{ id: 'evil' }] },
    };
    Object.assign(Object.prototype, pollution);
    Object.assign(Array.prototype, { first: () => 1 });
    try {
      const answer = await search({ numFound: 1, response: { docs: [{ id: '1', title: ['t'] }] } });
      expect(answer.documents.map(({ id, fields }) => [id, ...Object.keys(fields)])).to.deep.equal([
        ['1', 'id', 'title'],
      ]);
      expect(await answering({}).suggest({ query: 'x' })).to.deep.equal([]);
    } finally {
      for (const name of Object.keys(pollution)) Reflect.deleteProperty(Object.prototype, name);
      Reflect.deleteProperty(Array.prototype, 'first');
    }
  });

  it('reads all entries with one id as one, be there many', async () => {
    const highlight_v2 = Array.from({ length: 100_000 }, (_, index) => ({ id: 1, body: index, title: [] }));
    const { highlights } = await search({ ...withDocs({ id: '1' }), highlight_v2 });
    const { body, title } = highlights.get('1') ?? {};
    expect(body).to.have.length(100_000);
    expect([body?.[0], body?.at(-1), title]).to.deep.equal(['0', '99999', undefined]);
  });
});
