/**
 * Keeps the search in the page's URL, so that it can be linked to and comes
 * back: one history entry for each settled search or page, none while typing.
 * Back and Forward show what was there, from memory. Parameters of others, the
 * fragment and `history.state` stay as they are, but for the entry's own address
 * where the page's router keeps it there.
 */
import type { Scrolled, WaysBack } from './ways-back.js';
import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { focused } from './focus.js';
import { normalizeQuery } from '../model/query.js';
import { readParameter, writeParameter } from '../model/page-url.js';
import { typedQuery, type SearchRequest } from '../session/session-state.js';
import type { SearchSession } from '../session/search-session.js';
import { safeLink } from '../model/safe-link.js';

export interface UrlSettings {
  /** `''` is `off` in the dialog layout, else `query`. */
  readonly urlState: 'query' | 'hash' | 'off' | '';
  readonly queryParam: string;
  readonly pageParam: string;
  readonly resultsUrl: string;
  readonly layout?: string;
}

type Host = ReactiveControllerHost & HTMLElement & UrlSettings & { requestUpdate(name?: string): void };

/** `Node.DOCUMENT_POSITION_PRECEDING` */
const PRECEDING = 2;

/** Those on this page: of several with the same parameter one has it. */
const present = new Set<UrlSync>();

export class UrlSync implements ReactiveController {
  /** The parameter that this one has. */
  #owned = '';
  #hasWarned = false;
  /** The request that the URL tells of already. */
  #written: SearchRequest | undefined | null;
  /** To where the visitor was in each entry that was left; there once its code has been loaded. */
  #waysBack: WaysBack | undefined;
  /** The address of what is shown. */
  #address = location.href;
  /** The address of its entry before what is typed took its place. */
  #before: string | undefined;
  /** The search that the URL told of when it was last looked at, as text. */
  #told = '';

