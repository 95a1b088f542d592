import { tokens } from '../styles/tokens.js';
import { define } from '../define.js';
import { isolated, phrase } from '../templates/phrase.js';
import { css, html, nothing, type TemplateResult } from 'lit';
import { actionLink } from '../templates/action-link.js';
import { PieceElement } from './piece-element.js';
import { AnnouncerController } from '../controllers/announcer-controller.js';
import { liveRegions } from '../templates/live-regions.js';
import type { SpellingLine } from '../session/spelling-line.js';

const styles = css`
  :host > p {
    margin-block-start: 0.75em;
  }
  /* room for what may come later than the results, so that it moves nothing */
  [dir]:not([part]) {
    visibility: hidden;
    overflow: hidden;
    max-block-size: 3em;
  }
  a,
  button {
    color: var(--_accent);
    text-decoration: underline;
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

  protected override willUpdate(): void {
    super.willUpdate();
    const { phrasebook } = this.consumer;
    const [, sentence] = this.#line ?? [];
    const request = this.consumer.state.request;
    // the next page of the same query has the same offer, and while it is awaited none is on show
    if (request?.cause === 'page' && this.#announcer.texts.join('')) return;
    if (!sentence) this.#announcer.say();
    // in the language of the page, once its words have come
    else if (phrasebook.words) this.#announcer.say(phrasebook.text(...sentence), request);
  }

  protected override render(): TemplateResult {
    const { state, settings, session, phrasebook } = this.consumer;
    const query = state.request?.query;
    const line = this.#line;
    const words = line
      ? (session?.spelling as typeof import('../spelling.js')).spellingView(
          phrase,
          isolated,
          actionLink,
          phrasebook,
          line,
          settings.addressOf,
          (text, cause) => session?.search(text, { cause }),
        )
      : phrase(phrasebook, 'searching', { query: query ?? '' });
    const hasRoom = query && (line || settings.spelling !== 'off');
    return html`${hasRoom ? html`<p part=${line ? 'spelling' : nothing} dir="auto">${words}</p>` : nothing}${liveRegions(this.#announcer.texts)}`;
  }

  get #line(): SpellingLine | undefined {
    return this.consumer.session?.spelling?.spellingLine(this.consumer.state, this.consumer.settings);
  }
}

define('site-search-spelling', SiteSearchSpelling);

declare global {
  interface HTMLElementTagNameMap {
    'site-search-spelling': SiteSearchSpelling;
  }
}
