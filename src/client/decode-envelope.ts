import { isObject, membersOf, numberOf, type JsonObject } from './decode-values.js';
import { DecodeError, ServiceError } from './errors.js';

/**
 * The members of an answer that reports success. A body without a `code` counts as one: it is then for the
 * decoder to say whether it can be read.
 *
 * @throws DecodeError where the body is no object, ServiceError where it reports a failure:
 * `{code}`, `{error: {code, msg}}` or `{error: {reason}, status}`.
 */
export function openEnvelope(body: unknown): JsonObject {
  if (!isObject(body)) throw new DecodeError();
  const members = membersOf(body);
  // what is no number is no success
  const { code = 200, error, status } = members;
  const bad = [membersOf(error)['code'] ?? 200, error ? (status ?? 200) : 200, code]
    .map((value) => numberOf(value) ?? 500)
    .find((number) => Math.floor(number / 100) !== 2);
  if (error || bad !== undefined) throw new ServiceError(bad ?? 500);
  return members;
}
