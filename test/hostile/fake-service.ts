/**
 * A service in place of the network: what a test tells it is sent as text, so that it may be what no encoder writes.
 * The widget's own client asks it, so that all is on the way: fetch, decoding, joining, drawing.
 */

export type Operation = 'search' | 'suggest' | 'spell';

/** What is sent: the text of a body, a whole response, or what `fetch` is to reject with. */
export type Sent = string | (() => Response | Promise<Response>);

/** Of the texts of good answers the shortest. */
const NOTHING: Readonly<Record<Operation, string>> = {
  search:
    '{"code":200,"message":"success","numFound":0,"start":0,"response":{"docs":[]},"highlight_v2":[],"track_id":"t"}',
  suggest: '{"code":200,"message":"success","suggest":{}}',
  spell: '{"code":200,"message":"success","spell":[]}',
};

export const SERVICE = 'https://svc.test';

export class FakeService {
  /** By operation, then by query; `*` is any. */
  readonly #sent: Record<Operation, Map<string, Sent>> = {
    search: new Map(),
    suggest: new Map(),
    spell: new Map(),
  };
  readonly #fetch = globalThis.fetch;
  /** Addresses asked for that are not the service's. */
  readonly elsewhere: string[] = [];

  /** @param scope the window whose `fetch` is replaced */
  constructor(readonly scope: { fetch: typeof globalThis.fetch } = globalThis) {
    this.#fetch = scope.fetch;
    scope.fetch = (input) => this.#answer(String(input instanceof Request ? input.url : input));
  }

  give(operation: Operation, query: string, sent: Sent): void {
    this.#sent[operation].set(query, sent);
  }

  forget(): void {
    for (const sent of Object.values(this.#sent)) sent.clear();
  }

  remove(): void {
    this.scope.fetch = this.#fetch;
  }

  async #answer(address: string): Promise<Response> {
    const { origin, pathname, searchParams } = new URL(address);
    const operation = pathname.split('/').at(-1) as Operation;
    if (origin !== SERVICE || !(operation in NOTHING)) {
      this.elsewhere.push(address);
      throw new TypeError('Failed to fetch');
    }
    const answers = this.#sent[operation];
    const sent = answers.get(searchParams.get('q') ?? '') ?? answers.get('*') ?? NOTHING[operation];
    return typeof sent === 'string' ? new Response(sent) : sent();
  }
}
