import { expect } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { mountBox } from '../helpers/box.js';
import { turn } from '../helpers/turn.js';

describe('<site-search-box>, key for key', () => {
  it('changes nothing but its text where a key brings nothing else', async () => {
    const box = await mountBox();
    await box.type('so');
    let changes = 0;
    new MutationObserver(() => changes++).observe(box.box.shadowRoot!, {
      subtree: true,
      childList: true,
      attributes: true,
      characterData: true,
    });
    await box.type('sol');
    expect(changes).to.equal(0);
    await box.type('');
    expect(changes).to.equal(1);
  });

  it('has its placeholder again when it is emptied', async () => {
    const box = await mountBox();
    await box.type('so');
    await box.type('');
    expect(box.input.placeholder).to.equal('Search');
  });

  it('keeps its buttons whole, and within it, where it is narrow', async () => {
    const mounted = await mountBox();
    const { box, input } = mounted;
    box.style.inlineSize = '200px';
    await mounted.type('so');
    const buttons = [...box.shadowRoot!.querySelectorAll('button')];
    expect(buttons.map(({ offsetWidth }) => offsetWidth)).to.deep.equal([44, 44]);
    const end = input.closest('.field')!.getBoundingClientRect().right;
    expect(buttons.at(-1)!.getBoundingClientRect().right).to.be.at.most(end);
  });

  it('is as high as its line and what the page puts round it', async () => {
    const { box, input } = await mountBox();
    const before = input.offsetHeight;
    expect(before).to.equal(44);
    const style = document.createElement('style');
    style.textContent = 'site-search-box::part(input) { padding-block: 20px; line-height: 30px }';
    box.before(style);
    expect(input.offsetHeight).to.equal(70);
    expect(input.closest('form')!.offsetHeight).to.be.at.least(70);
    style.remove();
  });
});

describe('<site-search-box>, keys and the page', () => {
  let seen: string[];
  const note = ({ type, key }: KeyboardEvent) => seen.push(`${type} ${key}`);

  const comeUp = (input: Element, key: string) =>
    input.dispatchEvent(new KeyboardEvent('keyup', { key, code: key, bubbles: true, composed: true }));

  beforeEach(() => {
    seen = [];
    for (const type of ['keydown', 'keypress', 'keyup'] as const) document.addEventListener(type, note);
  });

  afterEach(() => {
    for (const type of ['keydown', 'keypress', 'keyup'] as const) document.removeEventListener(type, note);
  });

  for (const key of [
    'a',
    'Z',
    '/',
    '?',
    ' ',
    'Backspace',
    'Delete',
    'ArrowLeft',
    'ArrowDown',
    'Home',
    'End',
    'PageDown',
    'Enter',
    'Dead',
    'Process',
  ])
    it(`the page hears nothing of ${JSON.stringify(key)}, which is for the text`, async () => {
      const box = await mountBox();
      await box.press(key);
      await box.press(key, { shiftKey: true });
      await box.press(key, { isComposing: true });
      expect(seen).to.be.empty;
    });

  it('the page hears nothing of real keys for the text, which do their work', async () => {
    const box = await mountBox();
    box.input.focus();
    await sendKeys({ type: 'a/ b' });
    await sendKeys({ press: 'Backspace' });
    await sendKeys({ press: 'ArrowLeft' });
    await turn();
    expect(box.input.value).to.equal('a/ ');
    expect(box.input.selectionStart).to.equal(2);
    await sendKeys({ press: 'Enter' });
    expect(seen).to.be.empty;
  });

  it('types a space in a summary, which neither opens nor closes', async () => {
    const box = await mountBox();
    const details = document.createElement('details');
    const summary = details.appendChild(document.createElement('summary'));
    box.box.before(details);
    summary.append(box.box);
    await turn();
    box.input.focus();
    await sendKeys({ type: 'a b' });
    expect([box.input.value, details.open]).to.deep.equal(['a b', false]);
    details.remove();
  });

  for (const [name, key, init] of [
    ['Escape, while the list is closed', 'Escape', {}],
    ['Tab', 'Tab', {}],
    ['F1', 'F1', {}],
    ['F12', 'F12', {}],
    ['Ctrl+k', 'k', { ctrlKey: true }],
    ['Meta+k', 'k', { metaKey: true }],
    ['Alt+/', '/', { altKey: true }],
    ['Ctrl+ArrowLeft', 'ArrowLeft', { ctrlKey: true }],
  ] as const)
    it(`the page hears of ${name}`, async () => {
      const box = await mountBox();
      await box.press(key, { code: key, ...init });
      comeUp(box.input, key);
      expect(seen).to.deep.equal([`keydown ${key}`, `keyup ${key}`]);
    });

  it('the page hears keys come up that it has heard go down: a hotkey that leads into the box, and Ctrl', async () => {
    const box = await mountBox();
    const init = { key: '/', code: '/', bubbles: true };
    document.body.dispatchEvent(new KeyboardEvent('keydown', init));
    await box.press('a', { code: 'a' });
    comeUp(box.input, '/');
    comeUp(box.input, 'a');
    await box.press('Control', { code: 'Control', ctrlKey: true });
    comeUp(box.input, 'Control');
    expect(seen).to.deep.equal(['keydown /', 'keyup /', 'keydown Control', 'keyup Control']);
  });
});
