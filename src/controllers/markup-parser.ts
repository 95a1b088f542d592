import createDOMPurify, { type Config } from 'dompurify';
import type { MarkupReader, Segment } from '../model/types.js';

type Policy = NonNullable<Config['TRUSTED_TYPES_POLICY']>;

/** The name that a page has to allow in its `trusted-types` directive. */
const POLICY_NAME = 'site-search';
/** Where copies of the script find the page's one policy: under a strict directive a second may not be made. */
const POLICY_KEY = Symbol.for('site-search.trusted-types-policy');

/**
 * Tags that are read as those of a plain block. The parser drops parts of a table outside one, and with them what keeps two
 * cells apart; a stretch of a long table has none round it. A form may hold fields that are named as members of its own,
 * and text that is not to be parsed is dropped whole.
 */
const PLAIN_BLOCK = /<(\/?)(?:table|caption|thead|tbody|tfoot|tr|th|td|form|xmp)(?![^\s/>])/gi;

const FORMATTING_NAMES = 'a|b|big|code|em|font|i|nobr|s|small|strike|strong|tt|u';
/**
 * Attributes of these go before the parser sees them. It makes each that was left open anew in each block after it, and of
 * some kilobytes hundreds of thousands of elements, unless more than three are alike.
 */
const FORMATTING = new RegExp(
  `<(${FORMATTING_NAMES})[\\s/](?:[^"'<>=]|=(?:\\s*"[^"]*"|\\s*'[^']*')?)*>`,
  'gi',
);
/** What is written so oddly that its attributes stay is given to the parser where there is little of it. */
const ODD = new RegExp(`<(?:${FORMATTING_NAMES})[\\s/]`, 'gi');
const MOST_ODD = 50;

interface PolicyHome {
  trustedTypes?: { createPolicy(name: string, rules: object): Policy };
  [POLICY_KEY]?: Policy | undefined;
}

/**
 * The policy under which strings reach the parser. `null` where the browser knows no Trusted Types.
 *
 * @throws TypeError where the page forbids the policy.
 */
function trustedTypesPolicy(): Policy | null {
  const home = globalThis as PolicyHome;
  // DOMPurify parses in a document without scripts, so that the string is as harmless as it is trusted to be
  const rules = { createHTML: (html: string) => html, createScriptURL: () => '' };
  return (home[POLICY_KEY] ??= home.trustedTypes?.createPolicy(POLICY_NAME, rules)) ?? null;
}

/**
 * Makes a reader that parses. `undefined` where this browser or page does not let it.
 *
 * Loaded with DOMPurify as one file, which must share no code with the script that loads it: a page that loads
 * the script as `site-search.js?v=2` would else load and run it a second time.
 *
 * @param blockTags Names of the elements whose edges keep words apart, with spaces between.
 */
export function createMarkupReader(blockTags: string): MarkupReader | undefined {
  // an instance of our own: the page may have put hooks and settings on the shared one
  const purifier = createDOMPurify(window);
  if (!purifier.isSupported) return undefined;
  let policy: Policy | null;
  try {
    policy = trustedTypesPolicy();
  } catch {
    return undefined;
  }
  // one without a start tag, as in a section cut out of a page, is dropped by the parser, and parts no words
  const blockEnd = new RegExp(`</(?:${blockTags.replace(/ /g, '|')})(?![^\\s/>])`, 'gi');
  const settings = {
    ALLOWED_TAGS: ['em', ...blockTags.split(' ')],
    ALLOWED_ATTR: [],
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    RETURN_DOM_FRAGMENT: true as const,
    // nothing but text is taken from it, and that may speak of comments and tags: an element is not to go for it
    SAFE_FOR_XML: false,
    // given even as null, so that DOMPurify never asks for a policy of its own
    TRUSTED_TYPES_POLICY: policy,
  };
  return (html) => {
    const plain = html.replace(FORMATTING, '<$1>');
    if ((plain.match(ODD)?.length ?? 0) > MOST_ODD) throw new Error('it would be too many elements');
    const blocks = plain.replace(PLAIN_BLOCK, '<$1div').replace(blockEnd, ' $&');
    return readSegments(purifier.sanitize(blocks, settings));
  };
}

/** The text under a node, white space folded. Nothing is taken from it but text and where the marks are. */
function readSegments(root: Node): readonly Segment[] {
  const segments: { text: string; marked: boolean }[] = [];
  /** White space that came since the last word, and whether all of it is marked. */
  let gap: boolean | undefined;
  const add = (text: string, marked: boolean) => {
    const last = segments.at(-1);
    if (last?.marked === marked) last.text += text;
    else segments.push({ text, marked });
  };
  const addGap = (marked: boolean) => (gap = (gap ?? true) && marked);
  const visit = (parent: Node, marked: boolean) => {
    for (const node of parent.childNodes) {
      const isMark = node.nodeName === 'EM';
      if (node instanceof Text) {
        const text = node.data.replace(/\s+/g, ' ');
        const words = text.trim();
        if (text.startsWith(' ')) addGap(marked);
        if (!words) continue;
        if (gap !== undefined && segments.length) add(' ', gap);
        add(words, marked);
        gap = text.endsWith(' ') ? marked : undefined;
      } else {
        // what is neither text nor a mark is the edge of a block: everything else has been taken out
        if (!isMark) addGap(marked);
        visit(node, marked || isMark);
        if (!isMark) addGap(marked);
      }
    }
  };
  visit(root, false);
  return segments;
}
