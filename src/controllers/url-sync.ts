/**
 * Keeps the search in the page's URL, so that it can be linked to and comes
 * back: one history entry for each settled search or page, none while typing.
 * Parameters of others, the fragment and `history.state` stay as they are.
 */
import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { readParameter, writeParameter } from '../model/page-url.js';
import { normalizeQuery } from '../model/query.js';
import type { SearchSession } from '../session/search-session.js';
import { requestOf, type SearchRequest } from '../session/session-state.js';

export interface UrlSettings {
  readonly urlState: 'query' | 'hash' | 'off';
  readonly queryParam: string;
  readonly pageParam: string;
}

/** Who has which parameter of the page's URL: of two widgets with the same name the first has it. */
const owners = new Map<string, UrlSync>();

export class UrlSync implements ReactiveController {
  /** The parameter that this one is for; `''` for none. */
  #wanted = '';
  #isOwner = false;
  #hasRead = false;
  #unsubscribe: (() => void) | undefined;
  /** The request that the URL tells of already. */
  #written: SearchRequest | undefined;

  constructor(
    readonly host: ReactiveControllerHost & HTMLElement & UrlSettings,
    readonly session: SearchSession,
  ) {
    host.addController(this);
  }

  /** The address of this page with a search in it, foreign parameters kept; `undefined` where searches have none. */
  get addressOf(): ((query: string, page: number) => string) | undefined {
    return this.#isOwner ? this.#addressOf : undefined;
  }

  /** Takes the host's settings; the first time reads the search that the page was opened with. */
  configure(): void {
    const { urlState, queryParam, isConnected } = this.host;
    const wanted = urlState === 'off' ? '' : `${this.#part} ${queryParam}`;
    if (wanted === this.#wanted || !isConnected) return;
    this.#release();
    this.#wanted = wanted;
    if (owners.has(wanted))
      console.warn(
        `<site-search>: another one keeps "${queryParam}" in the URL; set query-param or url-state`,
      );
    else if (wanted) {
      owners.set(wanted, this);
      this.#isOwner = true;
      if (!this.#hasRead) this.#read();
      this.#hasRead = true;
    }
  }

  hostConnected(): void {
    this.#unsubscribe = this.session.subscribe(this.#onChange);
    addEventListener('popstate', this.#read);
    if (this.#hasRead) this.configure();
  }

  hostDisconnected(): void {
    this.#unsubscribe?.();
    removeEventListener('popstate', this.#read);
    this.#release();
  }

  #release(): void {
    if (this.#isOwner) owners.delete(this.#wanted);
    this.#isOwner = false;
    this.#wanted = '';
  }

  get #part(): 'hash' | 'search' {
    return this.host.urlState === 'hash' ? 'hash' : 'search';
  }

  readonly #addressOf = (query: string, page: number): string => {
    const { queryParam, pageParam } = this.host;
    const url = new URL(location.href);
    const others = writeParameter(url[this.#part].slice(1), queryParam, query);
    url[this.#part] = writeParameter(others, pageParam, query && page > 1 ? String(page) : '');
    return url.href;
  };

  readonly #read = (): void => {
    if (!this.#isOwner) return;
    const parameters = location[this.#part].slice(1);
    const query = normalizeQuery(readParameter(parameters, this.host.queryParam));
    const number = readParameter(parameters, this.host.pageParam);
    const page = /^[1-9]\d{0,8}$/.test(number) ? Number(number) : 1;
    const request = requestOf(this.session.state);
    const isShown = request ? (request.corrects ?? request.query) === query && request.page === page : !query;
    if (!isShown) this.session.search(query, { page, cause: 'url' });
  };

  readonly #onChange = (): void => {
    const { state } = this.session;
    const request = requestOf(state);
    if (!this.#isOwner || state.status === 'loading' || request === this.#written) return;
    this.#written = request;
    const address = this.#addressOf(request?.corrects ?? request?.query ?? '', request?.page ?? 1);
    if (request?.cause === 'url' || address === location.href) return;
    history[request?.cause === 'instant' ? 'replaceState' : 'pushState'](history.state, '', address);
  };
}
