import type { Organization } from './organization.js';
import { RequestError, readAddress, readCount, readQuery, type RequestAddress } from './request.js';
import type { Envelope, SearchBody, SpellBody, SuggestBody } from './wire-out.js';

/** An answer before it meets a transport. */
export interface Answer {
  readonly status: number;
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  /** To be sent as JSON; `undefined` for none. A string with a content type of its own is sent as it is. */
  readonly body: unknown;
}

export interface SearchService {
  /** Answers any request; refuses with a JSON envelope, throws never. */
  handle(url: URL | string, method?: string): Answer;
}

const OPERATIONS = ['search', 'suggest', 'spell'] as const;
export type Operation = (typeof OPERATIONS)[number];

const DEFAULT_ROWS = 10;
const MOST_ROWS = 100;
const METHODS = 'GET, HEAD, OPTIONS';
const SUCCESS = { code: 200, message: 'success' } as const;

/** Readable from any page: the key stands in the address, there are no cookies to protect. */
export const CORS_HEADERS = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers': 'etag, retry-after',
} as const;

const JSON_HEADERS = {
  ...CORS_HEADERS,
  'content-type': 'application/json; charset=utf-8',
  'cache-control': 'no-cache',
  'x-content-type-options': 'nosniff',
};

/** An answer in the service's own words. */
export function answerJson(body: Envelope, headers: Readonly<Record<string, string>> = {}): Answer {
  return { status: body.code, headers: { ...JSON_HEADERS, ...headers }, body };
}

function newTrackId(): string {
  const bytes = globalThis.crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

export function isOperation(name: string | undefined): name is Operation {
  return OPERATIONS.some((operation) => operation === name);
}

function search(organization: Organization, parameters: RequestAddress['parameters']): SearchBody {
  const query = readQuery(parameters);
  const start = readCount(parameters, 'start', 0);
  const rows = Math.min(readCount(parameters, 'rows', DEFAULT_ROWS), MOST_ROWS);
  const { numFound, documents, highlights } = organization.search(query, start, rows);
  const response = { docs: documents };
  return { ...SUCCESS, numFound, response, highlight_v2: highlights, start, track_id: newTrackId() };
}

function suggest(organization: Organization, parameters: RequestAddress['parameters']): SuggestBody {
  const query = readQuery(parameters);
  // a computed key: `__proto__` is a query like any other
  return { ...SUCCESS, suggest: { [query]: organization.suggest(query) } };
}

function spell(organization: Organization, parameters: RequestAddress['parameters']): SpellBody {
  return { ...SUCCESS, spell: organization.spell(readQuery(parameters)) };
}

const HANDLERS = { search, suggest, spell };

/**
 * The service over some organizations, by their ids. Holds no state between requests and needs nothing
 * of Node: the same object answers behind a server and inside a page.
 */
export function createService(organizations: Readonly<Record<string, Organization>>): SearchService {
  function answer(address: string): Answer {
    const { segments, parameters } = readAddress(address);
    const [api, version, organizationId = '', apiKey, operation, ...rest] = segments;
    if (api !== 'api' || version !== 'v1' || rest.length > 0) throw new RequestError(404, 'No such address.');
    const organization = Object.hasOwn(organizations, organizationId)
      ? organizations[organizationId]
      : undefined;
    if (organization === undefined) throw new RequestError(404, 'Unknown organization.');
    if (organization.apiKey !== apiKey) throw new RequestError(401, 'Wrong API key.');
    if (!isOperation(operation)) throw new RequestError(404, 'Unknown operation.');
    return answerJson(HANDLERS[operation](organization, parameters));
  }

  return {
    handle(url, method = 'GET') {
      if (method === 'OPTIONS') {
        const preflight = { 'access-control-allow-methods': METHODS, 'access-control-allow-headers': '*' };
        const headers = { ...CORS_HEADERS, ...preflight, 'access-control-max-age': '600', allow: METHODS };
        return { status: 204, headers, body: undefined };
      }
      if (method !== 'GET' && method !== 'HEAD') {
        return answerJson({ code: 405, message: 'Only GET is answered here.' }, { allow: METHODS });
      }
      try {
        return answer(typeof url === 'string' ? url : url.pathname + url.search);
      } catch (error) {
        if (error instanceof RequestError) return answerJson({ code: error.status, message: error.message });
        return answerJson({ code: 500, message: 'The service failed.' });
      }
    },
  };
}
