import { expect } from '@open-wc/testing';
import { useFakeTimers, type SinonFakeTimers } from 'sinon';
import { suggestionsOf } from '../helpers/answers.js';
import { mountBox, type BoxDriver } from '../helpers/box.js';
import { allByRole } from '../helpers/query.js';
import { turn } from '../helpers/turn.js';

describe('<site-search-box>, its options', () => {
  let clock: SinonFakeTimers;
  let box: BoxDriver;

  beforeEach(async () => {
    clock = useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    box = await mountBox({}, clock);
    await box.suggest('so', 'solar', 'sofa');
  });

  afterEach(() => {
    clock.restore();
  });

  const option = (index: number) => allByRole(box.box, 'option')[index];
  const arrow = (index: number) => option(index).querySelector('i')!;
  const asked = () => box.session.state.request;

  /** A press of the mouse, as browsers tell of it; the focus of the box is the page's to keep. */
  async function press(element: Element): Promise<boolean> {
    const event = new MouseEvent('mousedown', { bubbles: true, composed: true, cancelable: true, detail: 1 });
    element.dispatchEvent(event);
    await turn();
    return event.defaultPrevented;
  }

  async function release(element: Element): Promise<void> {
    const init = { bubbles: true, composed: true, cancelable: true, detail: 1 };
    element.dispatchEvent(new MouseEvent('click', init));
    await turn();
  }

  it('searches the one that is clicked, as a pick', async () => {
    expect(await press(option(1))).to.equal(true);
    await release(option(1));
    expect(asked()).to.include({ query: 'sofa', cause: 'pick' });
    expect(box.input.value).to.equal('sofa');
    expect(box.isOpen).to.equal(false);
  });

  it('searches the one that a screen reader clicks, which presses nothing before', async () => {
    await press(option(0));
    await box.click(option(1));
    expect(asked()!.query).to.equal('sofa');
  });

  it('searches the one that a script clicks, as a pointer would but without a press', async () => {
    await release(option(1));
    expect(asked()!.query).to.equal('sofa');
  });

  it('lets none be selected by a long press, in Safari, too', () => {
    expect(getComputedStyle(option(0)).getPropertyValue('-webkit-user-select')).to.equal('none');
  });

  it('a click on one is nothing to a summary round the box', async () => {
    const details = document.createElement('details');
    const summary = details.appendChild(document.createElement('summary'));
    box.box.before(details);
    summary.append(box.box);
    await turn();
    await box.suggest('so', 'solar', 'sofa');
    await press(option(1));
    await release(option(1));
    expect([asked()!.query, details.open]).to.deep.equal(['sofa', false]);
    details.remove();
  });

  it('a click on one is nothing to a label round the box', async () => {
    const label = document.createElement('label');
    box.box.before(label);
    label.append(document.createElement('input'), box.box);
    await turn();
    await box.suggest('so', 'solar', 'sofa');
    await press(option(1));
    await release(option(1));
    expect(asked()!.query).to.equal('sofa');
    expect(document.activeElement).to.not.equal(label.firstElementChild);
    label.remove();
  });

  it('searches what the button went down on, whatever has its place when it comes up', async () => {
    await press(option(0));
    await box.type('sof');
    await box.wait(150);
    box.client.lastSuggest.answer(suggestionsOf('soft', 'sofa'));
    await turn();
    expect(box.options).to.deep.equal(['soft', 'sofa']);
    await release(option(0));
    expect(asked()!.query).to.equal('solar');
  });

  it('chooses nothing where the press ends elsewhere', async () => {
    await press(option(0));
    await release(box.list);
    expect(asked()).to.equal(undefined);
    expect(box.isOpen).to.equal(true);
  });

  it('its arrow brings the caret into a box whose list stayed open without it', async () => {
    box.input.blur();
    await press(arrow(1));
    await release(arrow(1));
    expect(box.input.value).to.equal('sofa');
    expect(box.box.shadowRoot!.activeElement).to.equal(box.input);
  });

  it('its arrow puts the text into the box, searches nothing, and asks for more', async () => {
    await press(arrow(1));
    await release(arrow(1));
    expect(box.input.value).to.equal('sofa');
    expect(asked()).to.equal(undefined);
    expect(box.isOpen).to.equal(true);
    expect(box.box.shadowRoot!.activeElement).to.equal(box.input);
    expect(box.input.selectionStart).to.equal(4);
    await box.wait(150);
    expect(box.client.lastSuggest.query).to.equal('sofa');
  });

  it('the arrow is for a pointer: no control inside of an option, no text in its name', async () => {
    expect(arrow(0)).to.have.attribute('aria-hidden', 'true');
    expect(arrow(0)).to.have.attribute('title', 'Put into the box');
    expect(arrow(0).textContent).to.equal('');
    expect(option(0).querySelector('button, a, [tabindex]')).to.equal(null);
    clock.restore();
    await expect(box.box).to.be.accessible();
  });

  it('Shift+Enter puts the active option into the box', async () => {
    await box.press('ArrowDown');
    expect(await box.press('Enter', { shiftKey: true })).to.equal(true);
    expect(box.input.value).to.equal('solar');
    expect(box.active).to.equal(undefined);
    expect(asked()).to.equal(undefined);
  });

  it('Shift+Enter is the browser\u2019s where no option is active', async () => {
    expect(await box.press('Enter', { shiftKey: true })).to.equal(false);
  });
});

