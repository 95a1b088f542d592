import { openEnvelope } from './decode-envelope.js';
import type { JsonObject } from './decode-values.js';
import { HttpError, NetworkError, TimeoutError } from './errors.js';

/** Timers hold 32 bits; a longer one would fire at once. */
const MAX_TIMEOUT_MS = 2 ** 31 - 1;

export interface RequestOptions {
  /** For one request: its answer, the body included, and the decoding. Default 10,000. */
  readonly timeoutMs?: number | undefined;
  /** Default: the global one at the time of the call, so that a page may replace it later. */
  readonly fetch?: typeof globalThis.fetch | undefined;
}

/**
 * GETs an address and decodes the JSON that is there.
 *
 * @param decode Gets the members of an answer that reports success.
 * @throws A SearchError; the signal's reason once it is aborted, even if `fetch` pays no heed to signals.
 */
export async function request<T>(
  address: string,
  { timeoutMs = 10_000, fetch = globalThis.fetch }: RequestOptions,
  signal: AbortSignal | undefined,
  decode: (body: JsonObject) => T | Promise<T>,
): Promise<T> {
  if (signal?.aborted) throw abortReason(signal);
  const ended = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stopped = new Promise<never>((_, reject) => {
    signal?.addEventListener('abort', () => reject(abortReason(signal)), { signal: ended.signal });
    timer = setTimeout(() => reject(new TimeoutError()), Math.min(timeoutMs, MAX_TIMEOUT_MS));
  });
  try {
    return await Promise.race([stopped, readBody(address, fetch, ended.signal).then(decode)]);
  } finally {
    clearTimeout(timer);
    ended.abort(); // lets go of the listener, and of a body that nobody reads
  }
}

async function readBody(
  address: string,
  fetch: typeof globalThis.fetch,
  signal: AbortSignal,
): Promise<JsonObject> {
  let answer: string | HttpError;
  try {
    const response = await fetch(address, { headers: { accept: 'application/json' }, signal });
    answer = response.ok
      ? await response.text()
      : new HttpError(response.status, retryAfterMs(response.headers.get('retry-after') ?? ''));
  } catch {
    throw new NetworkError();
  }
  if (answer instanceof HttpError) throw answer;
  let body: unknown;
  try {
    body = JSON.parse(answer.replace(/^\ufeff+/, ''));
  } catch {
    // no JSON is no object
  }
  return openEnvelope(body);
}

/** Browsers give a reason of their own, old Safari gives none, and callers may give anything. */
function abortReason({ reason }: AbortSignal): Error {
  return reason instanceof Error ? reason : new DOMException('aborted', 'AbortError');
}

/** `Retry-After` is a number of seconds or a date (RFC 9110, 10.2.3). */
function retryAfterMs(header: string): number | undefined {
  if (/^\d+$/.test(header)) return Number(header) * 1000;
  return /GMT$/.test(header) ? Math.max(0, Date.parse(header) - Date.now()) || 0 : undefined;
}
