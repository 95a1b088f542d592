/**
 * What a call can fail with, besides being aborted. No message and no field holds the API key, an address
 * or a word of the service, and there is never a `cause`: what a custom `fetch` throws may hold all three.
 */
export class SearchError extends Error {
  constructor(
    message?: string,
    override readonly name: string = 'SearchError',
  ) {
    super(message);
  }
}

/** No answer came, or it broke off: offline, blocked, CORS. */
export class NetworkError extends SearchError {
  declare readonly name: 'NetworkError';
  constructor() {
    super('no answer', 'NetworkError');
  }
}

/** The answer, its body included, took longer than `timeoutMs`. */
export class TimeoutError extends SearchError {
  declare readonly name: 'TimeoutError';
  constructor() {
    super('no answer in time', 'TimeoutError');
  }
}

/** The HTTP status was not 2xx. */
export class HttpError extends SearchError {
  declare readonly name: 'HttpError';
  constructor(
    readonly status: number,
    /** How long the service asks to wait, from its `Retry-After`. */
    readonly retryAfterMs?: number,
  ) {
    super(`HTTP ${status}`, 'HttpError');
  }
}

/** The HTTP status was good, but the body reports a failure. */
export class ServiceError extends SearchError {
  declare readonly name: 'ServiceError';
  constructor(
    /** As HTTP has them; 500 where the service gave none. */
    readonly code: number,
    /** How long the service asks to wait, from the `Retry-After` of its answer. */
    readonly retryAfterMs?: number,
  ) {
    super(`code ${code}`, 'ServiceError');
  }
}

/** The body is not what the interface promises. */
export class DecodeError extends SearchError {
  declare readonly name: 'DecodeError';
  constructor(
    /** What could not be read, e.g. `response.docs`; `''` for the body itself. */
    readonly path = '',
  ) {
    super(`unreadable ${path || 'body'}`, 'DecodeError');
  }
}
