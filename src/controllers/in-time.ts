import { rest } from './stretches.js';

/** A visitor who waits sees something by then. */
const LONGEST_MS = 2000;

/** What a file that is loaded on demand brings; `undefined` where it hangs, as where a server takes requests and answers none. */
export function inTime<T>(coming: Promise<T>): Promise<T | undefined> {
  return Promise.race([coming, rest(LONGEST_MS) as Promise<undefined>]);
}
