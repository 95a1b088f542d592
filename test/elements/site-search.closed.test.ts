/** What a visitor has closed stays closed where nobody asked, and a popover that is left closes. */
import { expect, fixture, html, waitUntil } from '@open-wc/testing';
import { executeServerCommand } from '@web/test-runner-commands';
import { restore, stub } from 'sinon';
import type { SiteSearch } from '../../src/elements/site-search.js';
import { answerOf } from '../helpers/answers.js';
import { find, firstLink, isOpen, mountLayout, part } from '../helpers/layouts.js';
import { mountSearch } from '../helpers/mount.js';
import { byRole } from '../helpers/query.js';
import { turn } from '../helpers/turn.js';

const FOUND =
  '{"code":200,"numFound":1,"start":0,"response":{"docs":[{"id":"1","title":["A"],"url":["/a"],"body":["b"]}]}}';

for (const layout of ['popover', 'dialog'])
  describe(`<site-search>, layout="${layout}", closed by the visitor`, () => {
    afterEach(restore);

    /** The widget with a service of its own, which is answered by the network; found and closed. */
    async function closed() {
      const fetch = stub(window, 'fetch').callsFake(async () => new Response(FOUND));
      const { element } = await mountLayout(
        layout,
        'base-url="https://svc.test" organization-id="acme" api-key="k1"',
      );
      element.client = undefined;
      await turn();
      element.search('solar');
      await found(element);
      expect(isOpen(element)).to.equal(true);
      element.close();
      return { element, fetch };
    }

    async function found(element: SiteSearch): Promise<void> {
      await turn();
      await waitUntil(() => element.state.status === 'ready', 'not found');
      await turn();
      expect(element.results).to.have.length(1);
    }

    for (const [name, value] of [
      ['rows', '5'],
      ['api-key', 'k2'],
      ['content', 'text'],
    ] as const)
      it(`stays closed when ${name} changes`, async () => {
        const { element, fetch } = await closed();
        element.setAttribute(name, value);
        await found(element);
        expect(fetch.callCount).to.equal(2);
        expect(isOpen(element)).to.equal(false);
        element.search('solar');
        await found(element);
        expect(isOpen(element)).to.equal(true);
      });

    for (const how of ['first', 'then'])
      it(`opens for another query though settings change at once, ${how} the search`, async () => {
        const { element } = await closed();
        if (how === 'first') element.search('wind');
        element.rows = 5;
        if (how === 'then') element.search('wind');
        await found(element);
        expect(isOpen(element)).to.equal(true);
      });

    it('stays closed where the page searches and closes it at once', async () => {
      const { element } = await closed();
      element.search('wind');
      element.close();
      await found(element);
      expect(isOpen(element)).to.equal(false);
      element.search('sun');
      await found(element);
      expect(isOpen(element)).to.equal(true);
    });

    it('stays closed when the element comes back, and asks again', async () => {
      const { element, client } = await mountLayout(layout);
      element.search('solar');
      await turn();
      expect(isOpen(element)).to.equal(true);
      element.close();
      const place = element.parentElement!;
      element.remove();
      await turn();
      place.append(element);
      await turn();
      expect(client.searches).to.have.length(2);
      expect(isOpen(element)).to.equal(false);
      client.lastSearch.answer(answerOf(3));
      await turn();
      expect(element.results).to.have.length(3);
      expect(isOpen(element)).to.equal(false);
    });
  });

describe('<site-search>, layout="popover", where focus goes', () => {
  async function focusedIn() {
    const { element, client } = await mountLayout('popover');
    await find(element, client);
    firstLink(element).focus();
    expect(isOpen(element)).to.equal(true);
    return element;
  }

  for (const mode of ['open', 'closed'] as const)
    it(`closes for focus elsewhere in the same ${mode} shadow root`, async () => {
      const element = await focusedIn();
      const holder = await fixture<HTMLElement>(html`<div></div>`);
      const root = holder.attachShadow({ mode });
      root.append(element);
      await turn();
      const other = root.appendChild(document.createElement('button'));
      element.show();
      firstLink(element).focus();
      expect(isOpen(element)).to.equal(true);
      other.focus();
      expect(other.matches(':focus')).to.equal(true);
      expect(isOpen(element)).to.equal(false);
    });

  it('closes for focus in a frame', async () => {
    const element = await focusedIn();
    const frame = await fixture<HTMLIFrameElement>(html`<iframe title="frame"></iframe>`);
    expect(isOpen(element)).to.equal(true);
    frame.contentWindow!.focus();
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(document.activeElement?.localName).to.equal('iframe');
    expect(isOpen(element)).to.equal(false);
  });

  it('stays for focus that moves within the widget', async () => {
    const element = await focusedIn();
    byRole(element, 'combobox').focus();
    expect(isOpen(element)).to.equal(true);
    firstLink(element).focus();
    expect(isOpen(element)).to.equal(true);
  });

  it('stays for focus that goes to what the page has put into the element', async () => {
    const element = await focusedIn();
    const child = element.appendChild(document.createElement('button'));
    const leave = (relatedTarget: Element) =>
      firstLink(element).dispatchEvent(
        new FocusEvent('focusout', { bubbles: true, composed: true, relatedTarget }),
      );
    leave(child);
    expect(isOpen(element)).to.equal(true);
    leave(document.body);
    expect(isOpen(element)).to.equal(false);
  });
});

