import { expect, fixture, html, waitUntil } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { spy } from 'sinon';
import type { SiteSearch } from '../../src/elements/site-search.js';
import { find, firstLink, isOpen, mountLayout, part } from '../helpers/layouts.js';
import { mountSearch } from '../helpers/mount.js';
import { byRole } from '../helpers/query.js';
import { turn } from '../helpers/turn.js';
import { typeInto } from '../helpers/type-into.js';

function clickAway(link: HTMLAnchorElement, init: MouseEventInit = {}): void {
  const stay = (event: Event) => event.preventDefault();
  document.addEventListener('click', stay, { once: true });
  link.dispatchEvent(new MouseEvent('click', { bubbles: true, composed: true, cancelable: true, ...init }));
}

describe('<site-search>, layout="popover"', () => {
  it('shows results over the page when there is a search, and none before', async () => {
    const { element, client } = await mountLayout('popover');
    expect(isOpen(element)).to.equal(false);
    await find(element, client);
    expect(isOpen(element)).to.equal(true);
    element.clear();
    await turn();
    expect(isOpen(element)).to.equal(false);
  });

  it('closes on Escape with the caret in the box, and opens again for a click into it or a search', async () => {
    const { element, client } = await mountLayout('popover');
    await find(element, client);
    firstLink(element).focus();
    await sendKeys({ press: 'Escape' });
    expect(isOpen(element)).to.equal(false);
    const box = byRole(element, 'combobox');
    expect(box.matches(':focus')).to.equal(true);
    box.click();
    expect(isOpen(element)).to.equal(true);
    element.close();
    await find(element, client, 'wind');
    expect(isOpen(element)).to.equal(true);
  });

  it('closes for a press elsewhere and for focus that goes elsewhere', async () => {
    const { element, client } = await mountLayout('popover');
    const other = await fixture<HTMLButtonElement>(html`<button>other</button>`);
    await find(element, client);
    firstLink(element).focus();
    document.body.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
    expect(isOpen(element)).to.equal(false);
    element.show();
    expect(isOpen(element)).to.equal(true);
    other.focus();
    expect(isOpen(element)).to.equal(false);
  });

  it('stays for a press in it, and closes when a result is followed but not into a new tab', async () => {
    const { element, client } = await mountLayout('popover');
    await find(element, client);
    firstLink(element).dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, composed: true }));
    clickAway(firstLink(element), { ctrlKey: true });
    expect(isOpen(element)).to.equal(true);
    clickAway(firstLink(element));
    expect(isOpen(element)).to.equal(false);
  });

  it('stays where the page cancels the selection', async () => {
    const { element, client } = await mountLayout('popover');
    await find(element, client);
    element.addEventListener('site-search-select', (event) => event.preventDefault());
    firstLink(element).click();
    expect(isOpen(element)).to.equal(true);
  });

  // a page's own router tells of itself in no other way
  if ('navigation' in window)
    for (const layout of ['popover', 'dialog'])
      it(`closes a ${layout} when the page that has cancelled the selection changes its address`, async () => {
        const { element, client } = await mountLayout(layout);
        const { href } = location;
        const go = (address: string) => history.replaceState(history.state, '', address);
        try {
          await find(element, client);
          go('?before');
          expect(isOpen(element)).to.equal(true);
          element.addEventListener('site-search-select', (event) => event.preventDefault());
          firstLink(element).click();
          go(location.href);
          expect(isOpen(element), 'the same address').to.equal(true);
          go('?route');
          expect(isOpen(element), 'another').to.equal(false);
          element.show();
          firstLink(element).click();
          await find(element, client, 'wind');
          // as the widget itself does with `url-state`
          go('?q=wind');
          expect(isOpen(element), 'another search').to.equal(true);
        } finally {
          go(href);
        }
      });

  it('leaves no listener behind', async () => {
    const add = spy(EventTarget.prototype, 'addEventListener');
    const { element, client } = await mountLayout('popover');
    await find(element, client);
    const signals = add
      .getCalls()
      .filter(({ thisValue }) => [document, window, window.navigation].includes(thisValue as Document))
      .map(({ args }) => (args[2] as AddEventListenerOptions | undefined)?.signal);
    add.restore();
    element.remove();
    expect(signals.filter((signal) => signal && !signal.aborted)).to.be.empty;
    expect(signals.some((signal) => signal?.aborted)).to.equal(true);
  });
});

