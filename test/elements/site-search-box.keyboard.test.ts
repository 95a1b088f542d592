import { expect, waitUntil } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { useFakeTimers, type SinonFakeTimers } from 'sinon';
import { suggestionsOf } from '../helpers/answers.js';
import { mountBox, type BoxDriver } from '../helpers/box.js';
import { turn } from '../helpers/turn.js';

/** What Safari tells of the Enter that confirms: it comes after the composition has ended. */
const PROCESSED_KEY = { keyCode: 229 };

describe('<site-search-box>, the keyboard', () => {
  let clock: SinonFakeTimers;
  let box: BoxDriver;

  beforeEach(async () => {
    clock = useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    box = await mountBox({}, clock);
    await box.suggest('so', 'solar', 'sofa');
    // what follows presses real keys
    clock.restore();
  });

  afterEach(() => {
    clock.restore();
  });

  async function press(...keys: string[]): Promise<void> {
    for (const key of keys) await sendKeys({ press: key });
    await turn();
  }

  const asked = () => box.session.state.request?.query;

  it('goes through the options and the text, round and round', async () => {
    const visited: unknown[] = [];
    for (const key of ['ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowUp', 'ArrowUp', 'ArrowUp']) {
      await press(key);
      visited.push(box.active);
    }
    expect(visited).to.deep.equal(['solar', 'sofa', undefined, 'sofa', 'solar', undefined]);
    expect(box.input.value).to.equal('so');
  });

  it('Enter searches the active option, which goes into the box', async () => {
    await press('ArrowDown', 'ArrowDown', 'Enter');
    expect(asked()).to.equal('sofa');
    expect(box.input.value).to.equal('sofa');
    expect(box.isOpen).to.equal(false);
  });

  it('Enter searches the text where no option is active', async () => {
    await press('Enter');
    expect(asked()).to.equal('so');
    expect(box.isOpen).to.equal(false);
  });

  it('Escape closes the list and keeps the text; a second one is the page\u2019s', async () => {
    const seen: boolean[] = [];
    box.box.addEventListener('keydown', (event) => seen.push(event.defaultPrevented));
    await press('Escape');
    expect(box.isOpen).to.equal(false);
    expect(box.input.value).to.equal('so');
    expect(seen).to.be.empty;
    await box.press('Escape');
    expect(seen).to.deep.equal([false]);
  });

  it('K02 Home, End and the side arrows go back to the text and move the caret', async () => {
    await press('ArrowDown', 'Home');
    expect(box.active).to.equal(undefined);
    expect(box.input.selectionStart).to.equal(0);
    await press('ArrowDown', 'ArrowRight');
    expect(box.active).to.equal(undefined);
    expect(box.input.selectionStart).to.equal(1);
    await press('ArrowDown', 'End');
    expect(box.active).to.equal(undefined);
    expect(box.input.selectionStart).to.equal(2);
    expect(box.isOpen).to.equal(true);
  });

  it('K05 Tab moves on in one press, closes the list and searches nothing', async () => {
    await press('ArrowDown', 'Tab');
    expect(box.box.shadowRoot!.activeElement).to.have.attribute('part', 'clear');
    expect(box.isOpen).to.equal(false);
    expect(box.input.value).to.equal('so');
    expect(asked()).to.equal(undefined);
  });

  it('Alt+ArrowUp closes the list, Alt+ArrowDown opens it again', async () => {
    await box.press('ArrowUp', { altKey: true });
    expect(box.isOpen).to.equal(false);
    await box.press('ArrowDown', { altKey: true });
    expect(box.isOpen).to.equal(true);
    expect(box.active).to.equal(undefined);
  });

  it('a click into the text opens the list that was closed', async () => {
    await press('Escape');
    expect(box.isOpen).to.equal(false);
    await box.click(box.input);
    expect(box.isOpen).to.equal(true);
    expect(box.active).to.equal(undefined);
  });

  for (const key of ['ArrowDown', 'ArrowUp'])
    it(`${key} asks for suggestions where a search has closed the list`, async () => {
      await press('Enter');
      const before = box.client.suggests.length;
      await press(key);
      expect(box.isOpen).to.equal(false);
      await waitUntil(() => box.client.suggests.length > before);
      expect(box.client.lastSuggest.parameters.query).to.equal('so');
      box.client.lastSuggest.answer(suggestionsOf('sofa'));
      await turn();
      expect(box.isOpen).to.equal(true);
      expect(box.active).to.equal(undefined);
      await press('ArrowDown');
      expect(box.active).to.equal('sofa');
      expect(asked()).to.equal('so');
    });

  it('a click while the first suggestions are awaited does not drop them', async () => {
    await press('Enter');
    const before = box.client.suggests.length;
    await box.type('sol');
    await box.click(box.input);
    await waitUntil(() => box.client.suggests.length > before);
    box.client.lastSuggest.answer(suggestionsOf('solar'));
    await turn();
    expect(box.options).to.deep.equal(['solar']);
    expect(box.isOpen).to.equal(true);
  });

  it('typing and a click into the text make the text active', async () => {
    await press('ArrowDown');
    await box.click(box.input);
    expect(box.active).to.equal(undefined);
    await press('ArrowDown');
    await box.type('sol');
    expect(box.active).to.equal(undefined);
  });

  it('M01 the Enter that confirms a composition searches nothing, the next one does', async () => {
    await box.press('Enter', { isComposing: true });
    await box.press('Enter', PROCESSED_KEY);
    expect(asked()).to.equal(undefined);
    expect(box.isOpen).to.equal(true);
    await press('Enter');
    expect(asked()).to.equal('so');
  });

  it('M03 the keys of a composition move nothing and close nothing', async () => {
    await press('ArrowDown');
    for (const key of ['ArrowDown', 'ArrowUp', 'Escape'])
      expect(await box.press(key, { isComposing: true }), key).to.equal(false);
    expect(box.active).to.equal('solar');
    expect(box.isOpen).to.equal(true);
  });

  it('A01 names the active option in its own tree, and none when the list is closed', async () => {
    await press('ArrowDown', 'ArrowDown');
    const root = box.box.shadowRoot!;
    const option = root.getElementById(box.input.getAttribute('aria-activedescendant')!)!;
    expect(option).to.have.attribute('role', 'option');
    expect(option).to.have.attribute('aria-selected', 'true');
    expect(root.getElementById(box.input.getAttribute('aria-controls')!)).to.equal(box.list);
    await press('Escape');
    expect(box.input).to.not.have.attribute('aria-activedescendant');
  });
});

describe('<site-search-box> in a dialog', () => {
  it('K01 lets Escape close the list first, then the dialog', async () => {
    const clock = useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const box = await mountBox({}, clock);
    const dialog = document.createElement('dialog');
    box.box.parentElement!.append(dialog);
    dialog.append(box.box);
    dialog.showModal();
    await turn();
    await box.suggest('so', 'solar');
    clock.restore();
    await sendKeys({ press: 'Escape' });
    await turn();
    expect(box.isOpen).to.equal(false);
    expect(box.input.value).to.equal('so');
    expect(dialog.open).to.equal(true);
    await sendKeys({ press: 'Escape' });
    expect(dialog.open).to.equal(false);
  });
});
