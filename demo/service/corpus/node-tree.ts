import type { DefaultTreeAdapterTypes } from 'parse5';

export type Node = DefaultTreeAdapterTypes.Node;
export type Element = DefaultTreeAdapterTypes.Element;
export type ParentNode = DefaultTreeAdapterTypes.ParentNode;

/** The few questions that the splitter asks of parse5's tree. */
export function isElement(node: Node): node is Element {
  return 'tagName' in node;
}

export function childrenOf(node: Node): readonly Node[] {
  return 'childNodes' in node ? node.childNodes : [];
}

export function attributeOf(element: Element, name: string): string | undefined {
  return element.attrs.find((attribute) => attribute.name === name)?.value;
}

export function setAttribute(element: Element, name: string, value: string): void {
  const present = element.attrs.find((attribute) => attribute.name === name);
  if (present === undefined) element.attrs.push({ name, value });
  else present.value = value;
}

/** The first element, depth first, that `accepts` says yes to; the node itself counts. */
export function findElement(node: Node, accepts: (element: Element) => boolean): Element | undefined {
  if (isElement(node) && accepts(node)) return node;
  for (const child of childrenOf(node)) {
    const found = findElement(child, accepts);
    if (found !== undefined) return found;
  }
  return undefined;
}

const NEVER_CONTENT = new Set(['script', 'style', 'nav', 'footer', 'template', 'svg', 'head', 'noscript']);
const TABLE_OF_CONTENTS = /(?:^|\s)(?:toc|table-of-contents)(?:\s|$)/i;

/** True for what is no part of the page's text: code, furniture, hidden nodes, tables of contents. */
export function isFurniture(element: Element): boolean {
  return (
    NEVER_CONTENT.has(element.tagName) ||
    attributeOf(element, 'hidden') !== undefined ||
    attributeOf(element, 'aria-hidden') === 'true' ||
    attributeOf(element, 'role') === 'doc-toc' ||
    TABLE_OF_CONTENTS.test(`${attributeOf(element, 'class') ?? ''} ${attributeOf(element, 'id') ?? ''}`)
  );
}
