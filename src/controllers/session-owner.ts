/**
 * Answers the requests of a session: the one place that asks the service. Two
 * `@lit/task` tasks follow the session's request, the search and its spelling,
 * so that what is under way is aborted, and what comes late is dropped, by one
 * well-kept rule. Tasks return `initialState` for what was aborted: an abort is
 * not an error.
 */
import { initialState, Task } from '@lit/task';
import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { SiteSearchErrorEvent, SiteSearchLoadEvent } from '../events.js';
import { joinPage, mayHoldMarkup } from '../model/join-page.js';
import { pageOf } from '../model/page-window.js';
import type { ResultPage, SearchAnswer, SearchClient } from '../model/types.js';
import { SearchSession } from '../session/search-session.js';
import { requestOf, type SearchRequest, type SessionSettings } from '../session/session-state.js';
import { serviceClient, type ServiceSettings } from './service-client.js';
import { lookUpSpelling } from './spelling-lookup.js';

/** The error is kept beside its request: by the time it is told, another may be asked. */
interface Outcome {
  readonly request: SearchRequest;
  readonly page?: ResultPage;
  readonly error?: unknown;
  readonly durationMs: number;
}

type Asking<T> = (
  request: SearchRequest,
  client: SearchClient,
  signal: AbortSignal,
) => Promise<T | undefined>;
type SessionTask<T> = Task<readonly [SearchRequest | undefined, SearchClient | undefined], T>;

export class SessionOwner implements ReactiveController {
  readonly session = new SearchSession();
  #service = '';
  #client: SearchClient | undefined;
  #hasLeft = false;
  #unsubscribe: (() => void) | undefined;
  readonly #search: SessionTask<Outcome>;
  readonly #spelling: SessionTask<void>;

  constructor(readonly host: ReactiveControllerHost & HTMLElement & { readonly organizationId: string }) {
    host.addController(this);
    this.#search = this.#task(
      (request, client, signal) => this.#ask(request, client, signal),
      (outcome) => this.#settle(outcome),
    );
    this.#spelling = this.#task((request, client, signal) => this.#spell(request, client, signal));
  }

  /** Takes the host's settings; a client of the host's own takes the place of the widget's. */
  configure(service: ServiceSettings, settings: SessionSettings): void {
    const { baseUrl, organizationId, apiKey, timeout } = service;
    const key = JSON.stringify([baseUrl, organizationId, apiKey, timeout]);
    if (key !== this.#service) this.#client = serviceClient(service);
    this.#service = key;
    this.session.configure({ ...settings, client: settings.client ?? this.#client });
    if (settings.recent)
      import('../recent.js').then(
        (recent) => recent.follow(this.session, this.host),
        () => undefined, // the file did not come: a search without them is a search
      );
  }

  hostConnected(): void {
    this.#unsubscribe = this.session.subscribe(() => this.host.requestUpdate());
    if (this.#hasLeft && this.session.state.status === 'loading') this.session.retry();
    this.#hasLeft = false;
  }

  hostDisconnected(): void {
    this.#unsubscribe?.();
    // An element that is moved leaves and comes at once: it keeps what is under
    // way. For one that stays away nothing else ends it: tasks go on by themselves.
    queueMicrotask(() => {
      this.#hasLeft = !this.host.isConnected;
      if (!this.#hasLeft) return;
      this.#search.abort();
      this.#spelling.abort();
    });
  }

  #task<T>(ask: Asking<T>, onComplete?: (value: T) => void): SessionTask<T> {
    return new Task(this.host, {
      args: () =>
        [this.#hasLeft ? undefined : requestOf(this.session.state), this.session.settings.client] as const,
      task: async ([request, client], { signal }) => {
        // what is shown from memory is answered already
        const isAsked = this.session.state.status === 'loading';
        const value = isAsked && request && client && (await ask(request, client, signal));
        return !value || signal.aborted ? initialState : value;
      },
      ...(onComplete && { onComplete }),
    });
  }

  async #ask(request: SearchRequest, client: SearchClient, signal: AbortSignal): Promise<Outcome> {
    const startedMs = performance.now();
    const { query, start, rows } = request;
    try {
      const page = await this.#read(request, await client.search({ query, start, rows }, { signal }));
      return { request, page, durationMs: performance.now() - startedMs };
    } catch (error) {
      return { request, error, durationMs: 0 };
    }
  }

  #settle({ request, page, error: reason, durationMs }: Outcome): void {
    if (page) {
      if (!this.session.settle(request, page)) return;
      const { query, numFound, trackId } = page;
      const number = pageOf(page.start, page.pageSize);
      this.host.dispatchEvent(new SiteSearchLoadEvent(query, number, numFound, trackId, durationMs));
    } else {
      const error = reason instanceof Error ? reason : new Error('The search client failed');
      if (this.session.fail(request, error)) this.host.dispatchEvent(new SiteSearchErrorEvent(error));
    }
  }

  /** Looks a better spelling up beside the search, and offers it when the search has been answered. */
  async #spell(request: SearchRequest, client: SearchClient, signal: AbortSignal): Promise<undefined> {
    const { spelling } = this.session.settings;
    const { query, cause, corrects, rows } = request;
    if (spelling === 'off' || corrects || cause === 'spelling' || cause === 'page') return;
    const answered = this.#search.taskComplete;
    const corrected = await lookUpSpelling(query, client, signal);
    const outcome = corrected && (await answered);
    if (!outcome || outcome.request !== request || !outcome.page) return;
    if (!outcome.page.numFound) {
      // one empty page must not lead to another; no answer is no reason to hide what may well be right, but
      // too little to search it unasked
      const numFound = await client.search({ query: corrected, start: 0, rows }, { signal }).then(
        (answer) => answer.numFound,
        () => undefined,
      );
      if (numFound === 0 || requestOf(this.session.state) !== request) return;
      if (numFound && spelling === 'auto' && cause !== 'original') {
        this.session.search(corrected, { corrects: query });
        return;
      }
    }
    this.session.suggestSpelling(request, corrected);
  }

  async #read({ query, rows }: SearchRequest, answer: SearchAnswer): Promise<ResultPage> {
    const { content, titleField: title, urlField: url, bodyField: body } = this.session.settings;
    const options = { query, rows, content, fields: { title, url, body }, base: document.baseURI };
    let isPlain = !mayHoldMarkup(answer, options);
    const page = joinPage(answer, options, undefined, () => (isPlain = false));
    // where the file does not come, text with its tags and without its marks is better than no results
    return isPlain
      ? page
      : import('./careful-page.js')
          .then((careful) => careful.joinCarefully(answer, options))
          .catch(() => page);
  }
}
