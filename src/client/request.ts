import { DecodeError, HttpError, NetworkError, TimeoutError, type SearchError } from './errors.js';

/** Timers hold 32 bits; a longer one would fire at once. */
const MAX_TIMEOUT_MS = 2 ** 31 - 1;

/** What a call needs beside its address. */
export interface RequestOptions {
  readonly fetch: typeof globalThis.fetch;
  /** For the whole answer, body included. */
  readonly timeoutMs: number;
  readonly signal: AbortSignal | undefined;
}

/**
 * GETs an address and parses the body as JSON, unchecked.
 *
 * @throws NetworkError, TimeoutError, HttpError or DecodeError; the signal's reason once it is aborted, even
 * if `fetch` pays no heed to signals.
 */
export async function requestJson(
  address: string,
  { fetch, timeoutMs, signal }: RequestOptions,
): Promise<unknown> {
  if (signal?.aborted) throw abortReason(signal);
  const controller = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let onAbort = (): void => {};
  const stopped = new Promise<never>((_, reject) => {
    const stop = (reason: Error): void => {
      reject(reason);
      controller.abort();
    };
    onAbort = () => stop(abortReason(signal));
    signal?.addEventListener('abort', onAbort);
    timer = setTimeout(() => stop(new TimeoutError()), Math.min(timeoutMs, MAX_TIMEOUT_MS));
  });
  try {
    return await Promise.race([stopped, readJson(address, fetch, controller.signal)]);
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', onAbort);
    controller.abort(); // lets go of a body that nobody reads
  }
}

async function readJson(
  address: string,
  fetch: typeof globalThis.fetch,
  signal: AbortSignal,
): Promise<unknown> {
  let failure: SearchError | undefined;
  let text = '';
  try {
    const response = await fetch(address, { headers: { accept: 'application/json' }, signal });
    if (response.ok) text = await response.text();
    else failure = new HttpError(response.status, retryAfterMs(response.headers.get('retry-after')));
  } catch {
    failure = new NetworkError();
  }
  if (failure) throw failure;
  try {
    return JSON.parse(text.replace(/^\ufeff+/, '')) as unknown;
  } catch {
    throw new DecodeError('');
  }
}

/** Browsers give a reason of their own, old Safari gives none, and callers may give anything. */
function abortReason(signal: AbortSignal | undefined): Error {
  const reason: unknown = signal?.reason;
  return reason instanceof Error ? reason : new DOMException('aborted', 'AbortError');
}

/** `Retry-After` is a number of seconds or a date (RFC 9110, 10.2.3). */
function retryAfterMs(header: string | null): number | undefined {
  if (!header) return undefined;
  if (/^\d+$/.test(header)) return Number(header) * 1000;
  return /GMT$/.test(header) ? Math.max(0, Date.parse(header) - Date.now()) || 0 : undefined;
}
