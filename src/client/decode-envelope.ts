import { isObject, numberOf, own, type JsonObject } from './decode-values.js';
import { DecodeError, ServiceError } from './errors.js';

/**
 * The body of an answer that reports success. A body without a `code` counts as one: it is then for the
 * decoder to say whether it can be read.
 *
 * @throws DecodeError where the body is no object, ServiceError where it reports a failure:
 * `{code}`, `{error: {code, msg}}` or `{error: {reason}, status}`.
 */
export function openEnvelope(body: unknown): JsonObject {
  if (!isObject(body)) throw new DecodeError('');
  const error = own(body, 'error');
  const bad = [own(error, 'code'), error && own(body, 'status'), own(body, 'code')]
    .map(numberOf)
    .find((code) => code !== undefined && !(code >= 200 && code < 300));
  if (error || bad !== undefined) throw new ServiceError(bad ?? 500);
  return body;
}
