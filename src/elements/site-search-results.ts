import { html, noChange, nothing, type PropertyValues } from 'lit';
import { isTyping } from '../controllers/focus.js';
import { define } from '../define.js';
import { SiteSearchSelectEvent } from '../events.js';
import type { ResultPage, SearchResult } from '../model/types.js';
import { shownPage, type SearchRequest } from '../session/session-state.js';
import { PieceElement } from './piece-element.js';
import { tokens } from '../styles/tokens.js';
import { resultItem } from '../templates/result-item.js';
import { skeletons } from '../templates/skeletons.js';
import { resultsStyles } from './site-search-results.styles.js';

/**
 * The results: documents joined to their highlights.
 *
 * @fires site-search-select - Before the visitor follows a result; cancelable.
 * @csspart results - The list.
 * @csspart result - One result.
 * @csspart result-title - Its title.
 * @csspart result-url - Its address.
 * @csspart result-body - Its snippet.
 * @csspart mark - A match in any of them.
 */
export class SiteSearchResults extends PieceElement {
  static override styles = [tokens, resultsStyles];

  #drawn: ResultPage | undefined;
  #focused: SearchRequest | undefined;

  protected override updated(changed: PropertyValues<this>): void {
    super.updated(changed);
    const { state } = this.consumer;
    if (state.status !== 'ready' || state.request === this.#focused) return;
    this.#focused = state.request;
    if (state.request.cause === 'page') this.#focusStart();
  }

  protected override render(): unknown {
    const { state, phrasebook } = this.consumer;
    const page = shownPage(state);
    const isBusy = state.status === 'loading';
    if (!page?.results.length) {
      this.#drawn = undefined;
      return isBusy && !page ? skeletons(state.request.rows) : nothing;
    }
    return html`<h2 class="unseen">${phrasebook.text('results')}</h2><ol part="results" tabindex="-1" aria-label=${phrasebook.text('results')} aria-busy=${isBusy} start=${page.start + 1}>
      ${this.#renderItems(page)}
    </ol>`;
  }

  /** A page that is on show already is not drawn again: at a thousand results that is most of the work. */
  #renderItems(page: ResultPage): unknown {
    if (page === this.#drawn) return noChange;
    this.#drawn = page;
    return page.results.map((result) => resultItem(result, (event) => this.#onSelect(event, result, page)));
  }

  /** After paging, reading goes on where the new results start; a person who is typing by then is left alone. */
  #focusStart(): void {
    const list = this.renderRoot.querySelector('ol');
    if (!list || isTyping()) return;
    list.focus({ preventScroll: true });
    if (list.getBoundingClientRect().top < 0) list.scrollIntoView({ block: 'start' });
  }

  #onSelect(event: MouseEvent, result: SearchResult, page: ResultPage): void {
    // the right button opens a menu, it follows nothing
    if (event.button > 1) return;
    const select = new SiteSearchSelectEvent(result, result.position, page.query, page.trackId);
    if (!this.dispatchEvent(select)) event.preventDefault();
  }
}

define('site-search-results', SiteSearchResults);

declare global {
  interface HTMLElementTagNameMap {
    'site-search-results': SiteSearchResults;
  }
}
