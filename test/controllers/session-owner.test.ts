import { expect, waitUntil } from '@open-wc/testing';
import { restore, stub } from 'sinon';
import { SiteSearchErrorEvent, SiteSearchLoadEvent } from '../../src/events.js';
import type { SiteSearch } from '../../src/elements/site-search.js';
import { answerOf, documentOf } from '../helpers/answers.js';
import { DeferredClient } from '../helpers/deferred-client.js';
import { mountSearch } from '../helpers/mount.js';
import { turn, turnWithCode } from '../helpers/turn.js';

const KEY = 'k3y-s3cret';

/** Searches, and waits until the request has left. */
async function search(element: SiteSearch, query: string, page = 1): Promise<void> {
  element.search(query, { page });
  await turn();
}

describe('SessionOwner, requests', () => {
  const mount = () => mountSearch('spelling="off"');

  it('asks for what the session asks', async () => {
    const { element, client } = await mount();
    await search(element, 'solar', 3);
    expect(client.searches.map(({ parameters }) => parameters)).to.deep.equal([
      { query: 'solar', start: 20, rows: 10 },
    ]);
  });

  it('settles with the answer, its documents joined', async () => {
    const { element, client } = await mount();
    await search(element, 'solar');
    client.lastSearch.answer(answerOf(2));
    await turn();
    expect(element.state.status).to.equal('ready');
    expect(element.results.map(({ title }) => title[0].text)).to.deep.equal(['Title 1', 'Title 2']);
  });

  it('reads values that hold markup with care', async () => {
    const { element, client } = await mount();
    await search(element, 'solar');
    client.lastSearch.answer(
      answerOf(1, { documents: [documentOf('1', { body: '<p>Tom &amp; <b>Jerry</b></p>' })] }),
    );
    await new Promise((resolve) => element.addEventListener('site-search-load', resolve));
    expect(element.results[0].snippet.segments).to.deep.equal([{ text: 'Tom & Jerry', marked: false }]);
  });

  it('reads the attributes that the settings name', async () => {
    const { element, client } = await mountSearch('spelling="off" title-field="name" url-field="link"');
    await search(element, 'solar');
    const document = documentOf('1', { title: '', url: '', name: 'Named', link: '/there' });
    client.lastSearch.answer(answerOf(1, { documents: [document] }));
    await turn();
    expect(element.results[0].title).to.deep.equal([{ text: 'Named', marked: false }]);
    expect(element.results[0].href).to.equal(`${location.origin}/there`);
  });

  it('aborts what is under way for what is asked next, and lets the last one win', async () => {
    const { element, client } = await mount();
    await search(element, 'so');
    await search(element, 'solar');
    expect(client.searches.map(({ signal }) => signal.aborted)).to.deep.equal([true, false]);
    client.lastSearch.answer(answerOf(2));
    await turn();
    expect(element.state).to.nested.include({ status: 'ready', 'request.query': 'solar' });
  });

  it('R09 lets the last one win also where a client does not care about the abort', async () => {
    const { element, client } = await mountSearch('spelling="off"', new DeferredClient(true));
    await search(element, 'solar', 2);
    await search(element, 'solar', 3);
    client.searches[1].answer(answerOf(30, { start: 20 }));
    await turn();
    client.searches[0].answer(answerOf(30, { start: 10 }));
    await turn();
    expect(element.results[0].position).to.equal(21);
    expect(element.state).to.nested.include({ 'request.page': 3 });
  });

  it('drops an answer that comes late, before the update that would have aborted it', async () => {
    const { element, client } = await mount();
    await search(element, 'so');
    client.lastSearch.answer(answerOf(7));
    element.search('solar');
    await turn();
    expect(element.state).to.nested.include({ status: 'loading', 'request.query': 'solar' });
  });

  it('aborts on clear, and tells of no failure', async () => {
    const { element, client } = await mount();
    await search(element, 'solar');
    element.clear();
    await turn();
    expect(client.lastSearch.signal.aborted).to.equal(true);
    expect(element.state.status).to.equal('idle');
  });

  it('fails with the error, and asks again on retry', async () => {
    const { element, client } = await mount();
    await search(element, 'solar');
    const error = new Error('down');
    client.lastSearch.fail(error);
    await turnWithCode();
    expect(element.state).to.include({ status: 'failed', error });
    element.retry();
    await turn();
    expect(client.searches).to.have.length(2);
    client.lastSearch.answer(answerOf(1));
    await turn();
    expect(element.state.status).to.equal('ready');
  });

  it('makes an error of whatever a client of the page throws', async () => {
    const { element, client } = await mount();
    await search(element, 'solar');
    client.lastSearch.fail('down');
    await turnWithCode();
    expect(element.state).to.have.property('error').that.is.instanceOf(Error);
  });

  it('fails, and does not wait for ever, where a client throws at once', async () => {
    const { element } = await mount();
    const broken = () => {
      throw new Error('broken');
    };
    element.client = { search: broken, suggest: broken, spell: broken };
    await search(element, 'solar');
    await turnWithCode();
    expect(element.state.status).to.equal('failed');
  });

  it('I02 asks nothing before there is a client, then what was asked for last', async () => {
    const { element } = await mount();
    const client = new DeferredClient();
    (element as { client?: DeferredClient | undefined }).client = undefined;
    await search(element, 'so');
    await search(element, 'solar');
    element.client = client;
    await turn();
    expect(client.searches.map(({ query }) => query)).to.deep.equal(['solar']);
  });

  it('I03 drops the answer of the old client, and asks the new one once', async () => {
    const { element, client } = await mount();
    await search(element, 'solar');
    const other = new DeferredClient();
    element.client = other;
    await turn();
    expect(client.lastSearch.signal.aborted).to.equal(true);
    expect(other.searches).to.have.length(1);
  });
});