  constructor(
    readonly host: Host,
    readonly session: SearchSession,
  ) {
    host.addController(this);
    session.subscribe(this.#onChange);
  }

  /** The address of this page with a search in it, foreign parameters kept; `undefined` where searches have none. */
  get addressOf(): ((query: string, page: number) => string) | undefined {
    // that of a frame with its page in an attribute (about:srcdoc) leads nowhere
    return (this.#owned && location.href.includes('/') && this.#addressOf) || undefined;
  }

  /** Goes to the page that shows results; `undefined` where this one does. */
  get leaveFor(): ((query: string) => void) | undefined {
    const { resultsUrl } = this.host;
    if (!resultsUrl) return undefined;
    return (query) => {
      this.session.recents?.keep(query);
      location.assign(this.#addressOf(query, 1, resultsUrl));
    };
  }

  /** Takes the host's settings; where it comes to have the URL, and nothing is searched for, reads the search that is there. */
  configure(): void {
    const wanted = this.#parameter;
    if (!this.host.isConnected || wanted === this.#owned) return;
    // what another parameter told of is none of this one's
    if (this.#owned) this.#told = '';
    this.#release();
    // an owner keeps it, else it is the first one's in the document
    const isTaken = [...present].some(
      (other) =>
        other.host.isConnected &&
        other.#parameter === wanted &&
        (other.#owned || this.host.compareDocumentPosition(other.host) & PRECEDING),
    );
    if (!isTaken) this.#owned = wanted;
    else if (wanted && !this.#hasWarned) {
      this.#hasWarned = true;
      console.warn('<site-search>: another has this query-param');
    }
    // one that comes to have the URL later, when another has left, keeps what its visitor searched for; one that comes back
    // follows what the URL has come to tell of meanwhile
    if (isTaken || !this.session.state.request) this.#told = '';
    else if (!this.#told) return;
    this.#read();
    this.#onChange();
  }

  hostConnected(): void {
    // one that comes back may have lost what it had
    this.host.requestUpdate('urlState');
    present.add(this);
    addEventListener('popstate', this.#read);
  }

  hostDisconnected(): void {
    // one that is moved keeps what it has, and hears of the popstate in which a router moves it
    queueMicrotask(() => {
      if (this.host.isConnected) return;
      present.delete(this);
      this.#release();
      removeEventListener('popstate', this.#read);
      this.#waysBack?.end();
    });
  }

  #release(): void {
    // what it had may be another's now
    if (this.#owned) for (const { host } of present) host.requestUpdate('urlState');
    this.#owned = '';
  }

  get #part(): 'hash' | 'search' {
    return this.host.urlState === 'hash' ? 'hash' : 'search';
  }

  /** What this one wants to have of the page's URL; `''` for nothing. */
  get #parameter(): string {
    const { urlState, layout, queryParam } = this.host;
    const isOff = urlState ? urlState === 'off' : layout === 'dialog';
    return isOff || this.leaveFor ? '' : `${this.#part} ${queryParam}`;
  }

  readonly #addressOf = (query: string, page: number, base = ''): string => {
    const { pageParam, queryParam } = this.host;
    const url = new URL(safeLink(base, this.host.baseURI) ?? location.href);
    const others = writeParameter(url[this.#part].slice(1), queryParam, query);
    url[this.#part] = writeParameter(others, pageParam, query && page > 1 ? String(page) : '');
    return url.href;
  };

  /** The search that the URL tells of. */
  get #place(): Searched {
    const parameters = location[this.#part].slice(1);
    const query = normalizeQuery(readParameter(parameters, this.host.queryParam));
    const number = readParameter(parameters, this.host.pageParam);
    return [query, query && /^[1-9]\d{0,8}$/.test(number) ? Number(number) : 1];
  }

  readonly #read = (): void => {
    if (!this.#owned) return;
    const place = this.#place;
    const told = this.#told;
    this.#told = String(place);
    // what the page changes beside it, or goes to within it, is no other search
    if (this.#told === told || this.#told === String(searched(this.session.state.request))) return;
    this.#leave();
    // what the URL tells of now is not settled: clearing it is news
    this.#written = null;
    const [query, page] = place;
    this.session.search(query, { page, cause: 'url' });
    this.#waysBack?.comeBack(location.href);
  };

  readonly #onChange = (): void => {
    const { state } = this.session;
    const request = state.request;
    if (!this.#owned) return;
    const isLoading = state.status === 'loading';
    // what is cleared is left, too
    if (isLoading ? request?.cause !== 'url' : !request && this.#written) this.#leave([scrollX, scrollY]);
    if (isLoading || request === this.#written) return;
    // what was typed and is gone by itself is none of the history's, either
    const { cause, origin } = request ?? this.#written ?? {};
    const deed = cause === 'again' ? origin : cause;
    this.#written = request;
    const place = searched(request);
    // another page is asked for by a deed of its own, though it is asked again
    const isTyped = deed === 'instant' && place[1] < 2;
    const before = location.href === this.#address ? this.#before : undefined;
    this.#before = isTyped ? (before ?? location.href) : undefined;
    const entries = this.#waysBack ?? history;
    if (request?.cause !== 'url')
      try {
        // what was typed on the way to what was sent has no entry, but what was there before it
        if (before && /submit|pick/.test(deed as string)) entries.replaceState(history.state, '', before);
        if (String(place) !== String(this.#place))
          entries[isTyped ? 'replaceState' : 'pushState'](history.state, '', this.#addressOf(...place));
      } catch {
        // a document without an address of its own (`srcdoc`) has none to change, and browsers bear so many changes
      }
    this.#address = location.href;
    this.#told = String(this.#place);
  };

  /** The visitor leaves what is shown. */
  #leave(scroll?: Scrolled): void {
    const place = [scroll ? location.href : this.#address, focused().active, scroll] as const;
    if (this.#waysBack) this.#waysBack.leave(...place);
    else
      import('../pages.js').then(
        // it may have gone meanwhile
        ({ WaysBack }) => this.#owned && (this.#waysBack ??= new WaysBack()).leave(...place),
        () => undefined, // the browser knows most of the way
      );
  }
}

type Searched = readonly [query: string, page: number];

/** What a request is in the URL: the query as typed, and the page. */
function searched(request: SearchRequest | undefined): Searched {
  return request ? [typedQuery(request), request.page] : ['', 1];
}
