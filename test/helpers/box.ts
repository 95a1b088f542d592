import type { SiteSearchBox } from '../../src/elements/site-search-box.js';
import type { SearchSession } from '../../src/session/search-session.js';
import type { SessionSettings } from '../../src/session/session-state.js';
import { suggestionsOf } from './answers.js';
import { DeferredClient } from './deferred-client.js';
import { mountPiece, sessionWith } from './mount.js';
import { allByRole, byRole, textOf } from './query.js';
import { turn } from './turn.js';
import { typeInto } from './type-into.js';

/** A clock that the test winds; as much of sinon's as is used here. */
interface Clock {
  readonly tickAsync: (milliseconds: number) => Promise<number>;
}

/** A box on a session without an owner, and what a person does to it. */
export class BoxDriver {
  constructor(
    readonly box: SiteSearchBox,
    readonly session: SearchSession,
    readonly client: DeferredClient,
    readonly clock: Clock | undefined,
  ) {}

  get input(): HTMLInputElement {
    return byRole(this.box, 'combobox');
  }

  get list(): HTMLElement {
    return byRole(this.box, 'listbox');
  }

  get options(): string[] {
    return allByRole(this.box, 'option').map(textOf);
  }

  get isOpen(): boolean {
    const isOpen = !!this.list.closest(':popover-open');
    if (String(isOpen) !== this.input.getAttribute('aria-expanded')) throw new Error('said and shown differ');
    return isOpen;
  }

  /** The option that a screen reader is on, by the ids of the box's own tree. */
  get active(): string | undefined {
    const id = this.input.getAttribute('aria-activedescendant');
    return id === null ? undefined : textOf(this.box.shadowRoot!.getElementById(id));
  }

  /** What the box holds from now on, as one key more or less makes it. */
  async type(text: string, init: InputEventInit = {}): Promise<void> {
    typeInto(this.input, text, init);
    await turn();
  }

  async wait(milliseconds: number): Promise<void> {
    await this.clock!.tickAsync(milliseconds);
    await turn();
  }

  /** Types, waits for the request and answers it. */
  async suggest(text: string, ...terms: readonly string[]): Promise<void> {
    await this.type(text);
    await this.wait(this.session.settings.suggestDelay);
    this.client.lastSuggest.answer(suggestionsOf(...terms));
    await turn();
  }

  /** Presses a key; tells whether it was used up. */
  async press(key: string, init: KeyboardEventInit = {}): Promise<boolean> {
    const event = new KeyboardEvent('keydown', {
      key,
      bubbles: true,
      composed: true,
      cancelable: true,
      ...init,
    });
    this.input.dispatchEvent(event);
    await turn();
    return event.defaultPrevented;
  }

  async click(element: HTMLElement): Promise<void> {
    element.click();
    await turn();
  }
}

export async function mountBox(
  settings: Partial<SessionSettings> = {},
  clock?: Clock,
  client = new DeferredClient(),
): Promise<BoxDriver> {
  const session = sessionWith({ client, ...settings });
  return new BoxDriver(await mountPiece('site-search-box', session), session, client, clock);
}