describe('<site-search>, layout="dialog"', () => {
  it('is a button until it is opened, with the caret in the box; closed, it gives focus back', async () => {
    const { element } = await mountLayout('dialog');
    const trigger = part(element, 'trigger')!;
    expect(trigger.textContent.trim()).to.equal('Search');
    expect(part(element, 'dialog')!.getAttribute('aria-label')).to.equal('Search this site');
    expect(trigger.hasAttribute('aria-haspopup')).to.equal(true);
    trigger.focus();
    trigger.click();
    await turn();
    expect(isOpen(element)).to.equal(true);
    expect(part(element, 'dialog')!.matches(':modal')).to.equal(true);
    expect(byRole(element, 'combobox').matches(':focus')).to.equal(true);
    element.close();
    expect(isOpen(element)).to.equal(false);
    expect(trigger.matches(':focus')).to.equal(true);
  });

  it('tells of its hotkey', async () => {
    const { element } = await mountLayout('dialog', 'hotkey="/"');
    expect(part(element, 'trigger')!.getAttribute('aria-keyshortcuts')).to.equal('/');
    expect(part(element, 'trigger')!.querySelector('kbd')!.textContent).to.equal('/');
  });

  it('shows all of its keys, or none where there is no room for them', async () => {
    const { element } = await mountLayout('dialog', 'hotkey="mod+shift+k"');
    const place = await fixture<HTMLElement>(html`<div></div>`);
    place.append(element);
    const keys = part(element, 'trigger')!.querySelector('kbd')!;
    // browsers of a device without a hover show none
    const { display } = getComputedStyle(keys.parentElement!);
    for (const [width, isRoom] of [
      [150, false],
      [400, display !== 'none'],
    ] as const) {
      place.style.inlineSize = `${width}px`;
      await turn();
      expect(place.scrollWidth, `at ${width} pixels`).to.be.at.most(width);
      const { top } = keys.getBoundingClientRect();
      const seen = keys.parentElement!.getBoundingClientRect();
      expect(top < seen.bottom, `seen at ${width} pixels`).to.equal(isRoom);
      if (isRoom) expect(keys.clientWidth).to.be.greaterThan(40);
    }
  });

  it('opens for a search of the page’s own', async () => {
    const { element, client } = await mountLayout('dialog');
    await find(element, client);
    expect(isOpen(element)).to.equal(true);
  });

  it('closes by its button, by its backdrop, when a result is followed and when the page goes elsewhere', async () => {
    const { element, client } = await mountLayout('dialog');
    await find(element, client);
    const dialog = part(element, 'dialog') as HTMLDialogElement;
    for (const close of [
      () => part(element, 'close')!.click(),
      () => dialog.dispatchEvent(new MouseEvent('click', { bubbles: true, composed: true })),
      () => clickAway(firstLink(element)),
      () => dispatchEvent(new HashChangeEvent('hashchange')),
      () => dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true })),
    ]) {
      element.show();
      expect(isOpen(element)).to.equal(true);
      close();
      expect(isOpen(element), String(close)).to.equal(false);
    }
  });

  it('takes presses where the page round it takes none, such as a menu that is out of sight', async () => {
    const { element, client } = await mountLayout('dialog');
    element.parentElement!.style.pointerEvents = 'none';
    await find(element, client);
    const { left, top } = part(element, 'close')!.getBoundingClientRect();
    expect(element.shadowRoot!.elementFromPoint(left - 8, top + 8)?.localName).to.equal('site-search-box');
    expect(document.elementFromPoint(1, 1)?.localName).to.equal('site-search');
  });

  it('stays for a click in it', async () => {
    const { element, client } = await mountLayout('dialog');
    await find(element, client);
    element.show();
    part(element, 'panel')!.click();
    byRole(element, 'combobox').click();
    expect(isOpen(element)).to.equal(true);
  });

  it('touches neither the page’s scrolling nor, unless told to, its URL', async () => {
    const before = location.href;
    const { element } = await fixtureWithoutUrl();
    element.show();
    element.search('solar');
    await turn();
    expect(document.body.style.cssText + document.documentElement.style.cssText).to.equal('');
    expect(location.href).to.equal(before);
  });

  it('is closed when it is taken out open and put back', async () => {
    const { element } = await mountLayout('dialog');
    element.show();
    const parent = element.parentElement!;
    element.remove();
    parent.append(element);
    await turn();
    expect(isOpen(element)).to.equal(false);
    part(element, 'trigger')!.click();
    expect(isOpen(element)).to.equal(true);
  });
});

