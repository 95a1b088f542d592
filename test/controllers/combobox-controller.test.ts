import { expect } from '@open-wc/testing';
import { ComboboxController } from '../../src/controllers/combobox-controller.js';
import { FakeHost } from '../helpers/fake-host.js';

function setUp(size = 3) {
  const host = new FakeHost();
  const chosen: number[] = [];
  const removed: number[] = [];
  let closings = 0;
  let openings = 0;
  let wishes = 0;
  const list = { size };
  const combobox = new ComboboxController(host, {
    size: () => list.size,
    wanted: () => wishes++,
    choose: (index) => chosen.push(index),
    remove: (index) => removed.push(index),
    opened: () => openings++,
    closed: () => closings++,
  });
  /** Presses a key; tells whether the key was used up. */
  const press = (key: string, init: KeyboardEventInit = {}): boolean => {
    const event = new KeyboardEvent('keydown', { key, cancelable: true, bubbles: true, ...init });
    combobox.onKey(event);
    return event.defaultPrevented;
  };
  return {
    host,
    combobox,
    chosen,
    removed,
    list,
    press,
    closings: () => closings,
    openings: () => openings,
    wishes: () => wishes,
  };
}

describe('ComboboxController', () => {
  it('opens where there is something in the list, with no option active', () => {
    const { combobox } = setUp();
    combobox.toggle(true);
    expect(combobox).to.include({ isOpen: true, active: -1 });
  });

  it('does not open an empty list', () => {
    const { combobox, press } = setUp(0);
    combobox.toggle(true);
    press('ArrowDown');
    press('ArrowDown', { altKey: true });
    expect(combobox).to.include({ isOpen: false, active: -1 });
  });

  it('closes a list that has become empty, and tells no option', () => {
    const { combobox, list, press } = setUp();
    press('ArrowDown');
    list.size = 0;
    combobox.release();
    expect(combobox).to.include({ isOpen: false, active: -1 });
  });

  it('drops nothing that is under way where it cannot open yet', () => {
    const { combobox, closings } = setUp(0);
    combobox.toggle(true);
    expect(closings()).to.equal(0);
  });

  it('tells of the wish to close also while nothing is open yet', () => {
    const { combobox, press, closings } = setUp();
    combobox.toggle(false);
    press('Escape');
    expect(closings()).to.equal(2);
  });

  it('asks for no update where nothing has changed', () => {
    const { combobox, host } = setUp();
    combobox.toggle(false);
    combobox.release();
    expect(host.updates).to.equal(0);
    combobox.toggle(true);
    expect(host.updates).to.equal(1);
  });
});

describe('ComboboxController, the arrows', () => {
  it('ArrowDown opens on the first option, goes down, and from the last to the text', () => {
    const { combobox, press } = setUp();
    const visited = Array.from({ length: 5 }, () => {
      expect(press('ArrowDown')).to.equal(true);
      return combobox.active;
    });
    expect(visited).to.deep.equal([0, 1, 2, -1, 0]);
    expect(combobox.isOpen).to.equal(true);
  });

  it('ArrowUp opens on the last option, goes up, and from the first to the text', () => {
    const { combobox, press } = setUp();
    const visited = Array.from({ length: 5 }, () => {
      expect(press('ArrowUp')).to.equal(true);
      return combobox.active;
    });
    expect(visited).to.deep.equal([2, 1, 0, -1, 2]);
  });

  it('Alt+ArrowDown opens without an active option', () => {
    const { combobox, press } = setUp();
    expect(press('ArrowDown', { altKey: true })).to.equal(true);
    expect(combobox).to.include({ isOpen: true, active: -1 });
  });

  it('Alt+ArrowUp closes', () => {
    const { combobox, press } = setUp();
    press('ArrowDown');
    expect(press('ArrowUp', { altKey: true })).to.equal(true);
    expect(combobox).to.include({ isOpen: false, active: -1 });
  });

  for (const key of ['Home', 'End', 'ArrowLeft', 'ArrowRight'])
    it(`K02 ${key} goes back to the text, moves the caret and leaves the list open`, () => {
      const { combobox, press } = setUp();
      press('ArrowDown');
      expect(press(key)).to.equal(false);
      expect(combobox).to.include({ isOpen: true, active: -1 });
    });

  for (const [key, modifier] of [
    ['a', 'ctrlKey'],
    ['A', 'metaKey'],
    ['Home', 'ctrlKey'],
    ['ArrowLeft', 'metaKey'],
  ] as const)
    it(`K02 ${key} with ${modifier} goes back to the text, and is the browser's`, () => {
      const { combobox, press } = setUp();
      press('ArrowDown');
      expect(press(key, { [modifier]: true })).to.equal(false);
      expect(combobox).to.include({ isOpen: true, active: -1 });
    });

  it('leaves the arrows to the caret where there is nothing to list, and tells that something is wanted', () => {
    const { combobox, press, wishes } = setUp(0);
    expect(press('ArrowDown')).to.equal(false);
    expect(press('ArrowUp')).to.equal(false);
    expect(press('ArrowDown', { altKey: true })).to.equal(false);
    expect(combobox.isOpen).to.equal(false);
    expect(wishes()).to.equal(3);
    expect(press('ArrowDown', { shiftKey: true })).to.equal(false);
    expect(wishes(), 'selects text').to.equal(3);
  });

  it('Enter that is held down chooses once, and never reaches the page', () => {
    const { chosen, press } = setUp();
    press('ArrowDown');
    expect(press('Enter')).to.equal(true);
    expect(press('Enter', { repeat: true })).to.equal(true);
    expect(chosen).to.deep.equal([0]);
  });

  it('has no option active once it opens anew, or has other options', () => {
    const { combobox, press } = setUp();
    press('ArrowDown');
    combobox.toggle(true);
    expect(combobox).to.include({ isOpen: true, active: -1 });
  });

  it('Shift with an arrow selects text, as in any text box', () => {
    const { combobox, press } = setUp();
    expect(press('ArrowDown', { shiftKey: true })).to.equal(false);
    expect(press('ArrowUp', { shiftKey: true })).to.equal(false);
    expect(combobox.isOpen).to.equal(false);
  });
});

