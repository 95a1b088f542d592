import { isSameQuery, normalizeQuery, withoutOperators } from '../model/query.js';
import type { SearchClient } from '../model/types.js';
import { openEnvelope } from './decode-envelope.js';
import { decodeSearch } from './decode-search.js';
import { decodeSuggestions } from './decode-suggest.js';
import { own } from './decode-values.js';
import { HttpError, ServiceError } from './errors.js';
import { requestJson } from './request.js';
import type { WireOperation } from './wire.js';

export interface SearchClientOptions {
  /** The service's base address: absolute, http or https. Its query and hash are dropped. */
  readonly baseUrl: string;
  readonly organizationId: string;
  readonly apiKey: string;
  /** For one request with its body. Default 10,000. */
  readonly timeoutMs?: number | undefined;
  /** Default: the global one at the time of the call, so that a page may replace it later. */
  readonly fetch?: typeof globalThis.fetch | undefined;
}

/**
 * A client for the service's three operations. It keeps nothing between calls, and each call rejects with a
 * `SearchError` or with the reason of its signal, nothing else.
 *
 * @throws TypeError where `baseUrl` is no absolute http(s) address.
 */
export function createSearchClient(options: SearchClientOptions): SearchClient {
  const { timeoutMs = 10_000 } = options;
  const root = rootOf(options);

  const get = (operation: WireOperation, query: string, signal?: AbortSignal, more = ''): Promise<unknown> =>
    requestJson(`${root}${operation}?q=${encodeURIComponent(query)}${more}`, {
      fetch: options.fetch ?? globalThis.fetch,
      timeoutMs,
      signal,
    });

  return {
    async search({ query, start = 0, rows = 10 }, { signal } = {}) {
      const first = integer(start);
      const ask = async (text: string) =>
        decodeSearch(await get('search', text, signal, `&start=${first}&rows=${integer(rows)}`), first);
      const text = normalizeQuery(query);
      try {
        return await ask(text);
      } catch (error) {
        // the person may have meant a bracket as a bracket: the words alone are better than an error
        const words = withoutOperators(text);
        if (!isBadRequest(error) || !words || isSameQuery(words, text)) throw error;
        return ask(words);
      }
    },
    async suggest({ query }, { signal } = {}) {
      const text = normalizeQuery(query);
      return decodeSuggestions(await get('suggest', text, signal), text);
    },
    async spell({ query }, { signal } = {}) {
      const spell = own(openEnvelope(await get('spell', normalizeQuery(query), signal)), 'spell');
      // a text without mistakes is the rule: there is nothing to decode then
      if (!/"(suggestion|collation)/.test(JSON.stringify(spell) ?? '')) return { corrections: [], collations: [] };
      const { decodeSpelling } = await import('./decode-spell.js');
      return decodeSpelling(spell);
    },
  };
}

function rootOf({ baseUrl, organizationId, apiKey }: SearchClientOptions): string {
  // the parser's own error would repeat the address, and people paste addresses with the key in them
  const base = URL.canParse(baseUrl) ? new URL(baseUrl) : undefined;
  if (!base || !/^https?:$/.test(base.protocol)) throw new TypeError('baseUrl is no http(s) address');
  const path = `/api/v1/${encodeURIComponent(organizationId)}/${encodeURIComponent(apiKey)}/`;
  return base.origin + base.pathname.replace(/\/+$/, '') + path;
}

function integer(value: number): number {
  return Math.min(Math.max(Math.trunc(value) || 0, 0), Number.MAX_SAFE_INTEGER);
}

function isBadRequest(error: unknown): boolean {
  return (
    (error instanceof HttpError && error.status === 400) ||
    (error instanceof ServiceError && error.code === 400)
  );
}
