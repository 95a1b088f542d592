/** What the page does with its URL beside the search, and what the search leaves alone in it. */
import { expect } from '@open-wc/testing';
import { spy, stub, type SinonSpy, type SinonStub } from 'sinon';
import type { SiteSearch } from '../../src/elements/site-search.js';
import { answerOf } from '../helpers/answers.js';
import type { DeferredClient } from '../helpers/deferred-client.js';
import { goToEntry } from '../helpers/go-to-entry.js';
import { mountSearch } from '../helpers/mount.js';
import { byRole } from '../helpers/query.js';
import { turn, turnWithCode } from '../helpers/turn.js';
import { typeInto } from '../helpers/type-into.js';

const HOME = location.href;
const PATH = location.pathname;

const shown = () => location.href.slice(location.origin.length + PATH.length);

async function answer(client: DeferredClient, page = 1): Promise<void> {
  client.lastSearch.answer(answerOf(95, { start: (page - 1) * 10 }));
  await turn();
}

/** Asks, and is answered. */
async function find(element: SiteSearch, client: DeferredClient, query: string, page = 1): Promise<void> {
  element.search(query, { page });
  await turn();
  await answer(client, page);
}

describe('UrlSync, beside what the page does', () => {
  let push: SinonSpy;
  let warn: SinonStub;

  beforeEach(() => {
    history.replaceState(null, '', PATH);
    push = spy(history, 'pushState');
    warn = stub(console, 'warn');
  });

  afterEach(() => {
    for (const watched of [push, warn]) watched.restore();
  });

  after(() => history.replaceState(null, '', HOME));

  const mount = (attributes = '') => mountSearch(`spelling="off" url-state="query" ${attributes}`);

  it('lets go of a search of the URL that is cleared before it is answered', async () => {
    History.prototype.replaceState.call(history, null, '', `${PATH}?q=slow&lang=de`);
    const { element, client } = await mount();
    expect(client.searches.map(({ query }) => query)).to.deep.equal(['slow']);
    element.clear();
    await turn();
    expect(shown()).to.equal('?lang=de');
    await find(element, client, 'solar');
    await goToEntry('?q=wind');
    element.clear();
    await turn();
    expect(shown()).to.equal('');
  });

  it('reads the URL again where the element was cleared while it was away', async () => {
    const { element, client } = await mount();
    const parent = element.parentElement!;
    await find(element, client, 'solar');
    element.remove();
    await turn();
    element.clear();
    parent.append(element);
    await turn();
    expect(element.state).to.nested.include({ 'request.query': 'solar', 'request.cause': 'url' });
    expect(shown()).to.equal('?q=solar');
    expect(push.callCount).to.equal(1);
  });

  it('shows what the URL has come to tell of while the element was away', async () => {
    const { element, client } = await mount();
    const parent = element.parentElement!;
    await find(element, client, 'solar');
    for (const [search, query] of [
      ['?q=wind&page=2', 'wind'],
      ['?tab=2', undefined],
    ] as const) {
      element.remove();
      await turn();
      history.replaceState(null, '', location.pathname + search);
      parent.append(element);
      await turn();
      expect(element.state.request?.query).to.equal(query);
      expect(shown()).to.equal(search);
    }
    expect(push.callCount).to.equal(1);
  });

  it('writes its address into what Inertia and Livewire keep, one level down', async () => {
    const [page, alpine] = [
      { url: PATH, props: { url: PATH } },
      { url: location.origin + PATH, index: 1 },
    ];
    history.replaceState({ page, alpine }, '', PATH);
    const { element, client } = await mount();
    await find(element, client, 'solar');
    await turnWithCode();
    const url = `${PATH}?q=solar`;
    expect(history.state).to.deep.equal({
      page: { ...page, url },
      alpine: { ...alpine, url: location.origin + url },
    });
  });

  it('keeps the search where another parameter is to tell of it', async () => {
    const { element, client } = await mount();
    await find(element, client, 'solar');
    element.queryParam = 's';
    await turn();
    expect(element.state).to.nested.include({ 'request.query': 'solar' });
  });

  for (const [what, entry] of [
    ['an anchor', '?q=solar#part'],
    ['an entry of the page’s own', '?tab=2&q=solar'],
  ] as const) {
    it(`leaves alone what is awaited when the page goes to ${what}`, async () => {
      const { element, client } = await mount();
      await find(element, client, 'solar');
      element.search('wind');
      await turn();
      await goToEntry(entry);
      expect(client.lastSearch.signal.aborted).to.equal(false);
      await answer(client);
      expect(element.state).to.nested.include({ status: 'ready', 'request.query': 'wind' });
      expect(shown()).to.equal(entry.replace('q=solar', 'q=wind'));
    });

    it(`leaves alone a page under way when the page goes to ${what}`, async () => {
      const { element, client } = await mount();
      await find(element, client, 'solar');
      await turnWithCode();
      byRole(element, 'link', 'Page 2').click();
      await turn();
      await goToEntry(entry);
      expect(client.lastSearch.signal.aborted).to.equal(false);
      await answer(client, 2);
      expect(element.state).to.nested.include({ status: 'ready', 'request.page': 2 });
      expect(new URL(location.href).searchParams.get('page')).to.equal('2');
    });
  }

  it('leaves alone the first search of a page that goes to an anchor meanwhile', async () => {
    const { element, client } = await mount();
    element.search('wind');
    await turn();
    await goToEntry('#part');
    await answer(client);
    expect(element.state).to.nested.include({ status: 'ready', 'request.query': 'wind' });
    expect(shown()).to.equal('?q=wind#part');
  });

  for (const [address, query, page] of [
    ['?q=red+hat', 'red hat', 1],
    ['?page=2&q=hat', 'hat', 2],
    ['?q=hat&page=1', 'hat', 1],
  ] as const)
    it(`pushes nothing for what the URL tells of already: ${address}`, async () => {
      history.replaceState(null, '', PATH + address);
      const { element, client } = await mount();
      await answer(client, page);
      await find(element, client, query, page);
      element.retry();
      await turn();
      await answer(client, page);
      expect(client.searches.length).to.be.greaterThan(1);
      expect(element.state).to.nested.include({ status: 'ready', 'request.query': query });
      expect(push.called).to.equal(false);
      expect(shown()).to.equal(address);
    });

  it('N01 adds no entry where a box that searches while one types is emptied by keys', async () => {
    const { element, client } = await mount('instant suggest-delay="0"');
    const box = byRole(element, 'combobox');
    const type = async (text: string) => {
      typeInto(box, text);
      await new Promise((resolve) => setTimeout(resolve));
      await turn();
    };
    await type('sol');
    await answer(client);
    expect(shown()).to.equal('?q=sol');
    await type('');
    expect(element.state.status).to.equal('idle');
    expect(shown()).to.equal('');
    expect(push.called).to.equal(false);
  });

  it('searches what the page tells of when an idle element is put back', async () => {
    const { element, client } = await mount();
    const place = element.parentElement!;
    element.remove();
    await turn();
    history.replaceState(null, '', `${PATH}?q=boots`);
    place.append(element);
    await turn();
    expect(client.searches.map(({ query }) => query)).to.deep.equal(['boots']);
    await answer(client);
    expect(byRole(element, 'combobox').value).to.equal('boots');
    expect(push.called).to.equal(false);
  });
});
