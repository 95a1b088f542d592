/** Where focus in the box brings a keyboard on the screen with it: what it covers, and who puts it away. */
import { expect, fixture, html } from '@open-wc/testing';
import { restore, stub, useFakeTimers, type SinonFakeTimers } from 'sinon';
import { answerOf, suggestionsOf } from '../helpers/answers.js';
import { mountBox, type BoxDriver } from '../helpers/box.js';
import { mountSearch } from '../helpers/mount.js';
import { openList } from '../helpers/open-list.js';
import { allByRole, byRole } from '../helpers/query.js';
import { frames, turn } from '../helpers/turn.js';

/** The visitor has a finger, or a mouse, from now on. */
function useScreen(isTouched: boolean): void {
  stub(window, 'matchMedia').callsFake(
    (media) => ({ media, matches: isTouched && media === '(pointer: coarse)' }) as MediaQueryList,
  );
}

let clock: SinonFakeTimers;

beforeEach(() => (clock = useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })));

afterEach(() => {
  clock.restore();
  restore();
});

const hasFocus = ({ box, input }: BoxDriver) => box.shadowRoot!.activeElement === input;

for (const isTouched of [true, false])
  describe(`<site-search-box>, sent with ${isTouched ? 'a finger' : 'a mouse'}`, () => {
    beforeEach(() => useScreen(isTouched));

    const what = isTouched ? 'leaves focus nowhere' : 'keeps focus in the box';

    for (const [how, send] of [
      ['Enter', (box: BoxDriver) => box.press('Enter')],
      ['its button', (box: BoxDriver) => box.click(byRole(box.box, 'button', 'Search'))],
    ] as const)
      it(`${what} after ${how}, and searches`, async () => {
        const box = await mountBox({}, clock);
        await box.type('solar');
        await send(box);
        expect(hasFocus(box)).to.equal(!isTouched);
        expect(box.session.state.request).to.include({ query: 'solar', cause: 'submit' });
      });

    it(`${what} after Enter in the empty box, and asks nothing`, async () => {
      const box = await mountBox({}, clock);
      box.input.focus();
      let submits = 0;
      box.box.addEventListener('site-search-submit', () => submits++);
      await box.press('Enter');
      expect(hasFocus(box)).to.equal(!isTouched);
      expect(box.session.state.status).to.equal('idle');
      expect(submits).to.equal(0);
    });

    it('leads from a suggestion that is picked to the results', async () => {
      clock.restore();
      const { element, client } = await mountSearch('spelling="off" suggest-delay="0"');
      const { input } = await openList(element, client, 'sol', 'solar', 'solder');
      allByRole(element, 'option')[0].click();
      await turn();
      expect(input.matches(':focus')).to.equal(!isTouched);
      client.lastSearch.answer(answerOf(3));
      await turn();
      const results = element.shadowRoot!.querySelector('site-search-results')!;
      expect(results.shadowRoot!.activeElement).to.have.attribute('part', 'results');
    });

    it('stays in the box for a suggestion that is only put into it', async () => {
      const box = await mountBox({}, clock);
      await box.suggest('sol', 'solar');
      await box.press('ArrowDown');
      await box.press('Enter', { shiftKey: true });
      expect(box.input.value).to.equal('solar');
      expect(hasFocus(box)).to.equal(true);
    });
  });

describe('<site-search-box>, its list under a keyboard on the screen', () => {
  let box: BoxDriver;

  beforeEach(async () => {
    useScreen(true);
    box = await mountBox({}, clock);
    await box.suggest('so', 'solar', 'sofa');
    await import('../../src/placing.js');
    await turn();
  });

  async function point(type: string, target: Element): Promise<void> {
    target.dispatchEvent(new PointerEvent(type, { bubbles: true, composed: true, pointerType: 'touch' }));
    await turn();
  }

  async function press(target: Element): Promise<void> {
    for (const type of ['pointerdown', 'pointerup']) await point(type, target);
  }

  it('stays when that is put away', async () => {
    box.input.blur();
    await turn();
    expect(box.isOpen).to.equal(true);
  });

  it('stays, and has the next suggestions, when that is put away before they come', async () => {
    await box.type('sof');
    await box.wait(150);
    box.input.blur();
    box.client.lastSuggest.answer(suggestionsOf('sofa', 'soft'));
    await turn();
    expect(box.isOpen).to.equal(true);
    expect(box.options).to.deep.equal(['sofa', 'soft']);
  });

  it('does not open for what comes when it is closed and that is put away', async () => {
    await box.press('Escape');
    await box.type('sof');
    await box.wait(150);
    await box.press('Escape');
    box.input.blur();
    box.client.lastSuggest.answer(suggestionsOf('sofa', 'soft'));
    await turn();
    expect(box.isOpen).to.equal(false);
  });

  it('closes for a press elsewhere in the page', async () => {
    box.input.blur();
    await press(document.body);
    expect(box.isOpen).to.equal(false);
  });

  it('stays for a press in it, or in the field', async () => {
    box.input.blur();
    for (const target of [allByRole(box.box, 'option')[1], box.list, box.input]) await press(target);
    expect(box.isOpen).to.equal(true);
  });

  it('stays for a press that began in it', async () => {
    box.input.blur();
    await point('pointerdown', allByRole(box.box, 'option')[1]);
    await point('pointerup', document.body);
    expect(box.isOpen).to.equal(true);
  });

  it('stays for a touch that scrolls the page', async () => {
    box.input.blur();
    await point('pointerdown', document.body);
    await point('pointercancel', document.body);
    expect(box.isOpen).to.equal(true);
  });

  it('closes where the page hides the search, and is not there when that is shown again', async () => {
    box.box.hidden = true;
    await frames(4);
    box.box.hidden = false;
    await turn();
    expect(box.isOpen).to.equal(false);
  });

  it('closes for a press elsewhere when it has been opened once more', async () => {
    await press(document.body);
    await box.press('ArrowDown');
    expect(box.isOpen).to.equal(true);
    await import('../../src/placing.js');
    await turn();
    await press(document.body);
    expect(box.isOpen).to.equal(false);
  });

  for (const [when, putAway] of [
    ['', () => undefined],
    [', when the keyboard has been put away', () => box.input.blur()],
  ] as const)
    it(`closes when focus goes to another part of the page${when}`, async () => {
      const link = await fixture<HTMLElement>(html`<a href="#elsewhere">elsewhere</a>`);
      putAway();
      expect(box.isOpen).to.equal(true);
      link.focus();
      await turn();
      expect(box.isOpen).to.equal(false);
    });

  it('closes when focus goes into a frame of the page, where no press is heard of', async () => {
    const frame = await fixture<HTMLIFrameElement>(html`<iframe title="frame"></iframe>`);
    frame.contentDocument!.body.innerHTML = '<input>';
    frame.contentDocument!.querySelector('input')!.focus();
    // hand-driven windows that are not in front lose no focus
    window.dispatchEvent(new FocusEvent('blur'));
    clock.tick(1);
    await turn();
    expect(box.isOpen).to.equal(false);
  });

  it('stays when the window loses focus to another one, or focus comes back to the box', async () => {
    window.dispatchEvent(new FocusEvent('blur'));
    clock.tick(1);
    box.input.blur();
    box.input.focus();
    await turn();
    expect(box.isOpen).to.equal(true);
  });
});

describe('<site-search-box>, its list with a mouse', () => {
  it('closes whenever focus leaves the box', async () => {
    useScreen(false);
    const box = await mountBox({}, clock);
    await box.suggest('so', 'solar', 'sofa');
    box.input.blur();
    await turn();
    expect(box.isOpen).to.equal(false);
  });
});
