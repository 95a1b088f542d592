import { expect, fixture, html } from '@open-wc/testing';
import { isHotkey, listenFor } from '../../src/controllers/hotkey.js';

const isApple = /mac|iphone|ipad/i.test(navigator.platform);
const MOD = isApple ? { metaKey: true } : { ctrlKey: true };

function press(target: EventTarget, key: string, init: KeyboardEventInit = {}): KeyboardEvent {
  const event = new KeyboardEvent('keydown', {
    key,
    bubbles: true,
    composed: true,
    cancelable: true,
    ...init,
  });
  target.dispatchEvent(event);
  return event;
}

const pressed = (key: string, init: KeyboardEventInit = {}) => new KeyboardEvent('keydown', { key, ...init });

describe('hotkeys', () => {
  for (const [hotkey, key, init, is] of [
    ['/', '/', {}, true],
    ['/', '/', { shiftKey: true }, true], // where it is Shift and 7
    ['/', '/', { altKey: true }, false],
    ['/', '/', { ctrlKey: true }, false],
    ['?', '?', { shiftKey: true }, true],
    ['s', 's', {}, true],
    ['s', 'S', {}, true], // caps lock
    ['s', 'S', { shiftKey: true }, false],
    ['mod+k', 'k', MOD, true],
    ['mod+k', 'k', {}, false],
    ['mod+k', 'K', { ...MOD, shiftKey: true }, false],
    ['mod+shift+k', 'K', { ...MOD, shiftKey: true }, true],
    ['mod+k', 'k', { ...MOD, altKey: true }, false],
    ['mod+k', 'л', { ...MOD, code: 'KeyK' }, true], // a Cyrillic layout
    ['mod+k', 't', { ...MOD, code: 'KeyK' }, false], // Dvorak
    ['mod+k', 'k', { ctrlKey: true, metaKey: true }, false],
    ['ctrl+k', 'k', { ctrlKey: true }, true],
    ['mod+k /', '/', {}, true],
    [' mod+k  / ', 'k', MOD, true],
    ['mod++', '+', MOD, true],
    ['mod+Space', ' ', MOD, true],
    ['mod+space', ' ', {}, false],
    ['F2', 'F2', {}, true],
    ['', 'k', {}, false],
    [' ', ' ', {}, false],
    ['cmd+k', 'k', {}, false], // no modifier that is known
    ['Control+K', 'k', {}, false],
    ['ctrl + k', 'k', {}, false],
    ['ctrl + k', 'k', { ctrlKey: true }, true],
    ['cmd+k /', '/', {}, true],
  ] as const)
    it(`${JSON.stringify(hotkey)} is ${is ? '' : 'not '}${key} with ${JSON.stringify(init)}`, () => {
      expect(isHotkey(pressed(key, init), hotkey)).to.equal(is);
    });

  it('is never what AltGr types', () => {
    for (const [event, hotkey] of [
      [pressed('/'), '/'],
      [pressed('k', { ctrlKey: true, altKey: true }), 'ctrl+alt+k'],
    ] as const) {
      expect(isHotkey(event, hotkey)).to.equal(true);
      // WebKit makes no such event by hand
      Object.assign(event, { getModifierState: (name: string) => name === 'AltGraph' });
      expect(isHotkey(event, hotkey)).to.equal(false);
    }
  });
});

