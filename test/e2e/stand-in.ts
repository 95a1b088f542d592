/**
 * The stand-in service: answers what a test says, in the page's own network, and keeps what was asked in order.
 * What no answer is given for gets a good empty one.
 */
import type { Page, Route } from '@playwright/test';

export type Endpoint = 'search' | 'suggest' | 'spell';

export interface Canned {
  readonly endpoint: Endpoint;
  /** `*` is any query; without `start` any page. */
  readonly q: string;
  readonly start?: number;
  readonly status?: number;
  readonly contentType?: string;
  readonly delayMs?: number;
  /** Answers when the test says so, by `release`. */
  readonly held?: boolean;
  /** Sent as JSON. */
  readonly body?: unknown;
  /** Sent as it stands, in place of `body`. */
  readonly rawBody?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Never answers. */
  readonly hang?: boolean;
  readonly omitCors?: boolean;
  /** Serves only so often; then the next that matches does. */
  readonly times?: number;
}

export interface Asked {
  readonly endpoint: Endpoint;
  /** As the server decodes it. */
  readonly q: string;
  readonly start: number;
  readonly rows: number;
  readonly url: URL;
  readonly headers: Readonly<Record<string, string>>;
  /** The answer has been given, whether or not anybody still waited for it. */
  isAnswered: boolean;
}

const EMPTY: Readonly<Record<Endpoint, object>> = {
  search: { numFound: 0, start: 0, track_id: 'none', response: { docs: [] }, highlight_v2: [] },
  suggest: { suggest: {} },
  spell: { spell: [] },
};

export class StandIn {
  readonly requests: Asked[] = [];
  readonly #canned: (Canned & { left: number })[] = [];
  readonly #held: { readonly asked: Asked; readonly letGo: () => void }[] = [];

  /** Later answers come after earlier ones: the first that matches serves. */
  give(...answers: readonly Canned[]): void {
    for (const answer of answers) this.#canned.push({ ...answer, left: answer.times ?? Infinity });
  }

  /** Forgets all answers given so far. */
  reset(): void {
    this.#canned.length = 0;
  }

  /**
   * Lets go the answers that are held, or those of one endpoint, and waits until they have left: what comes late has
   * then certainly come.
   */
  async release(endpoint?: Endpoint): Promise<void> {
    const held = this.#held.filter(({ asked }) => asked.endpoint === (endpoint ?? asked.endpoint));
    for (const it of held) this.#held.splice(this.#held.indexOf(it), 1);
    for (const { letGo } of held) letGo();
    while (held.some(({ asked }) => !asked.isAnswered))
      await new Promise((resolve) => setTimeout(resolve, 10));
  }

  of(endpoint: Endpoint): readonly Asked[] {
    return this.requests.filter((request) => request.endpoint === endpoint);
  }

  queries(endpoint: Endpoint): readonly string[] {
    return this.of(endpoint).map(({ q }) => q);
  }

  /** Whether an answer for this query has left; what comes late has then certainly come. */
  hasAnswered(endpoint: Endpoint, q: string, start?: number): boolean {
    return this.of(endpoint).some(
      (request) => request.isAnswered && request.q === q && (start === undefined || request.start === start),
    );
  }

  async attach(page: Page): Promise<void> {
    await page.route('**/api/v1/**', (route) => this.#serve(route));
  }

  async #serve(route: Route): Promise<void> {
    const url = new URL(route.request().url());
    const asked: Asked = {
      endpoint: url.pathname.split('/').at(-1) as Endpoint,
      q: url.searchParams.get('q') ?? '',
      start: Number(url.searchParams.get('start') ?? 0),
      rows: Number(url.searchParams.get('rows') ?? 10),
      url,
      headers: route.request().headers(),
      isAnswered: false,
    };
    this.requests.push(asked);
    const answer = this.#canned.find(
      ({ endpoint, q, start, left }) =>
        endpoint === asked.endpoint &&
        (q === '*' || q === asked.q) &&
        (start ?? asked.start) === asked.start &&
        left > 0,
    );
    if (answer) answer.left--;
    if (answer?.hang) return;
    if (answer?.held) await new Promise<void>((letGo) => this.#held.push({ asked, letGo }));
    if (answer?.delayMs) await new Promise((resolve) => setTimeout(resolve, answer.delayMs));
    await route
      .fulfill({
        status: answer?.status ?? 200,
        contentType: answer?.contentType ?? 'application/json',
        headers: {
          ...answer?.headers,
          'access-control-allow-origin': answer?.omitCors ? 'https://nobody.test' : '*',
        },
        body: answer?.rawBody ?? JSON.stringify(answer?.body ?? good(EMPTY[asked.endpoint])),
      })
      // nobody waits any longer: the page has aborted it or has gone
      .catch(() => undefined);
    asked.isAnswered = true;
  }
}

/** A body that reports success. */
export function good(body: object): object {
  return { code: 200, message: 'success', ...body };
}
