import { boxStyles } from './site-search-box.styles.js';
import { ComboboxController } from '../controllers/combobox-controller.js';
import { html, nothing, type TemplateResult } from 'lit';
import { liveRegions } from '../templates/live-regions.js';
import { tokens } from '../styles/tokens.js';
import { normalizeQuery } from '../model/query.js';
import { SuggestController } from '../controllers/suggest-controller.js';
import { SiteSearchSubmitEvent } from '../events.js';
import { define } from '../define.js';
import { toggleList } from './toggle-list.js';
import { HotkeyController } from '../controllers/hotkey-controller.js';
import { PieceElement } from './piece-element.js';
import type { RecentSearches } from '../model/recent-searches.js';
import { hasScreenKeyboard } from '../controllers/focus.js';
import { AnnouncerController } from '../controllers/announcer-controller.js';
import { IDLE } from '../session/session-state.js';
import { suggestionOptions } from '../templates/suggestion-options.js';

/**
 * The box that a visitor types into, with suggestions under it.
 *
 * @fires site-search-submit - Before what is submitted or picked is searched for; cancelable.
 * @csspart input - The text box.
 * @csspart clear - The button that empties it.
 * @csspart submit - The button that searches.
 * @csspart suggestions - The list of suggestions.
 * @csspart suggestion - One suggestion.
 */
export class SiteSearchBox extends PieceElement {
  static override styles = [tokens, boxStyles];
  static override properties = { ...super.properties, label: {}, placeholder: {}, hotkey: {} };

  /** The accessible name of the box. Default from the language. */
  declare label: string | null;
  /** Shown in the empty box. Default from the language. */
  declare placeholder: string | null;
  /** Keys of the page that lead to the box, parted by spaces: `mod+k`, `/`. Default none. */
  declare hotkey: string | null;
  /** What is in the box. No property of Lit, for most keys ask for no update. */
  declare text: string;

