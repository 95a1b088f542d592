/** What opens and closes the layouts over the page, where that is not as plain as a press on their own buttons. */
import { expect, fixture, html, waitUntil } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { restore, spy } from 'sinon';
import { NetworkError } from '../../src/client/errors.js';
import type { SiteSearch } from '../../src/elements/site-search.js';
import { answerOf, correctionOf } from '../helpers/answers.js';
import { find, firstLink, isOpen, mountLayout, part } from '../helpers/layouts.js';
import { openList } from '../helpers/open-list.js';
import { byRole } from '../helpers/query.js';
import { frames, turn, turnWithCode } from '../helpers/turn.js';
import { typeInto } from '../helpers/type-into.js';

describe('<site-search>, layout="popover", as one leaves it', () => {
  it('stays closed where nobody asked: a connection that is back', async () => {
    const { element, client } = await mountLayout('popover');
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

  it('stays closed where nobody asked: a correction that comes late', async () => {
    const { element, client } = await mountLayout('popover');
    element.spelling = 'auto';
    await turn();
    element.search('soler');
    await turn();
    client.lastSearch.answer(answerOf(0));
    await turn();
    element.close();
    client.spells[0].answer(correctionOf('soler', 'solar'));
    await turnWithCode();
    client.lastSearch.answer(answerOf(12));
    await turnWithCode();
    expect(element.state).to.nested.include({ 'request.query': 'solar', 'request.corrects': 'soler' });
    expect(isOpen(element)).to.equal(false);
  });

  it('opens under the list of suggestions', async () => {
    const { element, client } = await mountLayout('popover', 'suggest-delay="0"');
    await find(element, client);
    element.close();
    const { input, list } = await openList(element, client, 'so', 'solar', 'soil');
    input.click();
    await turn();
    expect(isOpen(element)).to.equal(true);
    expect(list.closest(':popover-open')).not.to.equal(null);
    const { left, top, width, height } = list.getBoundingClientRect();
    const box = element.shadowRoot!.querySelector('site-search-box')!;
    const top1 = box.shadowRoot!.elementFromPoint(left + width / 2, top + height / 4);
    expect(list.contains(top1)).to.equal(true);
  });

  it('stays for a result that is followed in another tab, told by the page or by the link', async () => {
    const { element, client } = await mountLayout('popover');
    await find(element, client);
    const link = firstLink(element);
    addEventListener('click', (event) => event.preventDefault(), { once: true });
    const base = document.createElement('base');
    base.target = '_blank';
    document.head.append(base);
    link.click();
    base.remove();
    expect(isOpen(element)).to.equal(true);
    for (const [target, stays] of [
      ['_BLANK', true],
      ['reader', true],
      ['_self', false],
    ] as const) {
      link.target = target;
      addEventListener('click', (event) => event.preventDefault(), { once: true });
      link.click();
      expect(isOpen(element), target).to.equal(stays);
    }
  });

  it('closes on Escape where a press on text has left focus nowhere', async () => {
    const { element, client } = await mountLayout('popover');
    await find(element, client);
    (document.activeElement as HTMLElement | null)?.blur();
    element.search('solar');
    await turn();
    document.body.dispatchEvent(
      new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, composed: true, cancelable: true }),
    );
    expect(isOpen(element)).to.equal(false);
  });

  it('stays for the Escape that ends a composition, in Safari told by its code alone', async () => {
    const { element, client } = await mountLayout('popover');
    await find(element, client);
    const input = byRole(element, 'combobox');
    const escape = (target: Element, init: KeyboardEventInit) => {
      const event = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, composed: true, ...init });
      return target.dispatchEvent(event);
    };
    input.focus();
    for (const init of [{ keyCode: 229 }, { isComposing: true }]) {
      expect(escape(input, { cancelable: true, ...init }), JSON.stringify(init)).to.equal(true);
      expect(isOpen(element), JSON.stringify(init)).to.equal(true);
    }
    expect(escape(input, { cancelable: true, keyCode: 27 })).to.equal(false);
    expect(isOpen(element)).to.equal(false);
  });

  it('stays for a press on a bar that scrolls the page, or a part of it', async () => {
    const { element, client } = await mountLayout('popover');
    await find(element, client);
    // bars of tests lie over what they scroll; a border is beside it, as other bars are
    const scroller = await fixture<HTMLElement>(
      html`<div style="overflow: auto; border-right: 15px solid; height: 40px"></div>`,
    );
    const press = (target: Element, clientX: number, clientY: number) =>
      target.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, clientX, clientY }));
    press(document.documentElement, document.documentElement.clientWidth + 5, 5);
    const { right, top } = scroller.getBoundingClientRect();
    press(scroller, right - 5, top + 5);
    expect(isOpen(element)).to.equal(true);
    press(scroller, right - 20, top + 5);
    expect(isOpen(element)).to.equal(false);
  });

  it('stays for a press in it within a shadow tree that is closed', async () => {
    const { element, client } = await mountLayout('popover');
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
    const { element, client } = await mountLayout('dialog');
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
    const { element } = await mountLayout('dialog', 'label="" placeholder=" "');
    expect(part(element, 'trigger')!.innerText.trim()).to.equal('Search');
    expect(part(element, 'dialog')).to.have.attribute('aria-label', 'Search this site');
  });
});