describe('<site-search-box> and an input method', () => {
  let clock: SinonFakeTimers;
  let box: BoxDriver;

  beforeEach(async () => {
    clock = useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    box = await mountBox({}, clock);
    box.input.focus();
    await box.suggest('에스', '에스프레소');
    compose('compositionstart');
  });

  afterEach(() => {
    clock.restore();
  });

  function compose(type: string): void {
    box.input.dispatchEvent(new CompositionEvent(type, { bubbles: true, composed: true }));
  }

  it('M02 writes nothing into the box while it is at work', async () => {
    const node = box.input;
    box.session.search('other');
    await turn();
    expect(box.input).to.equal(node);
    expect(box.input.value).to.equal('에스');
    compose('compositionend');
    await box.type('에스프');
    expect(box.input.value).to.equal('에스프');
  });

  it('M02 writes what came meanwhile when it has ended, if nothing was typed since', async () => {
    box.session.search('other');
    await turn();
    compose('compositionend');
    await turn();
    expect(box.input.value).to.equal('other');
    compose('compositionstart');
    box.session.clear();
    await turn();
    expect(box.input.value).to.equal('other');
    compose('compositionend');
    await turn();
    expect(box.input.value).to.equal('');
  });

  it('is at work no longer when a key changes the text past it, as an undo in Chromium does', async () => {
    await box.type('에스프', { isComposing: true });
    box.session.search('other');
    await turn();
    expect(box.input.value).to.equal('에스프');
    await box.type('에스');
    box.session.clear();
    await turn();
    expect(box.input.value).to.equal('');
  });

  it('M02 takes the session\u2019s text again when it has ended', async () => {
    compose('compositionend');
    box.session.search('other');
    await turn();
    expect(box.input.value).to.equal('other');
  });

  it('is at work no longer where the box has left, which nothing tells of', async () => {
    const place = box.box.parentElement!;
    const hasClear = (): boolean => !!box.box.shadowRoot!.querySelector('[part=clear]');
    box.box.remove();
    await turn();
    place.append(box.box);
    await turn();
    expect([box.input.value, hasClear()]).to.deep.equal([box.box.text, box.box.text !== '']);
    box.session.search('other');
    await turn();
    expect([box.input.value, hasClear()]).to.deep.equal(['other', true]);
  });

  it('ends its work before a suggestion takes the place of the text', async () => {
    // what browsers do when focus goes: the composition ends, and its text is kept
    box.input.addEventListener('blur', () => compose('compositionend'), { once: true });
    await box.click(allByRole(box.box, 'option')[0]);
    expect(box.input.value).to.equal('에스프레소');
    expect(box.session.state.request!.query).to.equal('에스프레소');
    expect(box.box.shadowRoot!.activeElement).to.equal(box.input);
  });
});
