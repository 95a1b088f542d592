import { createSearchClient, type SearchClientOptions } from '../../src/client/search-client.js';
import type { SearchClient } from '../../src/model/types.js';

/** What the service answers: a value is sent as JSON, a string as it stands; a function makes the response itself. */
export type Reply =
  | { readonly body: unknown; readonly status?: number; readonly headers?: Record<string, string> }
  | ((init: RequestInit) => Response | Promise<Response>);

export interface FakeService {
  readonly client: SearchClient;
  /** Every request in order. */
  readonly requests: { readonly url: URL; readonly address: string; readonly init: RequestInit }[];
}

export const KEY = 'k3y-s3cret';

/** A client over a `fetch` that gives one reply a request, the last one again and again. */
export function fakeService(
  replies: readonly Reply[],
  options: Partial<SearchClientOptions> = {},
): FakeService {
  const requests: FakeService['requests'] = [];
  const client = createSearchClient({
    baseUrl: 'https://svc.test',
    organizationId: 'acme',
    apiKey: KEY,
    fetch: async (input, init = {}) => {
      const reply = replies[Math.min(requests.length, replies.length - 1)];
      const address = input as string;
      requests.push({ url: new URL(address), address, init });
      if (typeof reply === 'function') return reply(init);
      const { body, status = 200, headers = {} } = reply ?? { body: {} };
      const text = typeof body === 'string' ? body : JSON.stringify(body);
      return new Response(status === 204 ? null : text, { status, headers });
    },
    ...options,
  });
  return { client, requests };
}

/** A service that gives this body to every request. */
export function answering(body: unknown): SearchClient {
  return fakeService([{ body }]).client;
}

/** What a promise rejects with; fails where it does not. */
export async function rejectionOf(promise: Promise<unknown>): Promise<unknown> {
  let value: unknown;
  try {
    value = await promise;
  } catch (error) {
    return error;
  }
  throw new Error(`did not reject: ${JSON.stringify(value)}`);
}

/** A response that never comes, unless the request is aborted. */
export function hang({ signal }: RequestInit): Promise<Response> {
  return new Promise((_, reject) => {
    signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError')));
  });
}
