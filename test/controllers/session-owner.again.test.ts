/** What is asked again by itself: what was left under way, or could not be had without a connection. */
import { expect } from '@open-wc/testing';
import { restore, stub } from 'sinon';
import { NetworkError } from '../../src/client/errors.js';
import type { SiteSearch } from '../../src/elements/site-search.js';
import { answerOf } from '../helpers/answers.js';
import type { DeferredClient } from '../helpers/deferred-client.js';
import { mountSearch } from '../helpers/mount.js';
import { turn, turnWithCode } from '../helpers/turn.js';

afterEach(restore);

/** Searches "solar". */
async function waiting() {
  const { element, client } = await mountSearch('spelling="off"');
  element.search('solar');
  await turn();
  return { element, client, place: element.parentElement! };
}

/** Does something once, while the words of a failure are loaded: it is then that the browser is asked for its connection. */
function beforeWords(act: () => void): void {
  const connection = stub(navigator, 'onLine').get(() => {
    connection.restore();
    act();
    return true;
  });
}

/** It has been asked twice, and the second answer shows. */
async function expectSecondAnswer(element: SiteSearch, client: DeferredClient): Promise<void> {
  expect(client.searches).to.have.length(2);
  client.lastSearch.answer(answerOf(3));
  await turn();
  expect(element.results).to.have.length(3);
}

const goOnline = () => dispatchEvent(new Event('online'));

describe('SessionOwner, what it asks again by itself', () => {
  it('asks as nobody else does when its element comes back, and leaves focus alone', async () => {
    const { element, client, place } = await waiting();
    element.remove();
    await turn();
    place.append(element);
    await turn();
    expect(client.searches).to.have.length(2);
    expect(element.state).to.nested.include({ status: 'loading', 'request.cause': 'again' });
    client.lastSearch.answer(answerOf(30));
    await turn();
    expect(element.results).to.have.length(10);
    expect(document.activeElement).to.equal(document.body);
  });

  it('asks for what failed for want of a connection when its element comes back', async () => {
    const { element, client, place } = await waiting();
    client.lastSearch.fail(new NetworkError());
    await turnWithCode();
    element.remove();
    await turn();
    goOnline();
    place.append(element);
    await turn();
    await expectSecondAnswer(element, client);
  });

  it('asks for what failed while its element left, and tells of no failure', async () => {
    const { element, client, place } = await waiting();
    const errors: string[] = [];
    element.addEventListener('site-search-error', ({ type }) => errors.push(type));
    beforeWords(() => element.remove());
    client.lastSearch.fail(new NetworkError());
    await turnWithCode();
    expect(errors).to.be.empty;
    place.append(element);
    await turn();
    await expectSecondAnswer(element, client);
    expect(errors).to.be.empty;
  });

  it('asks once more where the connection comes back while the words of the failure are loaded', async () => {
    const { element, client } = await waiting();
    // offline when it is looked at first, and online from then on
    const connection = stub(navigator, 'onLine').get(() => {
      connection.value(true);
      goOnline();
      expect(element.state.status).to.equal('loading');
      return false;
    });
    client.lastSearch.fail(new NetworkError());
    await turnWithCode();
    await expectSecondAnswer(element, client);
  });

  it('asks nothing more where the browser was online all the time', async () => {
    const { element, client } = await waiting();
    client.lastSearch.fail(new NetworkError());
    await turnWithCode();
    expect(element.state.status).to.equal('failed');
    expect(client.searches).to.have.length(1);
  });
});
