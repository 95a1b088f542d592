import { html, noChange, nothing } from 'lit';
import { mayTakeFocus } from '../controllers/focus.js';
import { define } from '../define.js';
import { SiteSearchSelectEvent } from '../events.js';
import type { ResultPage, SearchResult } from '../model/types.js';
import { shownPage, type SearchRequest } from '../session/session-state.js';
import { PieceElement } from './piece-element.js';
import { tokens } from '../styles/tokens.js';
import { heading } from '../templates/heading.js';
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

  /** What the items on show were drawn of. */
  #drawn: readonly [page: ResultPage, level: number] | undefined;
  #isNested = false;
  #settled: SearchRequest | undefined;

  /** Reading goes on where the new results start. */
  protected override updated(): void {
    const { state } = this.consumer;
    if (state.status !== 'ready' || state.request === this.#settled) return;
    this.#settled = state.request;
    const list = this.renderRoot.querySelector('ol');
    if (!list || !mayTakeFocus(state.request)) return;
    list.focus({ preventScroll: true });
    list.firstElementChild?.scrollIntoView({ block: 'nearest' });
  }

  protected override render(): unknown {
    const { state, settings, phrasebook } = this.consumer;
    const page = shownPage(state);
    const level = Math.min(Math.max(Math.trunc(settings.headingLevel), 1), 6);
    const isBusy = state.status === 'loading';
    if (!page?.results.length) {
      this.#drawn = undefined;
      return isBusy && !page ? skeletons(state.request.rows) : nothing;
    }
    // Safari tells of a list without markers only where its role is written out
    return html`<div class="unseen">${heading(level - 1, phrasebook.text('results'))}</div><ol part="results" role="list" tabindex="-1" aria-label=${phrasebook.text('results')} aria-busy=${isBusy} start=${page.start + 1}>
      ${this.#renderItems(page, level)}
    </ol>`;
  }

  /**
   * A page that is on show already is not drawn again: at a thousand results that is most of the work. Another page is
   * drawn of new elements, which an array in place of an item sees to: those of the last one would be seen to move.
   */
  #renderItems(page: ResultPage, level: number): unknown {
    if (page === this.#drawn?.[0] && level === this.#drawn[1]) return noChange;
    this.#drawn = [page, level];
    const items = page.results.map((result) =>
      resultItem(result, level, (event) => this.#onSelect(event, result, page)),
    );
    this.#isNested = !this.#isNested;
    return this.#isNested ? [items] : items;
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
