import { expect } from '@open-wc/testing';
import { restore, stub } from 'sinon';
import { SearchError } from '../../src/client/errors.js';
import { KEY, answering, fakeService, hang, rejectionOf, type Reply } from './fake-fetch.js';

const search = (reply: Reply) => rejectionOf(fakeService([reply]).client.search({ query: 'x' }));

describe('a failure', () => {
  afterEach(() => restore());

  it('of HTTP tells its status, whatever the body says', async () => {
    const page = '<html><head><title>502 Bad Gateway</title></head></html>';
    expect(await search({ status: 502, body: page })).to.include({ name: 'HttpError', status: 502 });
    const good = {
      code: 200,
      message: 'success',
      numFound: 0,
      start: 0,
      response: { docs: [] },
      highlight_v2: [],
    };
    expect(await search({ status: 500, body: good })).to.include({ name: 'HttpError', status: 500 });
  });

  for (const [header, expected] of [
    ['3', 3000],
    ['99999999999', 3_600_000],
    ['Wed, 21 Oct 2015 07:28:00 GMT', undefined],
    ['soon', undefined],
    ['-5', undefined],
  ] as const) {
    it(`of HTTP reads Retry-After: ${header}`, async () => {
      const error = await search({ status: 429, body: '', headers: { 'retry-after': header } });
      expect(error).to.include({ status: 429, retryAfterMs: expected });
    });
  }

  for (const [form, write] of [
    ['as it is written now', (date: string) => date],
    ['of asctime', (date: string) => date.replace(/^(\w+), (\d+) (\w+) (\d+) (.+) GMT$/, '$1 $3 $2 $5 $4')],
  ] as const)
    it(`of HTTP reads a date to come as a wait, ${form}, wherever the visitor is`, async () => {
      const { parse } = Date;
      // five hours east of Greenwich
      stub(Date, 'parse').callsFake((text) => parse(text) - (text.endsWith('GMT') ? 0 : 5 * 3_600_000));
      const date = write(new Date(Date.now() + 60_000).toUTCString());
      const error = (await search({ status: 503, body: '', headers: { 'retry-after': date } })) as {
        retryAfterMs: number;
      };
      expect(error.retryAfterMs).to.be.within(50_000, 60_000);
    });

  for (const [body, code] of [
    [{ code: 500, message: 'internal' }, 500],
    [{ code: 401, message: 'invalid key' }, 401],
    [{ code: '500', message: 'internal', numFound: 0, start: 0, response: { docs: [] } }, 500],
    [{ responseHeader: { status: 400 }, error: { metadata: [], msg: 'no', code: 400 } }, 400],
    [{ error: { reason: 'no such index' }, status: 404 }, 404],
    [{ code: 200, error: { msg: 'boom' } }, 500],
    [{ code: 404, error: { msg: 'boom' } }, 404],
    ...[null, true, false, '', 'UNAUTHORIZED', '500 Internal Server Error', { a: 1 }, [500], NaN].map(
      (code) => [{ code, message: 'no', numFound: 0, start: 0, response: { docs: [] } }, 500] as const,
    ),
    ...[0, '0'].map(
      (code) => [{ code, message: 'no', numFound: 0, start: 0, response: { docs: [] } }, 0] as const,
    ),
    [{ error: 'unauthorized' }, 500],
  ] as const) {
    it(`in the body of a 200 is a failure: ${JSON.stringify(body)}`, async () => {
      for (const operation of ['search', 'suggest', 'spell'] as const) {
        const error = await rejectionOf(answering(body)[operation]({ query: 'x' }));
        expect(error).to.include({ name: 'ServiceError', code });
      }
    });
  }

  for (const error of [null, false, '', {}, []])
    it(`is none where the error beside an answer is ${JSON.stringify(error)}`, async () => {
      const body = { code: 200, status: 0, error, numFound: 1, response: { docs: [{ id: 'a' }] } };
      expect((await answering(body).search({ query: 'x' })).numFound).to.equal(1);
      expect(await rejectionOf(answering({ error }).search({ query: 'x' }))).to.include({
        name: 'DecodeError',
      });
    });

  for (const body of [
    '',
    'null',
    '[]',
    '"text"',
    '{"code":200,"numFound":1,"response":{"docs":[{"id":"1","ti',
    '<!doctype html><html><body><h1>Sign in to continue</h1></body></html>',
  ]) {
    it(`to make sense of the body is a DecodeError: ${body}`, async () => {
      for (const operation of ['search', 'suggest', 'spell'] as const) {
        const error = await rejectionOf(answering(body)[operation]({ query: 'x' }));
        expect(error).to.include({ name: 'DecodeError', path: '' });
      }
    });
  }

  it('of 204 is a DecodeError', async () => {
    expect(await search({ status: 204, body: '' })).to.include({ name: 'DecodeError' });
  });

  it('to find the documents says where they should be', async () => {
    expect(await search({ body: { code: 200, numFound: 3 } })).to.include({ path: 'response.docs' });
    expect(await search({ body: { response: {} } })).to.include({ path: 'response.docs' });
  });

  it('of the network is a NetworkError', async () => {
    expect(await search(() => Promise.reject(new TypeError('Failed to fetch')))).to.include({
      name: 'NetworkError',
    });
  });

  it('while the body comes is a NetworkError', async () => {
    const broken = () =>
      new Response(new ReadableStream({ start: (stream) => stream.error(new Error('reset')) }));
    expect(await search(broken)).to.include({ name: 'NetworkError' });
  });

  it('of a fetch that keeps no contract is a NetworkError', async () => {
    const { client } = fakeService([], { fetch: (() => undefined) as unknown as typeof fetch });
    expect(await rejectionOf(client.search({ query: 'x' }))).to.include({ name: 'NetworkError' });
    const throwing = fakeService([], {
      fetch: () => {
        throw new Error('sync');
      },
    });
    expect(await rejectionOf(throwing.client.search({ query: 'x' }))).to.include({ name: 'NetworkError' });
  });

  it('never holds the key or a word of the service', async () => {
    const secrets = `${KEY} <img src=x onerror=1> NullPointer at node-7.internal:8983`;
    const replies: Reply[] = [
      () => Promise.reject(new Error(`GET https://svc.test/api/v1/acme/${KEY}/search failed`)),
      { status: 500, body: secrets },
      { body: { code: 500, message: secrets } },
      { body: { error: { code: 500, msg: secrets } } },
      { body: secrets },
      { body: { code: 200, message: secrets } },
    ];
    for (const reply of replies) {
      const error = (await search(reply)) as Error;
      expect(error).to.be.instanceOf(SearchError);
      const told = [
        error.message,
        error.stack,
        error.cause,
        String(error),
        JSON.stringify({ ...error }),
      ].join();
      expect(told).not.to.match(/k3y|node-7|onerror/);
      expect('cause' in error).to.equal(false);
    }
  });

  it('is forgotten: the next call asks again', async () => {
    const { client } = fakeService([
      { status: 500, body: '' },
      { body: { numFound: 0, response: { docs: [] } } },
    ]);
    await rejectionOf(client.search({ query: 'r' }));
    expect((await client.search({ query: 'r' })).numFound).to.equal(0);
  });
});

