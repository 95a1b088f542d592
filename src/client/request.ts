import { variants } from './variants.js';
import { NetworkError, TimeoutError, type HttpError, type SearchError } from './errors.js';
import { isObject, membersOf, type JsonObject } from './decode-values.js';

/** Timers hold 32 bits; a longer one would fire at once. */
const LONGEST_MS = 2e9;
/** At least, and at most twice as long: a service that was down is not asked by everybody at once. */
const RETRY_MS = 300;
/** The time is told in so many steps: of those that a page sleeps through, frozen or kept for Back, one alone counts. */
const STEPS = 10;

export interface RequestOptions {
  /** For one request: its answer, the body included, and the decoding. Default 10,000. */
  readonly timeoutMs?: number | undefined;
  /** Default: the global one at the time of the call, so that a page may replace it later. */
  readonly fetch?: typeof globalThis.fetch | undefined;
}

/**
 * GETs an address and decodes the JSON that is there. Where no answer comes, or 502, 503 or 504, it is asked once more.
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
  if (signal?.aborted) throw signal.reason;
  const ended = new AbortController();
  let steps = STEPS;
  const timers: ReturnType<typeof setTimeout>[] = [];
  const stopped = new Promise<never>((_, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason as Error), { signal: ended.signal });
    timers.push(
      setInterval(() => --steps || reject(new TimeoutError()), Math.min(timeoutMs / STEPS, LONGEST_MS)),
    );
  });
  const read = () => readBody(address, fetch, ended.signal);
  const answered = read().catch(async (error: unknown) => {
    if (ended.signal.aborted || !mayPass(error as HttpError)) throw error;
    await new Promise((resolve) => timers.push(setTimeout(resolve, RETRY_MS * (1 + Math.random()))));
    return read();
  });
  try {
    return await Promise.race([stopped, answered.then(decode)]);
  } finally {
    timers.forEach(clearTimeout);
    // lets go of the listener, and of a body that nobody reads; a reason of our own, for making an error takes long
    ended.abort('');
  }
}

/** Whether a failure may be gone in a moment: no answer came, or one from what stands before a service that is not there. */
function mayPass({ name, status, retryAfterMs }: Error & Partial<Omit<HttpError, 'name'>>): boolean {
  // a pattern reads a number as it reads a text
  return name === 'NetworkError' || (/^50[234]$/.test(status as never) && !retryAfterMs);
}

async function readBody(
  address: string,
  fetch: typeof globalThis.fetch,
  signal: AbortSignal,
): Promise<JsonObject> {
  let response: Response;
  let answer: string | SearchError;
  try {
    response = await fetch(address, {
      headers: { accept: 'application/json' },
      // a failure that a cache keeps would be its answer to whoever tries again
      cache: 'no-cache',
      // the address of the page may hold what is none of the service's, whatever the page tells others
      referrerPolicy: 'strict-origin',
      signal,
    });
    answer = response.ok ? await response.text() : (await import('./decode-variants.js')).httpError(response);
  } catch {
    throw new NetworkError();
  }
  if (typeof answer !== 'string') throw answer;
  let body: unknown;
  try {
    body = JSON.parse(answer.replace(/^\ufeff+/, ''));
  } catch {
    // no JSON is no object
  }
  const members = membersOf(body);
  const { code = 200, error } = members;
  if (!isObject(body) || error || code !== 200) (await variants()).checkSuccess(body, response);
  return members;
}
