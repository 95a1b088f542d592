import { expect } from '@open-wc/testing';
import { stub, type SinonStub } from 'sinon';
import type { SiteSearch } from '../../src/elements/site-search.js';
import type { SearchSession } from '../../src/session/search-session.js';
import { answerOf } from '../helpers/answers.js';
import type { DeferredClient } from '../helpers/deferred-client.js';
import { goToEntry } from '../helpers/go-to-entry.js';
import { mountSearch } from '../helpers/mount.js';
import { byRole } from '../helpers/query.js';
import { turn, turnWithCode } from '../helpers/turn.js';

const HOME = location.href;
const PATH = location.pathname;

const shown = () => location.href.slice(location.origin.length + PATH.length);

async function find(element: SiteSearch, client: DeferredClient, query: string, page = 1): Promise<void> {
  element.search(query, { page });
  await turn();
  client.lastSearch.answer(answerOf(95, { start: (page - 1) * 10 }));
  await turnWithCode();
}

describe('UrlSync, Back and Forward', () => {
  let warn: SinonStub;

  beforeEach(() => {
    history.replaceState(null, '', PATH);
    warn = stub(console, 'warn');
  });

  afterEach(() => warn.restore());

  after(() => history.replaceState(null, '', HOME));

  const mount = (attributes = '') => mountSearch(`spelling="off" url-state="query" ${attributes}`);

  it('shows again what was answered, and asks nothing', async () => {
    const { element, client } = await mount();
    await find(element, client, 'solar');
    const { results } = element;
    await find(element, client, 'solar', 2);
    await find(element, client, 'wind');
    const asked = client.searches.length;
    await goToEntry('?q=solar');
    expect(element.results).to.equal(results);
    expect(element.state).to.nested.include({ status: 'ready', 'request.cause': 'url', 'request.page': 1 });
    expect(byRole(element, 'combobox').value).to.equal('solar');
    await goToEntry('?q=solar&page=2');
    expect(element.results[0]?.position).to.equal(11);
    await goToEntry('');
    expect(element.state.status).to.equal('idle');
    expect(byRole(element, 'combobox').value).to.equal('');
    await goToEntry('?q=wind');
    expect(element.state).to.nested.include({ status: 'ready', 'request.query': 'wind' });
    expect(client.searches.length).to.equal(asked);
  });

  it('drops what is awaited, and its late answer shows nothing', async () => {
    const { element, client } = await mount();
    await find(element, client, 'solar');
    await find(element, client, 'wind');
    element.search('water');
    await turn();
    const late = client.lastSearch;
    await goToEntry('?q=solar');
    late.answer(answerOf(1));
    await turn();
    expect(late.signal.aborted).to.equal(true);
    expect(element.state).to.nested.include({ status: 'ready', 'request.query': 'solar' });
    expect(shown()).to.equal('?q=solar');
  });

  it('hears of the popstate in which a router takes it out and puts it back', async () => {
    // the router was there first
    addEventListener('popstate', () => document.body.append(element), { once: true });
    const { element, client } = await mount();
    await find(element, client, 'solar');
    await goToEntry('');
    element.remove();
    expect(element.state.status).to.equal('idle');
  });

  it('writes its address into a state of the page that holds the address, as routers look for it there', async () => {
    history.replaceState({ url: PATH, as: location.origin + PATH, from: PATH, index: 1 }, '', PATH);
    const { element, client } = await mount();
    await find(element, client, 'solar');
    expect(history.state.url).to.equal(`${PATH}?q=solar`);
    await find(element, client, 'wind', 2);
    const url = `${PATH}?q=wind&page=2`;
    expect(history.state).to.deep.equal({ url, as: location.origin + url, from: PATH, index: 1 });
  });

  it('writes it into what a router below the root of the site keeps', async () => {
    history.replaceState({ current: '/guide', url: '', as: ['/guide'] }, '', '/base/guide');
    const { element, client } = await mount();
    await find(element, client, 'solar');
    await find(element, client, 'wind');
    expect(history.state).to.deep.equal({ current: '/guide?q=wind', url: '', as: ['/guide'] });
    history.replaceState(null, '', PATH);
  });

  it('leaves any other state of the page alone', async () => {
    const { element, client } = await mount();
    for (const state of [null, PATH, 7, [PATH], new Map([['url', PATH]]), { deep: { url: PATH } }]) {
      history.replaceState(state, '', PATH);
      await find(element, client, `solar ${String(state)}`);
      expect(history.state).to.deep.equal(state);
    }
  });

  it('asks again for what failed', async () => {
    const { element, client } = await mount();
    element.search('solar');
    await turn();
    client.lastSearch.fail(new Error('down'));
    await turnWithCode();
    await find(element, client, 'wind');
    await goToEntry('?q=solar');
    expect(client.lastSearch.query).to.equal('solar');
  });

  it('asks again where another setting has another answer', async () => {
    const { element, client } = await mount();
    await find(element, client, 'solar');
    element.rows = 20;
    await turn();
    client.lastSearch.answer(answerOf(95, { rows: 20 }));
    await turn();
    await find(element, client, 'wind');
    element.rows = 10;
    await turn();
    client.lastSearch.answer(answerOf(95));
    await turn();
    await goToEntry('?q=solar');
    expect(client.lastSearch.parameters).to.include({ query: 'solar', rows: 10 });
  });

  it('knows what is searched as corrected by what was typed', async () => {
    const { element, client } = await mount();
    const piece = element.shadowRoot!.querySelector('site-search-box')!;
    (piece.session as SearchSession).search('solar', { corrects: 'soler' });
    await turn();
    client.lastSearch.answer(answerOf(3));
    await turn();
    expect(element.state).to.nested.include({ 'request.query': 'solar', 'request.corrects': 'soler' });
    await find(element, client, 'wind');
    const asked = client.searches.length;
    await goToEntry('?q=soler');
    expect(element.state).to.nested.include({
      status: 'ready',
      'request.query': 'solar',
      'request.corrects': 'soler',
    });
    expect(client.searches.length).to.equal(asked);
  });

  it('brings focus back to the control that had it, drawn anew', async () => {
    const { element, client } = await mount();
    await find(element, client, 'solar');
    const results = element.shadowRoot!.querySelector('site-search-results')!;
    const link = (): HTMLElement => results.shadowRoot!.querySelectorAll('a')[3];
    link().focus();
    await find(element, client, 'wind');
    byRole(element, 'combobox').focus();
    await goToEntry('?q=solar');
    await new Promise((resolve) => setTimeout(resolve));
    expect(results.shadowRoot!.activeElement).to.equal(link());
  });

  it('brings focus back to where it was, though what knows the way comes late', async () => {
    const { element, client } = await mount();
    const box = byRole(element, 'combobox');
    box.focus();
    element.search('solar');
    box.blur();
    await turn();
    client.lastSearch.answer(answerOf(95));
    await turnWithCode();
    await goToEntry('');
    await new Promise((resolve) => setTimeout(resolve));
    const piece = element.shadowRoot!.querySelector('site-search-box')!;
    expect(piece.shadowRoot!.activeElement === box).to.equal(true);
  });

  it('leaves focus where the visitor has gone to another part of the page', async () => {
    const { element, client } = await mount();
    await find(element, client, 'solar');
    byRole(element, 'combobox').focus();
    await find(element, client, 'wind');
    const other = document.body.appendChild(document.createElement('button'));
    other.focus();
    await goToEntry('?q=solar');
    await new Promise((resolve) => setTimeout(resolve));
    expect(document.activeElement).to.equal(other);
    other.remove();
  });
});

