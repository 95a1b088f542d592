// Each stands at the beginning of a word, behind other signs at most: those of f(x) and href="x" belong to the word.
/** The name in `name:value`. In `12:30`, `http://x` and `std::x` there is none. */
const FIELD = /(?<=(?:^|\s)[-+("]*)[a-z_][\w.-]*:(?=[-+("\p{L}\p{N}_.#])/giu;
const BRACKETS = /(?<=(?:^|\s)[-+("]*)\(([^()]*)\)(?![^\s)"])/g;
const QUOTES = /(?<=(?:^|\s)[-+("]*)"([^"]*)"(?!\S)/g;
const SIGN = /(?<=(?:^|\s)[-+("]*)[-+](?=[-+("\p{L}\p{N}])/gu;

/**
 * A collation in the words that people search for. Solr makes it of its parsed query: a word that was torn stands in
 * brackets, each part behind a sign of its own or with AND between, and gateways name the field. Of these
 * signs those go that the query has none of, since they can only be the service's. Where the query itself has a
 * bracket or a colon they may be its own, and all stays as it stands.
 */
export function plainCollation(collation: string, query: string): string {
  if (/[():]/.test(query)) return collation;
  const own = query.match(/(?<!\S)[-+"]+/g)?.join('') ?? '';
  let text = withoutBrackets(collation.replace(FIELD, ''));
  if (!own.includes('"')) text = text.replace(QUOTES, '$1');
  text = text.replace(SIGN, (sign) => (own.includes(sign) ? sign : ''));
  return /\bAND\b/i.test(query) ? text : text.replace(/\s+AND(?=\s)/g, '');
}

/** From within: one pair may stand in another. */
function withoutBrackets(text: string): string {
  const fewer = text.replace(BRACKETS, '$1');
  return fewer === text ? text : withoutBrackets(fewer);
}