describe('<site-search>, layout="popover", opened for the first time', () => {
  it('shows what was asked again by itself before', async () => {
    const { element, client } = await mountSearch('spelling="off"');
    await find(element, client);
    element.rows = 20;
    await turn();
    client.lastSearch.answer(answerOf(3));
    await turn();
    element.layout = 'popover';
    await waitUntil(() => element.shadowRoot!.querySelector('[popover]'));
    await turn();
    expect(isOpen(element)).to.equal(true);
  });

  it('closes for focus in a frame within a shadow root of the page', async () => {
    const { element, client } = await mountLayout('popover');
    await find(element, client);
    firstLink(element).focus();
    const holder = await fixture<HTMLElement>(html`<div></div>`);
    const frame = holder.attachShadow({ mode: 'open' }).appendChild(document.createElement('iframe'));
    frame.contentWindow!.focus();
    await waitUntil(() => document.activeElement === holder);
    await waitUntil(() => !isOpen(element), 'it stays open');
  });
});

describe('<site-search>, layouts that change or cannot be seen', () => {
  it('is open in another layout where it was open in the one before, and not where it was closed', async () => {
    const { element, client } = await mountLayout('popover');
    await find(element, client);
    for (const layout of ['dialog', 'popover'] as const) {
      element.layout = layout;
      await turn();
      expect(isOpen(element), layout).to.equal(true);
    }
    element.close();
    byRole(element, 'combobox').blur();
    element.layout = 'dialog';
    await turn();
    expect(isOpen(element)).to.equal(false);
  });

  it('is not open as a popover with nothing in it', async () => {
    const { element } = await mountLayout('dialog');
    element.show();
    element.layout = 'popover';
    await turn();
    expect(isOpen(element)).to.equal(false);
    element.layout = 'dialog';
    await turn();
    expect(isOpen(element)).to.equal(true);
  });

  for (const where of ['the page', 'a shadow tree of the page'])
    it(`closes a dialog with the details round it in ${where}, which would lock the page`, async () => {
      const { element } = await mountLayout('dialog');
      const place = await fixture<HTMLElement>(html`<div></div>`);
      const details = document.createElement('details');
      details.open = true;
      (where === 'the page' ? place : place.attachShadow({ mode: 'open' })).append(details);
      details.append(element);
      await turn();
      element.show();
      await waitUntil(() => isOpen(element));
      details.open = false;
      await waitUntil(() => !isOpen(element), 'it stays open');
    });

  for (const layout of ['popover', 'dialog'])
    it(`stays closed where it is searched and closed before the ${layout} has come`, async () => {
      const element = await fixture<SiteSearch>(
        `<site-search layout="${layout}" url-state="off"></site-search>`,
      );
      element.search('solar');
      element.close();
      await waitUntil(() => part(element, 'panel')?.matches('[popover], dialog *'));
      await turn();
      expect(isOpen(element)).to.equal(false);
      element.search('wind');
      await turn();
      expect(isOpen(element)).to.equal(true);
    });
});

describe('<site-search>, layout="dialog", in a wide window', () => {
  it('is as high as its results are', async () => {
    const { innerWidth: width, innerHeight: height } = window;
    try {
      await executeServerCommand('viewport', { width: 1024, height: 768 });
      const { element, client } = await mountLayout('dialog');
      element.search('solar');
      await turn();
      client.lastSearch.answer(answerOf(10));
      await turn();
      expect(firstLink(element)).to.exist;
      expect(part(element, 'dialog')!.getBoundingClientRect().height).to.be.greaterThan(300);
    } finally {
      await executeServerCommand('viewport', { width, height });
    }
  });
});
