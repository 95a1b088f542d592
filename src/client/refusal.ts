/** Answers that report a failure, told as errors. Loaded where there is one. */
import { failureCode } from './decode-envelope.js';
import { isObject, membersOf } from './decode-values.js';
import { DecodeError, HttpError, NetworkError, ServiceError, type SearchError } from './errors.js';

/** A service that asks for more is asked again after an hour: a slip of it must not end the search for good. */
const LONGEST_WAIT_MS = 3_600_000;

/** What an answer that is not 2xx is; one that says of itself that it is none (`Response.error()`) has no status. */
export function httpError(response: Response): SearchError {
  return response.status ? new HttpError(response.status, retryAfterMs(response)) : new NetworkError();
}

/**
 * @throws ServiceError where the members of an answer report a failure.
 * @throws DecodeError where it has none.
 */
export function checkSuccess(body: unknown, response: Response): void {
  if (!isObject(body)) throw new DecodeError();
  const code = failureCode(membersOf(body));
  if (code !== undefined) throw new ServiceError(code, retryAfterMs(response));
}

/** `Retry-After` is a number of seconds or a date (RFC 9110, 10.2.3), whose oldest form (asctime) does not name its zone. */
function retryAfterMs({ headers }: Response): number | undefined {
  const header = headers.get('retry-after') ?? '';
  const date = header.replace(/:\d\d \d{4}$/, '$& GMT');
  const ms = /^\d+$/.test(header) ? Number(header) * 1000 : Date.parse(date) - Date.now();
  return ms > 0 ? Math.min(ms, LONGEST_WAIT_MS) : undefined;
}
