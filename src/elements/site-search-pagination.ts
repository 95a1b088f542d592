import { tokens } from '../styles/tokens.js';
import { define } from '../define.js';
import { PieceElement } from './piece-element.js';
import { html, nothing, type PropertyValues } from 'lit';
import { actionLink } from '../templates/action-link.js';
import { addEnglish } from '../text/en.js';
import { isEarlier, shownPage } from '../session/session-state.js';

/**
 * The pages of the results. Nothing where there is one page or none, but for a way back from beyond it; what draws them is loaded where there are more.
 *
 * @csspart pagination - The list of pages.
 * @csspart page - A link or button to a page.
 * @csspart page-current - The one of the page on show.
 */
export class SiteSearchPagination extends PieceElement {
  static override styles = [tokens];

  /** Of what draws them, while it is under way and after it. */
  #asked: Promise<unknown> | undefined;
  #pages: typeof import('../pages.js') | undefined;

  /** Focus stays on the page that is awaited, also where the link that had it goes away or becomes another page's. */
  protected override update(changed: PropertyValues<this>): void {
    const hadFocus = !!this.shadowRoot?.activeElement;
    super.update(changed);
    if (hadFocus && this.consumer.state.status === 'loading')
      this.renderRoot.querySelector<HTMLElement>('[aria-current]')?.focus({ preventScroll: true });
  }

  protected override render(): unknown {
    const { state, settings, session, phrasebook } = this.consumer;
    const page = shownPage(state);
    if (!page || !state.request || isEarlier(state)) return nothing;
    if (!page.isLowerBound && Math.max(page.numFound, page.start + 1) <= page.pageSize) return nothing;
    void (this.#asked ??= import('../pages.js').then(
      (pages) => {
        addEnglish(pages.words);
        this.#pages = pages;
        this.shadowRoot?.adoptedStyleSheets.push(pages.pagesStyles());
        this.requestUpdate();
      },
      // it is asked for again with the next page of results
      () => (this.#asked = undefined),
    ));
    const go = (number: number): void => session?.goToPage(number, state);
    return this.#pages?.pagesView(html, nothing, actionLink, state, page, phrasebook, settings.addressOf, go);
  }
}

define('site-search-pagination', SiteSearchPagination);

declare global {
  interface HTMLElementTagNameMap {
    'site-search-pagination': SiteSearchPagination;
  }
}
