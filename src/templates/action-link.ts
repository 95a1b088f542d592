/**
 * A deed that has an address is a real link (copied, opened in a new tab); one
 * that has none is a button. A plain click does the deed in place.
 */
import { html, nothing, type TemplateResult } from 'lit';

export interface ActionLook {
  readonly part?: string;
  /** The accessible name, where the content does not say enough. */
  readonly label?: string;
  readonly isCurrent?: boolean;
}

export function actionLink(
  content: unknown,
  href: string | undefined,
  act: () => void,
  { part, label, isCurrent }: ActionLook = {},
): TemplateResult {
  const current = isCurrent ? 'page' : nothing;
  const onClick = (event: MouseEvent): void => {
    // a click with a modifier is the browser's: a new tab, a new window, a download
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    act();
  };
  return href
    ? html`<a href=${href} part=${part ?? nothing} aria-label=${label ?? nothing} aria-current=${current} @click=${onClick}>${content}</a>`
    : html`<button part=${part ?? nothing} aria-label=${label ?? nothing} aria-current=${current} @click=${act}>${content}</button>`;
}
