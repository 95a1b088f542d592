/** What opens and closes the layouts over the page, where that is not as plain as a press on their own buttons. */
import { expect, fixture, html, waitUntil } from '@open-wc/testing';
import { NetworkError } from '../../src/client/errors.js';
import type { SiteSearch } from '../../src/elements/site-search.js';
import { answerOf } from '../helpers/answers.js';
import type { DeferredClient } from '../helpers/deferred-client.js';
import { mountSearch } from '../helpers/mount.js';
import { turn, turnWithCode } from '../helpers/turn.js';

const part = (element: SiteSearch, name: string): HTMLElement | null =>
  element.shadowRoot!.querySelector(`[part="${name}"]`);

async function mount(layout: string, attributes = '') {
  const { element, client } = await mountSearch(`layout="${layout}" spelling="off" ${attributes}`);
  const ready = layout === 'dialog' ? '[part=trigger]' : '[popover]';
  await waitUntil(() => element.shadowRoot!.querySelector(ready), 'the layout has not come');
  await turn();
  return { element, client };
}

async function find(element: SiteSearch, client: DeferredClient, query = 'solar'): Promise<void> {
  element.search(query);
  await turn();
  client.lastSearch.answer(answerOf(3));
  await turn();
}

const isOpen = (element: SiteSearch): boolean => {
  const dialog = part(element, 'dialog') as HTMLDialogElement | null;
  return dialog ? dialog.open : !!element.shadowRoot!.querySelector(':popover-open');
};

const firstLink = (element: SiteSearch): HTMLAnchorElement =>
  element.shadowRoot!.querySelector('site-search-results')!.shadowRoot!.querySelector('a')!;

describe('<site-search>, layout="popover", as one leaves it', () => {
  it('stays closed where nobody asked: a connection that is back, a correction', async () => {
    const { element, client } = await mount('popover');
    element.search('solar');
    await turn();
    client.lastSearch.fail(new NetworkError());
    await turnWithCode();
    expect(element.state.status).to.equal('failed');
    element.close();
    dispatchEvent(new Event('online'));
    await turn();
    expect(element.state.status).to.equal('loading');
    expect(isOpen(element)).to.equal(false);
    client.lastSearch.answer(answerOf(3));
    await turn();
    expect(isOpen(element)).to.equal(false);
    element.search('solar');
    await turn();
    expect(isOpen(element)).to.equal(true);
  });

  it('closes on Escape where a press on text has left focus nowhere', async () => {
    const { element, client } = await mount('popover');
    await find(element, client);
    (document.activeElement as HTMLElement | null)?.blur();
    element.search('solar');
    await turn();
    document.body.dispatchEvent(
      new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, composed: true, cancelable: true }),
    );
    expect(isOpen(element)).to.equal(false);
  });

  it('stays for a press in it within a shadow tree that is closed', async () => {
    const { element, client } = await mount('popover');
    const holder = await fixture<HTMLElement>(html`<div></div>`);
    holder.attachShadow({ mode: 'closed' }).append(element);
    await turn();
    await find(element, client);
    const press = () => new PointerEvent('pointerdown', { bubbles: true, composed: true });
    firstLink(element).dispatchEvent(press());
    expect(isOpen(element)).to.equal(true);
    holder.dispatchEvent(press());
    expect(isOpen(element)).to.equal(false);
  });
});

describe('<site-search>, layout="dialog", as one leaves it', () => {
  it('stays where a press that began in it ends beside it, as of one who selects', async () => {
    const { element, client } = await mount('dialog');
    await find(element, client);
    const dialog = part(element, 'dialog')!;
    const press = (target: Element) =>
      target.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, composed: true }));
    const click = () => dialog.dispatchEvent(new MouseEvent('click', { bubbles: true, composed: true }));
    press(part(element, 'panel')!);
    click();
    expect(isOpen(element)).to.equal(true);
    press(dialog);
    click();
    expect(isOpen(element)).to.equal(false);
  });

  it('is named where its label and its placeholder are empty', async () => {
    const { element } = await mount('dialog', 'label="" placeholder=" "');
    expect(part(element, 'trigger')!.innerText.trim()).to.equal('Search');
    expect(part(element, 'dialog')).to.have.attribute('aria-label', 'Search this site');
  });
});
