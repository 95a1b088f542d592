/**
 * The language of the place where an element stands, as a language tag: the closest `lang`, through shadow roots;
 * English where there is none. Servers write `de_DE`, too; `zh-cmn-Hans` is legal, but no tag to browsers.
 */
export function closestLanguage(element: Element): string {
  const root = element.getRootNode();
  const holder = element.closest('[lang]');
  if (!holder && root instanceof ShadowRoot) return closestLanguage(root.host);
  return holder?.getAttribute('lang')?.replaceAll('_', '-').replace('-cmn', '') || 'en';
}
