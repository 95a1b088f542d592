import { unreadable, variants } from './variants.js';
import { normalizeQuery } from '../model/query.js';
import type { WireOperation } from './wire.js';
import { request, type RequestOptions } from './request.js';
import { readSearch, readSuggestions } from './decode-plain.js';
import type { JsonObject } from './decode-values.js';
import type { SearchClient } from '../model/types.js';

export interface SearchClientOptions extends RequestOptions {
  /** The service's base address: absolute, http or https. Its query and hash are dropped. */
  readonly baseUrl: string;
  readonly organizationId: string;
  readonly apiKey: string;
}

/**
 * A client for the service's three operations. It keeps nothing between calls, and each call rejects with a
 * `SearchError` or with the reason of its signal, nothing else.
 *
 * @throws TypeError where `baseUrl` is no absolute http(s) address.
 */
export function createSearchClient(options: SearchClientOptions): SearchClient {
  const root = rootOf(options);

  const get = <T>(
    operation: WireOperation,
    query: string,
    signal: AbortSignal | undefined,
    decode: (body: JsonObject) => Promise<T>,
    more = '',
  ): Promise<T> =>
    request(`${root}${operation}?q=${encodeURIComponent(query)}${more}`, options, signal, decode);

  return {
    async search({ query, start = 0, rows = 10 }, { signal } = {}) {
      const first = integer(start);
      const ask = (text: string) =>
        get(
          'search',
          text,
          signal,
          async (body) => readSearch(body) ?? (await variants()).decodeSearch(body, first, rows),
          `&start=${first}&rows=${integer(rows)}`,
        );
      const text = normalizeQuery(query);
      return ask(text).catch(async (error: unknown) => {
        const { status, code } = Object(error) as { status?: number; code?: number };
        if ((status ?? code) !== 400) throw error;
        return (await variants()).askForWords(error, text, ask);
      });
    },
    async suggest({ query }, { signal } = {}) {
      const text = normalizeQuery(query);
      return get(
        'suggest',
        text,
        signal,
        async (body) => readSuggestions(body) ?? (await variants()).decodeSuggestions(body, text),
      );
    },
    async spell({ query }, { signal } = {}) {
      return get('spell', normalizeQuery(query), signal, async ({ spell }) => {
        // a text without mistakes is the rule: there is nothing to decode then
        if (!Object.keys(Object(spell) as object).length) return { corrections: [], collations: [] };
        const { decodeSpelling } = await import('./decode-spell.js').catch(() => unreadable());
        return decodeSpelling(spell);
      });
    },
  };
}

function rootOf({ baseUrl, organizationId, apiKey }: SearchClientOptions): string {
  // the parser's own error would repeat the address, and people paste addresses with the key in them
  const { origin, protocol, pathname } = new URL(URL.canParse(baseUrl) ? baseUrl : 'data:');
  if (!/^https?:$/.test(protocol)) throw new TypeError('baseUrl is no http(s) address');
  const path = `/api/v1/${encodeURIComponent(organizationId.trim())}/${encodeURIComponent(apiKey.trim())}/`;
  return origin + pathname.replace(/\/+$/, '') + path;
}

function integer(value: number): number {
  return Math.min(Math.max(Math.trunc(value) || 0, 0), Number.MAX_SAFE_INTEGER);
}
