import { nothing, type PropertyValues } from 'lit';
import { define } from '../define.js';
import { OwnerElement } from './owner-element.js';

/**
 * Owns a search for pieces placed apart; draws nothing.
 *
 * @fires site-search-load - After an answer has come.
 * @fires site-search-error - After a search has failed.
 */
export class SiteSearchSession extends OwnerElement {
  constructor() {
    super();
    this.session = 'default';
  }

  /** A name that is taken back, or empty, is the default. */
  protected override willUpdate(changed: PropertyValues<this>): void {
    this.session ||= 'default';
    super.willUpdate(changed);
  }

  protected override createRenderRoot(): HTMLElement {
    return this;
  }

  protected override render(): unknown {
    return nothing;
  }
}

define('site-search-session', SiteSearchSession);

declare global {
  interface HTMLElementTagNameMap {
    'site-search-session': SiteSearchSession;
  }
}
