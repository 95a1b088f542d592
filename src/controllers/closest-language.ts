/** The language of the place where an element stands: the closest `lang`, through shadow roots; English where there is none. */
export function closestLanguage(element: Element): string {
  const root = element.getRootNode();
  const holder = element.closest('[lang]');
  if (!holder && root instanceof ShadowRoot) return closestLanguage(root.host);
  return holder?.getAttribute('lang') || 'en';
}
