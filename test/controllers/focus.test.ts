import { expect, fixture, html } from '@open-wc/testing';
import { isTyping } from '../../src/controllers/focus.js';

describe('isTyping', () => {
  for (const [what, template] of [
    ['a text box', html`<input aria-label="x">`],
    ['a larger one', html`<textarea aria-label="x"></textarea>`],
    ['a choice', html`<select aria-label="x"></select>`],
    ['text that can be edited', html`<div contenteditable></div>`],
  ] as const)
    it(`is true in ${what}`, async () => {
      const element = await fixture<HTMLElement>(template);
      element.focus();
      expect(isTyping()).to.equal(true);
    });

  it('is true in a text box inside shadow roots', async () => {
    const outer = await fixture(html`<div></div>`);
    const root = outer.attachShadow({ mode: 'open' });
    const inner = root.appendChild(document.createElement('div')).attachShadow({ mode: 'open' });
    inner.appendChild(document.createElement('input')).focus();
    expect(isTyping()).to.equal(true);
  });

  it('is false on a button, and where nothing has focus', async () => {
    expect(isTyping()).to.equal(false);
    const button = await fixture<HTMLElement>(html`<button>x</button>`);
    button.focus();
    expect(document.activeElement).to.equal(button);
    expect(isTyping()).to.equal(false);
  });
});
