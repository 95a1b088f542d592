import { decodeEntities } from './entities.js';

/** Elements whose edges keep two words apart. */
export const BLOCK_TAGS =
  'address article aside blockquote body br button caption center dd details dialog dir div dl dt fieldset ' +
  'figcaption figure footer form h1 h2 h3 h4 h5 h6 header hgroup hr html img input legend li listing main menu nav ol ' +
  'optgroup option p pre search section select summary table tbody td tfoot th thead tr ul';
const INLINE_TAGS =
  'a abbr audio b bdi bdo big cite code data del dfn em font i iframe ins kbd label mark picture q rp rt ruby s samp script ' +
  'small span strike strong style sub sup svg time tt u var video wbr';

const asSet = (names: string) => new Set(names.split(' '));
const blocks = asSet(BLOCK_TAGS);
const known = asSet(BLOCK_TAGS + ' ' + INLINE_TAGS);

// each stops at the next `<` or runs to the end once, so that no input makes them slow
const TAG = /<(\/?)([a-z][a-z\d]*)((?:[\s/][^<>]*)?)>/gi;
/** What is no text. */
export const UNREAD =
  /<!--[^]*?(?:-->|$)|<(script|style|template|noscript|title|iframe|svg|math)\b[^]*?(?:<\/\1[^<>]*>?|$)/gi;
const ANY_TAG = /<\/?([a-z][^\s<>/]*)(?:[\s/][^<>]*)?>|<![^<>]*>/gi;

/**
 * True where a text is HTML rather than text that speaks of it: it holds an element that is opened and closed
 * (`<b>…</b>`), or one that has no end (`<br>`, `<img …>`). `List<String>` and `the <title> tag` are text.
 */
export function looksLikeHtml(text: string): boolean {
  const open = new Set<string>();
  for (const [, slash, tag, rest] of text.matchAll(TAG)) {
    const name = tag.toLowerCase();
    if (
      slash ? open.has(name) : /^([bh]r|wbr)$/.test(name) || (/^i(mg|nput)$/.test(name) && rest.includes('='))
    )
      return true;
    if (known.has(name)) open.add(name);
  }
  return false;
}

/**
 * The text of a string of HTML where no parser may be had: tags and what is no text (comments, scripts, styles)
 * are dropped, entities decoded once. Only for showing as text: what comes out is not safe as HTML.
 */
export function dropTags(html: string): string {
  return decodeEntities(
    html
      .replace(UNREAD, '')
      .replace(ANY_TAG, (_tag, name?: string) => (name && blocks.has(name.toLowerCase()) ? ' ' : '')),
  );
}