describe('<site-search>, layout="dialog", right after it has been appended', () => {
  afterEach(restore);

  const show = (element: SiteSearch) => element.show();
  const focus = (element: SiteSearch) => element.focus();

  for (const [names, ...calls] of [
    ['show()', show],
    ['focus()', focus],
    ['show() and focus()', show, focus],
  ] as const)
    it(`is opened by ${names} as soon as it can, once, with the caret in the box`, async () => {
      const open = spy(HTMLDialogElement.prototype, 'showModal');
      const place = await fixture<HTMLElement>(html`<div></div>`);
      const element = document.createElement('site-search');
      element.layout = 'dialog';
      place.append(element);
      for (const call of calls) call(element);
      await waitUntil(() => part(element, 'dialog'), 'the layout has not come');
      await turn();
      expect(isOpen(element)).to.equal(true);
      expect(byRole(element, 'combobox').matches(':focus')).to.equal(true);
      element.close();
      element.rows = 20;
      await turn();
      expect(isOpen(element)).to.equal(false);
      expect(open.callCount).to.equal(1);
    });

  it('is not opened, nor stays so, where its element is not drawn: the page would be locked', async () => {
    const { element } = await mountLayout('dialog');
    const place = element.parentElement!;
    const look = async () => {
      await frames(3);
      return isOpen(element);
    };
    place.style.display = 'none';
    element.show();
    expect(isOpen(element)).to.equal(false);
    for (const hidden of [place, element, place]) {
      place.style.display = element.style.display = '';
      element.show();
      expect(await look()).to.equal(true);
      hidden.style.display = 'none';
      expect(await look(), hidden.localName).to.equal(false);
    }
    place.style.display = '';
    expect(await look()).to.equal(false);
  });

  it('watches no sizes once it has left the page', async () => {
    const observe = spy(ResizeObserver.prototype, 'observe');
    const disconnect = spy(ResizeObserver.prototype, 'disconnect');
    const { element } = await mountLayout('dialog');
    element.show();
    const dialog = part(element, 'dialog')!;
    const watching = observe.getCalls().find(({ args }) => args[0] === dialog)!.thisValue as unknown;
    expect(disconnect.calledOn(watching)).to.equal(false);
    element.remove();
    expect(disconnect.calledOn(watching)).to.equal(true);
  });

  it('has buttons in the colours and the language of the page', async () => {
    const { element } = await mountLayout('dialog');
    element.parentElement!.style.colorScheme = 'dark';
    for (const name of ['trigger', 'close'])
      expect(getComputedStyle(part(element, name)!).colorScheme, name).to.equal('dark');
  });

  for (const look of ['display: flex', 'display: grid; grid-template-columns: auto auto'])
    it(`has a button that gives way to a narrow page, in a place with "${look}", but not to nothing`, async () => {
      const { element } = await mountLayout(
        'dialog',
        'hotkey="mod+k" placeholder="Search in all of the documentation of our site"',
      );
      const page = await fixture<HTMLElement>(html`<div><div><b>Name</b></div></div>`);
      page.style.inlineSize = '320px';
      const place = page.firstElementChild as HTMLElement;
      place.style.cssText = `max-inline-size: 100%; ${look}`;
      place.append(element);
      await turn();
      expect(page.scrollWidth).to.be.at.most(320);
      const text = part(element, 'trigger')!.querySelector('span')!;
      const { lineHeight } = getComputedStyle(text);
      expect(text.clientWidth).to.be.within(60, 300);
      expect(text.clientHeight).to.be.closeTo(parseFloat(lineHeight), 1);
    });

  it('is not opened where it was closed again before it could come', async () => {
    const place = await fixture<HTMLElement>(html`<div></div>`);
    const element = document.createElement('site-search');
    element.layout = 'dialog';
    place.append(element);
    element.show();
    element.close();
    await waitUntil(() => part(element, 'dialog'), 'the layout has not come');
    await turn();
    expect(isOpen(element)).to.equal(false);
  });
});

describe('<site-search instant>, over the page', () => {
  for (const [layout, how, leave] of [
    ['popover', 'Escape', () => sendKeys({ press: 'Escape' })],
    ['popover', 'the page', (element: SiteSearch) => Promise.resolve(element.close())],
    ['dialog', 'Escape', () => sendKeys({ press: 'Escape' })],
    ['dialog', 'its button', (element: SiteSearch) => Promise.resolve(part(element, 'close')!.click())],
  ] as const)
    it(`stays closed where ${how} has closed a ${layout} before what was typed is searched for`, async () => {
      const { element, client } = await mountLayout(layout, 'instant suggest-delay="150"');
      await find(element, client, 'wind');
      expect(isOpen(element)).to.equal(true);
      typeInto(byRole(element, 'combobox'), 'solar');
      await leave(element);
      await waitUntil(() => element.state.request?.query === 'solar');
      client.lastSearch.answer(answerOf(3));
      await turn();
      expect(element.state.status).to.equal('ready');
      expect(isOpen(element)).to.equal(false);
      if (layout === 'dialog') return;
      typeInto(byRole(element, 'combobox'), 'solar f');
      await waitUntil(() => element.state.request?.query === 'solar f');
      await turn();
      expect(isOpen(element)).to.equal(true);
    });
});
