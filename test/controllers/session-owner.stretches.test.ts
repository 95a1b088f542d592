import { expect, waitUntil } from '@open-wc/testing';
import { stub } from 'sinon';
import type { SiteSearch } from '../../src/elements/site-search.js';
import { answerOf } from '../helpers/answers.js';
import { mountSearch } from '../helpers/mount.js';
import { turn } from '../helpers/turn.js';

async function search(element: SiteSearch, query: string): Promise<void> {
  element.search(query);
  await turn();
}

describe('SessionOwner, many results', () => {
  const mount = () => mountSearch('spelling="off" rows="100"');

  it('joins all of them, in their order', async () => {
    const { element, client } = await mount();
    await search(element, 'fence');
    client.lastSearch.answer(answerOf(100, { rows: 100 }));
    await waitUntil(() => element.state.status === 'ready');
    expect(element.results.map(({ position }) => position)).to.deep.equal(
      Array.from({ length: 100 }, (_, index) => index + 1),
    );
  });

  it('drops them where the visitor asks for something else in between', async () => {
    const { element, client } = await mount();
    // where the browser cannot let the page go on in between, this stands in
    const pause = stub().callsFake(async () => {
      if (pause.callCount === 2) element.search('solar');
    });
    const { scheduler } = globalThis as { scheduler?: unknown };
    Object.defineProperty(globalThis, 'scheduler', { value: { yield: pause }, configurable: true });
    try {
      await search(element, 'gate');
      client.lastSearch.answer(answerOf(100, { rows: 100 }));
      await turn();
      expect(pause.callCount).to.be.at.least(2);
      expect(element.state).to.nested.include({ status: 'loading', 'request.query': 'solar' });
      client.lastSearch.answer(answerOf(3));
      await turn();
      expect(element.results).to.have.length(3);
    } finally {
      Object.defineProperty(globalThis, 'scheduler', {
        value: scheduler,
        configurable: true,
        writable: true,
      });
    }
  });
});
