import { html, nothing, type TemplateResult } from 'lit';
import { AnnouncerController } from '../controllers/announcer-controller.js';
import { define } from '../define.js';
import { failureReason } from '../model/failure.js';
import { isEarlier, type SearchState } from '../session/session-state.js';
import { PieceElement } from './piece-element.js';
import { tokens } from '../styles/tokens.js';
import { errorNotice } from '../templates/error-notice.js';
import { liveRegions } from '../templates/live-regions.js';
import { phrase } from '../templates/phrase.js';
import { spokenSummary, summaryOf, type Sentence } from '../templates/summary.js';
import { summaryStyles } from './site-search-summary.styles.js';

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
  #spoken: SearchState | undefined;

  protected override willUpdate(): void {
    const { state, phrasebook } = this.consumer;
    if (state.status === this.#spoken?.status && sameRequest(state, this.#spoken)) return;
    this.#spoken = state;
    if (state.status === 'ready') this.#announcer.say(sentence(spokenSummary(state.page)));
    if (state.status === 'failed')
      this.#announcer.say(phrasebook.text(`failed${failureReason(state.error, state.request.page)}`));

    function sentence([name, values]: Sentence): string {
      return phrasebook.text(name, values);
    }
  }

  protected override render(): TemplateResult {
    const { state } = this.consumer;
    return html`<div part="summary" aria-busy=${state.status === 'loading'}>${this.#renderState(state)}</div>
      ${liveRegions(this.#announcer.texts)}`;
  }

  #renderState(state: SearchState): unknown {
    const { phrasebook, session } = this.consumer;
    switch (state.status) {
      case 'idle':
        return nothing;
      case 'loading':
        return html`<p>${phrase(phrasebook, 'searching', { query: state.request.query })}</p>`;
      case 'failed':
        return html`${errorNotice(phrasebook, failureReason(state.error, state.request.page), () => session?.retry())}
          ${
            isEarlier(state) && state.page
              ? html`<p>${phrase(phrasebook, 'earlierResults', { query: state.page.query })}</p>`
              : nothing
          }`;
      case 'ready':
        return summaryOf(state.page).map(
          ([name, values], index) =>
            html`<p class=${index ? 'help' : ''}>${phrase(phrasebook, name, values)}</p>`,
        );
    }
  }
}

function sameRequest(one: SearchState, other: SearchState): boolean {
  return one.status === 'idle' || (other.status !== 'idle' && one.request === other.request);
}

define('site-search-summary', SiteSearchSummary);

declare global {
  interface HTMLElementTagNameMap {
    'site-search-summary': SiteSearchSummary;
  }
}
