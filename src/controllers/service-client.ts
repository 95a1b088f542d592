/** Makes the client that an owner's settings describe. */
import { SearchError } from '../client/errors.js';
import { createSearchClient } from '../client/search-client.js';
import type { SearchClient } from '../model/types.js';

export interface ServiceSettings {
  /** Absolute, or relative to the page where it starts with `/` or `.`. */
  readonly baseUrl: string;
  readonly organizationId: string;
  readonly apiKey: string;
  /** Milliseconds for one request. */
  readonly timeout: number;
}

/**
 * `undefined` until all settings are there. The client is made when it is first asked. Settings that can name
 * no service fail each call, with a `SearchError` of the name `SetupError`, so that a visitor learns of it like of any failure.
 */
export function serviceClient(settings: ServiceSettings): SearchClient | undefined {
  const { baseUrl, organizationId, apiKey, timeout } = settings;
  if (!baseUrl || !organizationId || !apiKey) return undefined;
  // where the page is now: it may move on before it is searched
  const { baseURI } = document;
  let client: SearchClient | undefined;
  const connected = (): SearchClient => {
    try {
      return (client ??= createSearchClient({
        baseUrl: absolute(baseUrl, baseURI),
        organizationId,
        apiKey,
        timeoutMs: timeout || undefined,
      }));
    } catch {
      throw new SearchError('baseUrl is no http(s) address', 'SetupError');
    }
  };
  return {
    search: async (...asked) => connected().search(...asked),
    suggest: async (...asked) => connected().suggest(...asked),
    spell: async (...asked) => connected().spell(...asked),
  };
}

/** `svc.example` without a scheme would be read as a folder of the page: more likely it is a mistake. */
function absolute(baseUrl: string, baseURI: string): string {
  return /^[./]/.test(baseUrl) ? new URL(baseUrl, baseURI).href : baseUrl;
}
