/**
 * The keys of an editable combobox with a list of suggestions, by the ARIA 1.2
 * pattern: focus stays in the text box, the active option is told by
 * `aria-activedescendant`. Knows no markup: the host says how many options
 * there are and draws what `isOpen` and `active` say.
 */
import type { ReactiveControllerHost } from 'lit';

export interface ComboboxCallbacks {
  /** How many options there are now. */
  readonly size: () => number;
  /** The person would see options where there are none. */
  readonly wanted: () => void;
  /** The person chose an option, by its index, `NO_OPTION` for the text itself; or only wants it put into the box. */
  readonly choose: (index: number, isFill: boolean) => void;
  /** The person wants an option, by its index, to be gone. */
  readonly remove: (index: number) => void;
  /** The list has been opened. */
  readonly opened: () => void;
  /** The person, or the page, wants the list closed, whether or not it is open yet, or there is nothing in it. */
  readonly closed: () => void;
}

/** The text itself is active, no option is. */
const NO_OPTION = -1;

/** The keys of the keyboard that have gone down in a box, and of which the page has heard nothing. */
const held = new Set<string>();

export class ComboboxController {
  isOpen = false;
  active = NO_OPTION;

  constructor(
    readonly host: ReactiveControllerHost,
    readonly callbacks: ComboboxCallbacks,
  ) {}

  /** Opens or closes the list, with the text active; it opens only where there is something in it. */
  toggle(isOpen: boolean): void {
    if (!isOpen) this.callbacks.closed();
    this.#set(isOpen && this.callbacks.size() > 0, NO_OPTION);
  }

  /** Makes the text itself active again: what was typed or where the caret went counts, not the option. */
  release(active = NO_OPTION): void {
    this.#set(this.isOpen && this.callbacks.size() > 0, active);
  }

  readonly onKey = (event: KeyboardEvent): void => {
    const { type, code, key, altKey, shiftKey, ctrlKey, metaKey } = event;
    if (type === 'keyup') {
      // a `<summary>` round the box opens, or closes, as Space comes up; what the page has heard go down (a hotkey, Ctrl),
      // it hears come up
      if (held.delete(code)) swallow(event);
      return;
    }
    // a page sees no text box in a shadow tree, and would take what is typed for keys of its own
    if (!altKey && !ctrlKey && !metaKey && !/^(Tab|Escape|F\d)/.test(key)) {
      held.add(code);
      event.stopPropagation();
    }
    if (type !== 'keydown' || isInputMethods(event) || event.defaultPrevented) return;
    // with Ctrl, too; a letter makes the text active anyway
    if (/^(Home|End|Arrow(Left|Right)|a)$/i.test(key)) this.release();
    else if (ctrlKey || metaKey) return;
    else if (/^(Tab|Escape)$/.test(key)) {
      // left alone when the list is closed: a dialog round the box has a use for Escape
      if (this.isOpen && key === 'Escape') swallow(event);
      this.toggle(false);
    } else if (key === 'Delete' && this.active > NO_OPTION) this.callbacks.remove(this.active);
    else if (key === 'Enter' && (!shiftKey || this.active > NO_OPTION)) {
      swallow(event);
      // a key that is held down asks once
      if (!event.repeat) this.callbacks.choose(this.active, shiftKey);
    } else if (!shiftKey && /^Arrow(Up|Down)$/.test(key)) {
      // without a list they are the caret's, too
      if (!this.callbacks.size()) return this.callbacks.wanted();
      swallow(event);
      const step = key === 'ArrowUp' ? -1 : 1;
      if (altKey) this.toggle(step > 0);
      else this.#move(step);
    }
  };

  /** Steps through the options and the text, which stands between the last and the first. */
  #move(step: number): void {
    const places = this.callbacks.size() + 1;
    this.#set(places > 1, ((this.active + 1 + step + places) % places) - 1);
  }

  #set(isOpen: boolean, active: number): void {
    if (isOpen === this.isOpen && active === this.active) return;
    const isOpened = isOpen && !this.isOpen;
    this.isOpen = isOpen;
    this.active = active;
    if (isOpened) this.callbacks.opened();
    this.host.requestUpdate();
  }
}

/** The key has done its work: neither the browser nor the page has a use for it. */
function swallow(event: Event): void {
  event.preventDefault();
  event.stopPropagation();
}

/** A type of our own, since `keyCode` is deprecated and nothing else tells. */
interface MethodKey {
  readonly isComposing: boolean;
  readonly keyCode: number;
}

/** A key belongs to an input method. Safari sends the one that ends it after `compositionend`, told only by the old code 229. */
export function isInputMethods({ isComposing, keyCode }: MethodKey): boolean {
  return keyCode === 229 || isComposing;
}
