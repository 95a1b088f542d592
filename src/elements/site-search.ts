import { css, html, type PropertyDeclarations, type TemplateResult } from 'lit';
import { define } from '../define.js';
import { OwnerElement } from './owner-element.js';
import type { SiteSearchBox } from './site-search-box.js';
import './site-search-box.js';
import './site-search-pagination.js';
import './site-search-results.js';
import './site-search-spelling.js';
import './site-search-summary.js';

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
  site-search-pagination {
    margin-block-start: 1em;
  }
`;

/**
 * Site search in one tag: box, spelling, summary, results and pages.
 *
 * @fires site-search-submit - Before a search that the visitor asked for; cancelable.
 * @fires site-search-load - After an answer has come.
 * @fires site-search-select - Before the visitor follows a result; cancelable.
 * @fires site-search-error - After a search has failed.
 */
export class SiteSearch extends OwnerElement {
  static override styles = styles;
  static override properties: PropertyDeclarations = { label: {}, placeholder: {} };

  /** The accessible name of the box. Default from the language. */
  declare label: string | null;
  /** Shown in the empty box. Default from the language. */
  declare placeholder: string | null;

  constructor() {
    super();
    this.label = this.placeholder = null;
  }

  /** Puts the caret into the box. */
  override focus(options?: FocusOptions): void {
    const focusBox = (): void =>
      this.shadowRoot?.querySelector<SiteSearchBox>('site-search-box')?.focus(options);
    if (this.hasUpdated) focusBox();
    else void this.updateComplete.then(focusBox);
  }

  protected override render(): TemplateResult {
    const session = this.ownSession;
    return html`<div>
      <site-search-box exportparts="input, clear, submit, suggestions, suggestion" .session=${session} .label=${this.label} .placeholder=${this.placeholder}></site-search-box>
      <site-search-spelling exportparts="spelling" .session=${session}></site-search-spelling>
      <site-search-summary exportparts="summary, error, retry" .session=${session}></site-search-summary>
      <site-search-results exportparts="results, result, result-title, result-url, result-body, mark" .session=${session}></site-search-results>
      <site-search-pagination exportparts="pagination, page, page-current" .session=${session}></site-search-pagination>
    </div>`;
  }
}

define('site-search', SiteSearch);

declare global {
  interface HTMLElementTagNameMap {
    'site-search': SiteSearch;
  }
}