describe('UrlSync, who has the URL', () => {
  let warn: SinonStub;

  beforeEach(() => {
    history.replaceState(null, '', `${PATH}?q=solar`);
    warn = stub(console, 'warn');
  });

  afterEach(() => warn.restore());

  after(() => history.replaceState(null, '', HOME));

  it('the first in the document, whichever is set up first', async () => {
    const first = document.createElement('site-search');
    const second = document.createElement('site-search-session');
    document.body.append(second);
    second.before(first);
    await turn();
    expect(first.state).to.nested.include({ 'request.query': 'solar' });
    expect(second.state.status).to.equal('idle');
    expect(
      warn
        .getCalls()
        .map(({ args }) => String(args[0]))
        .join(),
    ).to.match(/another has this query-param/);
    first.remove();
    second.remove();
  });

  it('passes on when its owner leaves, as routers swap pages', async () => {
    const old = await mountSearch('spelling="off" url-state="query"');
    const fresh = await mountSearch('spelling="off" url-state="query"');
    old.element.remove();
    await turn();
    expect(fresh.client.lastSearch.query).to.equal('solar');
    fresh.client.lastSearch.answer(answerOf(3));
    await turn();
    await find(fresh.element, fresh.client, 'wind');
    expect(shown()).to.equal('?q=wind');
  });

  it('stays with an owner that is moved', async () => {
    const { element } = await mountSearch('spelling="off" url-state="query"');
    const other = await mountSearch('spelling="off" url-state="query"');
    document.body.append(element);
    await turn();
    expect(other.client.searches).to.be.empty;
    expect(element.state).to.nested.include({ 'request.query': 'solar' });
    element.remove();
  });

  it('comes back to an owner that comes back', async () => {
    const { element, client } = await mountSearch('spelling="off" url-state="query"');
    const place = element.parentElement!;
    element.remove();
    await turn();
    place.append(element);
    await turn();
    await find(element, client, 'wind');
    expect(shown()).to.contain('q=wind');
  });

  it('leaves one that has come back too late with its own search, also when it is free again', async () => {
    const { element, client } = await mountSearch('spelling="off" url-state="query"');
    const other = await mountSearch('spelling="off" url-state="query"');
    const place = element.parentElement!;
    await find(element, client, 'solar');
    element.remove();
    await turn();
    await find(other.element, other.client, 'wind');
    place.append(element);
    await turn();
    other.element.remove();
    await turn();
    expect(element.state).to.nested.include({ 'request.query': 'solar' });
  });

  it('is left alone where the browser lets nobody change it, and the search goes on', async () => {
    const { element, client } = await mountSearch('spelling="off" url-state="query"');
    const push = stub(history, 'pushState').throws(new DOMException('no', 'SecurityError'));
    await find(element, client, 'wind');
    push.restore();
    expect(element.state).to.nested.include({ status: 'ready', 'request.query': 'wind' });
  });

  it('is nobody’s where the results are on another page', async () => {
    const { client } = await mountSearch('spelling="off" url-state="query" results-url="/find"');
    const other = await mountSearch('spelling="off" url-state="query"');
    expect(client.searches).to.be.empty;
    expect(other.client.lastSearch.query).to.equal('solar');
    expect(warn.called).to.equal(false);
  });
});
