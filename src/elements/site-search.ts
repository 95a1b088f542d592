// all in the order that compresses best
import type { SiteSearchBox } from './site-search-box.js';
import { closestLanguage } from '../controllers/closest-language.js';
import { addEnglish } from '../text/en.js';
import { Phrasebook } from '../text/phrasebook.js';
import './site-search-results.js';
import './site-search-pagination.js';
import { inTime } from '../controllers/in-time.js';
import './site-search-spelling.js';
import { css, html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { OwnerElement } from './owner-element.js';
import './site-search-summary.js';
import './site-search-box.js';
import { wordsIn } from '../text/languages.js';
import { HotkeyController } from '../controllers/hotkey-controller.js';
import { define } from '../define.js';
import type { SearchState } from '../session/session-state.js';

const styles = css`
  :host {
    display: block;
  }
  :host([hidden]) {
    display: none;
  }
  div {
    display: flex;
    flex-direction: column;
  }
  /* as high as what is drawn into it, while there is nothing to say */
  [part='panel'] {
    min-block-size: 0.5em;
  }
  /* spoken of before the summary, seen close under it: its room is empty most times */
  site-search-summary {
    order: -1;
  }
  site-search-spelling {
    margin-block-start: -0.5em;
  }
  site-search-pagination {
    margin-block-start: 1em;
  }
`;

type Overlays = typeof import('../overlay.js');

/**
 * Site search in one tag: box, spelling, summary, results and pages.
 *
 * @slot - What the page shows before the script is there, such as a form; taken over by the search, text, caret and all.
 * @fires site-search-submit - Before what is submitted or picked in the box is searched for; cancelable.
 * @fires site-search-load - After an answer has come.
 * @fires site-search-select - Before the visitor follows a result; cancelable.
 * @fires site-search-error - After a search has failed.
 * @csspart trigger - The button of the dialog layout.
 * @csspart dialog - The dialog.
 * @csspart close - The button that closes it.
 * @csspart panel - What holds the results: in the popover and dialog layouts it lies over the page.
 */
export class SiteSearch extends OwnerElement {
  static override styles = [styles];
  static override properties = { ...super.properties, label: {}, placeholder: {} };

  /** The accessible name of the box. Default from the language. */
  declare label: string | null;
  /** Shown in the empty box. Default from the language. */
  declare placeholder: string | null;
  /** The layouts over the page, asked for. */
  #asked: Promise<void> | undefined;
  /** They have come. */
  #overlays: Overlays | undefined;
  #overlay: ReturnType<Overlays['overlayOf']> | undefined;
  /** It was to be shown before it could be. */
  #isWanted = false;
  /** The search that it was closed for before it could be shown. */
  #closedFor: SearchState['request'];
  /** The visitor has turned to it, or searches: until then a page pays for the box alone. */
  #isInUse = false;

  constructor() {
    super();
    this.label = this.placeholder = null;
    new HotkeyController(this);
    this.addEventListener('focusin', this.#use, { once: true });
  }

  /** In a task of its own, beside what the visitor has done: the box and the request come first. */
  readonly #use = (): void => {
    setTimeout(() => {
      this.#isInUse = true;
      this.requestUpdate();
    });
  };

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#overlay?.leave();
  }

  /** Puts the caret into the box; in the dialog layout opens the dialog for it. */
  override focus(options?: FocusOptions): void {
    if (!this.hasUpdated) void this.updateComplete.then(() => this.focus(options));
    else if (this.#isDialog) this.show();
    else this.#box?.focus(options);
  }

  /** Opens the dialog, or the results over the page where there are any, with the caret in the box: as soon as it can. */
  show(): void {
    if (this.#overlay) this.#overlay.show();
    else if (this.#box) this.#box.focus();
    else this.#isWanted = true;
  }

  /** Closes what lies over the page. */
  close(): void {
    this.#isWanted = false;
    this.#closedFor = this.state.request;
    this.#overlay?.close();
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    super.willUpdate(changed);
    if (this.layout === 'inline') return;
    void (this.#asked ??= import('../overlay.js').then(
      (overlays) => {
        addEnglish(overlays.words);
        this.#overlays = overlays;
        this.#overlay = overlays.overlayOf(this, () => this.#box?.focus());
        if (this.#closedFor && this.#closedFor === this.state.request) this.#overlay.close();
        this.shadowRoot?.adoptedStyleSheets.push(overlays.overlayStyles());
        this.requestUpdate();
        if (this.#isWanted) void this.updateComplete.then(() => this.show());
      },
      () => {
        this.layout = 'inline';
        this.#asked = undefined;
      },
    ));
  }

  /** What was typed is kept, with the caret: into a form of the page's own that stood here before, or in another layout. */
  protected override update(changed: PropertyValues<this>): void {
    const old = this.#box;
    const before = old
      ? old.shadowRoot?.querySelector('input')
      : this.querySelector<HTMLInputElement>('input:read-write');
    const hadFocus = before?.matches(':focus');
    super.update(changed);
    const box = this.#box;
    if (!box || box === old || !before) return;
    const { selectionStart, selectionEnd, value } = before;
    void box.updateComplete.then(async () => {
      if (value) {
        box.text = value;
        box.requestUpdate();
      }
      await box.updateComplete;
      if (hadFocus) {
        this.focus();
        box.shadowRoot?.querySelector('input')?.setSelectionRange(selectionStart, selectionEnd);
      }
      // taken over: browsers that restore forms, and copies of the page, are not to bring it back
      before.value = '';
    });
  }

  protected override updated(): void {
    this.#overlay?.follow(this.layout);
  }

  protected override render(): TemplateResult {
    const session = this.ownSession;
    const box = html`<site-search-box exportparts="input,clear,submit,suggestions,suggestion" .session=${session} .label=${this.label} .placeholder=${this.placeholder}></site-search-box>`;
    if (!this.#isInUse && this.state.request) this.#use();
    const results = this.#isInUse
      ? html`<site-search-spelling exportparts="spelling" .session=${session}></site-search-spelling>
      <site-search-summary exportparts="summary,error,retry" .session=${session}></site-search-summary>
      <site-search-results exportparts="results,result,result-title,result-url,result-body,mark" .session=${session}></site-search-results>
      <site-search-pagination exportparts="pagination,page,page-current" .session=${session}></site-search-pagination>`
      : nothing;
    if (this.#isDialog && this.#overlays) {
      const language = closestLanguage(this);
      const words = wordsIn(language, () => this.requestUpdate(), inTime);
      return this.#overlays.dialogView(
        html,
        this,
        new Phrasebook(language, this.messages, words),
        box,
        results,
      );
    }
    // until the file of the dialog is there, what the page has put in its place
    if (this.#isDialog && !this.#box) return html`<slot></slot>`;
    return html`<div>${box}<div part="panel" popover=${this.#overlay && this.layout === 'popover' ? 'manual' : nothing}>${results}</div></div>`;
  }

  get #isDialog(): boolean {
    return this.layout === 'dialog';
  }

  get #box(): SiteSearchBox | null | undefined {
    return this.shadowRoot?.querySelector('site-search-box');
  }
}

define('site-search', SiteSearch);

declare global {
  interface HTMLElementTagNameMap {
    'site-search': SiteSearch;
  }
}
