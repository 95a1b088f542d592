import { TextGatherer, isBlock, textOf } from './text-gatherer.js';
import { Slugger } from './slug.js';
import {
  attributeOf,
  childrenOf,
  findElement,
  isElement,
  isFurniture,
  setAttribute,
  type Element,
  type Node,
} from './node-tree.js';

/** What stands between one heading (h1–h4) and the next. */
export interface PagePart {
  /** `''` for text before the first heading. */
  readonly heading: string;
  /** From 1 to 4; 0 for text before the first heading. */
  readonly level: number;
  /** The id to jump to; `''` for text before the first heading. */
  readonly anchor: string;
  readonly body: string;
  /** `body` without listings. */
  readonly prose: string;
}

const HEADING = /^h([1-4])$/;

function idsIn(root: Node): string[] {
  const ids: string[] = [];
  findElement(root, (element) => {
    const id = attributeOf(element, 'id') ?? attributeOf(element, 'name');
    if (id !== undefined) ids.push(id);
    return false;
  });
  return ids;
}

function anchorOf(heading: Element, ancestors: readonly Element[], taken: Set<string>): string | undefined {
  const inner = findElement(heading, (element) => element !== heading && element.tagName === 'a');
  const section = ancestors.findLast(({ tagName }) => tagName === 'section' || tagName === 'article');
  const candidates = [
    attributeOf(heading, 'id'),
    inner && (attributeOf(inner, 'id') ?? attributeOf(inner, 'name')),
    section && attributeOf(section, 'id'),
  ];
  // an enclosing section's id can serve its first heading alone
  return candidates.find((anchor) => anchor !== undefined && anchor !== '' && !taken.has(anchor));
}

/**
 * Splits a parsed page at its headings. Headings without an anchor get one **in the tree**, so that the
 * page, once serialized, has every anchor that the parts name.
 */
export function splitPage(document: Node): PagePart[] {
  const root =
    findElement(document, ({ tagName }) => tagName === 'main') ??
    findElement(document, ({ tagName }) => tagName === 'body') ??
    document;
  const slugger = new Slugger(idsIn(root));
  const taken = new Set<string>();
  const parts: PagePart[] = [];
  let current = { heading: '', level: 0, anchor: '' };
  let body = new TextGatherer();
  let prose = new TextGatherer();

  const finishPart = (): void => {
    parts.push({ ...current, body: body.result(), prose: prose.result() });
    body = new TextGatherer();
    prose = new TextGatherer();
  };

  const startPart = (heading: Element, level: number, ancestors: readonly Element[]): void => {
    finishPart();
    const text = textOf(heading);
    let anchor = anchorOf(heading, ancestors, taken);
    if (anchor === undefined) {
      anchor = slugger.slug(text);
      setAttribute(heading, 'id', anchor);
    }
    taken.add(anchor);
    current = { heading: text, level, anchor };
  };

  const visit = (node: Node, ancestors: readonly Element[], isListing: boolean): void => {
    if (node.nodeName === '#text' && 'value' in node) {
      body.text(node.value, isListing);
      if (!isListing) prose.text(node.value, false);
    }
    if (!isElement(node)) return childrenOf(node).forEach((child) => visit(child, ancestors, isListing));
    if (isFurniture(node)) return;
    const level = HEADING.exec(node.tagName)?.[1];
    if (level !== undefined) return startPart(node, Number(level), ancestors);
    const breaks = isBlock(node.tagName) || node.tagName === 'br';
    if (breaks) [body, prose].forEach((gatherer) => gatherer.breakLine());
    for (const child of node.childNodes)
      visit(child, [...ancestors, node], isListing || node.tagName === 'pre');
    if (breaks) [body, prose].forEach((gatherer) => gatherer.breakLine());
    if (node.tagName === 'td' || node.tagName === 'th')
      [body, prose].forEach((gatherer) => gatherer.cellEnd());
  };

  visit(root, [], false);
  finishPart();
  return parts;
}
