/** The list of recent searches as it is kept: which queries it may hold, and in which order. */
import { isSameQuery, normalizeQuery } from './query.js';

/** More than this is never kept or shown, whatever a page asks for. */
const MOST_QUERIES = 100;

/** As many queries at their longest, each character escaped, are no longer than this, in UTF-16 units. */
const MOST_TEXT = MOST_QUERIES * 512 * 6;

/** The list with a query in front of it; the same query in other letters makes way for it. */
export function withQuery(queries: readonly string[], query: string): readonly string[] {
  return [query, ...withoutQuery(queries, query)];
}

export function withoutQuery(queries: readonly string[], query: string): readonly string[] {
  return queries.filter((other) => !isSameQuery(other, query));
}

/** Reads a text that anybody may have written. What is no query in a list of queries is left out; throws never. */
export function readQueries(text: string | null): readonly string[] {
  if (!text || text.length > MOST_TEXT) return [];
  let values: unknown;
  try {
    values = JSON.parse(text);
  } catch {
    return [];
  }
  if (!Array.isArray(values)) return [];
  const queries: string[] = [];
  for (const value of values.slice(0, MOST_QUERIES) as readonly unknown[]) {
    const query = typeof value === 'string' ? normalizeQuery(value) : '';
    if (query && !queries.some((other) => isSameQuery(other, query))) queries.push(query);
  }
  return queries;
}
