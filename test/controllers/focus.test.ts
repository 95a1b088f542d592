import { expect, fixture, html } from '@open-wc/testing';
import { mayTakeFocus } from '../../src/controllers/focus.js';
import { SearchSession } from '../../src/session/search-session.js';
import type { RequestCause } from '../../src/session/session-state.js';

const [one, another] = [new SearchSession(), new SearchSession()];

const piece = (session = one) =>
  Object.assign(document.createElement('site-search-x'), { consumer: { session } });

const after = (cause: RequestCause, query = 'solar', asking: Element = piece()) =>
  mayTakeFocus({ query, page: 1, start: 0, rows: 10, cause, origin: cause }, asking);

/** A shadow root of an element, or of one of that name, in the page. */
async function rootOf(element: string | Element, mode: ShadowRootMode = 'open'): Promise<ShadowRoot> {
  const holder = await fixture(html`<div></div>`);
  const host = typeof element === 'string' ? document.createElement(element) : element;
  return holder.appendChild(host).attachShadow({ mode });
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
      focusOn(await rootOf(piece()), 'button');
      expect(after(cause)).to.equal(true);
    });

  for (const cause of ['submit', 'instant', 'url', 'program', 'again'] as const)
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

  it('is false while a control of another search has focus', async () => {
    focusOn(await rootOf(piece(another)), 'button');
    expect(after('page')).to.equal(false);
    expect(after('page', 'solar', piece(another))).to.equal(true);
  });

  it('is told by what has focus within a shadow tree that is closed to the page', async () => {
    const root = await rootOf('x-app', 'closed');
    const asking = root.appendChild(piece());
    const other = root.appendChild(piece(another));
    const inPiece = asking.attachShadow({ mode: 'open' });
    const inOther = other.attachShadow({ mode: 'open' });
    focusOn(inPiece, 'button');
    expect(after('page', 'solar', asking)).to.equal(true);
    focusOn(inOther, 'button');
    expect(after('page', 'solar', asking)).to.equal(false);
    focusOn(root, 'button');
    expect(after('page', 'solar', asking)).to.equal(false);
  });

  it('is false while the visitor types, but in the box of what was picked there', async () => {
    const input = focusOn(await rootOf(piece()), 'input');
    input.value = 'Solar';
    expect(after('page', 'Solar')).to.equal(false);
    expect(after('pick', 'Solar')).to.equal(true);
    // the space before the next word
    input.value += ' ';
    expect(after('pick', 'Solar')).to.equal(false);
  });
});
