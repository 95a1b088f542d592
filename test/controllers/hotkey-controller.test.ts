import { aTimeout, fixture, html, waitUntil } from '@open-wc/testing';
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
});
