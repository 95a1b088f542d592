/** The most that is sent as a query, in UTF-16 units. */
export const MAX_QUERY_LENGTH = 512;

/**
 * The query as it is sent and compared: NFC, trimmed, one line, without lone surrogates, control characters, soft hyphens,
 * isolates of direction and the like, which nobody sees and copies bring along, cut at `MAX_QUERY_LENGTH` between two code
 * points. An isolate that ends in a query would end the one that it is shown in.
 * Idempotent; `''` where nothing is left.
 */
export function normalizeQuery(text: string): string {
  const line = text
    // to put thousands of accents in order takes engines minutes
    .slice(0, 4000)
    // not /\p{Cs}/u: to WebKit a half before U+FC00..U+FFFF is a pair
    .replace(/([\ud800-\udbff][\udc00-\udfff])|[\ud800-\udfff]/g, '$1')
    .replace(/[\t-\r\x85\u200b\u2028\u2029]+/g, ' ')
    .replace(/[\p{Cc}\xad\u2060-\u2069\ufeff]/gu, '')
    .normalize()
    .trim();
  // a pair cut in two leaves a lone surrogate at the end, a cut behind a word leaves a space
  return line
    .slice(0, MAX_QUERY_LENGTH)
    .replace(/[\ud800-\udbff]$/, '')
    .trimEnd();
}

/** True where two queries differ in case, runs of space or Unicode composition at most. */
export function isSameQuery(a: string, b: string): boolean {
  return fold(a) === fold(b);
}

/** The query with the operators of the service's query language blanked; may be empty. */
export function withoutOperators(query: string): string {
  return query
    .replace(/[-+&|!(){}[\]^"~*?:\\/]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Without a locale: a page in Turkish must compare as the service does. */
function fold(text: string): string {
  return normalizeQuery(text).toLowerCase().normalize().replace(/\s+/g, ' ');
}
