/** Of the package; elements carry it as their constructor's `version`. */
export const VERSION = '0.1.0';

/**
 * Registers an element under its tag unless the page has one already: scripts
 * are loaded twice, and in two forms, and the first to come wins. A page with
 * two versions is told so, once.
 */
export function define(tag: string, element: CustomElementConstructor): void {
  const first = customElements.get(tag) as { readonly version?: string } | undefined;
  if (!first) customElements.define(tag, Object.assign(element, { version: VERSION }));
  else if (tag === 'site-search' && first.version !== VERSION)
    console.warn(`<site-search>: ${first.version} is used, not ${VERSION}`);
}
