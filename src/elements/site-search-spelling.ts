import { css, html, nothing, type TemplateResult } from 'lit';
import { define } from '../define.js';
import { PieceElement } from './piece-element.js';
import { tokens } from '../styles/tokens.js';
import { actionLink } from '../templates/action-link.js';
import { phrase } from '../templates/phrase.js';

const styles = css`
  p {
    padding-block: 0.25em;
  }
  a,
  button {
    color: var(--_accent);
    text-decoration: underline;
    text-align: start;
    min-inline-size: 24px;
    min-block-size: 24px;
    font-weight: 600;
  }
`;

/**
 * "Did you mean …?" where the service knows a better spelling, and "Showing
 * results for …" where it was searched in place of what was typed.
 *
 * @csspart spelling - The line of words.
 */
export class SiteSearchSpelling extends PieceElement {
  static override styles = [tokens, styles];

  protected override render(): unknown {
    const { state } = this.consumer;
    if (state.status !== 'ready') return nothing;
    const { corrects, query } = state.request;
    if (corrects) return this.#renderCorrected(query, corrects);
    return state.offer ? this.#renderOffer(state.offer) : nothing;
  }

  #renderOffer(corrected: string): TemplateResult {
    const { phrasebook, session } = this.consumer;
    const link = this.#link(corrected, () => session?.acceptSpelling());
    return html`<p part="spelling">${phrase(phrasebook, 'didYouMean', { query: corrected }, link)}</p>`;
  }

  #renderCorrected(query: string, corrects: string): TemplateResult {
    const { phrasebook, session } = this.consumer;
    const link = this.#link(corrects, () => session?.searchOriginal());
    return html`<p part="spelling">${phrase(phrasebook, 'showingInstead', { query })} ${phrase(phrasebook, 'searchInstead', { query: corrects }, link)}</p>`;
  }

  #link(query: string, act: () => void): (text: string) => TemplateResult {
    const href = this.consumer.settings.addressOf?.(query, 1);
    return (text) => actionLink(html`<bdi>${text}</bdi>`, href, act);
  }
}

define('site-search-spelling', SiteSearchSpelling);

declare global {
  interface HTMLElementTagNameMap {
    'site-search-spelling': SiteSearchSpelling;
  }
}
