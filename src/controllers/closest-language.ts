/** The language of the place where an element stands: the closest `lang`, through shadow roots, else the browser's. */
export function closestLanguage(element: Element): string {
  let place: Element | null = element;
  while (place) {
    const holder: Element | null = place.closest('[lang]');
    if (holder) return holder.getAttribute('lang') || 'en';
    const root = place.getRootNode();
    place = root instanceof ShadowRoot ? root.host : null;
  }
  return 'en';
}
