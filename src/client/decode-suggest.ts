import { hasInk } from '../model/marked-text.js';
import { isSameQuery } from '../model/query.js';
import type { Suggestion } from '../model/types.js';
import {
  isObject,
  listOf,
  MOST_READ,
  numberOf,
  own,
  phraseOf,
  textOf,
  type JsonObject,
} from './decode-values.js';

/**
 * Decodes an answer to `suggest`, whatever the JSON is, in the service's order; empty where it has nothing for
 * this query.
 */
export function decodeSuggestions(body: JsonObject, query: string): Suggestion[] {
  const lists = findLists(own(body, 'suggest'), query);
  const byTerm = new Map<string, Suggestion>();
  for (const item of lists.flatMap(listOf)) {
    const term = withoutMarkup(phraseOf(isObject(item) ? own(item, 'term') : item));
    const weight = numberOf(own(item, 'weight')) ?? 0;
    // a space more is no other term
    const key = term.replace(/\s+/g, ' ');
    if (hasInk(term) && weight > (byTerm.get(key)?.weight ?? -Infinity)) {
      byTerm.set(key, { term, weight, payload: textOf(own(item, 'payload')) });
    }
  }
  const suggestions = [...byTerm.values()];
  // lists of several dictionaries have no common order but their weights
  return lists.length > 1 ? suggestions.sort((a, b) => b.weight - a.weight) : suggestions;
}

/** The lists under the query's key, or one level deeper, in every dictionary; without any key as a last hope. */
function findLists(suggest: unknown, query: string): unknown[] {
  const entry = entryFor(suggest, query);
  const dictionaries = isObject(entry) ? [entry] : isObject(suggest) ? Object.values(suggest) : [];
  const within = dictionaries.map((dictionary) => entryFor(dictionary, query));
  // dictionaries may stand under the query, too: their names are no queries then
  const below =
    isObject(entry) && hasKey(suggest, query) && !hasKey(entry, query) ? Object.values(entry) : [];
  return [suggest, entry, ...new Set([...within, ...below])]
    .map((found) => own(found, 'suggestions'))
    .filter((found) => Array.isArray(found))
    .map((list: readonly unknown[]) => list.slice(0, MOST_READ));
}

const hasKey = (level: unknown, query: string): boolean =>
  isObject(level) && Object.keys(level).some((name) => isSameQuery(name, query));

/** The service may key by the query trimmed, in lower case or composed, or by something else again. */
function entryFor(level: unknown, query: string): unknown {
  const keys = isObject(level) ? Object.keys(level) : [];
  const key =
    keys.find((name) => name === query) ??
    keys.find((name) => isSameQuery(name, query)) ??
    (keys.length === 1 ? keys[0] : undefined);
  return key === undefined ? undefined : own(level, key);
}

/** Some services highlight what they suggest. Pairs only: a lone `<b>` is part of the text. */
export function withoutMarkup(term: string): string {
  const plain = term.replace(/<(b|em|strong|mark)(?:\s[^<>]*)?>(.*?)<\/\1>/gi, '$2');
  return plain === term ? term.trim() : withoutMarkup(plain);
}
