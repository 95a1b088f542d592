import { css, html, type TemplateResult } from 'lit';
import { AnnouncerController } from '../controllers/announcer-controller.js';
import { define } from '../define.js';
import { requestOf, type SearchRequest, type SearchState } from '../session/session-state.js';
import { tokens } from '../styles/tokens.js';
import { actionLink } from '../templates/action-link.js';
import { liveRegions } from '../templates/live-regions.js';
import { phrase } from '../templates/phrase.js';
import type { Sentence } from '../templates/summary.js';
import { PieceElement } from './piece-element.js';

const styles = css`
  :host > p {
    padding-block-start: 0.75em;
  }
  a,
  button {
    color: var(--_accent);
    text-decoration: underline;
    padding-inline: 0;
    font-weight: 600;
  }
  @media print {
    :host {
      display: none;
    }
  }
`;

/**
 * "Did you mean …?" where the service knows a better spelling, and "Showing
 * results for …" where it was searched in place of what was typed. Either is
 * spoken once.
 *
 * @csspart spelling - The line of words.
 */
export class SiteSearchSpelling extends PieceElement {
  static override styles = [tokens, styles];

  readonly #announcer = new AnnouncerController(this);
  #spoken: SearchRequest | undefined;

  protected override willUpdate(): void {
    const { state, phrasebook } = this.consumer;
    const [sentence] = sentencesOf(state);
    const request = requestOf(state);
    if (!sentence) this.#announcer.hush();
    if (!sentence || request === this.#spoken) return;
    this.#spoken = request;
    // the next page of the same query has the same offer
    if (request?.cause !== 'page') this.#announcer.say(phrasebook.text(...sentence));
  }

  protected override render(): TemplateResult {
    const { state, phrasebook, session } = this.consumer;
    const { corrects } = requestOf(state) ?? {};
    // the last text of the line is the one to search for
    const [first, second] = sentencesOf(state);
    const link = (query: string): TemplateResult =>
      actionLink(html`<bdi>${query}</bdi>`, this.consumer.settings.addressOf?.(query, 1), () =>
        corrects ? session?.searchOriginal() : session?.acceptSpelling(),
      );
    const line = first && [
      phrase(phrasebook, ...first, second ? undefined : link),
      second && [' ', phrase(phrasebook, ...second, link)],
    ];
    return html`${line && html`<p part="spelling" dir="auto">${line}</p>`}${liveRegions(this.#announcer.texts)}`;
  }
}

/** What there is to say of the spelling of what was asked. */
function sentencesOf(state: SearchState): readonly [first?: Sentence, second?: Sentence] {
  if (state.status !== 'ready') return [];
  const { corrects, query } = state.request;
  if (corrects)
    return [
      ['showingInstead', { query }],
      ['searchInstead', { query: corrects }],
    ];
  return state.offer ? [['didYouMean', { query: state.offer }]] : [];
}

define('site-search-spelling', SiteSearchSpelling);

declare global {
  interface HTMLElementTagNameMap {
    'site-search-spelling': SiteSearchSpelling;
  }
}