async function fixtureWithoutUrl() {
  const element = await fixture<SiteSearch>(html`<site-search layout="dialog"></site-search>`);
  await waitUntil(() => part(element, 'trigger'));
  return { element };
}

describe('<site-search>, layout', () => {
  it('is live: results, and what is typed, stay', async () => {
    const { element, client } = await mountSearch('spelling="off"');
    await find(element, client);
    const box = (): HTMLInputElement => byRole(element, 'combobox');
    typeInto(box(), 'solar roof');
    for (const [layout, selector] of [
      ['dialog', 'dialog'],
      ['popover', '[popover]'],
      ['inline', 'div > [part=panel]:not([popover])'],
    ] as const) {
      element.layout = layout;
      await waitUntil(() => element.shadowRoot!.querySelector(selector), layout);
      await turn();
      expect(box().value, layout).to.equal('solar roof');
      expect(firstLink(element), layout).to.exist;
    }
    expect(client.searches).to.have.length(1);
  });
});

describe('<site-search>, before the script', () => {
  async function upgraded(form: string) {
    const place = await fixture<HTMLElement>(html`<div></div>`);
    const markup = `<site-search url-state="off">${form}</site-search>`;
    // made in a document without a window, it is upgraded when it comes into this one, as a page's markup is
    const { body } = new DOMParser().parseFromString(markup, 'text/html');
    place.append(document.importNode(body.firstElementChild!, true));
    const element = place.querySelector('site-search')!;
    await turn();
    return { place, element };
  }

  it('takes over what stands in the page’s own form, which is seen no more', async () => {
    const { element } = await upgraded('<form><input type="hidden" value="no"><input value="sol"></form>');
    expect(byRole(element, 'combobox').value).to.equal('sol');
    expect(element.querySelector('form')!.getClientRects()).to.have.length(0);
  });

  it('leaves nothing of it in the form, so that no copy of the element brings it back', async () => {
    const { place, element } = await upgraded('<form><input value="sol"></form>');
    expect(element.querySelector('input')!.value).to.equal('');
    element.replaceWith(element.cloneNode(true));
    await turn();
    expect(byRole(place, 'combobox').value).to.equal('');
  });

  for (const type of ['checkbox', 'radio', 'submit'])
    it(`takes no ${type} for the text, nor its value`, async () => {
      const first = `<input type="${type}" value="no">`;
      const { element } = await upgraded(`<form>${first}<input value="sol"></form>`);
      expect(byRole(element, 'combobox').value).to.equal('sol');
      expect(element.querySelector('input')!.value).to.equal('no');
      const alone = await upgraded(`<form>${first}</form>`);
      expect(byRole(alone.element, 'combobox').value).to.equal('');
    });
});
