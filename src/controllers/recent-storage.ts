/**
 * Keeps lists of queries in the browser's `localStorage`, one under each name.
 * Where the browser refuses (blocked cookies, a sandboxed frame, no room left)
 * they are kept in memory for as long as the page lives.
 */
import { readQueries } from '../model/recent-queries.js';

const PREFIX = 'site-search:recent:';

/** What the browser would not store, by name: for all widgets of the page. */
const memory = new Map<string, readonly string[]>();

/** What is kept under a name now, by any tab. */
export function readStorage(name: string): readonly string[] {
  const refused = memory.get(name);
  if (refused) return refused;
  try {
    return readQueries(localStorage.getItem(PREFIX + name));
  } catch {
    return [];
  }
}

export function writeStorage(name: string, queries: readonly string[]): void {
  try {
    if (queries.length) localStorage.setItem(PREFIX + name, JSON.stringify(queries));
    else localStorage.removeItem(PREFIX + name);
    memory.delete(name);
  } catch {
    memory.set(name, queries);
  }
}
