const ENTITY = /&(?:#(\d{1,7}|x[\da-f]{1,6})|(amp|lt|gt|quot|apos|nbsp));/gi;
const NAMED = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
  ['nbsp', '\xa0'],
]);

/**
 * Decodes, once, the entities that encoders write: numbers and the few names that every encoder knows.
 * Halves of a pair that are written one by one (`&#55357;&#56960;`) come out as one character.
 */
export function decodeEntities(text: string): string {
  return text.replace(ENTITY, (entity, digits?: string, name: string = '') => {
    // `x1F680` is what a number literal looks like but for its zero
    const code = Number(digits?.replace(/^x/i, '0x'));
    return NAMED.get(name) ?? (code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : entity);
  });
}
