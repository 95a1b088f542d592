import { aTimeout, expect, fixture, html, waitUntil } from '@open-wc/testing';
import { restore, spy } from 'sinon';
import '../../src/elements/site-search-box.js';
import type { SiteSearchBox } from '../../src/elements/site-search-box.js';

describe('HotkeyController', () => {
  it('leaves no listener of an element whose hotkey was taken away before it was moved', async () => {
    const added = spy(document, 'addEventListener').withArgs('keydown');
    const removed = spy(document, 'removeEventListener').withArgs('keydown');
    try {
      const box = await fixture<SiteSearchBox>(html`<site-search-box hotkey="m"></site-search-box>`);
      await waitUntil(() => added.called);
      box.hotkey = '';
      await box.updateComplete;
      document.body.append(box);
      await aTimeout(0);
      box.remove();
      await waitUntil(() => removed.called);
    } finally {
      restore();
    }
  });

  it('leads to the box, where what the key that is held down repeats is no text', async () => {
    const box = await fixture<SiteSearchBox>(html`<site-search-box hotkey="/"></site-search-box>`);
    const input = box.shadowRoot!.querySelector('input')!;
    /** Whether the key types something where it is pressed. */
    const types = (target: Element, repeat = false): boolean =>
      target.dispatchEvent(
        new KeyboardEvent('keydown', { key: '/', repeat, bubbles: true, composed: true, cancelable: true }),
      );
    const letGo = (code: string): boolean => dispatchEvent(new KeyboardEvent('keyup', { code }));
    await waitUntil(() => !types(document.body));
    expect(input.matches(':focus')).to.equal(true);
    letGo('ControlLeft');
    expect(types(input, true)).to.equal(false);
    expect(types(input, true)).to.equal(false);
    letGo('');
    expect(types(input, true)).to.equal(true);
    input.blur();
    expect(types(document.body)).to.equal(false);
    expect(types(input)).to.equal(true);
    expect(types(input, true)).to.equal(true);
  });
});
