import { BLOCK_TAGS } from '../model/markup.js';
import { readPlainly } from '../model/careful-reader.js';
import { inTime } from './in-time.js';
import type { MarkupReader } from '../model/types.js';

let loading: Promise<MarkupReader | undefined> | undefined;

/**
 * Loads the reader of HTML values, once a page: a file of its own, which pages without such values never fetch.
 * `undefined` where it cannot be had (the file does not come, or the page's Trusted Types forbid the policy
 * `site-search`): HTML is then shown with its tags dropped. Never rejects. What failed is tried again next time.
 */
export function loadMarkupReader(): Promise<MarkupReader | undefined> {
  return (loading ??= load());
}

async function load(): Promise<MarkupReader | undefined> {
  try {
    const parser = await inTime(import('./markup-parser.js'));
    if (!parser) throw new Error('late');
    const parse = parser.createMarkupReader(BLOCK_TAGS);
    return parse && ((html) => readSafely(parse, html));
  } catch {
    loading = undefined;
    return undefined;
  }
}

function readSafely(parse: MarkupReader, html: string): ReturnType<MarkupReader> {
  try {
    return parse(html);
  } catch {
    // a page that tampers with the DOM's own methods must not cost the visitor the results
    return readPlainly(html);
  }
}
