import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { define } from '../define.js';
import { pageCount, pageOf, pageWindow } from '../model/page-window.js';
import type { ResultPage } from '../model/types.js';
import { isEarlier, shownPage } from '../session/session-state.js';
import { tokens } from '../styles/tokens.js';
import { actionLink } from '../templates/action-link.js';
import { PieceElement } from './piece-element.js';
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

  /** Focus stays on the page that is awaited, also where the link that had it goes away or becomes another page's. */
  protected override update(changed: PropertyValues<this>): void {
    const hadFocus = !!this.shadowRoot?.activeElement;
    super.update(changed);
    if (hadFocus && this.consumer.state.status === 'loading')
      this.renderRoot.querySelector<HTMLElement>('[aria-current]')?.focus({ preventScroll: true });
  }

  protected override render(): unknown {
    const { state, phrasebook } = this.consumer;
    const page = shownPage(state);
    const last = page && !isEarlier(state) ? lastPage(page) : 0;
    if (!page || last < 2) return nothing;
    // the page that was asked for counts at once; one that failed does not
    const current = state.status === 'loading' ? state.request.page : pageOf(page.start, page.pageSize);
    const isInside = current <= last;
    return html`<nav aria-label=${phrasebook.text('pages')}>
      <ol part="pagination">
        ${isInside && current > 1 ? this.#renderPage(current - 1, 'previous') : nothing}
        ${pageWindow(isInside ? current : undefined, last).map((number) =>
          number === 'gap'
            ? html`<li aria-hidden="true"><i>…</i></li>`
            : this.#renderPage(number, 'page', number === current),
        )}
        ${isInside && current < last ? this.#renderPage(current + 1, 'next') : nothing}
      </ol>
    </nav>`;
  }

  #renderPage(page: number, name: 'page' | 'previous' | 'next', isCurrentPage = false): TemplateResult {
    const { session, settings, state, phrasebook } = this.consumer;
    const label = phrasebook.text(name, { page });
    const content = name === 'page' ? phrasebook.number(page) : html`<span>${label}</span>`;
    const query = state.status === 'idle' ? '' : (state.request.corrects ?? state.request.query);
    const part = isCurrentPage ? 'page page-current' : 'page';
    const go = (): void => session?.goToPage(page);
    return html`<li class=${name}>${actionLink(content, settings.addressOf?.(query, page), go, { part, label, isCurrentPage })}</li>`;
  }
}

/** A count that is a lower bound leaves one more page to try. */
function lastPage({ numFound, pageSize, isLowerBound, start, results }: ResultPage): number {
  const hasMore = isLowerBound && results.length === pageSize && start + pageSize >= numFound;
  return pageCount(numFound, pageSize) + Number(hasMore);
}

define('site-search-pagination', SiteSearchPagination);

declare global {
  interface HTMLElementTagNameMap {
    'site-search-pagination': SiteSearchPagination;
  }
}