describe('a time-out', () => {
  it('ends a request that is never answered', async () => {
    const { client, requests } = fakeService([hang], { timeoutMs: 20 });
    expect(await rejectionOf(client.search({ query: 'x' }))).to.include({ name: 'TimeoutError' });
    expect(requests[0]?.init.signal?.aborted).to.equal(true);
  });

  it('ends a fetch that pays no heed to signals', async () => {
    const { client } = fakeService([() => new Promise(() => {})], { timeoutMs: 20 });
    expect(await rejectionOf(client.suggest({ query: 'x' }))).to.include({ name: 'TimeoutError' });
  });

  it('covers the reading of the body', async () => {
    const { client } = fakeService([() => new Response(new ReadableStream())], { timeoutMs: 20 });
    expect(await rejectionOf(client.spell({ query: 'x' }))).to.include({ name: 'TimeoutError' });
  });

  it('does not count what the page has slept through: its answer may have come meanwhile', async () => {
    const late = () => new Promise<Response>((resolve) => setTimeout(() => resolve(new Response('{}')), 150));
    const answer = fakeService([late], { timeoutMs: 100 }).client.suggest({ query: 'x' });
    // a page that is busy hears of its timers late, like one that was frozen
    for (const untilMs = performance.now() + 300; performance.now() < untilMs;);
    expect(await answer).to.deep.equal([]);
  });

  it('may be longer than a timer can be', async () => {
    const slow = () => new Promise<Response>((resolve) => setTimeout(() => resolve(new Response('{}')), 20));
    expect(await fakeService([slow], { timeoutMs: Infinity }).client.suggest({ query: 'x' })).to.deep.equal(
      [],
    );
  });
});

