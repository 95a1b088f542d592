/**
 * Keeps what the visitor searched for, and hands it out to the box. It follows
 * the session of its owner by itself, so that nothing else knows when a search
 * is one to keep. A file of its own in the build, with the template beside it,
 * loaded where `recent` is on.
 */
import { withoutQuery, withQuery } from '../model/recent-queries.js';
import type { SearchSession } from '../session/search-session.js';
import type { SearchRequest, SearchState } from '../session/session-state.js';
import { readStorage, writeStorage } from './recent-storage.js';

export interface RecentOwner {
  /** Whose searches these are: each organization has a list of its own. */
  readonly organizationId: string;
}

/** What the visitor asked for. What a link asked for (`url`) is somebody else's choice, and `instant` half a word. */
const VISITORS_CAUSE = /^(submit|pick|spelling|original)$/;

export class RecentList {
  options: readonly string[] = [];
  #request: SearchRequest | undefined;
  #isKept = false;

  constructor(
    readonly session: SearchSession,
    readonly owner: RecentOwner,
  ) {
    session.subscribe(() => this.#follow(session.state));
  }

  get count(): number {
    return Math.max(this.options.length - 1, 0);
  }

  read(): void {
    this.#show(readStorage(this.owner.organizationId).slice(0, this.#limit));
  }

  keep(query: string): void {
    const name = this.owner.organizationId;
    if (this.#limit) writeStorage(name, withQuery(readStorage(name), query).slice(0, this.#limit));
  }

  remove(index: number, active: number): number {
    const { options } = this;
    const term = options[index];
    const name = this.owner.organizationId;
    writeStorage(name, term ? withoutQuery(readStorage(name), term) : []);
    this.#show(term ? options.filter((other) => other && other !== term) : []);
    return Math.min(index < active ? active - 1 : active, this.count - 1);
  }

  /** How many are kept, and shown: what a visitor cannot see and remove is not there. */
  get #limit(): number {
    return Math.floor(Math.max(this.session.settings.recent, 0));
  }

  #show(terms: readonly string[]): void {
    this.options = terms.length ? [...terms, ''] : [];
  }

  #follow(state: SearchState): void {
    if (!state.request) return;
    const { request } = state;
    // what is asked once more, and its other pages, have been kept or are still to be
    if (request !== this.#request && !/page|retry|again|url/.test(request.cause)) this.#isKept = false;
    this.#request = request;
    // a correction that is searched unasked is the visitor's where what was typed is; so is what is asked again
    const isVisitors = VISITORS_CAUSE.test(request.origin) && !/page|url/.test(request.cause);
    if (state.status !== 'ready' || this.#isKept || !isVisitors || !state.page.numFound) return;
    this.#isKept = true;
    this.keep(request.query);
  }
}
