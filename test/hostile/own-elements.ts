/** What may stand in the shadow roots of the widget: its own elements and attributes, and nothing that is told by a service. */

const words = (text: string): ReadonlySet<string> => new Set(text.split(' '));

const ELEMENTS = words(
  'site-search site-search-box site-search-spelling site-search-summary site-search-results site-search-pagination ' +
    'div form input button svg path ul ol li article h2 h3 a mark p bdi i span nav label kbd',
);
const ATTRIBUTES = words(
  'part exportparts class role tabindex title dir id href referrerpolicy start type name value placeholder d viewBox ' +
    'popover autocomplete autocapitalize autocorrect spellcheck enterkeyhint inputmode maxlength for hidden disabled ' +
    'data-before data-after data-1p-ignore data-lpignore data-bwignore data-form-type data-many',
);
/** What the list says to results off screen, once the page is idle. */
const LAID_OUT = 'content-visibility: visible;';
/** Where words of the service may be the value of an attribute: it is text there. */
const TEXTS = words('title value placeholder aria-label href');
const SUSPECT = /pwned|[<>{}$"'`]|:\/\/|script/i;

export interface Also {
  /** Elements and attributes of a page's own template. */
  readonly elements?: string;
  readonly attributes?: string;
}

/** Everything under an element, through open shadow roots, that is none of the widget's own. */
export function strangers(root: Element, also: Also = {}): string[] {
  const elements = new Set([...ELEMENTS, ...words(also.elements ?? 'a')]);
  const attributes = new Set([...ATTRIBUTES, ...words(also.attributes ?? 'id')]);
  const found: string[] = [];
  const visit = (element: Element): void => {
    if (!elements.has(element.localName)) found.push(`<${element.localName}>`);
    for (const { name, value } of element.attributes) {
      if (element.localName === 'li' && name === 'style' && value === LAID_OUT) continue;
      if (!attributes.has(name) && !name.startsWith('aria-')) found.push(`${element.localName}[${name}]`);
      if (!TEXTS.has(name) && SUSPECT.test(value) && name !== 'exportparts' && name !== 'src')
        found.push(`${element.localName}[${name}=${value.slice(0, 80)}]`);
    }
    const isLink = element instanceof HTMLAnchorElement;
    if (isLink && element.hasAttribute('href') && !/^(https?|mailto):$/.test(element.protocol))
      found.push(`href ${element.href}`);
    for (const child of element.children) visit(child);
    for (const child of element.shadowRoot?.children ?? []) visit(child);
  };
  for (const child of root.shadowRoot?.children ?? []) visit(child);
  return [...new Set(found)];
}

/** Text as it may be drawn: without halves of characters and control characters, and with 30 marks of one character at most. */
export function drawable(text: string): string {
  const whole = text.replace(/([\ud800-\udbff][\udc00-\udfff])|[\ud800-\udfff]/g, '$1');
  return whole
    .replace(/[\v\f\x85\u2028\u2029]/g, ' ')
    .replace(/(?![\t\n\r])\p{Cc}/gu, '')
    .replace(/(?<=[\p{M}\p{EMod}]{30})[\p{M}\p{EMod}]/gu, '');
}
