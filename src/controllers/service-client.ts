/** Makes the client that an owner's settings describe. */
import { SearchError } from '../client/errors.js';
import type { SearchClient } from '../model/types.js';
import { createSearchClient } from '../client/search-client.js';

export interface ServiceSettings {
  /** Absolute, or relative to the page where it starts with `/` or `.`. */
  readonly baseUrl: string;
  readonly organizationId: string;
  readonly apiKey: string;
  /** Milliseconds for one request. */
  readonly timeout: number;
}

/**
 * `undefined` until all settings are there. Settings that can name
 * no service fail each call, with a `SearchError` of the name `SetupError`, so that a visitor learns of it like of any failure.
 */
export function serviceClient(settings: ServiceSettings): SearchClient | undefined {
  const { baseUrl, organizationId, apiKey } = settings;
  if (!baseUrl || !organizationId || !apiKey) return undefined;
  try {
    return createSearchClient({
      baseUrl: absolute(baseUrl),
      organizationId,
      apiKey,
      // for the next request: what was asked need not be asked anew for it
      get timeoutMs() {
        return settings.timeout || undefined;
      },
    });
  } catch {
    const fail = (): Promise<never> =>
      Promise.reject(new SearchError('baseUrl is no http(s) address', 'SetupError'));
    return { search: fail, suggest: fail, spell: fail };
  }
}

/** `svc.example` without a scheme would be read as a folder of the page: more likely it is a mistake. */
function absolute(baseUrl: string): string {
  return /^\s*[./]/.test(baseUrl) ? new Request(baseUrl).url : baseUrl;
}
