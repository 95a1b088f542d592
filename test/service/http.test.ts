import assert from 'node:assert/strict';
import { once } from 'node:events';
import { get, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, before, describe, it } from 'node:test';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { demoData } from '../../demo/service/index.js';
import { createDemoServer } from '../../demo/service/http/demo-server.js';

let server: Server;
let base: string;
const SEARCH = '/api/v1/npm/demo/search?q=publish';

before(async () => {
  server = createDemoServer(demoData()).listen(0);
  await once(server, 'listening');
  base = `http://localhost:${(server.address() as AddressInfo).port}`;
});

after(() => {
  server.close();
  server.closeAllConnections();
});

/** `fetch` decompresses by itself; this shows what was sent. */
async function raw(
  path: string,
  headers: Record<string, string>,
): Promise<{ response: IncomingMessage; content: Buffer }> {
  const request = get(base + path, { headers });
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  const chunks: Buffer[] = [];
  for await (const chunk of response) chunks.push(chunk as Buffer);
  return { response, content: Buffer.concat(chunks) };
}

describe('over HTTP', () => {
  it('answers the three operations', async () => {
    for (const operation of ['search', 'suggest', 'spell']) {
      const response = await fetch(`${base}/api/v1/npm/demo/${operation}?q=pub`);
      assert.equal(response.status, 200);
      assert.equal(response.headers.get('content-type'), 'application/json; charset=utf-8');
      assert.equal(response.headers.get('access-control-allow-origin'), '*');
      assert.equal(response.headers.get('cache-control'), 'no-cache');
      assert.equal(((await response.json()) as { message: string }).message, 'success');
    }
  });

  it('answers preflights and HEAD', async () => {
    const preflight = await fetch(base + SEARCH, { method: 'OPTIONS' });
    assert.equal(preflight.status, 204);
    assert.match(preflight.headers.get('access-control-allow-methods') ?? '', /GET/);
    const head = await fetch(base + SEARCH, { method: 'HEAD' });
    assert.equal(head.status, 200);
    assert.equal(await head.text(), '');
    assert.equal((await fetch(base + SEARCH, { method: 'POST' })).status, 405);
  });

  it('compresses as the client allows', async () => {
    const plain = await raw(SEARCH, {});
    assert.equal(plain.response.headers['content-encoding'], undefined);
    const { track_id: _, ...expected } = JSON.parse(String(plain.content)) as Record<string, unknown>;
    for (const [accepted, encoding, decompress] of [
      ['gzip, deflate, br', 'br', brotliDecompressSync],
      ['gzip', 'gzip', gunzipSync],
      ['br;q=0, gzip;q=0.5', 'gzip', gunzipSync],
    ] as const) {
      const { response, content } = await raw(SEARCH, { 'accept-encoding': accepted });
      assert.equal(response.headers['content-encoding'], encoding);
      assert.equal(response.headers.vary, 'accept-encoding');
      assert.ok(content.byteLength < plain.content.byteLength / 2);
      const { track_id: __, ...body } = JSON.parse(String(decompress(content))) as Record<string, unknown>;
      assert.deepEqual(body, expected);
    }
  });

  it('tags equal answers alike, and spares a client that has one', async () => {
    const [one, two] = await Promise.all([raw(SEARCH, {}), raw(SEARCH, {})]);
    const tag = one.response.headers.etag ?? '';
    assert.match(tag, /^W\/"/);
    assert.equal(two.response.headers.etag, tag);
    assert.notDeepEqual(one.content, two.content);
    const again = await raw(SEARCH, { 'if-none-match': `"other", ${tag}` });
    assert.equal(again.response.statusCode, 304);
    assert.equal(again.content.byteLength, 0);
    assert.notEqual((await raw(`${SEARCH}&start=10`, {})).response.headers.etag, tag);
  });

  it('answers a query of 100 kB', async () => {
    const response = await fetch(`${base}/api/v1/npm/demo/search?q=${'package'.repeat(14_000)}`);
    assert.equal(response.status, 200);
  });

  it('refuses what lies elsewhere', async () => {
    assert.equal((await fetch(`${base}/elsewhere`)).status, 404);
    assert.equal((await fetch(`${base}/api/v1/npm/demo/search?q=%zz`)).status, 400);
  });

  it('is slow when told to', async () => {
    const began = performance.now();
    await fetch(`${base}/faults/slow=150${SEARCH}`);
    assert.ok(performance.now() - began >= 145);
  });

  it('hangs when told to, and lets go of a client that leaves', async () => {
    await assert.rejects(fetch(`${base}/faults/hang${SEARCH}`, { signal: AbortSignal.timeout(150) }));
    assert.equal((await fetch(base + SEARCH)).status, 200);
  });

  it('sends a page or half an answer when told to', async () => {
    const page = await fetch(`${base}/faults/html${SEARCH}`);
    assert.match(page.headers.get('content-type') ?? '', /^text\/html/);
    await assert.rejects((await fetch(`${base}/faults/truncated${SEARCH}`)).json());
    assert.equal((await fetch(`${base}/faults/status=503${SEARCH}`)).status, 503);
  });
});

describe('the pages behind the results', () => {
  it('hold the anchor of every section that can be found', async () => {
    for (const { path, lang, dir, sections } of demoData().pages) {
      const response = await fetch(base + path);
      assert.equal(response.status, 200, path);
      const html = await response.text();
      assert.ok(html.includes(`<html lang="${lang}" dir="${dir}">`), path);
      const ids = new Set(Array.from(html.matchAll(/ id="([^"]*)"/g), ([, id]) => id));
      for (const { url } of sections) {
        const { pathname, hash } = new URL(url, base);
        assert.equal(decodeURI(pathname), path);
        if (hash !== '') assert.ok(ids.has(decodeURIComponent(hash.slice(1))), url);
      }
    }
  });

  it('need no script and no inline style', async () => {
    const response = await fetch(`${base}/corpus/npm/commands/npm-publish`);
    assert.match(
      response.headers.get('content-security-policy') ?? '',
      /default-src 'none'; style-src 'self'/,
    );
    const html = await response.text();
    assert.doesNotMatch(html, /<script|<style|\sstyle=|\son\w+=/i);
    assert.match(html, /&lt;package-spec&gt;/);
    const [, stylesheet] = /<link rel="stylesheet" href="([^"]+)">/.exec(html) ?? [];
    const styles = await fetch(base + stylesheet);
    assert.match(styles.headers.get('content-type') ?? '', /^text\/css/);
  });

  it('link to one another', async () => {
    const paths = new Set(demoData().pages.map(({ path }) => path));
    for (const { path, html } of demoData().pages) {
      for (const [, href = ''] of html.matchAll(/ href="(\/[^"#]*)/g))
        assert.ok(paths.has(href), `${path} → ${href}`);
    }
    const contents = await (await fetch(`${base}/corpus/`)).text();
    assert.ok([...paths].every((path) => contents.includes(`href="${path}"`)));
  });

  it('are not found, or not changed', async () => {
    assert.equal((await fetch(`${base}/corpus/npm/nowhere`)).status, 404);
    assert.equal((await fetch(`${base}/corpus/npm/commands/npm-publish`, { method: 'POST' })).status, 405);
    assert.equal((await fetch(`${base}/corpus/npm/__proto__`)).status, 404);
  });
});
