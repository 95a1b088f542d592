/** Marks of the service within a tag of HTML: where it marks the source, words of addresses and names are words like any other. */
import { UNREAD } from './markup.js';
import { firstMark, MARK } from './marks.js';

const MARKS = `(?:${MARK.source})*`;
/** The rest of a tag: it ends before a `<` that begins no mark, so that no input makes it slow. */
const REST = `[^<>]*(?:${MARK.source}[^<>]*)*`;
const TAG_END = new RegExp(`^${REST}>`, 'i');

/** What is no text, and tags. */
const orTag = (beginning: string, end: string) =>
  new RegExp(`${UNREAD.source}|${beginning}${REST}${end}`, 'gi');
/** The service may mark the name of a tag as well, and cut the last one short. */
const TAG = orTag(`<${MARKS}(?:/${MARKS})?[a-z]`, '(?:>|$)');
/** A value marks no name of a tag: `<<em>b</em>>` is text there. */
export const OWN_TAG = orTag('<[a-z][a-z\\d]*[\\s/]', '>');

/**
 * HTML with the marks that stand within a tag, a comment, a script and the like put behind it: there they mark nothing, but
 * have their beginning or end where the other one stands outside.
 */
export function marksOutOfTags(html: string, tags = TAG): string {
  return html.replace(tags, (tag) => {
    const marks = tag.slice(1).match(MARK);
    if (!marks) return tag;
    const bare = `<${tag.slice(1).replace(MARK, '')}`;
    // what was cut off within is no text, and what is a mark without those is the value's own
    return (bare.endsWith('>') && firstMark(bare) ? bare : '') + marks.join('');
  });
}

/** The same of a fragment that may begin within a tag. */
export const withoutTagEnd = (html: string): string => html.replace(TAG_END, '');
