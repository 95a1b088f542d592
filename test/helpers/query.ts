const IMPLICIT: Readonly<Record<string, string>> = {
  button: 'button',
  link: 'a[href]',
  navigation: 'nav',
  list: 'ol, ul:not([role])',
  heading: 'h2, h3',
  resultHeading: 'h3',
  article: 'article',
  mark: 'mark',
};

/** What elements with these roles are. */
interface Elements {
  readonly button: HTMLButtonElement;
  readonly combobox: HTMLInputElement;
  readonly link: HTMLAnchorElement;
  readonly list: HTMLOListElement;
}

type ElementOf<R extends string> = R extends keyof Elements ? Elements[R] : HTMLElement;

/** Every element with a role, in the order of the page, through open shadow roots. */
export function allByRole<R extends string>(root: ParentNode, role: R): ElementOf<R>[] {
  const selector = [`[role=${role}]`, IMPLICIT[role]].filter(Boolean).join(', ');
  const found: ElementOf<R>[] = [];
  const visit = (parent: ParentNode): void => {
    for (const child of parent.children) {
      if (child.matches(selector)) found.push(child as ElementOf<R>);
      if (child.shadowRoot) visit(child.shadowRoot);
      visit(child);
    }
  };
  if (root instanceof Element && root.shadowRoot) visit(root.shadowRoot);
  visit(root);
  return found;
}

/** The one element with a role and, where told, a name; fails where there is none or are several. */
export function byRole<R extends string>(root: ParentNode, role: R, name?: string): ElementOf<R> {
  const found = allByRole(root, role).filter((element) => name === undefined || nameOf(element) === name);
  if (found.length !== 1) throw new Error(`${found.length} elements with role ${role} ${name ?? ''}`);
  return found[0];
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
