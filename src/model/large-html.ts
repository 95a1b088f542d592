import { trimCut, UNCUT, type Cuts } from './large-text.js';

/** HTML longer than this is not given to the parser as a whole. */
const LONG_HTML = 20_000;
/** How much of long HTML is read, in UTF-16 units: markup is wordy, and most of it is no text. */
const HTML_BEFORE = 2000;
const HTML_AFTER = 8000;

const UNREAD_BLOCKS: readonly (readonly [open: string, close: string])[] = [
  ['<!--', '-->'],
  ['<script', '</script>'],
  ['<style', '</style>'],
];

/**
 * Cuts long HTML to a stretch that a parser reads quickly, and never from within a tag, comment, script or style.
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
  for (const [open, close] of UNREAD_BLOCKS) {
    const inside = html.lastIndexOf(open, from);
    const end = inside < 0 ? 0 : html.indexOf(close, inside);
    from = end < 0 ? 0 : Math.max(from, end);
  }
  const to = from + HTML_BEFORE + HTML_AFTER;
  return {
    html: trimCut(html.slice(from, to), from > 0),
    isCutBefore: from > 0,
    isCutAfter: to < html.length,
  };
}
