import { expect, waitUntil } from '@open-wc/testing';
import { restore, spy } from 'sinon';
import { joinCarefully } from '../../src/controllers/careful-page.js';
import type { SearchDocument } from '../../src/model/types.js';
import { answerOf, documentOf } from '../helpers/answers.js';
import { mountSearch } from '../helpers/mount.js';
import { turn } from '../helpers/turn.js';

/** A widget that has asked for something, and rests of it that have begun since. */
async function mountAsking() {
  const { element, client } = await mountSearch('spelling="off" rows="100"');
  element.search('gate');
  await turn();
  const timers = spy(globalThis, 'setTimeout');
  const rests = (): number => timers.getCalls().filter(({ args: [, ms = 0] }) => !ms).length;
  return { element, client, rests };
}

/** So many documents, and how many of them have been joined: nothing else asks for their ids. */
function countedDocuments(count: number) {
  const joined = new Set<string>();
  const documents = Array.from({ length: count }, (_, index): SearchDocument => {
    const { id, fields } = documentOf(String(index + 1));
    return {
      get id() {
        joined.add(id);
        return id;
      },
      fields,
    };
  });
  return { documents, joined };
}

describe('SessionOwner, many results', () => {
  afterEach(() => restore());

  it('joins all of them, in their order, and lets the page go on before it does', async () => {
    const { element, client, rests } = await mountAsking();
    client.lastSearch.answer(answerOf(100, { rows: 100 }));
    await waitUntil(() => element.state.status === 'ready');
    expect(element.results.map(({ position }) => position)).to.deep.equal(
      Array.from({ length: 100 }, (_, index) => index + 1),
    );
    expect(rests()).to.be.at.least(1);
  });

  it('joins 25 at once', async () => {
    const { element, client, rests } = await mountAsking();
    client.lastSearch.answer(answerOf(25, { rows: 100 }));
    await turn();
    expect(element.results).to.have.length(25);
    expect(rests()).to.equal(0);
  });

  it('stops joining what the visitor has no use for any more', async () => {
    const { element, client, rests } = await mountAsking();
    const { documents, joined } = countedDocuments(100);
    client.lastSearch.answer(answerOf(100, { documents }));
    // no timer, which would let it go on
    for (let round = 0; round < 100 && !rests(); round++) await Promise.resolve();
    expect(rests()).to.equal(1);
    element.search('solar');
    await turn();
    client.lastSearch.answer(answerOf(3));
    await waitUntil(() => element.state.status === 'ready');
    expect(element.results).to.have.length(3);
    expect(joined.size).to.equal(0);
  });

  it('stops joining with care, too', async () => {
    const { documents, joined } = countedDocuments(100);
    const stop = new AbortController();
    const fields = { title: 'title', url: 'url', body: 'body' };
    const options = { query: 'gate', rows: 100, content: 'text' as const, fields, base: document.baseURI };
    const outcome = joinCarefully(answerOf(100, { documents }), options, stop.signal);
    stop.abort(new Error('overtaken'));
    expect(await outcome.catch((error: unknown) => (error as Error).message)).to.equal('overtaken');
    expect(joined.size).to.be.below(100);
  });
});
