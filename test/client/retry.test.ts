import { expect } from '@open-wc/testing';
import { fakeService, hang, rejectionOf, type Reply } from './fake-fetch.js';

const GOOD: Reply = { body: { numFound: 0, response: { docs: [] } } };
const broken = () => Promise.reject(new TypeError('Failed to fetch'));

describe('a request', () => {
  const passing: [string, Reply][] = [
    ['no answer', broken],
    ['an answer that breaks off', () => new Response(new ReadableStream({ start: (c) => c.error() }))],
    ['an answer that says there was none', () => Response.error()],
    ['502', { status: 502, body: '' }],
    ['503', { status: 503, body: '' }],
    ['504', { status: 504, body: '' }],
  ];
  for (const [name, reply] of passing) {
    it(`is made once more, a while later, after ${name}`, async () => {
      const { client, requests } = fakeService([reply, GOOD]);
      const startedMs = performance.now();
      expect((await client.search({ query: 'solar', start: 10 })).numFound).to.equal(0);
      expect(performance.now() - startedMs).to.be.greaterThan(290);
      expect(requests).to.have.length(2);
      expect(requests[1].address).to.equal(requests[0].address);
    });
  }

  for (const [what, reply] of [
    ['no answer', broken],
    ['two that say there was none', () => Response.error()],
  ] as const)
    it(`is made no third time for ${what}`, async () => {
      const { client, requests } = fakeService([reply]);
      expect(await rejectionOf(client.suggest({ query: 'so' }))).to.include({ name: 'NetworkError' });
      expect(requests).to.have.length(2);
    });

  it('fails as its second try did', async () => {
    const { client } = fakeService([broken, { status: 429, body: '' }]);
    expect(await rejectionOf(client.spell({ query: 'so' }))).to.include({ name: 'HttpError', status: 429 });
  });

  const lasting: [string, Reply][] = [
    ...[400, 401, 403, 404, 408, 429, 500, 501, 505].map((status): [string, Reply] => [
      String(status),
      { status, body: '' },
    ]),
    ['503 with a wait', { status: 503, body: '', headers: { 'retry-after': '2' } }],
    ['code 503 in the body', { body: { code: 503 } }],
    ['half a JSON', { body: '{"code":200,"resp' }],
  ];
  for (const [name, reply] of lasting) {
    it(`is not made again after ${name}`, async () => {
      const { client, requests } = fakeService([reply, GOOD]);
      await rejectionOf(client.search({ query: 'solar' }));
      expect(requests).to.have.length(1);
    });
  }

  it('is not made again when its time is over', async () => {
    const { client, requests } = fakeService([broken, GOOD], { timeoutMs: 50 });
    expect(await rejectionOf(client.search({ query: 'solar' }))).to.include({ name: 'TimeoutError' });
    await new Promise((resolve) => setTimeout(resolve, 700));
    expect(requests).to.have.length(1);
  });

  it('is not made again when nobody waits for it', async () => {
    const { client, requests } = fakeService([broken, GOOD]);
    const controller = new AbortController();
    const rejection = rejectionOf(client.search({ query: 'solar' }, { signal: controller.signal }));
    setTimeout(() => controller.abort(), 20);
    expect(await rejection).to.include({ name: 'AbortError' });
    await new Promise((resolve) => setTimeout(resolve, 700));
    expect(requests).to.have.length(1);
  });

  it('that has had no answer is not made again for want of one, once its time is over', async () => {
    const { client, requests } = fakeService([hang, GOOD], { timeoutMs: 20 });
    expect(await rejectionOf(client.search({ query: 'solar' }))).to.include({ name: 'TimeoutError' });
    await new Promise((resolve) => setTimeout(resolve, 700));
    expect(requests).to.have.length(1);
  });

  it('that has had no answer is not made again for want of one, once nobody waits for it', async () => {
    const { client, requests } = fakeService([hang, GOOD]);
    const controller = new AbortController();
    const rejection = rejectionOf(client.search({ query: 'solar' }, { signal: controller.signal }));
    controller.abort();
    expect(await rejection).to.include({ name: 'AbortError' });
    await new Promise((resolve) => setTimeout(resolve, 700));
    expect(requests).to.have.length(1);
  });
});
