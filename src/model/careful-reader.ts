/**
 * Values that may be HTML, and highlights that do not agree with their values
 * as they stand. Loaded where an answer holds either: most answers never do.
 */
import { decodeEntities } from './entities.js';
import { findMarks } from './agreement.js';
import type { ReadOptions } from './join-page.js';
import { findText } from './find-text.js';
import { foldText } from './folded-text.js';
import { cutHtml } from './large-html.js';
import { cutHighlight, trimCut, UNCUT, type Cuts } from './large-text.js';
import { hasInk, type MarkedText } from './marked-text.js';
import { marksOutOfTags, OWN_TAG, withoutTagEnd } from './marks-in-tags.js';
import { firstMark, joinSegments, splitMarks, unmark } from './marks.js';
import { dropTags, looksLikeHtml } from './markup.js';
import { hideMarks, showMarks, splitAtFirst, splitOwnMarks, unescapeMarks } from './own-marks.js';
import { asPlain, cutAll, rewrite, withMarks, withoutOwnMarks, type MayTry } from './told-highlights.js';
import type { ContentMode, FieldNames, FieldValues, MarkupReader, SearchAnswer, Segment } from './types.js';

/** What a value says, what of it is marked, and whether it is but a part of the value. */
export interface Content extends MarkedText, Cuts {}

export interface ValueReader {
  /**
   * Reads a value of the docs and marks in it what its highlights mark. The text is the value's alone: a
   * highlight that does not agree with it marks nothing.
   *
   * @param highlights All highlights of the field: which of them belong to this value is found by their text.
   */
  read(value: string, highlights: readonly string[], field: keyof FieldNames): Content;
  /** Reads a highlight that stands alone, because the docs lack the field. */
  readAlone(highlight: string, field: keyof FieldNames): readonly Segment[];
  /** The same for a document: a reader with the work that one may cost before it, within that of the whole page. */
  ofDocument(): ValueReader;
}

/** More values of one field than this are not compared with one another. */
const MAX_VALUES = 100;
/** So much of a value is given to the parser at most, in UTF-16 units: it is slow, and the page stands still meanwhile. */
const LONGEST_WHOLE = 50_000;
/** So much text is looked through for marks at most on one page, in UTF-16 units; after that nothing is marked. */
const MOST_SEARCHED = 200_000_000;
/** Of it for one document: there is no rest within, a page stands still for it. */
const MOST_OF_DOCUMENT = 30_000_000;
/** What each unit of a piece of a highlight costs, which is written anew in several forms: units that could be looked through meanwhile. */
const WRITING = 30;
/** What a piece of a highlight costs that is read as HTML: the text that could be looked through meanwhile. */
const PARSING = 100_000;

/** The values of a field that there is something to see of. */
export const shownValues = (values: FieldValues = []): FieldValues =>
  values.filter(hasInk).slice(0, MAX_VALUES);

/** What the owner said, or what a body looks like; titles are text unless the owner says otherwise, addresses always. */
export function isHtml(value: string, content: ContentMode, field: keyof FieldNames): boolean {
  if (content === 'html') return field !== 'url';
  return content !== 'text' && field === 'body' && looksLikeHtml(value);
}

/** True where a value that will be shown is HTML, so that a parser is worth loading. */
export function needsMarkup(answer: SearchAnswer, { content, fields }: ReadOptions): boolean {
  return answer.documents.some((document) =>
    (['title', 'body'] as const).some((field) => {
      const name = fields[field];
      const own = shownValues(document.fields[name]);
      const values = own.length
        ? own
        : shownValues(answer.highlights.get(document.id)?.[name]).map((value) => unmark(cutHighlight(value)));
      return values.some((value) => /[<&]/.test(value) && isHtml(value, content, field));
    }),
  );
}

/** Reads HTML where there is no parser. */
export const readPlainly: MarkupReader = (html) =>
  rewrite(splitMarks(marksOutOfTags(html, OWN_TAG)), dropTags);

/** The reader, but for what needs none: text without `<` and `&` is what it is. */
function sparing(readMarkup: MarkupReader): MarkupReader {
  return (html) => {
    const plain = splitMarks(html);
    return plain.some(({ text }) => /[<&]/.test(text)) ? readMarkup(html) : plain;
  };
}

/** A highlight of HTML that an encoder has escaped: beside marks of the service, those that are escaped are the value's own. */
const decodeHtml = (highlight: string): string =>
  firstMark(highlight) < 0
    ? decodeEntities(highlight)
    : withMarks(rewrite(splitMarks(highlight), decodeEntities));

/** True where a text holds entities, and no other `&`. */
function holdsEntities(text: string): boolean {
  const [, ...entities] = text.split('&').map((piece) => `&${piece}`);
  return entities.length > 0 && entities.every((piece) => decodeEntities(piece) !== piece);
}

/** True where an encoder has written a text, as far as can be told: it holds entities, and no sign of markup. */
const isEncoded = (text: string): boolean => !/[<>]/.test(text) && holdsEntities(text);