describe('ComboboxController, the other keys', () => {
  it('Enter chooses the active option', () => {
    const { chosen, press } = setUp();
    press('ArrowDown');
    press('ArrowDown');
    expect(press('Enter')).to.equal(true);
    expect(chosen).to.deep.equal([1]);
  });

  it('Enter chooses the text where no option is active', () => {
    const { chosen, press, combobox } = setUp();
    combobox.toggle(true);
    press('Enter');
    expect(chosen).to.deep.equal([-1]);
  });

  it('K01 Escape closes the list, and nothing round it', () => {
    const { combobox, press } = setUp();
    const seen: string[] = [];
    const event = new KeyboardEvent('keydown', { key: 'Escape', cancelable: true, bubbles: true });
    event.stopPropagation = () => seen.push('stopped');
    press('ArrowDown');
    combobox.onKey(event);
    expect(combobox).to.include({ isOpen: false, active: -1 });
    expect(event.defaultPrevented).to.equal(true);
    expect(seen).to.deep.equal(['stopped']);
  });

  it('K01 Escape is left alone while the list is closed', () => {
    const { combobox } = setUp();
    const event = new KeyboardEvent('keydown', { key: 'Escape', cancelable: true, bubbles: true });
    event.stopPropagation = () => expect.fail('stopped');
    combobox.onKey(event);
    expect(event.defaultPrevented).to.equal(false);
  });

  it('K05 Tab closes the list, chooses nothing and moves on', () => {
    const { combobox, chosen, press } = setUp();
    press('ArrowDown');
    expect(press('Tab')).to.equal(false);
    expect(press('Tab', { shiftKey: true })).to.equal(false);
    expect(combobox).to.include({ isOpen: false, active: -1 });
    expect(chosen).to.be.empty;
  });

  for (const key of ['b', ' ', 'Backspace', 'Delete', 'PageDown', 'F5', 'Unidentified'])
    it(`leaves ${JSON.stringify(key)} alone`, () => {
      const { combobox, press } = setUp();
      press('ArrowDown');
      expect(press(key)).to.equal(false);
      expect(combobox).to.include({ isOpen: true, active: 0 });
    });

  for (const modifier of ['ctrlKey', 'metaKey'])
    it(`leaves every key with ${modifier} alone`, () => {
      const { combobox, chosen, press } = setUp();
      for (const key of ['ArrowDown', 'ArrowUp', 'Enter', 'Escape', 'Home'])
        expect(press(key, { [modifier]: true }), key).to.equal(false);
      expect(combobox.isOpen).to.equal(false);
      expect(chosen).to.be.empty;
    });

  for (const [what, init] of [
    ['a composition', { isComposing: true }],
    ['an input method, told by its code alone', { keyCode: 229 }],
  ] as const)
    it(`M03 leaves the keys of ${what} to it`, () => {
      const { combobox, chosen, press, closings } = setUp();
      press('ArrowDown');
      for (const key of ['ArrowDown', 'ArrowUp', 'Enter', 'Escape', 'Tab', 'Home'])
        expect(press(key, init), key).to.equal(false);
      expect(combobox).to.include({ isOpen: true, active: 0 });
      expect(chosen).to.be.empty;
      expect(closings()).to.equal(0);
    });

  it('bears a key that has no name: what fills a form in sends such', () => {
    const { combobox, chosen } = setUp();
    combobox.onKey(new Event('keydown', { cancelable: true }) as KeyboardEvent);
    expect(combobox.isOpen).to.equal(false);
    expect(chosen).to.be.empty;
  });

  it('leaves a key alone that the page has used already', () => {
    const { combobox } = setUp();
    const event = new KeyboardEvent('keydown', { key: 'ArrowDown', cancelable: true });
    event.preventDefault();
    combobox.onKey(event);
    expect(combobox.isOpen).to.equal(false);
  });

  it('has an option removed by Delete, with Shift or without, and nothing where none is active', () => {
    const { removed, press } = setUp();
    press('Delete');
    expect(removed).to.be.empty;
    press('ArrowDown');
    press('ArrowDown');
    press('Delete');
    press('Delete', { shiftKey: true });
    expect(removed).to.deep.equal([1, 1]);
  });

  it('tells when it opens, once', () => {
    const { combobox, press, openings } = setUp();
    combobox.toggle(true);
    press('ArrowDown');
    combobox.toggle(true);
    expect(openings()).to.equal(1);
  });
});
