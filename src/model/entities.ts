const ENTITY = /&(?:#(\d{1,7}|x[\da-f]{1,6})|([a-z][a-z\d]{1,7}));/gi;

/** The names of U+00A0 to U+00FF, in order (HTML 4). */
const LATIN =
  'nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute micro ' +
  'para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil ' +
  'Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave ' +
  'Uacute Ucirc Uuml Yacute THORN szlig agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml ' +
  'igrave iacute icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute ' +
  'thorn yuml';
/** Others, each before its character: those of HTML itself, and of typesetting. */
const OTHERS =
  'amp & lt < gt > quot " apos \' OElig Œ oelig œ Scaron Š scaron š Yuml Ÿ fnof ƒ ndash – mdash — lsquo ‘ rsquo ’ ' +
  'sbquo ‚ ldquo “ rdquo ” bdquo „ dagger † Dagger ‡ bull • hellip … permil ‰ prime ′ Prime ″ lsaquo ‹ rsaquo › euro € ' +
  'trade ™ larr ← uarr ↑ rarr → darr ↓ minus − infin ∞ ne ≠ le ≤ ge ≥';

const NAMED = new Map(LATIN.split(' ').map((name, index) => [name, String.fromCharCode(0xa0 + index)]));
const words = OTHERS.split(' ');
words.forEach((name, index) => index % 2 || NAMED.set(name, words[index + 1] ?? ''));

/**
 * Decodes, once, the entities that encoders write: numbers, and the names of Latin letters and of typesetting.
 * Halves of a pair that are written one by one (`&#55357;&#56960;`) come out as one character.
 */
export function decodeEntities(text: string): string {
  return text.replace(ENTITY, (entity, digits?: string, name: string = '') => {
    // `x1F680` is what a number literal looks like but for its zero
    const code = Number(digits?.replace(/^x/i, '0x'));
    return NAMED.get(name) ?? (code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : entity);
  });
}