/**
 * A highlight without what is left of entities at its ends, through which a cut may have gone. It is shown as it is left, not
 * looked for as what `trimCut` leaves: "Yes;" is a word.
 */
const trimEntities = (highlight: string): string =>
  highlight
    .replace(/^#?\w{1,8};/, (rest) => (decodeEntities(`&${rest}`) === `&${rest}` ? rest : ''))
    .replace(/&#?\w{0,8}$/, '');

/**
 * Reads a highlight as text, with no value beside it to tell whether it is encoded. Where it is not, an `&` near its end is
 * no entity that was cut (AT&T).
 */
function readTextAlone(highlight: string): readonly Segment[] {
  const trimmed = trimEntities(highlight);
  return isEncoded(unmark(trimmed)) ? rewrite(splitMarks(trimmed), decodeEntities) : splitMarks(highlight);
}

/** The same as HTML. */
function readHtmlAlone(highlight: string, read: MarkupReader): readonly Segment[] {
  const trimmed = trimEntities(highlight);
  return read(marksOutOfTags(holdsEntities(trimmed) ? trimmed : highlight));
}

const fold = (text: string): string => text.replace(/\s+/g, ' ').trim();

function readText(text: string, highlights: readonly string[], mayTry: MayTry): Content {
  const { cut, told } = cutAll(text, highlights, mayTry, hideMarks);
  const ranges = findMarks(text, cut, function* (piece, folded) {
    if (told.has(piece)) {
      if (mayTry(text.length, piece)) yield rewrite(splitMarks(piece), showMarks);
      return;
    }
    // at last without what is left of a mark or an entity that the service cut through; a try that is paid for like any other
    for (const whole of new Set([piece, trimCut(piece, true)])) {
      if (!mayTry(text.length, whole)) return;
      if (firstMark(text) >= 0) {
        // a text about marks may hold all of the piece: it marks nothing then
        if (findText(text, whole) >= 0) return;
        const split = splitOwnMarks(whole, text) ?? splitOwnMarks(foldText(whole).text.trim(), folded().text);
        yield split ?? splitAtFirst(whole, text);
        if (split) return;
      }
      yield splitMarks(whole);
    }
  });
  return { text, ranges, ...UNCUT };
}

function readHtml(value: string, highlights: readonly string[], read: MarkupReader, mayTry: MayTry): Content {
  const { cut, told } = cutAll(value, highlights, mayTry, asPlain);
  const textOf = (html: string): string => fold(joinSegments(read(html)).text);
  const readMarked: MarkupReader = (html) => read(marksOutOfTags(html));
  const { html, ...cuts } = cutHtml(value, unmark(cut.find(Boolean) ?? ''));
  // the stretch may hold no text (the head of a page), and a parser may take all for a comment
  const whole = value.slice(0, LONGEST_WHOLE);
  const text = textOf(html) || (whole === html ? '' : textOf(whole)) || fold(dropTags(value));
  const ranges = findMarks(text, cut, function* (piece) {
    if (!mayTry(text.length + PARSING, piece)) return;
    const isTold = told.has(piece);
    // marks that stand in the value are its own, be they escaped
    if (!isTold && findText(value, piece) >= 0) return;
    yield readMarked(isTold || firstMark(html) < 0 ? piece : withoutOwnMarks(piece, html));
    yield readMarked(decodeHtml(piece));
    // a fragment that the service cut out of HTML may begin and end within a tag
    const inner = withoutTagEnd(piece);
    yield readMarked(trimCut(inner, inner === piece).replace(/<$/, ''));
    yield splitMarks(piece);
  });
  return { text, ranges, ...cuts };
}

/**
 * Reads each value in its format, and tries every way in which a highlight may agree with it. For one page of results.
 *
 * @param readMarkup Without it the tags of HTML values are dropped.
 */
export function carefulReader(content: ContentMode, readMarkup: MarkupReader = readPlainly): ValueReader {
  const read = sparing(readMarkup);
  let left = MOST_SEARCHED;
  const ofDocument = (): ValueReader => {
    let own = MOST_OF_DOCUMENT;
    const mayTry: MayTry = (length, piece) => {
      const cost = length + WRITING * piece.length;
      left -= cost;
      own -= cost;
      return Math.min(left, own) >= 0;
    };
    return {
      read(value, highlights, field) {
        return isHtml(value, content, field)
          ? readHtml(value, highlights, read, mayTry)
          : readText(value, highlights, mayTry);
      },
      readAlone(highlight, field) {
        const unescaped = unescapeMarks(highlight, '');
        // one without an end speaks of a mark
        const isEscaped = unescaped !== highlight && /<\/em/i.test(unescaped);
        const cut = cutHighlight(isEscaped ? unescaped : highlight);
        if (isHtml(unmark(cut), content, field)) return readHtmlAlone(cut, read);
        return isEscaped ? splitMarks(cut) : readTextAlone(cut);
      },
      ofDocument,
    };
  };
  return ofDocument();
}
