import { normalizeQuery } from '../model/query.js';

/**
 * Reading values of unknown JSON. Own properties only: neither a key such as `__proto__` nor a page that
 * extends `Object.prototype` may change what an answer says.
 */

export type JsonObject = Readonly<Record<string, unknown>>;

export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The own members of an object, in one without a prototype; none where it is no object. */
export function membersOf(value: unknown): JsonObject {
  return { __proto__: null, ...(isObject(value) && value) };
}

/** The own member of an object; `undefined` where there is none, or no object. */
export function own(value: unknown, key: string): unknown {
  return isObject(value) && Object.hasOwn(value, key) ? value[key] : undefined;
}

/** The value if it is an array, else an empty one. */
export function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

/** More suggestions than this in one list are not read: ten are shown, and some may be blank or there twice. */
export const MOST_READ = 1000;

/** Strings, numbers and booleans as strings, out of arrays too. The depth is bounded, as the stack is. */
export function textsOf(value: unknown): string[] {
  return [value]
    .flat(9)
    .filter((part) => /^(string|number|boolean)$/.test(typeof part))
    .map(String);
}

/** The first of `textsOf`, else `''`. */
export function textOf(value: unknown): string {
  return textsOf(value)[0] ?? '';
}

/** A word or phrase of the service as it could be searched for; `''` where there is none. */
export function phraseOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? normalizeQuery(String(value)) : '';
}

/** A finite number, or a string that reads as one. */
export function numberOf(value: unknown): number | undefined {
  const number = typeof value === 'string' && value.trim() ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : undefined;
}

/** A whole number from 0 that can still be counted on from. */
export function countOf(value: unknown): number | undefined {
  const number = numberOf(value) ?? -1;
  return number < 0 ? undefined : Math.min(Math.floor(number), Number.MAX_SAFE_INTEGER);
}
