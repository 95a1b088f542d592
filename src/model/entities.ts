const ENTITY = /&(?:#(\d{1,7}|x[\da-f]{1,6})|([a-z][a-z\d]{1,6}));/gi;

/** Names before their characters: those of HTML itself, of typesetting, and of Latin letters that are none with an accent. */
const NAMES =
  'amp & lt < gt > quot " apos \' nbsp \u00a0 copy © reg ® trade ™ hellip … ndash – mdash — lsquo ‘ rsquo ’ sbquo ‚ ' +
  'ldquo “ rdquo ” bdquo „ laquo « raquo » lsaquo ‹ rsaquo › bull • middot · euro € pound £ yen ¥ cent ¢ sect § para ¶ ' +
  'deg ° times × divide ÷ plusmn ± minus − sup2 ² sup3 ³ frac12 ½ micro µ ordm º ordf ª iexcl ¡ iquest ¿ larr ← rarr → ' +
  'szlig ß aelig æ AElig Æ oelig œ OElig Œ oslash ø Oslash Ø eth ð ETH Ð thorn þ THORN Þ';
/** `eacute` is an e with this accent. */
const ACCENTS =
  'grave \u0300 acute \u0301 circ \u0302 tilde \u0303 uml \u0308 ring \u030a caron \u030c cedil \u0327';

const pairs = (list: string): Map<string, string> => {
  const words = list.split(' ');
  return new Map(words.map((word, index) => [word, words[index + 1] ?? '']));
};
const named = pairs(NAMES);
const accents = pairs(ACCENTS);

/** `undefined` where no letter of that name is one character. */
function accented(name: string): string | undefined {
  const letter = (name.charAt(0) + (accents.get(name.slice(1)) ?? '..')).normalize();
  return letter.length === 1 ? letter : undefined;
}

/**
 * Decodes, once, the entities that encoders write: numbers, and the names of typesetting and of Latin letters.
 * Halves of a pair that are written one by one (`&#55357;&#56960;`) come out as one character.
 */
export function decodeEntities(text: string): string {
  return text.replace(ENTITY, (entity, digits?: string, name: string = '') => {
    // `x1F680` is what a number literal looks like but for its zero
    const code = Number(digits?.replace(/^x/i, '0x'));
    const character = code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : undefined;
    return named.get(name) ?? accented(name) ?? character ?? entity;
  });
}
