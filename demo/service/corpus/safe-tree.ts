import { childrenOf, isElement, setAttribute, attributeOf, type Node } from './node-tree.js';

const DROPPED_ELEMENTS = new Set(
  'script style template iframe object embed base link meta form svg math noscript'.split(' '),
);
const KEPT_ATTRIBUTES = new Set(
  'id name href lang dir title align colspan rowspan start value alt src class data-number'.split(' '),
);
const SAFE_ADDRESS = /^(?:https?:|mailto:|\/(?!\/)|#|[\w.-]+(?:[/?#]|$))/i;

/**
 * Leaves in a tree only what a page of text needs, so that it can be served whatever its source:
 * scripts, styles, frames, handlers, inline styles and odd addresses go. Links are passed through
 * `rewriteLink`, which returns the address to use.
 */
export function makeSafe(root: Node, rewriteLink: (href: string) => string): void {
  if ('childNodes' in root) {
    root.childNodes = root.childNodes.filter(
      (child) => child.nodeName !== '#comment' && !(isElement(child) && DROPPED_ELEMENTS.has(child.tagName)),
    );
  }
  if (isElement(root)) {
    root.attrs = root.attrs.filter(({ name }) => KEPT_ATTRIBUTES.has(name));
    const href = attributeOf(root, 'href');
    if (href !== undefined) setAttribute(root, 'href', rewriteLink(href));
    root.attrs = root.attrs.filter(
      ({ name, value }) => (name !== 'href' && name !== 'src') || SAFE_ADDRESS.test(value),
    );
  }
  for (const child of childrenOf(root)) makeSafe(child, rewriteLink);
}