describe('SessionOwner, in and out of the page', () => {
  const mount = () => mountSearch('spelling="off"');

  it('aborts when its element is removed', async () => {
    const { element, client } = await mount();
    await search(element, 'solar');
    element.remove();
    await turn();
    expect(client.lastSearch.signal.aborted).to.equal(true);
  });

  it('keeps what is under way when its element is moved', async () => {
    const { element, client } = await mount();
    await search(element, 'solar');
    const place = element.parentElement!.appendChild(document.createElement('section'));
    place.append(element);
    await turn();
    expect(client.searches).to.have.length(1);
    expect(client.lastSearch.signal.aborted).to.equal(false);
    client.lastSearch.answer(answerOf(1));
    await turn();
    expect(element.state.status).to.equal('ready');
  });

  it('asks again when an element comes back that left while it waited', async () => {
    const { element, client } = await mount();
    const { parentElement } = element;
    await search(element, 'solar');
    element.remove();
    await turn();
    parentElement!.append(element);
    await turn();
    expect(client.searches).to.have.length(2);
    client.lastSearch.answer(answerOf(1));
    await turn();
    expect(element.state.status).to.equal('ready');
  });

  it('keeps its results when it leaves and comes back, and asks nothing', async () => {
    const { element, client } = await mount();
    const { parentElement } = element;
    await search(element, 'solar');
    client.lastSearch.answer(answerOf(1));
    await turn();
    element.remove();
    await turn();
    parentElement!.append(element);
    await turn();
    expect(client.searches).to.have.length(1);
    expect(element.state.status).to.equal('ready');
  });
});

describe('SessionOwner, events', () => {
  afterEach(() => restore());

  it('site-search-load tells what came, once', async () => {
    const { element, client } = await mountSearch('spelling="off"');
    const events: SiteSearchLoadEvent[] = [];
    element.addEventListener('site-search-load', (event) => events.push(event));
    await search(element, 'solar', 3);
    client.lastSearch.answer(answerOf(95, { start: 20, trackId: 'trk-9' }));
    await turn();
    expect(events).to.have.length(1);
    expect(events[0]).to.include({
      query: 'solar',
      page: 3,
      numFound: 95,
      trackId: 'trk-9',
      bubbles: true,
      composed: true,
      cancelable: false,
    });
    expect(events[0].durationMs).to.be.within(0, 10_000);
  });

  it('site-search-load finds the state settled', async () => {
    const { element, client } = await mountSearch('spelling="off"');
    let status = '';
    element.addEventListener('site-search-load', () => (status = element.state.status));
    await search(element, 'solar');
    client.lastSearch.answer(answerOf(1));
    await turn();
    expect(status).to.equal('ready');
  });

  it('tells of nothing that was overtaken, nor of an abort', async () => {
    const { element, client } = await mountSearch('spelling="off"', new DeferredClient(true));
    const events: string[] = [];
    for (const name of ['site-search-load', 'site-search-error'])
      element.addEventListener(name, () => events.push(name));
    await search(element, 'so');
    await search(element, 'sol');
    client.searches[0].answer(answerOf(1));
    element.clear();
    await turn();
    client.searches[1].fail(new Error('down'));
    await turnWithCode();
    expect(events).to.be.empty;
  });

  it('holds no key in any event, nor in the state, when the service fails', async () => {
    stub(window, 'fetch').callsFake((input) => Promise.reject(new TypeError(`Failed: ${input as string}`)));
    const { element } = await mountSearch(
      `spelling="off" base-url="https://svc.test" organization-id="acme" api-key="${KEY}"`,
    );
    const events: SiteSearchErrorEvent[] = [];
    element.addEventListener('site-search-error', (event) => events.push(event));
    (element as { client?: DeferredClient | undefined }).client = undefined;
    await search(element, 'solar');
    // it is tried once more before it is told
    await waitUntil(() => events.length, 'no failure', { timeout: 5000 });
    expect(events).to.have.length(1);
    const { error } = events[0];
    expect(error.name).to.equal('NetworkError');
    expect(events[0]).to.include({ bubbles: true, composed: true, cancelable: false });
    const told = `${error.stack} ${String(error.cause)} ${JSON.stringify(error)} ${JSON.stringify(element.state)}`;
    expect(told).to.not.contain(KEY);
  });
});
