import { expect, waitUntil } from '@open-wc/testing';
import { stub } from 'sinon';
import { NetworkError } from '../../src/client/errors.js';
import type { SiteSearch } from '../../src/elements/site-search.js';
import { answerOf } from '../helpers/answers.js';
import { BoxDriver } from '../helpers/box.js';
import { mountSearch } from '../helpers/mount.js';
import { allByRole } from '../helpers/query.js';
import { turn, turnWithCode } from '../helpers/turn.js';

const KEY = 'site-search:recent:acme';

const kept = (key = KEY): unknown => JSON.parse(localStorage.getItem(key) ?? '[]');

async function mount(attributes = 'recent="3"') {
  const { element, client } = await mountSearch(
    `spelling="off" suggestions="off" organization-id="acme" ${attributes}`,
  );
  const box = element.shadowRoot!.querySelector('site-search-box')!;
  const session = box.session as BoxDriver['session'];
  if (element.recent) await waitUntil(() => session.recents, 'the recent searches have not come');
  return { element, client, box: new BoxDriver(box, session, client, undefined) };
}

type Mounted = Awaited<ReturnType<typeof mount>>;

async function find({ client, box }: Mounted, query: string, numFound = 3): Promise<void> {
  await box.type(query);
  await box.press('Enter');
  client.lastSearch.answer(answerOf(numFound));
  await turn();
}

async function empty({ box }: Mounted): Promise<void> {
  await box.type('');
}

const spoken = (element: SiteSearch): string =>
  allByRole(element.shadowRoot!.querySelector('site-search-box')!, 'status')
    .map(({ textContent }) => textContent)
    .join('');

