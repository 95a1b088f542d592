import { membersOf, numberOf, type JsonObject } from './decode-values.js';

/**
 * The code of the failure that an answer reports, as HTTP has them: `{code}`, `{error: {code, msg}}` or
 * `{error: {reason}, status}`; 500 where it gives none. `undefined` where it reports success, and without a `code`: it is
 * then for the decoder to say whether it can be read. An empty error is none: some services always send the member.
 */
export function failureCode({ code = 200, error: told, status }: JsonObject): number | undefined {
  const isEmpty = Object(told) === told && !Object.keys(told as object).length;
  const error = !isEmpty && told;
  // what is no number is no success
  const bad = [membersOf(error)['code'] ?? 200, error ? (status ?? 200) : 200, code]
    .map((value) => numberOf(value) ?? 500)
    .find((number) => Math.floor(number / 100) !== 2);
  return error ? (bad ?? 500) : bad;
}
