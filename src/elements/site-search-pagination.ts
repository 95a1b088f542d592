import { html, nothing, type TemplateResult } from 'lit';
import { define } from '../define.js';
import { pageCount, pageOf, pageWindow } from '../model/page-window.js';
import type { ResultPage } from '../model/types.js';
import { isEarlier, shownPage, type SearchState } from '../session/session-state.js';
import { PieceElement } from './piece-element.js';
import { tokens } from '../styles/tokens.js';
import { onPlainClick } from '../templates/action-link.js';
import { paginationStyles } from './site-search-pagination.styles.js';

/**
 * The pages of the results. Nothing where there is one page or none.
 *
 * @csspart pagination - The list of pages.
 * @csspart page - A link or button to a page.
 * @csspart page-current - The one of the page on show.
 */
export class SiteSearchPagination extends PieceElement {
  static override styles = [tokens, paginationStyles];

  protected override render(): unknown {
    const { state, phrasebook } = this.consumer;
    const page = shownPage(state);
    if (!page || isEarlier(state)) return nothing;
    const last = lastPage(page);
    if (last < 2) return nothing;
    const current = currentPage(state, page);
    const isInside = current <= last;
    return html`<nav aria-label=${phrasebook.text('pages')}>
      <ol part="pagination">
        ${isInside && current > 1 ? this.#renderStep(current - 1, 'previous') : nothing}
        ${pageWindow(isInside ? current : undefined, last).map((number) =>
          number === 'gap'
            ? html`<li class="gap" aria-hidden="true">…</li>`
            : this.#renderPage(number, number === current),
        )}
        ${isInside && current < last ? this.#renderStep(current + 1, 'next') : nothing}
      </ol>
    </nav>`;
  }

  #renderPage(number: number, isCurrent: boolean): TemplateResult {
    const { phrasebook } = this.consumer;
    const page = phrasebook.number(number);
    const label = phrasebook.text('page', { page: number });
    return html`<li>${this.#renderControl(number, page, label, isCurrent ? 'page page-current' : 'page', isCurrent)}</li>`;
  }

  #renderStep(number: number, step: 'previous' | 'next'): TemplateResult {
    const label = this.consumer.phrasebook.text(step);
    return html`<li class=${step}>${this.#renderControl(number, html`<span>${label}</span>`, label, 'page', false)}</li>`;
  }

  #renderControl(
    number: number,
    content: unknown,
    label: string,
    part: string,
    isCurrent: boolean,
  ): TemplateResult {
    const { session, settings, state } = this.consumer;
    const go = (): void => session?.goToPage(number);
    const current = isCurrent ? 'page' : nothing;
    const query = state.status === 'idle' ? '' : (state.request.corrects ?? state.request.query);
    const href = settings.addressOf?.(query, number);
    if (!href)
      return html`<button type="button" part=${part} aria-label=${label} aria-current=${current} @click=${go}>${content}</button>`;
    return html`<a part=${part} href=${href} aria-label=${label} aria-current=${current} @click=${(event: MouseEvent) => onPlainClick(event, go)}>${content}</a>`;
  }
}

/** The page that was asked for counts at once; one that failed does not. */
function currentPage(state: SearchState, page: ResultPage): number {
  return state.status === 'loading' ? state.request.page : pageOf(page.start, page.pageSize);
}

/** A count that is a lower bound leaves one more page to try. */
function lastPage({ numFound, pageSize, isLowerBound, start, results }: ResultPage): number {
  const hasMore = isLowerBound && results.length === pageSize && start + pageSize >= numFound;
  return pageCount(numFound, pageSize) + (hasMore ? 1 : 0);
}

define('site-search-pagination', SiteSearchPagination);

declare global {
  interface HTMLElementTagNameMap {
    'site-search-pagination': SiteSearchPagination;
  }
}