describe('listenFor', () => {
  let count: number;
  let stop: () => void;

  function listen(hotkey = 's / mod+k'): void {
    const host = Object.assign(document.createElement('i'), { hotkey, show: () => count++ });
    document.body.append(host);
    const end = listenFor(host);
    stop = () => {
      host.remove();
      end();
    };
  }

  beforeEach(() => {
    count = 0;
    listen();
  });

  afterEach(() => stop());

  it('goes on where an element has been moved before its listening could end', () => {
    const host = Object.assign(document.createElement('i'), { hotkey: 'm', show: () => count++ });
    document.body.append(host);
    const end = listenFor(host);
    document.body.prepend(host);
    const endAgain = listenFor(host);
    end();
    press(document.body, 'm');
    expect(count).to.equal(1);
    host.remove();
    endAgain();
    press(document.body, 'm');
    expect(count).to.equal(1);
  });

  it('acts under a modal dialog of the element itself, and on focus in its pieces', async () => {
    const host = Object.assign(document.createElement('i'), { hotkey: 'm', show: () => count++ });
    const place = document.createElement('div');
    place.append(host);
    document.body.append(place);
    const tree = place.attachShadow({ mode: 'open' });
    tree.innerHTML = '<dialog><a href="#x">x</a><slot></slot></dialog>';
    Object.assign(place, { hotkey: 'd', show: () => (count += 10) });
    const stops = [listenFor(host), listenFor(place as unknown as Parameters<typeof listenFor>[0])];
    const dialog = tree.querySelector('dialog')!;
    dialog.showModal();
    press(tree.querySelector('a')!, 'd');
    expect(count).to.equal(10);
    dialog.close();
    place.remove();
    for (const end of stops) end();
    const piece = document.createElement('site-search-part');
    document.body.append(piece);
    piece.attachShadow({ mode: 'open' }).innerHTML = '<div tabindex="-1">x</div>';
    press(piece.shadowRoot!.firstElementChild!, '/');
    expect(count).to.equal(11);
    piece.remove();
  });

  it('acts on a key from the page, and keeps it from the browser', () => {
    expect(press(document.body, '/').defaultPrevented).to.equal(true);
    expect(count).to.equal(1);
  });

  for (const [name, markup] of [
    ['a text box', html`<input />`],
    ['a search box', html`<input type="search" />`],
    ['an e-mail box', html`<input type="email" />`],
    ['a text area', html`<textarea></textarea>`],
    ['a select', html`<select></select>`],
    ['editable text', html`<p contenteditable></p>`],
    ['plain editable text', html`<p contenteditable="plaintext-only"></p>`],
    ['a text box by its role', html`<div role="textbox" tabindex="0"></div>`],
    ['a list that letters lead through', html`<ul role="listbox" tabindex="0"></ul>`],
    ['an option', html`<button role="option"></button>`],
    ['a tree', html`<ul role="tree" tabindex="0"></ul>`],
    ['a grid', html`<table role="grid" tabindex="0"></table>`],
    ['an item of a menu', html`<button role="menuitemradio"></button>`],
    ['a custom element', html`<closed-thing tabindex="0"></closed-thing>`],
    ['a box that may hold a closed tree', html`<div tabindex="0"></div>`],
    ['what cannot have focus by itself', html`<p></p>`],
  ] as const)
    it(`K03 takes no key from ${name}`, async () => {
      const target = await fixture(markup);
      for (const [key, init] of [
        ['/', {}],
        ['s', {}],
        ['k', MOD],
      ] as const)
        expect(press(target, key, init).defaultPrevented).to.equal(false);
      expect(count).to.equal(0);
    });

  it('K03 takes no key from a text box in an open or a closed shadow tree', async () => {
    for (const mode of ['open', 'closed'] as const) {
      const host = await fixture<HTMLElement>(html`<div></div>`);
      const box = host.attachShadow({ mode }).appendChild(document.createElement('input'));
      box.focus();
      expect(press(box, '/').defaultPrevented, mode).to.equal(false);
    }
    expect(count).to.equal(0);
  });

  for (const [name, markup] of [
    ['a link', html`<a href="#x">x</a>`],
    ['a button', html`<button></button>`],
    ['a check box', html`<input type="checkbox" />`],
    ['a heading that a router has focused', html`<h1 tabindex="-1"></h1>`],
  ] as const)
    it(`acts on a key from ${name}`, async () => {
      press(await fixture(markup), '/');
      expect(count).to.equal(1);
    });

  it('leaves alone what somebody has used, what is held down, and what is composed', () => {
    const use = (event: Event) => event.preventDefault();
    document.body.addEventListener('keydown', use);
    press(document.body, '/');
    document.body.removeEventListener('keydown', use);
    press(document.body, '/', { repeat: true });
    press(document.body, '/', { isComposing: true });
    expect(count).to.equal(0);
  });

  it('acts once where two listen for the same', () => {
    const first = stop;
    listen();
    press(document.body, '/');
    expect(count).to.equal(1);
    first();
  });

  it('acts for the first in the page that can be reached, whichever listened first', () => {
    const acted: string[] = [];
    const hosts = ['first', 'second', 'third'].map((name) =>
      Object.assign(document.createElement('i'), { hotkey: 'x', show: () => acted.push(name) }),
    );
    const stops = hosts.toReversed().map((host) => listenFor(host));
    document.body.append(...hosts);
    press(document.body, 'x');
    hosts[0].hidden = true;
    press(document.body, 'x');
    hosts[1].inert = true;
    press(document.body, 'x');
    hosts[2].style.visibility = 'hidden';
    expect(press(document.body, 'x').defaultPrevented).to.equal(false);
    expect(acted).to.deep.equal(['first', 'second', 'third']);
    stops.forEach((end) => end());
    hosts.forEach((host) => host.remove());
  });

  it('acts for one that has no box of its own, where what is in it can be seen', () => {
    let acts = 0;
    const host = Object.assign(document.createElement('div'), { hotkey: 'x', show: () => acts++ });
    host.style.display = 'contents';
    const inner = host.attachShadow({ mode: 'open' }).appendChild(document.createElement('p'));
    document.body.append(host);
    const end = listenFor(host);
    expect(press(document.body, 'x').defaultPrevented).to.equal(true);
    inner.hidden = true;
    expect(press(document.body, 'x').defaultPrevented).to.equal(false);
    expect(acts).to.equal(1);
    end();
    host.remove();
  });

  it('leaves a key to the page’s own modal dialog', async () => {
    const dialog = await fixture<HTMLDialogElement>(html`<dialog><a href="#x">x</a></dialog>`);
    dialog.showModal();
    expect(press(dialog.querySelector('a')!, '/').defaultPrevented).to.equal(false);
    dialog.close();
    expect(press(document.body, '/').defaultPrevented).to.equal(true);
  });

  /** A host of its own in a shadow tree of an element. */
  function listenIn(place: HTMLElement): { readonly acted: () => number; readonly end: () => void } {
    let acts = 0;
    const host = Object.assign(document.createElement('i'), { hotkey: 'x', show: () => acts++ });
    (place.shadowRoot ?? place.attachShadow({ mode: 'open' })).append(host);
    return { acted: () => acts, end: listenFor(host) };
  }

  it('leaves a key alone where what is inert holds the shadow tree that it stands in', async () => {
    const place = await fixture<HTMLElement>(html`<div></div>`);
    const { acted, end } = listenIn(place.appendChild(document.createElement('div')));
    place.inert = true;
    expect(press(document.body, 'x').defaultPrevented).to.equal(false);
    place.inert = false;
    expect(press(document.body, 'x').defaultPrevented).to.equal(true);
    expect(acted()).to.equal(1);
    end();
  });

  it('acts in a shadow tree within the modal dialog, and leaves keys of a modal in another tree alone', async () => {
    const dialog = await fixture<HTMLDialogElement>(html`<dialog><a href="#x">x</a><div></div></dialog>`);
    const { acted, end } = listenIn(dialog.querySelector('div')!);
    dialog.showModal();
    expect(press(dialog.querySelector('a')!, 'x').defaultPrevented).to.equal(true);
    expect(acted()).to.equal(1);

    const other = await fixture<HTMLElement>(html`<section></section>`);
    const modal = other.attachShadow({ mode: 'open' }).appendChild(document.createElement('dialog'));
    const link = modal.appendChild(Object.assign(document.createElement('a'), { href: '#x' }));
    modal.showModal();
    expect(press(link, 'x').defaultPrevented).to.equal(false);
    modal.close();
    dialog.close();
    end();
  });

  it('leaves alone what is no key at all, as what fills forms sends it', () => {
    const event = new Event('keydown', { bubbles: true, cancelable: true });
    document.body.dispatchEvent(event);
    expect(event.defaultPrevented).to.equal(false);
    expect(count).to.equal(0);
  });

  it('stops', () => {
    stop();
    expect(press(document.body, '/').defaultPrevented).to.equal(false);
    expect(count).to.equal(0);
  });
});
