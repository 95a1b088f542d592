/**
 * One search conversation: a plain store that asks nobody. Visitors' deeds
 * come in as verbs and become a request; the owner answers the request with
 * `settle`, `fail` or `suggestSpelling`; whoever subscribed sees each new
 * state. An answer to anything but the present request is dropped, which makes
 * the last deed of the visitor win whatever the network does.
 */
import type { ResultPage } from '../model/types.js';
import type { SpellingFile } from './spelling-line.js';
import type { RecentSearches } from '../model/recent-searches.js';
import {
  DEFAULT_SETTINGS,
  IDLE,
  type RequestCause,
  type SearchRequest,
  type SearchState,
  type SessionSettings,
  typedQuery,
} from './session-state.js';
import type { FailureReason } from '../model/failure.js';
import { normalizeQuery } from '../model/query.js';
import { keepNewest, textIn } from '../model/keep-newest.js';

export interface SearchOptions {
  /** Page of the results, from 1. Default 1. */
  readonly page?: number;
  /** Default `program`. */
  readonly cause?: RequestCause | undefined;
  /** The query as typed, where its correction is searched in its place. */
  readonly corrects?: string | undefined;
  /** What goes on from an earlier request has its. Default `cause`. */
  readonly origin?: RequestCause | undefined;
}

/** Settings that change what an answer is or how it is read. */
const ANSWER_SETTINGS = ['client', 'rows', 'content', 'titleField', 'urlField', 'bodyField'] as const;

interface Answered {
  readonly state: Extract<SearchState, { readonly status: 'ready' }>;
  readonly size: number;
}

/** As many as the entries that browsers keep of a history. */
const MOST_ANSWERS = 50;

export class SearchSession {
  /** For the box: what the visitor searched for before; there once its code has been loaded. */
  recents: RecentSearches | undefined;
  /** For the pieces: what is said of the spelling; there once the service has had a correction. */
  spelling: SpellingFile | undefined;
  #state: SearchState = IDLE;
  #settings = DEFAULT_SETTINGS;
  /** The last answers, by page and query as typed: Back and Forward ask nothing. */
  readonly #answers = new Map<string, Answered>();
  readonly #listeners = new Set<() => void>();

  get state(): SearchState {
    return this.#state;
  }

  get settings(): SessionSettings {
    return this.#settings;
  }

  /** Calls back now and after each change, until the returned function is called. */
  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    listener();
    return () => this.#listeners.delete(listener);
  }

  /** Searches for a query, from its first page unless told otherwise. A blank query clears. */
  search(text: string, { page = 1, cause = 'program', corrects, origin = cause }: SearchOptions = {}): void {
    const query = normalizeQuery(text);
    // a space more is no other search
    const { request, status } = this.#state;
    if (cause === 'instant' && request && status !== 'failed' && query === typedQuery(request)) return;
    const rows = this.#pageSize(query);
    const known = cause === 'url' && this.#answers.get(`${page} ${query}`)?.state;
    if (known) this.#set({ ...known, request: Object.freeze({ ...known.request, cause }) });
    else if (query) this.#ask({ query, page: Math.max(page | 0, 1), rows, cause, corrects, origin });
    else this.clear();
  }

  /** Shows another page of the results for the present query, or for that of a state which is still on show. */
  goToPage(page: number, state = this.#state): void {
    if (!state.request) return;
    const rows = this.#pageSize(state.request.query);
    this.#ask({ ...state.request, page, rows, cause: 'page' }, state.offer);
  }

  /** Asks the present request again. */
  retry(cause: RequestCause = 'retry'): void {
    const state = this.#state;
    if (state.request) this.#ask({ ...state.request, cause }, state.offer);
  }

  /** A new state, so that what was typed goes, too. */
  clear(): void {
    this.#set({ ...IDLE });
  }

  /**
   * For the owner: takes new settings. Those that change what an answer is ask
   * the present query anew, from its first page: what the old service said is
   * not the new one's word.
   */
  configure(settings: SessionSettings): void {
    const before = this.#settings;
    this.#settings = Object.freeze(settings);
    const request = this.#state.request;
    if (ANSWER_SETTINGS.some((name) => before[name] !== settings[name])) {
      this.#answers.clear();
      before.client?.forget?.();
      // without one the box may hold what is being typed: a new state would empty it
      if (request) {
        this.#state = IDLE;
        return before.client
          ? this.search(typedQuery(request), { cause: 'again', origin: request.origin })
          : this.search(request.query, request);
      }
    }
    this.#tell();
  }

  /** For the owner: the answer to a request. Returns false where that is no longer what is asked. */
  settle(request: SearchRequest, page: ResultPage): boolean {
    return this.#answer(request, { status: 'ready', page });
  }

  /** For the owner: a request that could not be answered. Returns as `settle` does. */
  fail(request: SearchRequest, error: Error, reason: FailureReason): boolean {
    return this.#answer(request, { status: 'failed', error, reason });
  }

  /** For the owner: a better spelling for a request's query. Returns as `settle` does. */
  suggestSpelling(request: SearchRequest, offer: string): boolean {
    return this.#answer(request, { offer });
  }

  /** How many results a page of a query has: what its pages had so far, else what the owner wants. */
  #pageSize(query: string): number {
    const { page } = this.#state;
    return page?.query === query ? page.pageSize : this.#settings.rows;
  }

  #ask(request: Omit<SearchRequest, 'start'>, offer?: string): void {
    const { page } = this.#state;
    const start = (request.page - 1) * request.rows;
    this.#set({ status: 'loading', request: Object.freeze({ ...request, start }), page, offer });
  }

  #answer(request: SearchRequest, news: object): boolean {
    const isAsked = this.#state.request === request;
    if (isAsked) this.#set({ ...this.#state, ...news });
    return isAsked;
  }

  #set(state: SearchState): void {
    this.#state = Object.freeze(state);
    if (state.status === 'ready') {
      const { request, page } = state;
      const name = `${request.page} ${typedQuery(request)}`;
      keepNewest(this.#answers, name, { state, size: textIn(page.results) }, MOST_ANSWERS);
    }
    this.#tell();
  }

  #tell(): void {
    for (const listener of [...this.#listeners]) listener();
  }
}