  readonly #announcer = new AnnouncerController(this);
  readonly #suggest = new SuggestController(this, () => this.#onSuggestions());
  readonly #combobox = new ComboboxController(this, {
    size: () => {
      if (!this.#combobox.isOpen) this.#recents?.read();
      return this.#terms.length;
    },
    remove: (index) => this.#remove(index),
    choose: (index, isFill) => this.#choose(this.#terms[index], isFill),
    wanted: () => this.#suggest.ask(this.text, this.consumer.settings),
    opened: () => this.#recents && this.#tell(),
    closed: () => {
      this.#suggest.cancel();
      this.#announcer.say();
    },
  });
  #state = IDLE;
  #client: unknown;
  /** What is known to stand in the text box. */
  #typed = '';
  /** The suggestion that the button of the mouse went down on: another may have its place when it comes up. */
  #pressed: string | undefined;
  #isComposing = false;
  #instantTimer: ReturnType<typeof setTimeout> | undefined;

  constructor() {
    super();
    this.label = this.placeholder = this.hotkey = null;
    this.text = '';
    this.consumer.isPatient = false;
    new HotkeyController(this);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    // a composition ends with the box, and nothing tells of it
    this.#isComposing = false;
    this.#forget();
  }

  /** The box follows the session: a correction, a pick elsewhere, or a page opened with a search shows in it. */
  protected override willUpdate(): void {
    super.willUpdate();
    if (!this.isConnected) return; // it has no session, and what is in it stays
    const { state, settings } = this.consumer;
    const before = this.#state;
    // what another service suggested is none of this one's; nor is there anything where suggestions are off now
    if (this.#client !== (this.#client = settings.suggestions !== 'off' && settings.client)) this.#forget();
    // a page may clear it though nothing is searched for
    if (state === before || (state.request && state.request === before.request)) return;
    this.#state = state;
    const { query = '', cause } = state.request ?? {};
    const typed = normalizeQuery(this.text);
    const isTypedOn =
      cause === 'again' && (before.request?.cause === 'instant' || typed !== (before.request?.query ?? ''));
    if ((cause === 'instant' && this.shadowRoot?.activeElement) || isTypedOn) return;
    // the same query once more takes no text from a visitor who has typed on
    if (typed !== query && query !== before.request?.query) this.text = query;
    // nor does one that nobody asked for end what has been begun for it
    if (cause === 'again' ? query === typed : query || typed) this.#forget();
  }

  protected override updated(): void {
    const { isOpen, active } = this.#combobox;
    const input = this.#input;
    const list = this.shadowRoot?.querySelector('ul');
    // a person's own text is never written again, and none where an input method is at work
    if (input && this.text !== this.#typed && !this.#isComposing) input.value = this.#typed = this.text;
    if (!list || !this.isConnected) return;
    toggleList(list, isOpen, () => this.#combobox.toggle(false));
    list.children.item(active)?.scrollIntoView({ block: 'nearest', container: 'nearest' });
  }

  /** Puts the caret into the box, also where the box is still to be drawn. */
  override focus(options?: FocusOptions): void {
    if (this.hasUpdated) this.#input?.focus(options);
    else void this.updateComplete.then(() => this.focus(options));
  }

  protected override render(): TemplateResult {
    const { phrasebook } = this.consumer;
    const { isOpen, active, onKey } = this.#combobox;
    const recents = this.#recents;
    const label = this.label?.trim() || phrasebook.text('label');
    // with any `value` Safari brings back the text of a field with a page from its cache, without one it empties the field
    return html`<form role="search" aria-label=${label} @submit=${this.#onSubmit}>
      <div class="field">
        <span><input part="input" type="text" role="combobox" aria-label=${label} aria-autocomplete="list" aria-controls="list"
          aria-expanded=${isOpen} aria-activedescendant=${active < 0 ? nothing : `option-${active}`}
          placeholder=${this.text ? nothing : (this.placeholder ?? (phrasebook.words ? phrasebook.text('placeholder') : ''))} name="search-query" dir="auto" value=${this.text}
          autocomplete="off" autocapitalize="off" autocorrect="off" spellcheck="false" enterkeyhint="search"
          data-1p-ignore data-lpignore="true" data-bwignore data-form-type="other"
          @input=${this.#onInput} @compositionstart=${this.#onCompose} @compositionend=${this.#onCompose} @keydown=${onKey} @keypress=${onKey} @keyup=${onKey} @blur=${this.#onBlur} @click=${this.#offer}></span>
        ${this.text ? html`<button part="clear" type="button" aria-label=${phrasebook.text('clear')} @click=${this.#onClear}></button>` : nothing}
        <button part="submit" aria-label=${phrasebook.text('submit')} @click=${this.#onSubmit}></button>
      </div>
      <div popover="manual" role="none"><ul part="suggestions" role="listbox" id="list" aria-label=${phrasebook.text(recents ? 'recent' : 'suggestions')} @mousedown=${(event: Event) => event.preventDefault()}>
        ${
          recents
            ? recents.draw(
                html,
                this.shadowRoot,
                recents.options,
                active,
                phrasebook,
                this.#choose,
                this.#remove,
              )
            : suggestionOptions(
                this.#suggest.suggestions,
                active,
                phrasebook.text('fill'),
                (term) => (this.#pressed = term),
                this.#onOption,
              )
        }
      </ul></div>
      ${liveRegions(this.#announcer.texts)}
    </form>`;
  }

  get #input(): HTMLInputElement | null | undefined {
    return this.shadowRoot?.querySelector('input');
  }

  /** What an empty box has to offer. */
  get #recents(): RecentSearches | undefined {
    return this.text ? undefined : this.consumer.session?.recents;
  }

  /** What the options of the list are for. */
  get #terms(): readonly string[] {
    return this.#recents?.options ?? this.#suggest.suggestions.map(({ term }) => term);
  }

  /** Closes the list and drops whatever is under way for it. */
  #forget(): void {
    clearTimeout(this.#instantTimer);
    this.#suggest.forget();
    this.#combobox.toggle(false);
  }

  /** Searches for a suggestion, or only puts it into the box; without one searches for what was typed. */
  readonly #choose = (term?: string, isFill?: boolean): void => {
    if (term === '') return this.#remove(this.#terms.length - 1);
    if (term && this.#isComposing) {
      this.#input?.blur(); // ends the composition, which would else come back over what was chosen
      this.focus();
    }
    this.#write(term ?? this.text);
    if (term && isFill) {
      this.#ask();
      this.#combobox.release();
      return this.focus();
    }
    this.#forget();
    if (hasScreenKeyboard()) this.#input?.blur(); // the keyboard would cover what is found
    const query = normalizeQuery(this.text);
    if (query && !this.dispatchEvent(new SiteSearchSubmitEvent(query))) return;
    const { session, settings } = this.consumer;
    if (query && settings.leaveFor) settings.leaveFor(query);
    else session?.search(query, { cause: term ? 'pick' : 'submit' });
  };

  /** Asks for what the text in the box is to bring by itself. */
  #ask(): void {
    const { session, settings } = this.consumer;
    clearTimeout(this.#instantTimer);
    this.#suggest.ask(this.text, settings);
    // no event for it: what was typed and never sent is nobody's to know
    const search = (): void => session?.search(this.text, { cause: 'instant' });
    if (settings.instant) this.#instantTimer = setTimeout(search, this.text ? settings.suggestDelay : 0);
  }

  #onSuggestions(): void {
    this.shadowRoot?.querySelector('ul')?.scrollTo(0, 0); // those before may have been scrolled
    this.#combobox.toggle(this.#combobox.isOpen || !!this.shadowRoot?.activeElement);
    if (this.#combobox.isOpen) this.#tell();
    else this.#announcer.say();
  }

  /** Says how many options there are, in the language of the page: before its words have come, nothing. */
  #tell(): void {
    const count = this.#terms.filter(Boolean).length;
    const { phrasebook } = this.consumer;
    if (phrasebook.words)
      this.#announcer.say(phrasebook.text(this.text ? 'suggestionCount' : 'recentCount', { count }));
  }

  /** What is offered to an empty box is none of a text's, nor the other way round. */
  #write(text: string): void {
    if (!text || !this.text) this.#forget();
    this.text = text;
    this.requestUpdate();
  }

  /** A visitor is at work in the box: it offers what it has. */
  readonly #offer = (): void => this.#combobox.toggle(true);

  readonly #remove = (index: number): void => {
    if (!this.#recents) return;
    this.#combobox.release(this.#recents.remove(index, this.#combobox.active));
    this.#tell();
  };

  readonly #onInput = (event: Event): void => {
    const text = (event.target as HTMLInputElement).value;
    this.#typed = text;
    // undone or deleted, it ends without a word in Chromium
    this.#isComposing &&= (event as InputEvent).isComposing;
    // most keys change nothing that is drawn
    if (text && this.text) this.text = text;
    else this.#write(text);
    // what fills the box without a person in it (a password manager) asks for nothing
    if (!this.shadowRoot?.activeElement) return;
    this.#ask();
    this.#offer();
  };

  readonly #onOption = (event: MouseEvent, term: string): void => {
    event.preventDefault(); // nothing round the box is meant: a `<summary>`, a label, a link
    // a click without a pointer (a screen reader's, a script's) presses nothing before
    this.#choose((event.detail && this.#pressed) || term, !!(event.target as Element).closest('i'));
  };

  readonly #onSubmit = (event: Event): void => {
    event.preventDefault();
    this.#choose();
  };

  readonly #onBlur = ({ relatedTarget }: FocusEvent): void => {
    // whoever puts the keyboard on the screen away wants to see more of the list; a press elsewhere closes it
    if (relatedTarget || !hasScreenKeyboard()) this.#combobox.toggle(false);
  };

  readonly #onCompose = ({ type }: Event): void => {
    this.#isComposing = type === 'compositionstart';
    // what came meanwhile is written when it ends
    this.requestUpdate();
  };

  readonly #onClear = (event: Event): void => {
    event.preventDefault(); // as with an option
    this.#input?.blur(); // a composition would keep its text: a screen reader's press takes no focus
    this.#write('');
    this.consumer.session?.clear();
    this.focus();
    this.#offer();
  };
}

define('site-search-box', SiteSearchBox);

declare global {
  interface HTMLElementTagNameMap {
    'site-search-box': SiteSearchBox;
  }
}
