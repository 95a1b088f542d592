import { css, html, nothing, type TemplateResult } from 'lit';
import { AnnouncerController } from '../controllers/announcer-controller.js';
import { define } from '../define.js';
import { requestOf, type SearchRequest, type SearchState } from '../session/session-state.js';
import { tokens } from '../styles/tokens.js';
import { actionLink } from '../templates/action-link.js';
import { liveRegions } from '../templates/live-regions.js';
import { isolated, phrase } from '../templates/phrase.js';
import type { Sentence } from '../templates/summary.js';
import { PieceElement } from './piece-element.js';

const styles = css`
  :host > p {
    padding-block-start: 0.75em;
  }
  /* room for what may come later than the results, so that it moves nothing */
  [dir]:not([part]) {
    visibility: hidden;
    overflow: hidden;
    max-block-size: 3.75em;
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
  #spoken: SearchRequest | undefined;

  protected override willUpdate(): void {
    super.willUpdate();
    const { state, phrasebook } = this.consumer;
    const request = isKnown(state) ? requestOf(state) : undefined;
    if (!request) this.#announcer.hush();
    if (!request || request === this.#spoken) return;
    this.#spoken = request;
    // the next page of the same query has the same offer
    if (request.cause !== 'page') this.#announcer.say(phrasebook.text(...sentencesOf(request, state)[0]));
  }

  protected override render(): TemplateResult {
    const { state, settings } = this.consumer;
    const request = requestOf(state);
    const isSaid = isKnown(state);
    const hasRoom = request && (isSaid || settings.spelling !== 'off');
    return html`${hasRoom ? html`<p part=${isSaid ? 'spelling' : nothing} dir="auto">${this.#renderLine(request, isSaid)}</p>` : nothing}${liveRegions(this.#announcer.texts)}`;
  }

  #renderLine(request: SearchRequest, isSaid: boolean): unknown {
    const { state, phrasebook, session, settings } = this.consumer;
    const [first, second] = sentencesOf(request, state);
    const link = isSaid
      ? (query: string): TemplateResult =>
          actionLink(isolated(query), settings.addressOf?.(query, 1), () =>
            second ? session?.searchOriginal() : session?.acceptSpelling(),
          )
      : undefined;
    // the last text of the line is the one to search for
    return second
      ? [phrase(phrasebook, ...first), ' ', phrase(phrasebook, ...second, link)]
      : phrase(phrasebook, ...first, link);
  }
}

/** Whether there is anything to say of the spelling of what was asked. */
function isKnown(state: SearchState): boolean {
  return state.status === 'ready' && !!(state.request.corrects ?? state.offer);
}

/** What is said of the spelling, or takes the room of what may yet be said. */
function sentencesOf(
  { corrects, query }: SearchRequest,
  state: SearchState,
): readonly [first: Sentence, second?: Sentence] {
  return corrects
    ? [
        ['showingInstead', { query }],
        ['searchInstead', { query: corrects }],
      ]
    : [['didYouMean', { query: (state.status !== 'idle' && state.offer) || query }]];
}

define('site-search-spelling', SiteSearchSpelling);

declare global {
  interface HTMLElementTagNameMap {
    'site-search-spelling': SiteSearchSpelling;
  }
}
