import { UNREAD } from './markup.js';
import { trimCut, UNCUT, type Cuts } from './large-text.js';

/** HTML longer than this is not given to the parser as a whole. */
const LONG_HTML = 20_000;
/** How much of long HTML is read, in UTF-16 units: markup is wordy, and most of it is no text. */
const HTML_BEFORE = 2000;
const HTML_AFTER = 8000;

/**
 * Cuts long HTML to a stretch that a parser reads quickly, and never from within a tag, or what is no text: a comment, a script, a style and the like.
 *
 * @param near A text to look for. The stretch lies round a long piece of it, else it is the beginning.
 */
export function cutHtml(html: string, near: string): Cuts & { readonly html: string } {
  if (html.length <= LONG_HTML) return { html, ...UNCUT };
  // pieces that hardly hold markup, be it that the highlight lacks what the document has
  const pieces = near.split(/<[^<>]*>|&[#\w]+;|[.,:;!?]?\s{2,}|[.,:;!?]\s/);
  const longest = pieces.sort((one, other) => other.length - one.length).slice(0, 8);
  const anchor = longest.find((piece) => html.includes(piece)) ?? '';
  let from = Math.max(0, html.indexOf(anchor) - HTML_BEFORE);
  for (const { 0: block, index } of html.matchAll(UNREAD)) {
    if (index >= from) break;
    const end = index + block.length;
    if (end > from) from = end < html.length ? end : 0;
  }
  const to = from + HTML_BEFORE + HTML_AFTER;
  return {
    html: trimCut(html.slice(from, to), from > 0),
    isCutBefore: from > 0,
    isCutAfter: to < html.length,
  };
}
