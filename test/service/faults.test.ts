import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { FaultPanel, FaultSpecError, demoData, parseFaultSpec } from '../../demo/service/index.js';
import type { SearchBody, SpellBody, SuggestBody } from '../../demo/service/core/wire-out.js';

const panel = new FaultPanel(demoData().service);
const ask = (spec: string, operation = 'search', query = 'publish', method = 'GET') =>
  panel.handle(`/faults/${spec}/api/v1/npm/demo/${operation}?q=${query}`, method);

describe('parseFaultSpec', () => {
  it('reads every fault', () => {
    const spec = parseFaultSpec(
      'slow=1500,status=503,empty,hang,html,truncated,badcode,hostile,nocors,cap=5,only=spell,once',
    );
    assert.deepEqual(spec, {
      delayMs: 1_500,
      status: 503,
      isEmpty: true,
      hangs: true,
      isHtml: true,
      isTruncated: true,
      hasBadCode: true,
      isHostile: true,
      lacksCors: true,
      rowsCap: 5,
      only: 'spell',
      isOnce: true,
    });
  });

  it('forgives blanks and empty entries, and takes the last of two', () => {
    assert.equal(parseFaultSpec(' slow=1 ,, slow=2 ').delayMs, 2);
    assert.equal(parseFaultSpec('').delayMs, 0);
  });

  it('refuses what it does not know', () => {
    for (const text of [
      'quick',
      'slow',
      'slow=',
      'slow=-1',
      'slow=9999999',
      'status=200',
      'status=600',
      'status=x',
      'only=all',
      'empty=1',
      '__proto__',
      'constructor',
      'cap=1.5',
    ]) {
      assert.throws(() => parseFaultSpec(text), FaultSpecError, text);
    }
  });
});

describe('the fault panel', () => {
  it('knows its addresses', () => {
    assert.ok(FaultPanel.accepts('/faults/empty/api/v1/npm/demo/search?q=a'));
    assert.ok(!FaultPanel.accepts('/faults/empty'));
    assert.ok(!FaultPanel.accepts('/api/v1/npm/demo/search'));
  });

  it('answers as the service does without a fault', () => {
    assert.equal((ask('slow=0').answer.body as SearchBody).response.docs.length, 10);
  });

  it('waits, or hangs', () => {
    assert.equal(ask('slow=1500').delayMs, 1_500);
    assert.equal(ask('hang').delayMs, Infinity);
    assert.equal(ask('hang,only=spell').delayMs, 0);
    assert.equal(ask('slow=5,hang', 'search', 'publish', 'OPTIONS').delayMs, 0);
  });

  it('answers with a status, and says when to try again', () => {
    const { answer } = ask('status=429');
    assert.equal(answer.status, 429);
    assert.equal(answer.headers['retry-after'], '5');
    assert.equal((answer.body as SearchBody).code, 429);
    assert.equal(ask('status=500').answer.headers['retry-after'], undefined);
  });

  it('empties each operation', () => {
    const found = ask('empty').answer.body as SearchBody;
    assert.deepEqual([found.numFound, found.response.docs, found.highlight_v2], [0, [], []]);
    assert.deepEqual((ask('empty', 'suggest', 'pub').answer.body as SuggestBody).suggest, {
      pub: { numFound: 0, suggestions: [] },
    });
    assert.deepEqual((ask('empty', 'spell', 'pakcage').answer.body as SpellBody).spell, [
      'pakcage',
      { suggestion: [] },
    ]);
    const proto = ask('empty', 'suggest', '__proto__').answer.body as SuggestBody;
    assert.deepEqual(Object.keys(proto.suggest), ['__proto__']);
  });

  it('sends HTML, half a JSON, a bad code, no cross-origin headers', () => {
    const html = ask('html').answer;
    assert.equal(html.status, 200);
    assert.match(html.headers['content-type'] ?? '', /^text\/html/);
    assert.throws(() => JSON.parse(String(ask('truncated').answer.body)));
    const bad = ask('badcode').answer;
    assert.deepEqual([bad.status, (bad.body as SearchBody).code], [200, 500]);
    assert.equal(ask('nocors').answer.headers['access-control-allow-origin'], undefined);
    assert.equal(
      ask('nocors', 'search', 'a', 'OPTIONS').answer.headers['access-control-allow-origin'],
      undefined,
    );
  });

  it('caps rows without a word, and keeps the total', () => {
    const { numFound, response, highlight_v2: highlights } = ask('cap=5').answer.body as SearchBody;
    assert.equal(response.docs.length, 5);
    assert.equal(highlights.length, 5);
    assert.ok(numFound > 5);
  });

  it('sends hostile answers that are still JSON', () => {
    for (const operation of ['search', 'suggest', 'spell']) {
      const text = JSON.stringify(ask('hostile', operation).answer.body);
      assert.ok(text.includes('onerror'));
      assert.ok(text.includes('\\ud800'));
      JSON.parse(text);
    }
    assert.ok(JSON.stringify(ask('hostile').answer.body).includes('javascript:alert(1)'));
  });

  it('spoils only the operation it is told to', () => {
    assert.equal(ask('status=503,only=suggest').answer.status, 200);
    assert.equal(ask('status=503,only=suggest', 'suggest').answer.status, 503);
  });

  it('spoils once for each spec and operation', () => {
    const statuses = [
      ask('status=500,once'),
      ask('status=500,once'),
      ask('status=500,once', 'spell'),
      ask('status=502,once'),
    ];
    assert.deepEqual(
      statuses.map(({ answer }) => answer.status),
      [500, 200, 500, 502],
    );
  });

  it('refuses a spec it does not know, and hides no refusal of the service', () => {
    assert.equal(ask('nonsense').answer.status, 400);
    assert.equal(ask('%zz').answer.status, 400);
    assert.equal(panel.handle('/faults/empty/api/v1/npm/wrong/search?q=a', 'GET').answer.status, 401);
  });
});