describe('recent searches', () => {
  beforeEach(() => localStorage.clear());
  after(() => localStorage.clear());

  it('are offered by an empty box, the newest first, as many as are wanted, and spoken once', async () => {
    const mounted = await mount();
    for (const query of ['solar', 'wind', 'Solar', 'water', 'light']) await find(mounted, query);
    await empty(mounted);
    const { box, element } = mounted;
    expect(box.isOpen).to.equal(true);
    expect(box.options).to.deep.equal(['light', 'water', 'Solar', 'Clear recent searches']);
    expect(box.list.getAttribute('aria-label')).to.equal('Recent searches');
    expect(spoken(element)).to.equal('Recent searches: 3');
    expect(kept()).to.deep.equal(['light', 'water', 'Solar']);
    await box.type('s');
    expect(box.isOpen).to.equal(false);
  });

  it('open for a click and for Down in an empty box, but not for focus alone', async () => {
    localStorage.setItem(KEY, '["solar"]');
    const { box } = await mount();
    box.input.focus();
    await turn();
    expect(box.isOpen).to.equal(false);
    await box.click(box.input);
    expect(box.isOpen).to.equal(true);
    expect(box.active).to.equal(undefined);
    await box.press('Escape');
    expect(box.isOpen).to.equal(false);
    await box.press('ArrowDown');
    expect(box.active).to.equal('solar');
  });

  it('stay in place where one is removed by a press', async () => {
    localStorage.setItem(KEY, '["solar","wind","water"]');
    const { box } = await mount();
    await box.click(box.input);
    const low = new CSSStyleSheet();
    low.replaceSync('ul { max-block-size: 60px !important }');
    box.box.shadowRoot!.adoptedStyleSheets.push(low);
    box.list.scrollTop = 30;
    box.list.querySelectorAll<HTMLElement>('[title="Remove"]')[0].click();
    await turn();
    expect(box.options).to.deep.equal(['wind', 'water', 'Clear recent searches']);
    expect(box.list.scrollTop).to.equal(30);
  });

  it('a click on one, and on its cross, is nothing to a summary round the search', async () => {
    localStorage.setItem(KEY, '["solar","wind"]');
    const { box, client, element } = await mount();
    const details = document.createElement('details');
    const summary = details.appendChild(document.createElement('summary'));
    element.before(details);
    summary.append(element);
    await box.click(box.input);
    await box.click(box.list.querySelector<HTMLElement>('[title="Remove"]')!);
    expect(details.open).to.equal(false);
    await box.click(allByRole(box.box, 'option')[0]);
    expect([client.lastSearch.query, details.open]).to.deep.equal(['wind', false]);
    details.remove();
  });

  it('are searched for as a pick', async () => {
    localStorage.setItem(KEY, '["solar","wind"]');
    const { box, client, element } = await mount();
    await box.press('ArrowDown');
    await box.press('ArrowDown');
    await box.press('Enter');
    expect(client.lastSearch.query).to.equal('wind');
    expect(element.state).to.nested.include({ 'request.cause': 'pick' });
    expect(box.isOpen).to.equal(false);
  });

  it('are put into the box by Shift+Enter, and by their arrow', async () => {
    localStorage.setItem(KEY, '["solar"]');
    const { box, client } = await mount();
    await box.press('ArrowDown');
    await box.press('Enter', { shiftKey: true });
    expect(box.input.value).to.equal('solar');
    expect(client.searches).to.be.empty;
  });

  it('are removed one by one, the next one active, until the list closes', async () => {
    localStorage.setItem(KEY, '["solar","wind"]');
    const { box, element } = await mount();
    await box.press('ArrowDown');
    await box.press('Delete', { shiftKey: true });
    expect(box.options).to.deep.equal(['wind', 'Clear recent searches']);
    expect(box.active).to.equal('wind');
    expect(spoken(element)).to.equal('Recent searches: 1');
    const cross = allByRole(box.box, 'option')[0].querySelector<HTMLElement>('[title=Remove]')!;
    await box.click(cross);
    expect(box.isOpen).to.equal(false);
    expect(localStorage.getItem(KEY)).to.equal(null);
  });

  it('are all cleared by the last option', async () => {
    localStorage.setItem(KEY, '["solar","wind"]');
    const { box, client } = await mount();
    box.input.focus();
    await box.press('ArrowUp');
    expect(box.active).to.equal('Clear recent searches');
    await box.press('Enter');
    expect(box.isOpen).to.equal(false);
    expect(localStorage.getItem(KEY)).to.equal(null);
    expect(client.searches).to.be.empty;
    expect(box.input.matches(':focus')).to.equal(true);
  });

  it('keep what the visitor searched for and found, and nothing else', async () => {
    const mounted = await mount();
    const { element, client } = mounted;
    await find(mounted, 'nothing', 0);
    element.search('by the page');
    await turn();
    client.lastSearch.answer(answerOf(3));
    await turn();
    mounted.box.session.search('of a link', { cause: 'url' });
    await turn();
    client.lastSearch.answer(answerOf(3));
    mounted.box.session.search('half a wo', { cause: 'instant' });
    await turn();
    client.lastSearch.answer(answerOf(3));
    await turn();
    expect(kept()).to.deep.equal([]);
  });

  it('keep nothing because it was tried again, and what was the visitor’s all the same', async () => {
    const mounted = await mount();
    const { client, element } = mounted;
    mounted.box.session.search('of a link', { cause: 'url' });
    await turn();
    client.lastSearch.fail(new Error('down'));
    await turnWithCode();
    element.retry();
    await turn();
    client.lastSearch.answer(answerOf(3));
    await turn();
    expect(kept()).to.deep.equal([]);
    await mounted.box.type('solar');
    await mounted.box.press('Enter');
    client.lastSearch.fail(new Error('down'));
    await turnWithCode();
    element.retry();
    await turn();
    client.lastSearch.answer(answerOf(3));
    await turn();
    expect(kept()).to.deep.equal(['solar']);
  });

  it('keep what is asked again when the connection is back', async () => {
    const { box, client } = await mount();
    await box.type('solar');
    await box.press('Enter');
    client.lastSearch.fail(new NetworkError());
    await turnWithCode();
    dispatchEvent(new Event('online'));
    await turn();
    client.lastSearch.answer(answerOf(3));
    await turn();
    expect(client.searches).to.have.length(2);
    expect(kept()).to.deep.equal(['solar']);
  });

  it('keep what is asked again because a setting has changed', async () => {
    const { box, client, element } = await mount();
    await box.type('solar');
    await box.press('Enter');
    element.rows = 20;
    await turn();
    client.lastSearch.answer(answerOf(3));
    await turn();
    expect(client.lastSearch.parameters.rows).to.equal(20);
    expect(kept()).to.deep.equal(['solar']);
  });

  it('keep nothing anew for another page of a search, nor for one that Back shows', async () => {
    const mounted = await mount();
    const { client, box } = mounted;
    await find(mounted, 'solar', 25);
    localStorage.clear();
    box.session.goToPage(2);
    await turn();
    client.lastSearch.answer(answerOf(25, { start: 10 }));
    await turn();
    expect(box.session.state).to.nested.include({ status: 'ready', 'request.page': 2 });
    expect(kept()).to.deep.equal([]);
    box.session.search('solar', { cause: 'url' });
    expect(box.session.state).to.nested.include({ status: 'ready', 'request.cause': 'url' });
    expect(kept()).to.deep.equal([]);
  });

  it('stay removed when a changed setting asks again for what was found', async () => {
    const mounted = await mount();
    await find(mounted, 'solar');
    localStorage.removeItem(KEY);
    mounted.element.rows = 20;
    await turn();
    mounted.client.lastSearch.answer(answerOf(3));
    await turn();
    expect(kept()).to.deep.equal([]);
  });

  it('are whole ones: half of one is none, and loses nothing', async () => {
    localStorage.setItem(KEY, '["wind"]');
    const mounted = await mount('recent="0.5"');
    await find(mounted, 'solar');
    expect(kept()).to.deep.equal(['wind']);
  });

  it('are each organization’s own', async () => {
    const mounted = await mount();
    await find(mounted, 'solar');
    mounted.element.organizationId = 'other';
    await turn();
    await find(mounted, 'wind');
    expect(kept()).to.deep.equal(['solar']);
    expect(kept('site-search:recent:other')).to.deep.equal(['wind']);
  });

  it('see what another tab has kept', async () => {
    const { box } = await mount();
    localStorage.setItem(KEY, '["wind"]');
    await box.click(box.input);
    expect(box.options[0]).to.equal('wind');
  });

  it('are neither offered nor kept where they are off', async () => {
    localStorage.setItem(KEY, '["solar"]');
    const mounted = await mount('');
    await find(mounted, 'wind');
    await empty(mounted);
    expect(mounted.box.isOpen).to.equal(false);
    expect(kept()).to.deep.equal(['solar']);
    const on = await mount();
    on.element.recent = 0;
    await turn();
    await on.box.click(on.box.input);
    expect(on.box.isOpen).to.equal(false);
  });

  for (const method of ['getItem', 'setItem'] as const)
    it(`work in the page where the browser refuses ${method}`, async () => {
      const refused = stub(Storage.prototype, method).throws(new DOMException('no', 'SecurityError'));
      try {
        const mounted = await mount(`recent="3" organization-id="${method}"`);
        mounted.element.organizationId = method;
        await turn();
        await find(mounted, 'solar');
        await empty(mounted);
        if (method === 'setItem') expect(mounted.box.options[0]).to.equal('solar');
        else expect(mounted.element.state.status).to.equal('ready');
      } finally {
        refused.restore();
      }
    });
});
