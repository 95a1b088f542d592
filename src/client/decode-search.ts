import type { Fields, SearchAnswer, SearchDocument } from '../model/types.js';
import { DecodeError, ServiceError } from './errors.js';
import { countOf, isObject, listOf, own, textOf, textsOf, type JsonObject } from './decode-values.js';

type GrowingFields = Record<string, string[] | undefined>;

/**
 * Decodes an answer to `search`, whatever the JSON is.
 *
 * @param askedStart Stands in where the service does not say where its page starts.
 * @param rows Documents that were asked for: with 0 the count alone was.
 * @throws DecodeError where `response.docs` should be and is not.
 * @throws ServiceError with the code 400 where a page within the list is empty, as services answer what lies too deep.
 */
export function decodeSearch(body: JsonObject, askedStart: number, rows = 10): SearchAnswer {
  const response = own(body, 'response');
  const levels = [body, response];
  const totals = levels.map((level) => own(level, 'numFound'));
  const claimed = totals
    .map((total) => countOf(own(total, 'value') ?? total))
    .find((count) => count !== undefined);
  const docs = own(response, 'docs');
  if (!Array.isArray(docs) && claimed !== 0) throw new DecodeError('response.docs');

  const documents = listOf(docs)
    .filter(isObject)
    .map((doc) => ({ id: textOf(own(doc, 'id')), fields: addFields(doc) }));
  const starts = levels.map((level) => countOf(own(level, 'start')));
  const told = starts.find((index) => index !== undefined) ?? askedStart;
  // some services say 0 of what is past the end
  const start = documents.length || !claimed ? told : told || askedStart;
  const reached = start + documents.length;
  // a page of the list that is empty all the same: the service goes no deeper
  if (!documents.length && start && rows && start < (claimed ?? 0)) throw new ServiceError(400);
  return {
    documents,
    highlights: decodeHighlights(body, documents),
    start,
    // past the end no document came, and `start` says nothing about how many there are; a first page of none is all there is
    numFound: documents.length ? Math.max(claimed ?? 0, reached) : start || !rows ? (claimed ?? reached) : 0,
    isLowerBound:
      totals.some((total) => own(total, 'relation') === 'gte') ||
      levels.some((level) => own(level, 'numFoundExact') === false) ||
      Boolean(own(own(body, 'responseHeader'), 'partialResults')) ||
      // a full page and no word of how many there are
      (claimed === undefined && rows > 0 && documents.length >= rows),
    trackId: textOf(own(body, 'track_id')),
  };
}

/** An id with the digits that a number keeps of it. */
const rounded = (id: string): string => (/^-?\d{16,}$/.test(id) ? String(Number(id)) : id);

/** From the list of the interface, else from a map by id, which may have its name or that of Solr's own. */
function decodeHighlights(body: JsonObject, documents: readonly SearchDocument[]): Map<string, Fields> {
  const highlights = new Map<string, GrowingFields>();
  const add = (id: string, entry: unknown): void => {
    if (id && isObject(entry)) highlights.set(id, addFields(entry, highlights.get(id)));
  };
  const list = own(body, 'highlight_v2');
  for (const entry of listOf(list)) add(textOf(own(entry, 'id')), entry);
  for (const map of [list, own(body, 'highlighting')])
    if (!highlights.size && isObject(map)) for (const id of Object.keys(map)) add(id, map[id]);
  // an id beyond 2^53 that is a number on one side has lost digits that the text on the other side has
  for (const [id, fields] of [...highlights]) if (rounded(id) !== id) add(rounded(id), fields);
  for (const { id } of documents) {
    const fields = highlights.get(id) ?? highlights.get(rounded(id));
    if (fields) highlights.set(id, fields);
  }
  return highlights;
}

/** Adds every attribute; several entries with one id are read as one. */
function addFields(
  from: JsonObject,
  to: GrowingFields = Object.create(null) as GrowingFields,
): GrowingFields {
  for (const name of Object.keys(from)) {
    // one by one: a list made anew for each of many entries would take minutes
    for (const value of textsOf(from[name])) (to[name] ??= []).push(value);
  }
  return to;
}
