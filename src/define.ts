/**
 * Registers an element under its tag unless the page has one already: scripts
 * are loaded twice, and in two forms, and the first to come wins.
 */
export function define(tag: string, element: CustomElementConstructor): void {
  if (!customElements.get(tag)) customElements.define(tag, element);
}
