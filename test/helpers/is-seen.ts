/** Whether a pointer hits an element in its middle: a rectangle does not tell what is painted. */
export function isSeen(element: Element): boolean {
  const { left, top, width, height } = element.getBoundingClientRect();
  const tree = element.getRootNode() as Document | ShadowRoot;
  return element.contains(tree.elementFromPoint(left + width / 2, top + height / 2));
}
