import { expect } from '@open-wc/testing';
import { spy, stub, type SinonSpy, type SinonStub } from 'sinon';
import type { SiteSearch } from '../../src/elements/site-search.js';
import type { SearchSession } from '../../src/session/search-session.js';
import type { DeferredClient } from '../helpers/deferred-client.js';
import { byRole } from '../helpers/query.js';
import { answerOf } from '../helpers/answers.js';
import { mountSearch } from '../helpers/mount.js';
import { turn, turnWithCode } from '../helpers/turn.js';
import { typeInto } from '../helpers/type-into.js';

const HOME = location.href;
const PATH = location.pathname;

/** What stands behind the path now. */
const shown = () => location.href.slice(location.origin.length + PATH.length);

function open(address: string, state: unknown = null): void {
  // WebKit bears no more than a hundred of these in ten seconds
  if (shown() === address && history.state === state) return;
  // not through the spy: this is the page, not the widget
  History.prototype.replaceState.call(history, state, '', PATH + address);
}

describe('UrlSync', () => {
  let push: SinonSpy;
  let replace: SinonSpy;
  let warn: SinonStub;

  beforeEach(() => {
    open('');
    push = spy(history, 'pushState');
    replace = spy(history, 'replaceState');
    warn = stub(console, 'warn');
  });

  afterEach(() => {
    for (const watched of [push, replace, warn]) watched.restore();
  });

  after(() => history.replaceState(null, '', HOME));

  const mount = async (attributes = '') => mountSearch(`spelling="off" url-state="query" ${attributes}`);

  /** Asks, and is answered. */
  async function find(element: SiteSearch, client: DeferredClient, query: string, page = 1) {
    element.search(query, { page });
    await turn();
    client.lastSearch.answer(answerOf(95, { start: (page - 1) * 10 }));
    await turn();
  }

  for (const [address, query, page] of [
    ['?q=solar', 'solar', 1],
    ['?a=1&q=solar+roof&page=3#top', 'solar roof', 3],
    ['?q=100%', '100%', 1],
    ['?q=a+b', 'a b', 1],
    ['?q=%E0%A4%A', '%E0%A4%A', 1],
    ['?q=x&q=y', 'x', 1],
    ['?q=x&page=abc', 'x', 1],
    ['?q=x&page=-3', 'x', 1],
    ['?q=x&page=0', 'x', 1],
    ['?q=x&page=1e9', 'x', 1],
    ['?q=x&page=2.5', 'x', 1],
  ] as const)
    it(`N04 searches what the page was opened with: ${address}`, async () => {
      open(address);
      const { client } = await mount();
      expect(client.searches.map(({ parameters }) => parameters)).to.deep.equal([
        { query, start: (page - 1) * 10, rows: 10 },
      ]);
      client.lastSearch.answer(answerOf(95));
      await turn();
      expect(push.called || replace.called).to.equal(false);
    });

  for (const address of ['', '?q=', '?page=3', '?q=+', '#q=solar'])
    it(`N04 searches nothing where the page was opened with ${JSON.stringify(address)}`, async () => {
      open(address);
      const { element, client } = await mount();
      expect(client.searches).to.be.empty;
      expect(element.state.status).to.equal('idle');
    });

  it('shows in the box what the page was opened with', async () => {
    open('?q=solar');
    const { element } = await mount();
    expect(byRole(element, 'combobox').value).to.equal('solar');
  });

  it('pushes one entry for each search and page that was answered', async () => {
    const { element, client } = await mount();
    await find(element, client, 'solar');
    expect(shown()).to.equal('?q=solar');
    await find(element, client, 'solar', 2);
    expect(shown()).to.equal('?q=solar&page=2');
    expect(push.callCount).to.equal(2);
    expect(replace.called).to.equal(false);
  });

  it('pushes nothing while the answer is awaited, nor for what was overtaken', async () => {
    const { element, client } = await mount();
    element.search('so');
    await turn();
    expect(push.called).to.equal(false);
    await find(element, client, 'solar');
    expect(push.callCount).to.equal(1);
  });

  it('pushes the search that failed too: it can be tried again', async () => {
    const { element, client } = await mount();
    element.search('solar');
    await turn();
    client.lastSearch.fail(new Error('down'));
    await turnWithCode();
    expect(shown()).to.equal('?q=solar');
  });

  it('pushes nothing twice for the same search', async () => {
    const { element, client } = await mount();
    await find(element, client, 'solar');
    await find(element, client, 'solar');
    expect(push.callCount).to.equal(1);
  });

  it('N01 replaces, and never pushes, while a person types', async () => {
    const { element, client } = await mount('instant suggest-delay="0"');
    typeInto(byRole(element, 'combobox'), 'sol');
    expect(replace.called).to.equal(false);
    await new Promise((resolve) => setTimeout(resolve));
    await turn();
    client.lastSearch.answer(answerOf(1));
    await turn();
    expect(shown()).to.equal('?q=sol');
    expect(push.called).to.equal(false);
  });

  it('N06 keeps parameters of others, the fragment and the state of the history', async () => {
    open('?lang=de&utm_source=x%20y#top', { router: 1 });
    const { element, client } = await mount();
    await find(element, client, 'solar', 2);
    expect(shown()).to.equal('?lang=de&utm_source=x%20y&q=solar&page=2#top');
    expect(history.state).to.deep.equal({ router: 1 });
    element.clear();
    expect(shown()).to.equal('?lang=de&utm_source=x%20y#top');
    expect(history.state).to.deep.equal({ router: 1 });
  });

  it('S03 keeps every character of the query', async () => {
    const query = 'C++ & 100% #1 "a/b\\c" ?x=y';
    const { element, client } = await mount();
    await find(element, client, query);
    expect(new URL(location.href).searchParams.get('q')).to.equal(query);
  });

  it('has the names that the settings give', async () => {
    open('?s=solar&p=2&q=other');
    const { element, client } = await mount('query-param="s" page-param="p"');
    expect(client.lastSearch.parameters).to.include({ query: 'solar', start: 10 });
    client.lastSearch.answer(answerOf(95, { start: 10 }));
    await turn();
    await find(element, client, 'wind', 3);
    expect(shown()).to.equal('?q=other&s=wind&p=3');
  });

  it('searches what an entry of the history holds, and pushes nothing for it', async () => {
    const { element, client } = await mount();
    await find(element, client, 'solar', 2);
    open('?q=wind&page=3');
    dispatchEvent(new PopStateEvent('popstate'));
    await turn();
    expect(client.lastSearch.parameters).to.include({ query: 'wind', start: 20 });
    const pushes = push.callCount;
    client.lastSearch.answer(answerOf(95, { start: 20 }));
    await turn();
    expect(push.callCount).to.equal(pushes);
  });

  it('clears for an entry without a search', async () => {
    const { element, client } = await mount();
    await find(element, client, 'solar');
    open('?lang=de');
    dispatchEvent(new PopStateEvent('popstate'));
    expect(element.state.status).to.equal('idle');
    expect(shown()).to.equal('?lang=de');
  });

  it('asks nothing for an entry that holds what is on show, as one of a fragment does', async () => {
    const { element, client } = await mount();
    await find(element, client, 'solar');
    for (const entry of ['?q=solar#section', '?q=+solar+']) {
      open(entry);
      dispatchEvent(new PopStateEvent('popstate'));
      await turn();
    }
    expect(client.searches).to.have.length(1);
  });

  it('writes what was typed, where its correction is searched in its place', async () => {
    const { element, client } = await mount();
    const piece = element.shadowRoot!.querySelector('site-search-box')!;
    (piece.session as SearchSession).search('solar', {
      corrects: 'soler',
    });
    await turn();
    client.lastSearch.answer(answerOf(3));
    await turn();
    expect(shown()).to.equal('?q=soler');
  });

  it('keeps the search in the fragment where it is told to', async () => {
    open('?q=other#a=1&q=solar&page=2');
    const { element, client } = await mountSearch('spelling="off" url-state="hash"');
    expect(client.lastSearch.parameters).to.include({ query: 'solar', start: 10 });
    client.lastSearch.answer(answerOf(95, { start: 10 }));
    await turn();
    await find(element, client, 'wind');
    expect(shown()).to.equal('?q=other#a=1&q=wind');
  });

  it('reads and writes nothing where it is off', async () => {
    open('?q=solar');
    const { element, client } = await mountSearch('spelling="off" url-state="off"');
    expect(client.searches).to.be.empty;
    await find(element, client, 'wind');
    expect(shown()).to.equal('?q=solar');
    expect(push.called).to.equal(false);
  });

  it('warns once of a second widget with the same name, which stays out of the URL', async () => {
    const first = await mount();
    const second = await mount();
    second.element.rows = 5;
    await turn();
    expect(
      warn
        .getCalls()
        .map(({ args }) => String(args[0]))
        .filter((text) => text.includes('query-param')),
    ).to.have.length(1);
    await find(second.element, second.client, 'wind');
    expect(shown()).to.equal('');
    await find(first.element, first.client, 'solar');
    expect(shown()).to.equal('?q=solar');
  });

  it('lets two widgets with names of their own share the URL', async () => {
    const first = await mount();
    const second = await mount('query-param="s" page-param="p"');
    await find(first.element, first.client, 'solar', 2);
    await find(second.element, second.client, 'wind', 3);
    expect(shown()).to.equal('?q=solar&page=2&s=wind&p=3');
    expect(warn.called).to.equal(false);
  });

  it('N09 gives its name free when it is removed, and listens no more', async () => {
    const { element, client } = await mount();
    await find(element, client, 'solar');
    element.remove();
    await turn();
    open('?q=wind');
    dispatchEvent(new PopStateEvent('popstate'));
    expect(element.state).to.nested.include({ 'request.query': 'solar' });
    const other = await mount();
    expect(other.client.lastSearch.query).to.equal('wind');
    expect(warn.called).to.equal(false);
  });
});
