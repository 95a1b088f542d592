import { expect } from '@open-wc/testing';
import { createSearchClient } from '../../src/client/search-client.js';
import { KEY, fakeService, rejectionOf } from './fake-fetch.js';

const EMPTY = { body: { code: 200, numFound: 0, response: { docs: [] } } };

async function addressFor(baseUrl: string, organizationId = 'acme', apiKey = 'k'): Promise<string> {
  const { client, requests } = fakeService([EMPTY], { baseUrl, organizationId, apiKey });
  await client.search({ query: 'x' });
  return requests[0]?.address ?? '';
}

describe('the address of a request', () => {
  for (const [base, expected] of [
    ['https://svc.test', 'https://svc.test/api/v1/acme/k/search?q=x&start=0&rows=10'],
    ['https://svc.test/', 'https://svc.test/api/v1/acme/k/search?q=x&start=0&rows=10'],
    ['https://svc.test///', 'https://svc.test/api/v1/acme/k/search?q=x&start=0&rows=10'],
    ['https://svc.test/sub/path', 'https://svc.test/sub/path/api/v1/acme/k/search?q=x&start=0&rows=10'],
    ['https://svc.test/sub/path/', 'https://svc.test/sub/path/api/v1/acme/k/search?q=x&start=0&rows=10'],
    ['http://localhost:8080/s/?a=b#c', 'http://localhost:8080/s/api/v1/acme/k/search?q=x&start=0&rows=10'],
  ] as const) {
    it(`is right for the base ${base}`, async () => {
      expect(await addressFor(base)).to.equal(expected);
    });
  }

  it('encodes organization and key once', async () => {
    const address = await addressFor('https://svc.test/', 'acme/eu', 'a+b%');
    expect(address).to.contain('https://svc.test/api/v1/acme%2Feu/a%2Bb%25/search?');
  });

  for (const baseUrl of [
    '',
    'svc.test',
    'svc.test:8080',
    '/search',
    '//svc.test',
    'javascript:alert(1)',
    'data:,x',
  ]) {
    it(`is refused for the base ${JSON.stringify(baseUrl)}, without the key`, () => {
      const make = () =>
        createSearchClient({ baseUrl: baseUrl && baseUrl + KEY, organizationId: 'acme', apiKey: KEY });
      expect(make)
        .to.throw(TypeError)
        .satisfies((error: Error) => !`${error.message}${error.stack}`.includes(KEY));
    });
  }

  it('carries every reserved character to the service', async () => {
    const query = 'C++ & 100% #1 "a/b\\c" ?x=y';
    const { client, requests } = fakeService([EMPTY, { body: {} }, { body: {} }]);
    await client.search({ query });
    await client.suggest({ query });
    await client.spell({ query });
    expect(requests.map(({ url }) => url.searchParams.get('q'))).to.deep.equal([query, query, query]);
    expect(requests[0]?.address).to.contain('q=C%2B%2B%20%26%20100%25');
    expect(requests.map(({ url }) => url.pathname.split('/').pop())).to.deep.equal([
      'search',
      'suggest',
      'spell',
    ]);
  });

  it('sends the query composed, trimmed and without broken characters', async () => {
    const { client, requests } = fakeService([{ body: {} }]);
    await client.suggest({ query: '  pe\u0301rgola\ud83d\n' });
    expect(requests[0]?.url.searchParams.get('q')).to.equal('p\u00e9rgola');
  });

  it('asks no cache for what it may not ask the service about', async () => {
    const { client, requests } = fakeService([EMPTY, { body: {} }, { body: {} }]);
    await client.search({ query: 'x' });
    await client.suggest({ query: 'x' });
    await client.spell({ query: 'x' });
    expect(requests.map(({ init }) => init.cache)).to.deep.equal(['no-cache', 'no-cache', 'no-cache']);
  });

  it('tells the service the origin of the page alone, whatever the page tells others', async () => {
    const { client, requests } = fakeService([EMPTY, { body: {} }, { body: {} }]);
    await client.search({ query: 'x' });
    await client.suggest({ query: 'x' });
    await client.spell({ query: 'x' });
    expect(requests.map(({ init }) => init.referrerPolicy)).to.deep.equal([
      'strict-origin',
      'strict-origin',
      'strict-origin',
    ]);
  });

  it('always sends start and rows, as plain integers', async () => {
    const { client, requests } = fakeService([EMPTY]);
    await client.search({ query: 'x', start: 1e21, rows: 2.5 });
    await client.search({ query: 'x', start: -3, rows: NaN });
    expect(requests.map(({ url }) => url.search)).to.deep.equal([
      '?q=x&start=9007199254740991&rows=2',
      '?q=x&start=0&rows=0',
    ]);
  });

  it('is fetched by GET with one header', async () => {
    const { client, requests } = fakeService([EMPTY]);
    await client.search({ query: 'x' });
    const { init } = requests[0] ?? { init: {} };
    expect(init.method ?? 'GET').to.equal('GET');
    expect([...new Headers(init.headers)]).to.deep.equal([['accept', 'application/json']]);
    expect(init.body).to.equal(undefined);
  });

  it('is fetched by the global fetch of the moment, called as a plain function', async () => {
    const original = globalThis.fetch;
    const client = createSearchClient({ baseUrl: 'https://svc.test', organizationId: 'acme', apiKey: 'k' });
    const receivers: unknown[] = [];
    globalThis.fetch = function (this: unknown) {
      receivers.push(this);
      return Promise.resolve(new Response('{"suggest":{}}'));
    };
    try {
      await client.suggest({ query: 'x' });
    } finally {
      globalThis.fetch = original;
    }
    expect(receivers).to.deep.equal([undefined]);
  });
});

describe('a query that the service cannot parse', () => {
  const bad = { body: { code: 400, message: 'parse error' } };

  for (const [query, retried] of [
    ['foo AND (', 'foo AND'],
    ['max(*)', 'max'],
    ['C++ a/b', 'C a b'],
  ] as const) {
    it(`is sent once more without operators: ${query}`, async () => {
      const { client, requests } = fakeService([{ body: '', status: 400 }, EMPTY]);
      expect((await client.search({ query, start: 20 })).documents).to.deep.equal([]);
      expect(requests.map(({ url }) => url.searchParams.get('q'))).to.deep.equal([query, retried]);
      expect(requests[1]?.url.searchParams.get('start')).to.equal('20');
    });
  }

  it('is sent once more for a code 400 in the body too, and no more than once', async () => {
    const { client, requests } = fakeService([bad]);
    expect(await rejectionOf(client.search({ query: '(foo' }))).to.include({
      name: 'ServiceError',
      code: 400,
    });
    expect(requests).to.have.length(2);
  });

  for (const query of ['plain  words', '()*', 'p']) {
    it(`is not sent again where that leaves nothing else: ${query}`, async () => {
      const { client, requests } = fakeService([bad]);
      await rejectionOf(client.search({ query }));
      expect(requests).to.have.length(1);
    });
  }

  it('is not sent again after another failure, nor for suggestions', async () => {
    const failing = fakeService([{ body: { code: 500 } }]);
    await rejectionOf(failing.client.search({ query: '(foo' }));
    const suggesting = fakeService([bad]);
    await rejectionOf(suggesting.client.suggest({ query: '(foo' }));
    expect([failing.requests.length, suggesting.requests.length]).to.deep.equal([1, 1]);
  });
});
