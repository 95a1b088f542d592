import { html, nothing, svg, type PropertyDeclarations, type PropertyValues, type TemplateResult } from 'lit';
import { AnnouncerController } from '../controllers/announcer-controller.js';
import { ComboboxController } from '../controllers/combobox-controller.js';
import { PopupPlacement } from '../controllers/popup-placement.js';
import { SuggestController } from '../controllers/suggest-controller.js';
import { define } from '../define.js';
import { SiteSearchSubmitEvent } from '../events.js';
import { normalizeQuery } from '../model/query.js';
import { suggestionParts } from '../model/suggestion-parts.js';
import type { SearchRequest } from '../session/session-state.js';
import { PieceElement } from './piece-element.js';
import { tokens } from '../styles/tokens.js';
import { liveRegions } from '../templates/live-regions.js';
import { boxStyles } from './site-search-box.styles.js';

const MAGNIFIER = svg`<circle cx="10.5" cy="10.5" r="6.5"/><path d="m15.5 15.5 5 5"/>`;
const CROSS = svg`<path d="m6 6 12 12M18 6 6 18"/>`;

/**
 * The box that a visitor types into, with suggestions under it.
 *
 * @fires site-search-submit - Before a search that the visitor asked for; cancelable.
 * @csspart input - The text box.
 * @csspart clear - The button that empties it.
 * @csspart submit - The button that searches.
 * @csspart suggestions - The list of suggestions.
 * @csspart suggestion - One suggestion.
 */
export class SiteSearchBox extends PieceElement {
  static override styles = [tokens, boxStyles];
  static override properties: PropertyDeclarations = {
    label: {},
    placeholder: {},
    isBlank: { state: true },
  };

  /** The accessible name of the box. Default from the language. */
  declare label: string | null;
  /** Shown in the empty box. Default from the language. */
  declare placeholder: string | null;
  declare isBlank: boolean;

