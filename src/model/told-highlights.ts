/** Highlights with the service's marks told from those of the value, and the long ones cut down to where its own lie closest. */
import { findText } from './find-text.js';
import { cutHighlight } from './large-text.js';
import { marksOutOfTags, OWN_TAG } from './marks-in-tags.js';
import { firstMark, MARK } from './marks.js';
import { costOfSplit, splitAtFirst, splitOwnMarks, unescapeMarks } from './own-marks.js';
import type { Segment } from './types.js';

export const rewrite = (segments: readonly Segment[], change: (text: string) => string): readonly Segment[] =>
  segments.map(({ text, marked }) => ({ text: change(text), marked }));

/** Marks of HTML itself are written as another element: without them, `<<em>b</em>>` would be a tag. */
export const asPlain = (html: string): string => marksOutOfTags(html, OWN_TAG).replace(MARK, '<$1i>');

/** A highlight without the marks that are the value's own, out of what stands between those of the service. */
export const withMarks = (segments: readonly Segment[], change = asPlain): string =>
  rewrite(segments, change)
    .map(({ text, marked }) => (marked ? `<em>${text}</em>` : text))
    .join('');

/** A highlight of HTML that has `<em>` of its own: the service's are those that stay. */
export const withoutOwnMarks = (highlight: string, html: string): string =>
  withMarks(splitOwnMarks(highlight, html) ?? splitAtFirst(highlight, html));

/** Asked before each try to find the marks of a piece in a text of that length; false where no more may be tried. */
export type MayTry = (length: number, piece: string) => boolean;

/** Highlights that are not too long, and those among them whose marks are known to be of the service. */
interface Cut {
  readonly cut: readonly string[];
  readonly told: ReadonlySet<string>;
}

/**
 * Tells the service's marks from the value's own, and cuts long highlights down to where those of the service lie closest.
 *
 * @param withoutOwn What is left of a stretch without marks of the service.
 */
export function cutAll(
  value: string,
  highlights: readonly string[],
  mayTry: MayTry,
  withoutOwn: (text: string) => string,
): Cut {
  const told = new Set<string>();
  const hasOwn = firstMark(value) >= 0;
  const cut = highlights.map((sent) => {
    const highlight = unescapeMarks(sent, value);
    if (hasOwn && mayTry(value.length + costOfSplit(highlight), '')) {
      // what the value holds with its marks marks nothing
      const split = findText(value, highlight) < 0 && splitOwnMarks(highlight, value);
      if (split) {
        const own = cutHighlight(withMarks(split, withoutOwn));
        told.add(own);
        return own;
      }
    }
    return cutHighlight(highlight);
  });
  return { cut, told };
}
