/**
 * Reading answers that are just as the interface has them. What is not is left, `undefined`, to the tolerant
 * decoders, which are loaded on demand; where these readers answer, they answer what those would.
 */
import type { FieldValues, Fields, SearchAnswer, Suggestion } from '../model/types.js';
import { isObject, membersOf, MOST_READ, type JsonObject } from './decode-values.js';
import { hasInk } from '../model/marked-text.js';
import { normalizeQuery } from '../model/query.js';

/** Members that may say more about the whole list, or about its highlights. */
const VARIANTS = /highlighting|numFoundExact|responseHeader/;

export function readSearch(body: JsonObject): SearchAnswer | undefined {
  const { numFound, start, response, highlight_v2, track_id = '' } = body;
  const { docs, ...others } = membersOf(response);
  const documents = readRecords(docs);
  const highlights = mapOf(readRecords(highlight_v2));
  return documents &&
    highlights &&
    isCount(numFound) &&
    isCount(start) &&
    // a count and nothing to show for it is to be made sense of
    (documents.length || start >= numFound) &&
    isText(track_id) &&
    !Object.keys(others).length &&
    !VARIANTS.test(Object.keys(body).join())
    ? {
        documents: documents.map(([id, fields]) => ({ id, fields })),
        highlights,
        start,
        numFound: Math.max(numFound, documents.length && start + documents.length),
        isLowerBound: false,
        trackId: track_id,
      }
    : undefined;
}

export function readSuggestions({ suggest }: JsonObject): Suggestion[] | undefined {
  // whatever the key of the only member is, it can but be the query
  const [entry, ...others] = isObject(suggest) ? Object.values(suggest) : [];
  const { suggestions, ...rest } = membersOf(entry);
  if (others.length || !Array.isArray(suggestions) || Object.values(rest).some(isObject)) return undefined;
  const byTerm = mapOf(
    suggestions.slice(0, MOST_READ).map((item): [string, Suggestion] => {
      const { term, weight, payload = '' } = membersOf(item);
      const isPlain =
        isText(term) &&
        hasInk(term) &&
        !/<|\s\s|[^\S ]/.test(term) &&
        Number.isFinite(weight) &&
        isText(payload);
      const text = isPlain ? normalizeQuery(term) : '';
      return [text, { term: text, weight: weight as number, payload: payload as string }];
    }),
  );
  return byTerm && [...byTerm.values()];
}

/** Ids and attributes of documents, or of highlights, where all are strings or lists of strings. */
function readRecords(list: unknown): [id: string, fields: Fields][] | undefined {
  if (!Array.isArray(list)) return undefined;
  const records: [id: string, fields: Fields][] = [];
  for (const record of list as unknown[]) {
    if (!isObject(record)) return undefined;
    const fields = { __proto__: null } as unknown as Record<string, FieldValues | undefined>;
    for (const name of Object.keys(record)) {
      const value = record[name];
      const values: unknown[] = Array.isArray(value) ? value : [value];
      if (!values.every(isText)) return undefined;
      if (values.length) fields[name] = values;
    }
    records.push([fields['id']?.[0] ?? '', fields]);
  }
  return records;
}

/** `undefined` where a name is blank or there twice. */
function mapOf<T>(entries: [name: string, value: T][] | undefined): Map<string, T> | undefined {
  const map = new Map(entries);
  return entries && map.size === entries.length && !map.has('') ? map : undefined;
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}

function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && (value as number) >= 0;
}
