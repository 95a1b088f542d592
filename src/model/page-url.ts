/**
 * A search in the page's own URL, read from and written into a query string or
 * a fragment. Written by hand, not by `URLSearchParams`, which would spell the
 * parameters of others anew; values made by hand (`100%`) never throw.
 *
 * `parameters` are always without the leading `?` or `#`.
 */

/** The first value of a parameter; `''` where there is none. */
export function readParameter(parameters: string, name: string): string {
  const pair = parameters.split('&').find((candidate) => isNamed(candidate, name)) ?? '';
  return decode(pair.replace(/^[^=]*=?/, ''));
}

/** The same parameters with another value of one, or without it where the value is blank. */
export function writeParameter(parameters: string, name: string, value: string): string {
  const kept = parameters.split('&').filter((pair) => pair && !isNamed(pair, name));
  if (value) kept.push(`${encodeURIComponent(name)}=${encodeURIComponent(value)}`);
  return kept.join('&');
}

function isNamed(pair: string, name: string): boolean {
  return decode(pair.replace(/=.*/s, '')) === name;
}

function decode(text: string): string {
  return text.replace(/\+/g, ' ').replace(/(%[\da-f]{2})+/gi, (escaped) => {
    try {
      return decodeURIComponent(escaped);
    } catch {
      // a letter of an old form, in Latin 1; more is half a character: what stands there is still readable
      return escaped[3] ? escaped : String.fromCharCode(parseInt(escaped.slice(1), 16));
    }
  });
}
