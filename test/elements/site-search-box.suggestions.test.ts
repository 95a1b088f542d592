import { expect } from '@open-wc/testing';
import { useFakeTimers, type SinonFakeTimers } from 'sinon';
import { suggestionsOf } from '../helpers/answers.js';
import { mountBox } from '../helpers/box.js';
import { DeferredClient } from '../helpers/deferred-client.js';
import { allByRole, byRole, spoken } from '../helpers/query.js';
import { turn } from '../helpers/turn.js';

describe('<site-search-box>, suggestions', () => {
  let clock: SinonFakeTimers;

  beforeEach(() => {
    clock = useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  });

  afterEach(() => {
    clock.restore();
  });

  const queries = ({ suggests }: DeferredClient) => suggests.map(({ query }) => query);

  it('are asked for after the delay, for the text as it is then', async () => {
    const box = await mountBox({ suggestDelay: 200 }, clock);
    await box.type('so');
    await box.wait(199);
    await box.type('sol');
    await box.wait(199);
    expect(queries(box.client)).to.be.empty;
    await box.wait(1);
    expect(queries(box.client)).to.deep.equal(['sol']);
  });

  it('open the list when they come, with no option active', async () => {
    const box = await mountBox({}, clock);
    await box.suggest('so', 'solar', 'sofa');
    expect(box.isOpen).to.equal(true);
    expect(box.options).to.deep.equal(['solar', 'sofa']);
    expect(box.active).to.equal(undefined);
  });

  it('open nothing where there are none', async () => {
    const box = await mountBox({}, clock);
    await box.suggest('so');
    expect(box.isOpen).to.equal(false);
    expect(spoken(box.box)).to.equal('');
  });

  it('close the list where the next text has none', async () => {
    const box = await mountBox({}, clock);
    await box.suggest('so', 'solar');
    await box.suggest('sox');
    expect(box.isOpen).to.equal(false);
  });

  it('are counted aloud when they come', async () => {
    const box = await mountBox({}, clock);
    await box.suggest('so', 'solar', 'sofa');
    expect(spoken(box.box)).to.equal('2 suggestions');
    await box.suggest('sol', 'solar');
    expect(spoken(box.box)).to.equal('1 suggestion');
  });

  it('are not asked for below the least length, and close at once', async () => {
    const box = await mountBox({ minLength: 3 }, clock);
    await box.suggest('sol', 'solar');
    await box.type('so');
    expect(box.isOpen).to.equal(false);
    await box.wait(500);
    expect(queries(box.client)).to.deep.equal(['sol']);
  });

  it('are never asked for where they are off', async () => {
    const box = await mountBox({ suggestions: 'off' }, clock);
    await box.type('solar');
    await box.wait(500);
    expect(queries(box.client)).to.be.empty;
  });

  it('M09 are not asked for where the box is filled without a person in it', async () => {
    const box = await mountBox({ instant: true }, clock);
    box.input.value = 'visitor@site.test';
    box.input.dispatchEvent(new InputEvent('input', { bubbles: true }));
    await box.wait(500);
    expect(queries(box.client)).to.be.empty;
    expect(box.session.state.status).to.equal('idle');
  });

  it('open no list when they come after the focus has gone', async () => {
    const box = await mountBox({}, clock);
    await box.type('so');
    await box.wait(150);
    box.input.blur();
    await turn();
    expect(box.client.lastSuggest.signal.aborted).to.equal(true);
    expect(box.isOpen).to.equal(false);
  });

  for (const [what, act] of [
    ['Escape', (box: Awaited<ReturnType<typeof mountBox>>) => box.press('Escape')],
    ['Enter', (box: Awaited<ReturnType<typeof mountBox>>) => box.press('Enter')],
    ['emptying the box', (box: Awaited<ReturnType<typeof mountBox>>) => box.type('')],
  ] as const)
    it(`R01 open no list, and say nothing, when they come after ${what}`, async () => {
      const box = await mountBox({}, clock, new DeferredClient(true));
      await box.type('abc');
      await box.wait(150);
      await act(box);
      box.client.lastSuggest.answer(suggestionsOf('abcd'));
      await turn();
      await box.wait(1500);
      expect(box.isOpen).to.equal(false);
      expect(spoken(box.box)).to.equal('');
      expect(box.client.lastSuggest.signal.aborted).to.equal(true);
    });

  it('R02 are those of the last text, whatever comes late', async () => {
    const box = await mountBox({}, clock, new DeferredClient(true));
    await box.type('so');
    await box.wait(150);
    await box.suggest('solar', 'solar roof');
    box.client.suggests[0].answer(suggestionsOf('sofa'));
    await turn();
    expect(box.options).to.deep.equal(['solar roof']);
  });

  it('R04 search once when one is picked within the delay, and ask for no more', async () => {
    const box = await mountBox({}, clock);
    await box.suggest('sol', 'solar roof');
    const causes: unknown[] = [];
    box.session.subscribe(() => causes.push(box.session.state.request?.query));
    await box.type('sola');
    await box.click(byRole(box.box, 'option', 'solar roof'));
    await box.wait(1500);
    expect(causes).to.deep.equal([undefined, 'solar roof']);
    expect(queries(box.client)).to.deep.equal(['sol']);
    expect(box.input.value).to.equal('solar roof');
    expect(box.isOpen).to.equal(false);
  });

  it('tell the typed part from the rest', async () => {
    const box = await mountBox({}, clock);
    await box.suggest('SOL ro', 'solar roof');
    const option = byRole(box.box, 'option');
    expect([...option.querySelectorAll('span')].map((span) => span.textContent)).to.deep.equal(['sol', 'ro']);
    expect(option.textContent).to.equal('solar roof');
  });

  it('are drawn as text', async () => {
    const box = await mountBox({}, clock);
    const hostile = '<img src=x onerror=alert(1)>';
    await box.suggest('img', hostile);
    expect(box.options).to.deep.equal([hostile]);
    expect(box.list.querySelector('img')).to.equal(null);
  });

  it('stand in a popover that has no role and no place of its own', async () => {
    const box = await mountBox({}, clock);
    await box.suggest('so', 'solar');
    const popover = box.list.parentElement!;
    expect(popover.matches(':popover-open')).to.equal(true);
    expect(popover).to.have.attribute('role', 'none');
    const { positionAnchor, width, height } = getComputedStyle(popover) as CSSStyleDeclaration & {
      positionAnchor?: string;
    };
    expect(positionAnchor ?? 'auto').to.be.oneOf(['auto', 'normal', 'none']);
    expect([width, height]).to.deep.equal(['0px', '0px']);
  });

  it('keep the focus in the box when they are pressed', async () => {
    const box = await mountBox({}, clock);
    await box.suggest('so', 'solar');
    const press = new MouseEvent('mousedown', { bubbles: true, cancelable: true });
    byRole(box.box, 'option').dispatchEvent(press);
    expect(press.defaultPrevented).to.equal(true);
  });

  it('are gone when the box comes back after it was removed', async () => {
    const box = await mountBox({}, clock);
    const { parentElement } = box.box;
    await box.suggest('so', 'solar');
    await box.type('sol');
    box.box.remove();
    await box.wait(500);
    parentElement!.append(box.box);
    await turn();
    expect(box.isOpen).to.equal(false);
    expect(allByRole(box.box, 'option')).to.be.empty;
    expect(queries(box.client)).to.deep.equal(['so']);
  });

  it('fail in silence', async () => {
    const box = await mountBox({}, clock);
    await box.type('so');
    await box.wait(150);
    box.client.lastSuggest.fail(new Error('down'));
    await turn();
    expect(box.isOpen).to.equal(false);
    expect(box.session.state.status).to.equal('idle');
  });

  it('M04 come while a composition is open, which blocks keys alone', async () => {
    const box = await mountBox({}, clock);
    await box.type('solar', { isComposing: true });
    await box.wait(150);
    expect(queries(box.client)).to.deep.equal(['solar']);
  });

  it('M02 never have the box written while a person types, nor its node replaced', async () => {
    const box = await mountBox({}, clock);
    const { input } = box;
    await box.type('한국');
    let writes = 0;
    const native = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!;
    await box.wait(150);
    Object.defineProperty(input, 'value', {
      configurable: true,
      get: () => native.get!.call(input) as string,
      set: (value: string) => {
        writes++;
        native.set!.call(input, value);
      },
    });
    box.client.lastSuggest.answer(suggestionsOf('한국어'));
    await turn();
    expect(box.isOpen).to.equal(true);
    expect(writes).to.equal(0);
    expect(box.input).to.equal(input);
  });

  it('A01 keep their nodes while the active one moves', async () => {
    const box = await mountBox({}, clock);
    await box.suggest('so', 'solar', 'sofa');
    const nodes = allByRole(box.box, 'option');
    await box.press('ArrowDown');
    await box.press('ArrowDown');
    expect(allByRole(box.box, 'option')).to.deep.equal(nodes);
    expect(nodes.map((node) => node.getAttribute('aria-selected'))).to.deep.equal(['false', 'true']);
  });
});
