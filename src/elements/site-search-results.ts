import { findTemplate } from './find-template.js';
import { mayTakeFocus } from '../controllers/focus.js';
import { PieceElement } from './piece-element.js';
import { closestLanguage } from '../controllers/closest-language.js';
import { rest } from '../controllers/stretches.js';
import { tokens } from '../styles/tokens.js';
import { MANY_RESULTS } from '../model/join-page.js';
import { define } from '../define.js';
import { inTime } from '../controllers/in-time.js';
import { shownPage, type SearchRequest } from '../session/session-state.js';
import type { ResultPage, SearchResult } from '../model/types.js';
import { SiteSearchSelectEvent } from '../events.js';
import { resultsStyles } from './site-search-results.styles.js';
import { html, noChange, nothing } from 'lit';
import { skeletons } from '../templates/skeletons.js';
import { resultItem } from '../templates/result-item.js';

/** Of many results the first ones come alone: they are seen, which is most of the work. */
const FIRST_RESULTS = 3;
/** So long are the stretches after them; laying out what has come takes about four times as long. */
const DRAWING_MS = 4;
/** From one stretch to the next: what has come is laid out in between. */
const FRAME_MS = 16;

/** A page, drawn at one level of headings, and by a template with the dates and numbers of one language. */
interface Drawing {
  readonly page: ResultPage;
  readonly look: string;
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
  #settled: SearchRequest | undefined;
  /** The results in the usual look, by their items: an earlier page that is drawn late takes none away. */
  readonly #results = new WeakMap<Element, SearchResult>();

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
    if (!list || !mayTakeFocus(state.request, this)) return;
    list.focus({ preventScroll: true });
    // a panel that lies over the page scrolls alone: with scroll-padding of the page Chromium would scroll that, too
    const container = this.closest('[popover]') ? 'nearest' : 'all';
    list.firstElementChild?.scrollIntoView({ block: 'nearest', container });
  }

  protected override render(): unknown {
    const { state, settings, phrasebook } = this.consumer;
    const page = shownPage(state);
    const level = Math.min(Math.max(Math.trunc(settings.headingLevel), 1), 6);
    const look = `${level} ${closestLanguage(this)}`;
    const isBusy = state.status === 'loading';
    const template = findTemplate(this) ?? settings.template?.();
    // begun early, so that it is there when the answer comes
    const templating = template && import('./templated-results.js').catch(() => undefined);
    if (!page?.results.length) {
      this.#drawing = undefined;
      return isBusy && !page ? skeletons(state.request.rows) : nothing;
    }
    const isMany = page.results.length > MANY_RESULTS;
    // A page that is on show already is not drawn again: at a thousand results that is most of the work.
    if (page !== this.#drawing?.page || look !== this.#drawing.look) {
      const drawing: Drawing = (this.#drawing = { page, look });
      // where a page comes back, the room that it was scrolled in is there at once
      let until = isMany && state.request?.cause !== 'url' ? 0 : Infinity;
      const draw = async (): Promise<void> => {
        let drawn: readonly (HTMLElement | undefined)[] | undefined;
        if (template && templating) {
          drawn = await (await inTime(templating))?.drawItems(this, template, page, settings, this.#onSelect);
          this.requestUpdate();
        }
        const end = document.createComment('');
        const items = (drawing.items = document.createDocumentFragment());
        items.append(end);
        let index = 0; // Prototype.js has other `entries` of a list
        for (const result of page.results) {
          if (index >= FIRST_RESULTS && performance.now() > until) {
            await rest(FRAME_MS);
            if (drawing !== this.#drawing) return;
            until = performance.now() + DRAWING_MS;
          }
          // in the usual look where there is no template, where its code does not come, or cannot use it
          let item = drawn?.[index];
          index++;
          if (!item) this.#results.set((item = resultItem(result, level)), result);
          end.before(item);
        }
        // the usual ten are always laid out
        const next = end.parentNode?.children[10];
        if (next)
          import('../pages.js').then(
            ({ layOutWhenIdle }) => layOutWhenIdle(next),
            () => undefined, // what is off screen can be had by scrolling all the same
          );
      };
      void draw();
    }
    const { items } = this.#drawing;
    // until a template has drawn the results, what is on show stays there
    if (!items) return noChange;
    this.#drawing.items = noChange;
    // Safari tells of a list without markers only where its role is written out
    return html`<div class="unseen" role="heading" aria-level=${Math.max(level - 1, 1)}>${phrasebook.text('results')}</div><ol @click=${this.#onClick} @auxclick=${this.#onClick} data-many=${isMany} part="results" role="list" tabindex="-1" aria-label=${phrasebook.text('results')} aria-busy=${isBusy}>
      ${items}
    </ol>`;
  }

  /** One listener for all: a link of a result follows it, one of a page's own template has its own. */
  readonly #onClick = (event: MouseEvent): void => {
    const item = (event.target as Element).closest('a')?.closest('li');
    const result = this.#results.get(item as Element);
    if (result) this.#onSelect(result)(event);
  };

  readonly #onSelect = (result: SearchResult) => (event: MouseEvent) => {
    const page = this.#drawing?.page;
    // the right button opens a menu, it follows nothing
    if (!page || event.button > 1) return;
    const select = new SiteSearchSelectEvent(result, result.position, page.query, page.trackId);
    if (!this.dispatchEvent(select)) event.preventDefault();
  };
}

define('site-search-results', SiteSearchResults);

declare global {
  interface HTMLElementTagNameMap {
    'site-search-results': SiteSearchResults;
  }
}