  readonly #announcer = new AnnouncerController(this);
  readonly #placement = new PopupPlacement();
  readonly #suggest = new SuggestController(
    this,
    () => this.consumer.settings,
    (found) => this.#onSuggestions(found.length),
  );
  readonly #combobox = new ComboboxController(this, {
    size: () => this.#suggest.suggestions.length,
    pick: (index) => this.#pick(index),
    submit: () => this.#submit(),
    closed: () => this.#suggest.cancel(),
  });
  #request: SearchRequest | undefined;
  /** A text for the box, until it is drawn. */
  #unwritten: string | undefined;
  #instantTimer: ReturnType<typeof setTimeout> | undefined;

  constructor() {
    super();
    this.label = this.placeholder = null;
    this.isBlank = true;
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#placement.hide();
    clearTimeout(this.#instantTimer);
  }

  /** The box follows the session: a correction, a pick elsewhere, or a page opened with a search shows in it. */
  protected override willUpdate(): void {
    const { state } = this.consumer;
    const request = state.status === 'idle' ? undefined : state.request;
    if (request === this.#request) return;
    this.#request = request;
    const query = request?.query ?? '';
    if (request?.cause !== 'instant' && normalizeQuery(this.#input?.value ?? '') !== query) this.#write(query);
  }

  protected override updated(changed: PropertyValues<this>): void {
    super.updated(changed);
    if (this.#unwritten !== undefined && this.#input) this.#input.value = this.#unwritten;
    this.#unwritten = undefined;
    const { isOpen, active } = this.#combobox;
    const list = this.renderRoot.querySelector<HTMLElement>('ul');
    const field = this.renderRoot.querySelector('.field');
    if (!isOpen || !list || !field || !this.isConnected) return this.#placement.hide();
    this.#placement.show(list, field);
    list.children[active]?.scrollIntoView({ block: 'nearest' });
  }

  /** Puts the caret into the box, also where the box is still to be drawn. */
  override focus(options?: FocusOptions): void {
    if (this.hasUpdated) this.#input?.focus(options);
    else void this.updateComplete.then(() => this.#input?.focus(options));
  }

  protected override render(): TemplateResult {
    const { phrasebook } = this.consumer;
    const { isOpen, active } = this.#combobox;
    const label = this.label ?? phrasebook.text('label');
    return html`<form role="search" aria-label=${label} @submit=${this.#onSubmit}>
      <div class="field">
        <input part="input" type="search" role="combobox" aria-label=${label} aria-autocomplete="list" aria-controls="list"
          aria-expanded=${isOpen} aria-activedescendant=${active < 0 ? nothing : `option-${active}`}
          placeholder=${this.placeholder ?? phrasebook.text('placeholder')} name="search-query" dir="auto" maxlength="512"
          autocomplete="off" autocapitalize="off" autocorrect="off" spellcheck="false" enterkeyhint="search"
          data-1p-ignore data-lpignore="true" data-bwignore data-form-type="other"
          @input=${this.#onInput} @keydown=${this.#combobox.onKeydown} @blur=${this.#onBlur} @click=${this.#onClick}>
        ${
          this.isBlank
            ? nothing
            : html`<button part="clear" type="button" aria-label=${phrasebook.text('clear')} @click=${this.#onClear}>${icon(CROSS)}</button>`
        }
        <button part="submit" type="submit" aria-label=${phrasebook.text('submit')}>${icon(MAGNIFIER)}</button>
      </div>
      ${this.#renderList(phrasebook.text('suggestions'), active)}
      ${liveRegions(this.#announcer.texts)}
    </form>`;
  }

  #renderList(label: string, active: number): TemplateResult {
    const typed = this.#input?.value ?? '';
    return html`<ul part="suggestions" id="list" role="listbox" popover="manual" aria-label=${label} @mousedown=${keepFocus} @click=${this.#onPick}>
      ${this.#suggest.suggestions.map(
        ({ term }, index) =>
          html`<li part="suggestion" id="option-${index}" role="option" dir="auto" aria-selected=${index === active}>${suggestionParts(
            term,
            typed,
          ).map((piece) => (piece.marked ? html`<span>${piece.text}</span>` : piece.text))}</li>`,
      )}
    </ul>`;
  }

  get #input(): HTMLInputElement | null {
    return this.shadowRoot?.querySelector('input') ?? null;
  }

  #write(text: string): void {
    this.#unwritten = text;
    this.isBlank = !text;
    this.#combobox.close();
    this.#suggest.forget();
  }

  #submit(text = this.#input?.value ?? ''): void {
    clearTimeout(this.#instantTimer);
    this.#combobox.close();
    this.#suggest.forget();
    const query = normalizeQuery(text);
    if (query && !this.dispatchEvent(new SiteSearchSubmitEvent(query))) return;
    this.consumer.session?.search(query, { cause: 'submit' });
  }

  /** Searches while a person types. No event: what was typed and never sent is nobody's to know. */
  #searchInstantly(): void {
    this.consumer.session?.search(this.#input?.value ?? '', { cause: 'instant' });
  }

  #pick(index: number): void {
    const suggestion = this.#suggest.suggestions[index];
    if (!suggestion) return;
    this.#write(suggestion.term);
    this.#submit(suggestion.term);
  }

  #onSuggestions(count: number): void {
    if (!count || !this.#hasFocus) return this.#combobox.close();
    this.#combobox.open();
    this.#announcer.say(this.consumer.phrasebook.text('suggestionCount', { count }));
  }

  get #hasFocus(): boolean {
    return this.shadowRoot?.activeElement === this.#input;
  }

  readonly #onInput = (): void => {
    const text = this.#input?.value ?? '';
    this.isBlank = !text;
    this.#combobox.release();
    clearTimeout(this.#instantTimer);
    // what fills the box without a person in it (a password manager) asks for nothing
    if (!this.#hasFocus) return;
    const { settings } = this.consumer;
    this.#suggest.ask(text, settings);
    if (!this.#suggest.suggestions.length) this.#combobox.close();
    if (settings.instant)
      this.#instantTimer = setTimeout(() => this.#searchInstantly(), settings.suggestDelay);
  };

  readonly #onSubmit = (event: Event): void => {
    event.preventDefault();
    this.#submit();
  };

  readonly #onClear = (): void => {
    this.#write('');
    this.consumer.session?.clear();
    this.#input?.focus();
  };

  readonly #onBlur = (): void => this.#combobox.close();

  readonly #onClick = (): void => this.#combobox.release();

  readonly #onPick = (event: Event): void => {
    const option = (event.target as Element).closest('[role=option]');
    if (option?.parentElement) this.#pick([...option.parentElement.children].indexOf(option));
  };
}

/** The list takes no focus: a press on it would close it before the click. */
function keepFocus(event: Event): void {
  event.preventDefault();
}

function icon(paths: TemplateResult<2>): TemplateResult {
  return html`<svg viewBox="0 0 24 24" aria-hidden="true">${paths}</svg>`;
}

define('site-search-box', SiteSearchBox);

declare global {
  interface HTMLElementTagNameMap {
    'site-search-box': SiteSearchBox;
  }
}
