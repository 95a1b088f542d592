import { fixture, html, waitUntil } from '@open-wc/testing';
import { failureReason } from '../../src/model/failure.js';
import { SearchSession } from '../../src/session/search-session.js';
import { DEFAULT_SETTINGS, type SessionSettings } from '../../src/session/session-state.js';
import type { ResultPage } from '../../src/model/types.js';
import type { SiteSearch } from '../../src/elements/site-search.js';
import { addEnglish } from '../../src/text/en.js';
import '../../src/elements/site-search.js';
import '../../src/elements/site-search-session.js';
import { DeferredClient } from './deferred-client.js';
import { english } from './english.js';
import { turn } from './turn.js';

// all words are at hand by the time that they are told
addEnglish(english);

/** A session as an owner leaves it, for pieces to be tested without one. */
export function sessionWith(settings: Partial<SessionSettings> = {}): SearchSession {
  const session = new SearchSession();
  session.configure({ ...DEFAULT_SETTINGS, ...settings });
  return session;
}

/** Answers what a session asks now. */
export function settle(session: SearchSession, page: ResultPage): void {
  if (!session.settle(session.state.request!, page)) throw new Error('nothing was asked');
}

/** Fails what a session asks now. */
export function fail(session: SearchSession, error: Error): void {
  const request = session.state.request!;
  if (!session.fail(request, error, failureReason(error, request.page))) throw new Error('nothing was asked');
}

type PieceTag =
  | 'site-search-box'
  | 'site-search-summary'
  | 'site-search-spelling'
  | 'site-search-results'
  | 'site-search-pagination';

/** A piece that has joined a session, and been drawn. */
export async function mountPiece<T extends PieceTag>(
  tag: T,
  session: SearchSession,
): Promise<HTMLElementTagNameMap[T]> {
  const element = document.createElement(tag);
  element.session = session;
  await fixture(html`<div>${element}</div>`);
  await turn();
  return element;
}

/** The whole widget over a client that the test answers; the page's URL is left alone unless told otherwise. */
export async function mountUntouched(
  attributes = '',
  client = new DeferredClient(),
): Promise<{ element: SiteSearch; client: DeferredClient }> {
  const state = attributes.includes('url-state') ? '' : 'url-state="off"';
  const element = await fixture<SiteSearch>(`<site-search ${state} ${attributes}></site-search>`);
  element.client = client;
  await turn();
  return { element, client };
}

/** As `mountUntouched`, with all its pieces there: its visitor has turned to it. */
export async function mountSearch(
  ...how: Parameters<typeof mountUntouched>
): ReturnType<typeof mountUntouched> {
  const mounted = await mountUntouched(...how);
  mounted.element.dispatchEvent(new FocusEvent('focusin'));
  await piecesOf(mounted.element);
  return mounted;
}

/** Waits until all pieces are there. */
export async function piecesOf(element: SiteSearch): Promise<void> {
  const last = (): Element | null => element.shadowRoot!.querySelector('site-search-pagination');
  await waitUntil(last, 'the pieces have not come', { interval: 5 });
  await turn();
}
