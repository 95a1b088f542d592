const ENTITY = /&(?:#(\d{1,7}|x[\da-f]{1,6})|([a-z][a-z\d]{1,6}));/gi;

/** Names before their characters: those of HTML itself, of typesetting, of common signs, and of letters that follow no rule. */
const NAMES =
  'amp & lt < gt > quot " apos \' nbsp \u00a0 copy © reg ® trade ™ hellip … ndash – mdash — lsquo ‘ rsquo ’ sbquo ‚ ' +
  'ldquo “ rdquo ” bdquo „ laquo « raquo » lsaquo ‹ rsaquo › bull • middot · euro € pound £ yen ¥ cent ¢ sect § para ¶ ' +
  'deg ° times × divide ÷ plusmn ± minus − sup2 ² sup3 ³ frac12 ½ micro µ ordm º ordf ª iexcl ¡ iquest ¿ larr ← rarr → ' +
  'szlig ß aelig æ AElig Æ oelig œ OElig Œ oslash ø Oslash Ø eth ð ETH Ð thorn þ THORN Þ sigmaf ς ' +
  'le ≤ ge ≥ ne ≠ asymp ≈ infin ∞ sup1 ¹ frac14 ¼ frac34 ¾ uarr ↑ darr ↓ harr ↔ ' +
  'curren ¤ brvbar ¦ not ¬ macr ¯ acute ´ uml ¨ cedil ¸ circ ˆ tilde ˜ ' +
  'dagger † Dagger ‡ permil ‰ prime ′ Prime ″ lArr ⇐ rArr ⇒ hArr ⇔ hearts ♥ sum ∑ radic √ equiv ≡ sim ∼ isin ∈ ' +
  'shy \u00ad ensp \u2002 emsp \u2003 thinsp \u2009 zwnj \u200c zwj \u200d lrm \u200e rlm \u200f';
/** In the order of their codes; the point has the place of the final sigma, which has no capital. */
const GREEK =
  'alpha beta gamma delta epsilon zeta eta theta iota kappa lambda mu nu xi omicron pi rho . sigma tau upsilon phi chi psi omega';
/** `eacute` is an e with this accent. */
const ACCENTS =
  'grave \u0300 acute \u0301 circ \u0302 tilde \u0303 uml \u0308 ring \u030a caron \u030c cedil \u0327';

const pairs = (list: string): Map<string, string> => {
  const words = list.split(' ');
  return new Map(words.map((word, index) => [word, words[index + 1] ?? '']));
};
const named = pairs(NAMES);
const accents = pairs(ACCENTS);
GREEK.split(' ').forEach((name, index) => {
  named.set(name, String.fromCharCode(0x3b1 + index));
  named.set(name.charAt(0).toUpperCase() + name.slice(1), String.fromCharCode(0x391 + index));
});

/** What codes of control characters stand for, here as in HTML. */
const windows1252 = new TextDecoder('windows-1252');

/** `undefined` where no letter of that name is one character. */
function accented(name: string): string | undefined {
  const letter = (name.charAt(0) + (accents.get(name.slice(1)) ?? '..')).normalize();
  return letter.length === 1 ? letter : undefined;
}

/** `undefined` where no character has the number. */
function numbered(code: number): string | undefined {
  if (code > 127 && code < 160) return windows1252.decode(Uint8Array.of(code));
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : undefined;
}

/**
 * Decodes, once, the entities that encoders write: numbers, and the names of typesetting, of common signs, and of Latin
 * and Greek letters.
 * Halves of a pair that are written one by one (`&#55357;&#56960;`) come out as one character.
 */
export function decodeEntities(text: string): string {
  return text.replace(ENTITY, (entity, digits?: string, name: string = '') => {
    // `x1F680` is what a number literal looks like but for its zero
    const code = Number(digits?.replace(/^x/i, '0x'));
    return named.get(name) ?? accented(name) ?? numbered(code) ?? entity;
  });
}
