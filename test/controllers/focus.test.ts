import { expect, fixture, html } from '@open-wc/testing';
import { mayTakeFocus } from '../../src/controllers/focus.js';
import type { RequestCause } from '../../src/session/session-state.js';

const after = (cause: RequestCause, query = 'solar') =>
  mayTakeFocus({ query, page: 1, start: 0, rows: 10, cause });

/** A shadow root of an element of that name, in the page. */
async function rootOf(name: string): Promise<ShadowRoot> {
  const holder = await fixture(html`<div></div>`);
  return holder.appendChild(document.createElement(name)).attachShadow({ mode: 'open' });
}

function focusOn<K extends keyof HTMLElementTagNameMap>(root: ShadowRoot, name: K): HTMLElementTagNameMap[K] {
  const element = root.appendChild(document.createElement(name));
  element.tabIndex = 0;
  element.focus();
  expect(root.activeElement).to.equal(element);
  return element;
}

describe('mayTakeFocus', () => {
  for (const cause of ['pick', 'page', 'spelling', 'original', 'retry'] as const)
    it(`is true after "${cause}" where nothing has focus, or a control of ours`, async () => {
      expect(after(cause)).to.equal(true);
      focusOn(await rootOf('site-search-x'), 'button');
      expect(after(cause)).to.equal(true);
    });

  for (const cause of ['submit', 'instant', 'url', 'program'] as const)
    it(`is false after "${cause}"`, () => {
      expect(after(cause)).to.equal(false);
    });

  it('is false where the visitor has gone on to another part of the page', async () => {
    const link = await fixture<HTMLElement>(html`<a href="#x">x</a>`);
    link.focus();
    expect(after('page')).to.equal(false);
    focusOn(await rootOf('x-other'), 'button');
    expect(after('page')).to.equal(false);
  });

  it('is false while the visitor types, but in the box of what was picked there', async () => {
    const input = focusOn(await rootOf('site-search-x'), 'input');
    input.value = 'Solar ';
    expect(after('page', 'Solar')).to.equal(false);
    expect(after('pick', 'Solar')).to.equal(true);
    input.value += 'p';
    expect(after('pick', 'Solar')).to.equal(false);
  });
});