it('a failure that the body tells asks to wait as one of HTTP does', async () => {
  const body = { code: 429, message: 'slow down' };
  expect(await search({ body, headers: { 'retry-after': '30' } })).to.include({
    name: 'ServiceError',
    code: 429,
    retryAfterMs: 30_000,
  });
  expect(await search({ body })).to.include({ code: 429, retryAfterMs: undefined });
});

describe('an abort', () => {
  it('rejects with the reason of the signal and aborts the request', async () => {
    const { client, requests } = fakeService([hang]);
    const controller = new AbortController();
    const rejection = rejectionOf(client.search({ query: 'x' }, { signal: controller.signal }));
    await Promise.resolve();
    controller.abort();
    expect(await rejection).to.equal(controller.signal.reason);
    expect(requests[0]?.init.signal?.aborted).to.equal(true);
  });

  it('rejects with a reason that is no error, too', async () => {
    for (const reason of [null, 0, 'gone']) {
      const controller = new AbortController();
      const rejection = rejectionOf(
        fakeService([hang]).client.search({ query: 'x' }, { signal: controller.signal }),
      );
      controller.abort(reason);
      expect(await rejection).to.equal(reason);
    }
  });

  it('that came before makes no request', async () => {
    const { client, requests } = fakeService([{ body: {} }]);
    const reason = new Error('too late');
    expect(await rejectionOf(client.spell({ query: 'x' }, { signal: AbortSignal.abort(reason) }))).to.equal(
      reason,
    );
    expect(requests).to.have.length(0);
  });

  it('while the body comes rejects at once', async () => {
    const { client } = fakeService([() => new Response(new ReadableStream())]);
    const controller = new AbortController();
    const rejection = rejectionOf(client.search({ query: 'x' }, { signal: controller.signal }));
    setTimeout(() => controller.abort(), 10);
    expect(await rejection).to.include({ name: 'AbortError' });
  });

  it('leaves no listener and no timer behind, however the call ends', async () => {
    const { signal } = new AbortController();
    let listeners = 0;
    const timers = new Set<unknown>();
    const { setTimeout: set, clearTimeout: clear } = globalThis;
    const [add, remove] = [signal.addEventListener, signal.removeEventListener];
    signal.addEventListener = (...rest: Parameters<typeof add>) => {
      const [, , options] = rest;
      listeners++;
      // a listener may go by itself, with a signal of its own
      if (typeof options === 'object') options.signal?.addEventListener('abort', () => listeners--);
      return add.apply(signal, rest);
    };
    signal.removeEventListener = (...rest: Parameters<typeof remove>) => {
      listeners--;
      return remove.apply(signal, rest);
    };
    Object.assign(globalThis, {
      setTimeout: (task: () => void, ms: number) => {
        const timer = set(task, ms);
        if (ms === 54_321) timers.add(timer);
        return timer;
      },
      clearTimeout: (timer: unknown) => {
        timers.delete(timer);
        clear(timer as number);
      },
    });
    try {
      for (const reply of [{ body: {} }, { status: 500, body: '' }, { body: 'x' }]) {
        const { client } = fakeService([reply], { timeoutMs: 54_321 });
        await client.suggest({ query: 'x' }, { signal }).catch(() => undefined);
      }
    } finally {
      Object.assign(globalThis, { setTimeout: set, clearTimeout: clear });
    }
    expect([listeners, timers.size]).to.deep.equal([0, 0]);
  });
});
