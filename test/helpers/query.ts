const IMPLICIT: Readonly<Record<string, string>> = {
  button: 'button',
  link: 'a[href]',
  navigation: 'nav',
  list: 'ol, ul:not([role])',
  heading: 'h1, h2, h3',
  article: 'article',
  mark: 'mark',
};

/** Every element with a role, in the order of the page, through open shadow roots. */
export function allByRole(root: ParentNode, role: string): HTMLElement[] {
  const selector = [`[role=${role}]`, IMPLICIT[role]].filter(Boolean).join(', ');
  const found: HTMLElement[] = [];
  const visit = (parent: ParentNode): void => {
    for (const child of parent.children) {
      if (child.matches(selector)) found.push(child as HTMLElement);
      if (child.shadowRoot) visit(child.shadowRoot);
      visit(child);
    }
  };
  if (root instanceof Element && root.shadowRoot) visit(root.shadowRoot);
  visit(root);
  return found;
}

/** The one element with a role and, where told, a name; fails where there is none or are several. */
export function byRole<T extends HTMLElement = HTMLElement>(
  root: ParentNode,
  role: string,
  name?: string,
): T {
  const found = allByRole(root, role).filter((element) => name === undefined || nameOf(element) === name);
  if (found.length !== 1) throw new Error(`${found.length} elements with role ${role} ${name ?? ''}`);
  return found[0] as T;
}

/** The accessible name, as far as these elements make one. */
export function nameOf(element: Element): string {
  return element.getAttribute('aria-label') ?? textOf(element);
}

/** The text of an element with its white space folded. */
export function textOf(element: Element | null | undefined): string {
  return (element?.textContent ?? '').replace(/\s+/g, ' ').trim();
}

/** What the live regions say now, without the characters that isolate directions. */
export function spoken(root: ParentNode): string {
  return allByRole(root, 'status')
    .map(textOf)
    .join('')
    .replace(/[\u2068\u2069]/g, '');
}

/** The elements with a part, in one shadow root. */
export function parts(host: Element, part: string): HTMLElement[] {
  return [...host.shadowRoot!.querySelectorAll<HTMLElement>(`[part~=${part}]`)];
}
