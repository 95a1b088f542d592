/**
 * Answers the requests of a session: the one place that asks the service. A
 * `@lit/task` task follows the session's request, with the search and its spelling,
 * so that what is under way is aborted, and what comes late is dropped, by one
 * well-kept rule. Neither what was aborted nor what failed is an error of the task.
 */
import { Task } from '@lit/task';
import { joinPage } from '../model/join-page.js';
import { pageOf } from '../model/page-window.js';
import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { SiteSearchErrorEvent, SiteSearchLoadEvent } from '../events.js';
import { inStretches } from './stretches.js';
import { serviceClient, type ServiceSettings } from './service-client.js';
import { inTime } from './in-time.js';
import { addEnglish } from '../text/en.js';
import type { SearchRequest, SessionSettings } from '../session/session-state.js';
import { lookUpSpelling, type SpellingLookup } from './spelling-lookup.js';
import { rememberAnswers, type RememberingClient } from './remembered-answers.js';
import type { ResultPage, SearchClient } from '../model/types.js';
import { SearchSession } from '../session/search-session.js';
import { learnReason, NO_ANSWER } from './failure-reason.js';

export class SessionOwner implements ReactiveController {
  readonly session = new SearchSession();
  #service = '';
  #client: SearchClient | undefined;
  /** The client that is asked, and its answers. */
  #asked: SearchClient | undefined;
  #answers: RememberingClient | undefined;
  #hasLeft = false;
  #unsubscribe: (() => void) | undefined;

  constructor(readonly host: ReactiveControllerHost & HTMLElement & { readonly organizationId: string }) {
    host.addController(this);
    new Task(host, {
      args: () =>
        [this.#hasLeft ? undefined : this.session.state.request, this.session.settings.client] as const,
      task: async ([request, client], { signal }) => {
        if (!request || !client) return;
        const { status, page } = this.session.state;
        const found = status === 'loading' && this.#find(request, client, signal);
        // what is shown from memory is answered already, but its spelling may not have been
        const spelled = this.#spell(request, client, signal, found || page);
        if (found) await this.#answer(request, found, spelled, signal);
        await spelled;
      },
    });
  }

  /** Takes the host's settings; a client of the host's own takes the place of the widget's. */
  configure(service: ServiceSettings, settings: SessionSettings): void {
    const { baseUrl, organizationId, apiKey } = service;
    const key = JSON.stringify([baseUrl, organizationId, apiKey]);
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
    // An element that is moved leaves and comes at once: it keeps what is under way. For one that stays away an
    // update ends it, with nothing to ask for: tasks go on by themselves.
    queueMicrotask(() => {
      this.#hasLeft = !this.host.isConnected;
      this.host.requestUpdate();
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

  /** Answers a request with what is found; what has been overtaken is dropped. */
  async #answer(
    request: SearchRequest,
    found: Promise<ResultPage>,
    spelled: Promise<void>,
    signal: AbortSignal,
  ): Promise<void> {
    const startedMs = performance.now();
    try {
      const page = await found;
      const { query, numFound, trackId } = page;
      // nothing is found only where a correction finds nothing, either
      if (!numFound && request.origin !== 'original' && this.session.settings.spelling === 'auto')
        await inTime(spelled);
      if (signal.aborted || !this.session.settle(request, page)) return;
      const number = pageOf(page.start, page.pageSize);
      const durationMs = performance.now() - startedMs;
      this.host.dispatchEvent(new SiteSearchLoadEvent(query, number, numFound, trackId, durationMs));
    } catch (reason) {
      const wasOffline = !navigator.onLine;
      const error = reason instanceof Error ? reason : new Error('no answer');
      const failure = signal.aborted ? undefined : await learnReason(Object(reason) as Error, request.page);
      // the element may have gone meanwhile
      if (failure && !signal.aborted && this.session.fail(request, error, failure))
        this.host.dispatchEvent(new SiteSearchErrorEvent(error));
      // the connection came back while the words were loaded
      if (wasOffline && navigator.onLine) this.#askAgain();
    }
  }

  /** Looks a better spelling up beside the search, and offers it when something has come of that. */
  async #spell(
    request: SearchRequest,
    client: SearchClient,
    signal: AbortSignal,
    found: SpellingLookup['found'],
  ): Promise<void> {
    const { settings, state } = this.session;
    const { corrects, origin } = request;
    // another page has the offer of the one before
    if (settings.spelling === 'off' || corrects || state.offer || origin === 'spelling') return;
    // where its file does not come, or an answer is none, results without a correction are results
    await lookUpSpelling({ session: this.session, request, client, signal, found }).catch(() => undefined);
  }

  /** The page that answers a request. Rejects where it has been overtaken meanwhile. */
  async #find(
    { query, start, rows, cause }: SearchRequest,
    client: SearchClient,
    signal: AbortSignal,
  ): Promise<ResultPage> {
    const shown = this.session.state.page;
    // what is on show and asked for all the same is to be asked
    if (cause === 'retry' || (/submit|again/.test(cause) && shown?.query === query && shown.start === start))
      this.#answers?.forget({ query, start, rows });
    const answer = await client.search({ query, start, rows }, { signal });
    const { content, titleField: title, urlField: url, bodyField: body } = this.session.settings;
    const options = { query, content, fields: { title, url, body }, base: this.host.baseURI, rows };
    let doubts = 0;
    const joining = joinPage(answer, options, undefined, () => doubts++);
    const page = await inStretches(joining, signal);
    if (!doubts) return page;
    // where the file does not come, text with its tags and without its marks is better than no results
    return inTime(import('./careful-page.js'))
      .then((careful) => careful?.joinCarefully(answer, options, signal) ?? page)
      .catch(() => page);
  }
}
