import { html, noChange, nothing } from 'lit';
import { mayTakeFocus } from '../controllers/focus.js';
import { define } from '../define.js';
import { SiteSearchSelectEvent } from '../events.js';
import type { ResultPage, SearchResult } from '../model/types.js';
import { shownPage, type SearchRequest } from '../session/session-state.js';
import { findTemplate } from './find-template.js';
import { PieceElement } from './piece-element.js';
import { tokens } from '../styles/tokens.js';
import { heading } from '../templates/heading.js';
import { resultItem } from '../templates/result-item.js';
import { skeletons } from '../templates/skeletons.js';
import { resultsStyles } from './site-search-results.styles.js';

/** A page, drawn at one level of headings. */
interface Drawing {
  readonly page: ResultPage;
  readonly level: number;
  /** What is to be drawn: nothing yet while a template is at it, `noChange` once it is on show. */
  items?: unknown;
}

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
 * @csspart result-item - The item of the list round a result that a template drew; the parts of the template stand in it.
 */
export class SiteSearchResults extends PieceElement {
  static override styles = [tokens, resultsStyles];

  #drawing: Drawing | undefined;
  /** New results are new elements, which an array in an array sees to: those of the last page would be seen to move. */
  #isNested = false;
  #settled: SearchRequest | undefined;

  /** Reading goes on where the new results start. */
  protected override updated(): void {
    const { state } = this.consumer;
    if (
      state.status !== 'ready' ||
      state.request === this.#settled ||
      (this.#drawing && !this.#drawing.items)
    )
      return;
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
    const template = findTemplate(this) ?? settings.template?.();
    // begun early, so that it is there when the answer comes
    const templating = template && import('./templated-results.js').catch(() => undefined);
    if (!page?.results.length) {
      this.#drawing = undefined;
      return isBusy && !page ? skeletons(state.request.rows) : nothing;
    }
    // A page that is on show already is not drawn again: at a thousand results that is most of the work.
    if (page !== this.#drawing?.page || level !== this.#drawing.level) {
      const drawing: Drawing = (this.#drawing = { page, level });
      const onSelect = (result: SearchResult) => (event: MouseEvent) => {
        // the right button opens a menu, it follows nothing
        if (event.button > 1) return;
        const select = new SiteSearchSelectEvent(result, result.position, page.query, page.trackId);
        if (!this.dispatchEvent(select)) event.preventDefault();
      };
      // in the usual look where there is no template, where its code does not come, or cannot use it
      const draw = (drawn?: readonly (HTMLElement | undefined)[]): void => {
        const items = page.results.map(
          (result, index) => drawn?.[index] ?? resultItem(result, level, onSelect(result)),
        );
        this.#isNested = !this.#isNested;
        drawing.items = this.#isNested ? [items] : items;
      };
      if (template)
        void templating?.then(async (templated) => {
          draw(await templated?.drawItems(this, template, page, settings, onSelect));
          this.requestUpdate();
        });
      else draw();
    }
    const { items } = this.#drawing;
    // until a template has drawn the results, what is on show stays there
    if (!items) return noChange;
    this.#drawing.items = noChange;
    // Safari tells of a list without markers only where its role is written out
    return html`<div class="unseen">${heading(level - 1, phrasebook.text('results'))}</div><ol part="results" role="list" tabindex="-1" aria-label=${phrasebook.text('results')} aria-busy=${isBusy} start=${page.start + 1}>
      ${items}
    </ol>`;
  }
}

define('site-search-results', SiteSearchResults);

declare global {
  interface HTMLElementTagNameMap {
    'site-search-results': SiteSearchResults;
  }
}
