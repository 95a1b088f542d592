import type { Fields } from './types.js';

/** So much text is kept, in UTF-16 units: a hundred usual answers, not ten with bodies of a megabyte. */
const MOST_TEXT = 1e6;

/** What is kept, and how much text it holds, where that is known. */
export interface Kept {
  readonly size?: number;
}

/**
 * Makes an entry the newest of a map, and lets the oldest go: beyond so many, and where they and those newer than them hold too
 * much text. The newest and the one before it stay whatever they hold.
 */
export function keepNewest<T extends Kept>(map: Map<string, T>, key: string, value: T, most: number): void {
  map.delete(key);
  map.set(key, value);
  let room = MOST_TEXT;
  [...map].reverse().forEach(([oldKey, { size = 0 }], age) => {
    room -= size;
    if (age >= most || (age > 1 && room < 0)) map.delete(oldKey);
  });
}

/** About how much text documents hold; their highlights hold as much again. */
export function textIn(documents: readonly { readonly fields: Fields }[]): number {
  let size = 0;
  for (const { fields } of documents)
    for (const values of Object.values(fields)) for (const value of values ?? []) size += value.length;
  return size;
}
