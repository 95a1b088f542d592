import { css, html, nothing, type TemplateResult } from 'lit';
import { define } from '../define.js';
import { tokens } from '../styles/tokens.js';
import { actionLink } from '../templates/action-link.js';
import { phrase } from '../templates/phrase.js';
import { PieceElement } from './piece-element.js';

const styles = css`
  :host > p {
    padding-block-start: 0.75em;
  }
  a,
  button {
    color: var(--_accent);
    text-decoration: underline;
    min-block-size: 24px;
    padding: 0;
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
    const { state, phrasebook, session } = this.consumer;
    if (state.status !== 'ready') return nothing;
    const { offer } = state;
    const { corrects, query } = state.request;
    if (corrects)
      return html`<p part="spelling" dir="auto">${phrase(phrasebook, 'showingInstead', { query })} ${phrase(
        phrasebook,
        'searchInstead',
        { query: corrects },
        this.#link(() => session?.searchOriginal()),
      )}</p>`;
    return offer
      ? html`<p part="spelling" dir="auto">${phrase(
          phrasebook,
          'didYouMean',
          { query: offer },
          this.#link(() => session?.acceptSpelling()),
        )}</p>`
      : nothing;
  }

  #link(act: () => void): (query: string) => TemplateResult {
    return (query) =>
      actionLink(html`<bdi>${query}</bdi>`, this.consumer.settings.addressOf?.(query, 1), act);
  }
}

define('site-search-spelling', SiteSearchSpelling);

declare global {
  interface HTMLElementTagNameMap {
    'site-search-spelling': SiteSearchSpelling;
  }
}
