import { AnnouncerController } from '../controllers/announcer-controller.js';
import { spokenSummary, summaryOf, type Sentence } from '../templates/summary.js';
import { errorNotice } from '../templates/error-notice.js';
import { mayTakeFocus } from '../controllers/focus.js';
import { html, nothing, type TemplateResult } from 'lit';
import { shownPage, type SearchState } from '../session/session-state.js';
import { PieceElement } from './piece-element.js';
import { define } from '../define.js';
import { phrase } from '../templates/phrase.js';
import { summaryStyles } from './site-search-summary.styles.js';
import { tokens } from '../styles/tokens.js';
import { liveRegions } from '../templates/live-regions.js';

/**
 * What the search is doing, in words: waiting, how many results, none, past the
 * end, failed. Each settled state is spoken once.
 *
 * @csspart summary - The line of words.
 * @csspart error - The notice of a failure.
 * @csspart retry - The button in it.
 */
export class SiteSearchSummary extends PieceElement {
  static override styles = [tokens, summaryStyles];

  readonly #announcer = new AnnouncerController(this);
  /** The state that focus has followed. */
  #followed: SearchState | undefined;

  protected override willUpdate(): void {
    super.willUpdate();
    const { state, phrasebook } = this.consumer;
    if (state.status === 'loading' || !state.request) return this.#announcer.say();
    // it is said in the language of the page, once its words have come
    if (phrasebook.words)
      this.#announcer.say(
        phrasebook.text(
          ...(state.status === 'failed' ? ([`failed${state.reason}`] as const) : spokenSummary(state.page)),
        ),
        state.request,
      );
  }

  /** Focus comes here where the button that had it goes with the click, and where no results come to take it. */
  protected override updated(): void {
    const { state } = this.consumer;
    if (state === this.#followed) return;
    this.#followed = state;
    if (!state.request || state.request.cause === 'pick' || !mayTakeFocus(state.request, this)) return;
    const isGoing = state.status === 'loading' && state.request.cause !== 'page';
    if (isGoing || state.status === 'failed' || !shownPage(state)?.results.length)
      this.renderRoot.querySelector('div')?.focus();
  }

  protected override render(): TemplateResult {
    const { state } = this.consumer;
    return html`<div part="summary" tabindex="-1" aria-busy=${state.status === 'loading'}>${this.#renderState(state)}</div>
      ${liveRegions(this.#announcer.texts)}`;
  }

  #renderState(state: SearchState): unknown {
    const { phrasebook, session } = this.consumer;
    if (!state.request) return nothing;
    const line = (...sentence: Sentence) => html`<p dir="auto">${phrase(phrasebook, ...sentence)}</p>`;
    const { query } = state.request;
    const page = shownPage(state);
    const isOther = page?.query !== query;
    if (state.status === 'failed')
      return html`${errorNotice(phrasebook, state.reason, () => (state.reason === 'Page' && isOther ? session?.goToPage(1) : session?.retry()))}
      ${isOther && page?.results.length ? line('earlierResults', { query: page.query }) : nothing}`;
    // beside results that are kept while others are awaited, their own words are kept
    const sentences: readonly Sentence[] = page ? summaryOf(page) : [['searching', { query }]];
    const lines = sentences.map((sentence) => line(...sentence));
    // an array more makes Lit draw new words, in place of moving those that are there
    return state.status === 'loading' ? [lines] : lines;
  }
}

define('site-search-summary', SiteSearchSummary);

declare global {
  interface HTMLElementTagNameMap {
    'site-search-summary': SiteSearchSummary;
  }
}
