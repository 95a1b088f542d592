import type { Range } from './grapheme.js';

/**
 * The absolute address to link to, or `undefined` where following it could run a script, open something
 * local or fail. The browser's own parser decides what the scheme is: it drops the tabs, control characters
 * and spaces with which `java\tscript:` gets past a look at the text. Never throws.
 *
 * @param base What relative addresses are relative to.
 */
export function safeLink(address: string, base: string): string | undefined {
  try {
    const { protocol, href } = new URL(address, base);
    return /[^\s\p{Cc}]/u.test(address) && /^(https?|mailto):$/.test(protocol) ? href : undefined;
  } catch {
    return undefined;
  }
}

/** The stretch of an address that people are shown: without `https://` and one slash at the end. */
export function displayAddress(address: string): Range {
  const start = address.length - address.replace(/^\s*https?:\/\//i, '').length;
  const end = address.trimEnd().replace(/\/$/, '').length;
  return end > start ? [start, end] : [0, address.length];
}
