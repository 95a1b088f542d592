/**
 * Answers the requests of a session: the one place that asks the service. A
 * `@lit/task` task follows the session's request, with the search and its spelling,
 * so that what is under way is aborted, and what comes late is dropped, by one
 * well-kept rule. Neither what was aborted nor what failed is an error of the task.
 */
import { Task } from '@lit/task';
import { joinPage, mayHoldMarkup } from '../model/join-page.js';
import type { ResultPage, SearchAnswer, SearchClient } from '../model/types.js';
import { pageOf } from '../model/page-window.js';
import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { SiteSearchErrorEvent, SiteSearchLoadEvent } from '../events.js';
import { learnReason, NO_ANSWER } from './failure-reason.js';
import type { SearchRequest, SessionSettings } from '../session/session-state.js';
import { addEnglish } from '../text/en.js';
import { serviceClient, type ServiceSettings } from './service-client.js';
import { lookUpSpelling } from './spelling-lookup.js';
import { SearchSession } from '../session/search-session.js';
import { inStretches } from './stretches.js';
import { rememberAnswers, type RememberingClient } from './remembered-answers.js';
import { inTime } from './in-time.js';

export class SessionOwner implements ReactiveController {
  readonly session = new SearchSession();
  #service = '';
  #client: SearchClient | undefined;
  /** The client that is asked, and its answers. */
  #asked: SearchClient | undefined;
  #answers: RememberingClient | undefined;
  #hasLeft = false;
  #unsubscribe: (() => void) | undefined;
  readonly #task: Task<readonly [SearchRequest | undefined, SearchClient | undefined], void>;

  constructor(readonly host: ReactiveControllerHost & HTMLElement & { readonly organizationId: string }) {
    host.addController(this);
    this.#task = new Task(host, {
      args: () =>
        [this.#hasLeft ? undefined : this.session.state.request, this.session.settings.client] as const,
      task: async ([request, client], { signal }) => {
        // what is shown from memory is answered already
        if (!request || !client || this.session.state.status !== 'loading') return;
        const answered = this.#ask(request, client, signal);
        await this.#spell(request, client, signal, answered);
        await answered;
      },
    });
  }

  /** Takes the host's settings; a client of the host's own takes the place of the widget's. */
  configure(service: ServiceSettings, settings: SessionSettings): void {
    const { baseUrl, organizationId, apiKey, timeout } = service;
    const key = JSON.stringify([baseUrl, organizationId, apiKey, timeout]);
    if (key !== this.#service) this.#client = serviceClient(service);
    this.#service = key;
    const client = settings.client ?? this.#client;
    if (client !== this.#asked) this.#answers = client && rememberAnswers(client);
    this.#asked = client;
    this.session.configure({ ...settings, client: this.#answers });
    if (settings.recent)
      import('../recent.js').then(
        (recent) => {
          addEnglish(recent.words);
          recent.follow(this.session, this.host);
        },
        () => undefined, // the file did not come: a search without them is a search
      );
  }

  hostConnected(): void {
    this.#unsubscribe = this.session.subscribe(() => this.host.requestUpdate());
    if (this.#hasLeft) this.#askAgain();
    this.#hasLeft = false;
    addEventListener('online', this.#askAgain);
  }

  hostDisconnected(): void {
    this.#unsubscribe?.();
    removeEventListener('online', this.#askAgain);
    // An element that is moved leaves and comes at once: it keeps what is under
    // way. For one that stays away nothing else ends it: tasks go on by themselves.
    queueMicrotask(() => {
      this.#hasLeft = !this.host.isConnected;
      if (!this.#hasLeft) return;
      this.#task.abort();
    });
  }

  /**
   * What was left under way, or could not be had without a connection, is asked for again; nobody has asked for it now, so
   * focus stays.
   */
  readonly #askAgain = (): void => {
    const { state } = this.session;
    if (
      state.status === 'failed' ? NO_ANSWER.test(state.reason) : this.#hasLeft && state.status === 'loading'
    )
      this.session.retry('again');
  };

  /** Answers a request; what has been overtaken is dropped. Returns the page that came. */
  async #ask(
    request: SearchRequest,
    client: SearchClient,
    signal: AbortSignal,
  ): Promise<ResultPage | undefined> {
    const startedMs = performance.now();
    const { query, start, rows, cause } = request;
    const shown = this.session.state.page;
    // what is on show and asked for all the same is to be asked
    if (cause === 'retry' || (cause === 'submit' && shown?.query === query && shown.start === start))
      this.#answers?.forget({ query, start, rows });
    try {
      const page = await this.#read(request, await client.search({ query, start, rows }, { signal }), signal);
      if (signal.aborted || !this.session.settle(request, page)) return undefined;
      const number = pageOf(page.start, page.pageSize);
      const durationMs = performance.now() - startedMs;
      this.host.dispatchEvent(
        new SiteSearchLoadEvent(query, number, page.numFound, page.trackId, durationMs),
      );
      return page;
    } catch (reason) {
      const wasOffline = !navigator.onLine;
      const error = reason instanceof Error ? reason : new Error('The search client failed');
      const failure = signal.aborted ? undefined : await learnReason(error, request.page);
      // the element may have gone meanwhile
      if (failure && !signal.aborted && this.session.fail(request, error, failure))
        this.host.dispatchEvent(new SiteSearchErrorEvent(error));
      // the connection came back while the words were loaded
      if (wasOffline && navigator.onLine) this.#askAgain();
      return undefined;
    }
  }

  /** Looks a better spelling up beside the search, and offers it when the search has been answered. */
  async #spell(
    request: SearchRequest,
    client: SearchClient,
    signal: AbortSignal,
    answered: Promise<ResultPage | undefined>,
  ): Promise<void> {
    const { spelling } = this.session.settings;
    const { origin, corrects } = request;
    if (spelling === 'off' || corrects || origin === 'spelling') return;
    await lookUpSpelling({ session: this.session, request, client, signal, answered });
  }

  /** Rejects where it has been overtaken meanwhile. */
  async #read(
    { query, rows }: SearchRequest,
    answer: SearchAnswer,
    signal: AbortSignal,
  ): Promise<ResultPage> {
    const { content, titleField: title, urlField: url, bodyField: body } = this.session.settings;
    const options = { query, rows, content, fields: { title, url, body }, base: document.baseURI };
    let isPlain = !mayHoldMarkup(answer, options);
    const joining = joinPage(answer, options, undefined, () => (isPlain = false));
    const page = await inStretches(joining, signal);
    if (isPlain) return page;
    // where the file does not come, text with its tags and without its marks is better than no results
    return inTime(import('./careful-page.js'))
      .then((careful) => careful?.joinCarefully(answer, options, signal) ?? page)
      .catch(() => page);
  }
}
