import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { demoData } from '../../demo/service/index.js';

const { service } = demoData();
const NPM = '/api/v1/npm/demo';

/** `encodeURIComponent` throws on lone surrogates; browsers send U+FFFD for them. */
const wellFormed = (text: string): string => text.replace(/\p{Surrogate}/gu, '\ufffd');

describe('the service refuses', () => {
  const refusals: readonly [address: string, status: number, method?: string][] = [
    ['/api/v1/npm/wrong/search?q=a', 401],
    ['/api/v1/npm//search?q=a', 401],
    ['/api/v1/nobody/demo/search?q=a', 404],
    ['/api/v1/__proto__/demo/search?q=a', 404],
    ['/api/v1/constructor/demo/search?q=a', 404],
    [`${NPM}/delete?q=a`, 404],
    [`${NPM}/constructor?q=a`, 404],
    [`${NPM}/search/more?q=a`, 404],
    ['/api/v2/npm/demo/search?q=a', 404],
    [`${NPM}/search`, 400],
    [`${NPM}/search?q=`, 400],
    [`${NPM}/suggest?q=%20+%0A`, 400],
    [`${NPM}/spell?Q=word`, 400],
    ...['-1', 'ten', '1.5', '1e3', '', '%20', '0x10', '99999999999999999999'].flatMap(
      (value): [string, number][] => [
        [`${NPM}/search?q=a&start=${value}`, 400],
        [`${NPM}/search?q=a&rows=${value}`, 400],
      ],
    ),
    [`${NPM}/search?q=%E0%A4%A`, 400],
    [`${NPM}/search?q=%ff`, 400],
    ['/api/v1/%zz/demo/search?q=a', 400],
    [`${NPM}/search?q=a`, 405, 'POST'],
    [`${NPM}/search?q=a`, 405, 'DELETE'],
  ];

  for (const [address, status, method = 'GET'] of refusals) {
    it(`${method} ${address} with ${status}`, () => {
      const answer = service.handle(address, method);
      assert.equal(answer.status, status);
      const { code, message, ...rest } = answer.body as { code: number; message: string };
      assert.equal(code, status);
      assert.ok(message.length > 0);
      assert.deepEqual(rest, {});
      assert.equal(answer.headers['access-control-allow-origin'], '*');
      assert.match(answer.headers['content-type'] ?? '', /^application\/json/);
    });
  }
});

describe('the service withstands', () => {
  it('queries named like built-in properties', () => {
    for (const query of ['__proto__', 'constructor', 'toString', 'hasOwnProperty']) {
      const { body } = service.handle(`${NPM}/suggest?q=${query}`);
      assert.ok(JSON.stringify(body).includes(`"suggest":{"${query}":{"numFound":`));
      for (const operation of ['search', 'spell']) {
        assert.equal(service.handle(`${NPM}/${operation}?q=${query}`).status, 200);
      }
    }
  });

  it('a query of 100 kB', () => {
    for (const operation of ['search', 'suggest', 'spell']) {
      for (const word of ['a', 'pakcage ', '教', '"publish ']) {
        const query = encodeURIComponent(word.repeat(100_000 / word.length));
        const began = performance.now();
        assert.equal(service.handle(`${NPM}/${operation}?q=${query}`).status, 200);
        assert.ok(performance.now() - began < 5_000);
      }
    }
  });

  it('lone surrogates', () => {
    for (const operation of ['search', 'suggest', 'spell']) {
      assert.equal(service.handle(`${NPM}/${operation}?q=\ud800package\udfff`).status, 200);
    }
  });

  it('addresses as strings and as URLs', () => {
    assert.equal(service.handle(new URL(`http://host${NPM}/search?q=a%20b`)).status, 200);
    assert.equal(service.handle(`https://host:80${NPM}/search?q=a+b#part`).status, 200);
    for (const address of ['', '/', '?', '#', '//', 'http://', 'api/v1/npm/demo/search']) {
      assert.equal(service.handle(address).status, 404);
    }
  });

  it('any query at all', () => {
    const query = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.string({ unit: 'grapheme' }),
      fc.string({ maxLength: 400 }),
    );
    fc.assert(
      fc.property(
        query,
        fc.constantFrom('search', 'suggest', 'spell'),
        fc.constantFrom('npm', 'udhr'),
        (text, operation, organization) => {
          const address = `/api/v1/${organization}/demo/${operation}?q=${encodeURIComponent(wellFormed(text))}`;
          const { status, body } = service.handle(address);
          assert.equal(status, wellFormed(text).trim() === '' ? 400 : 200);
          assert.equal((JSON.parse(JSON.stringify(body)) as { code: number }).code, status);
        },
      ),
      { numRuns: 600 },
    );
  });

  it('any address at all', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        for (const address of [text, `${NPM}/search?${text}`, `/api/v1/${text}`, `${NPM}/search?q=${text}`]) {
          assert.ok([200, 400, 401, 404].includes(service.handle(address).status));
        }
      }),
      { numRuns: 600 },
    );
  });
});
