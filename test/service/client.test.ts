/** The widget's own client against the embedded service, over real HTTP. */
import assert from 'node:assert/strict';
import type { AddressInfo } from 'node:net';
import { after, before, describe, it } from 'node:test';
import { demoData } from '../../demo/service/index.js';
import { createDemoServer } from '../../demo/service/http/demo-server.js';
import { DecodeError, HttpError, NetworkError, ServiceError, TimeoutError } from '../../src/client/errors.js';
import { createSearchClient, type SearchClientOptions } from '../../src/client/search-client.js';
import type { SearchClient } from '../../src/model/types.js';

describe('the client and the embedded service', () => {
  const server = createDemoServer(demoData());
  let origin = '';

  const client = (path = '/', more: Partial<SearchClientOptions> = {}): SearchClient =>
    createSearchClient({ baseUrl: origin + path, organizationId: 'npm', apiKey: 'demo', ...more });

  before(async () => {
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });

  after(() => {
    server.close();
    server.closeAllConnections();
  });

  it('pages through the results without a gap or a repetition', async () => {
    const query = 'registry token';
    const first = await client().search({ query, start: 0, rows: 10 });
    const second = await client().search({ query, start: 10, rows: 10 });
    const ids = [...first.documents, ...second.documents].map(({ id }) => id);
    assert.equal(first.documents.length, 10);
    assert.equal(second.start, 10);
    assert.equal(second.numFound, first.numFound);
    assert.equal(new Set(ids).size, ids.length);
    assert.notEqual(first.trackId, second.trackId);
  });

  it('joins a highlight to every document', async () => {
    const { documents, highlights } = await client().search({ query: 'publish' });
    for (const { id } of documents) assert.match(JSON.stringify(highlights.get(id)), /<em>/);
  });

  it('finds nothing past the end, and says how many there are', async () => {
    const answer = await client().search({ query: 'publish', start: 100_000 });
    assert.equal(answer.documents.length, 0);
    assert.ok(answer.numFound > 10);
  });

  it('suggests words and corrects them', async () => {
    const suggestions = await client().suggest({ query: 'instal' });
    assert.ok(suggestions.some(({ term }) => term === 'install'));
    const { corrections } = await client().spell({ query: 'serach' });
    assert.equal(corrections[0]?.suggestions[0]?.word, 'search');
    assert.deepEqual((await client().spell({ query: 'package' })).corrections, []);
  });

  it('carries every character of a query', async () => {
    for (const query of ['C++ & 100% #1 "a/b\\c" ?x=y', '__proto__', 'droit à l’éducation', '受教育的权利'])
      await assert.doesNotReject(client().search({ query }));
  });

  it('tells failures apart', async () => {
    const search = (path: string, more?: Partial<SearchClientOptions>) => () =>
      client(path, more).search({ query: 'publish' });
    await assert.rejects(
      search('/', { apiKey: 'wrong' }),
      (error) => error instanceof HttpError && error.status === 401,
    );
    await assert.rejects(
      search('/', { organizationId: 'nobody' }),
      (error) => error instanceof HttpError && error.status === 404,
    );
    await assert.rejects(
      search('/faults/status=429/'),
      (error) => error instanceof HttpError && error.retryAfterMs === 5000,
    );
    await assert.rejects(search('/faults/badcode/'), ServiceError);
    await assert.rejects(search('/faults/html/'), DecodeError);
    await assert.rejects(search('/faults/truncated/'), DecodeError);
    await assert.rejects(search('/faults/hang/', { timeoutMs: 50 }), TimeoutError);
    await assert.rejects(
      createSearchClient({ baseUrl: 'http://127.0.0.1:1/', organizationId: 'npm', apiKey: 'demo' }).search({
        query: 'x',
      }),
      NetworkError,
    );
  });

  it('reads an answer full of traps without failing', async () => {
    await assert.doesNotReject(client('/faults/hostile/').search({ query: 'publish' }));
    await assert.doesNotReject(client('/faults/hostile/').suggest({ query: 'publish' }));
    await assert.doesNotReject(client('/faults/hostile/').spell({ query: 'publish' }));
  });
});
