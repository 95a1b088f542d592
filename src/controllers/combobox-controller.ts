/**
 * The keys of an editable combobox with a list of suggestions, by the ARIA 1.2
 * pattern: focus stays in the text box, the active option is told by
 * `aria-activedescendant`. Knows no markup: the host says how many options
 * there are and draws what `isOpen` and `active` say.
 */
import type { ReactiveController, ReactiveControllerHost } from 'lit';

export interface ComboboxCallbacks {
  /** How many options there are now. */
  readonly size: () => number;
  /** The person chose an option, by its index. */
  readonly pick: (index: number) => void;
  /** The person pressed Enter on the text itself. */
  readonly submit: () => void;
  /** The list was closed, by whatever. */
  readonly closed: () => void;
}

/** The text itself is active, no option is. */
export const NO_OPTION = -1;

export class ComboboxController implements ReactiveController {
  isOpen = false;
  active = NO_OPTION;

  constructor(
    readonly host: ReactiveControllerHost,
    readonly callbacks: ComboboxCallbacks,
  ) {
    host.addController(this);
  }

  /** Opens the list where there is something in it; no option is active until the person moves. */
  open(): void {
    if (!this.callbacks.size()) return;
    this.isOpen = true;
    this.host.requestUpdate();
  }

  close(): void {
    this.active = NO_OPTION;
    if (!this.isOpen) return;
    this.isOpen = false;
    this.callbacks.closed();
    this.host.requestUpdate();
  }

  /** Makes the text itself active again: what was typed or where the caret went counts, not the option. */
  release(): void {
    if (this.active === NO_OPTION) return;
    this.active = NO_OPTION;
    this.host.requestUpdate();
  }

  hostDisconnected(): void {
    this.close();
  }

  readonly onKeydown = (event: KeyboardEvent): void => {
    // Keys of an input method belong to it. Safari sends the one that confirms
    // after `compositionend`, told only by the old code 229.
    if (event.isComposing || event.keyCode === 229 || event.defaultPrevented) return;
    if (event.ctrlKey || event.metaKey) return;
    switch (event.key) {
      case 'ArrowDown':
        if (event.shiftKey) return;
        event.preventDefault();
        return event.altKey ? this.open() : this.#move(1);
      case 'ArrowUp':
        if (event.shiftKey) return;
        event.preventDefault();
        return event.altKey ? this.close() : this.#move(-1);
      case 'Enter':
        if (event.altKey || event.shiftKey) return;
        event.preventDefault();
        return this.isOpen && this.active !== NO_OPTION
          ? this.callbacks.pick(this.active)
          : this.callbacks.submit();
      case 'Escape':
        // left alone when the list is closed: a dialog round the box has a use for it
        if (!this.isOpen) return;
        event.preventDefault();
        event.stopPropagation();
        return this.close();
      case 'Tab':
        return this.close();
      case 'Home':
      case 'End':
      case 'ArrowLeft':
      case 'ArrowRight':
        return this.release();
    }
  };

  /** Steps through the options and the text, which stands between the last and the first. */
  #move(step: 1 | -1): void {
    const size = this.callbacks.size();
    if (!size) return;
    if (!this.isOpen) this.open();
    const places = size + 1;
    this.active = ((this.active + 1 + step + places) % places) - 1;
    this.host.requestUpdate();
  }
}
