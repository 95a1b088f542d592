/**
 * A deed that has an address is a real link (copied, opened in a new tab); one
 * that has none is a button. A plain click does the deed in place.
 */
import { html, type TemplateResult } from 'lit';

export function actionLink(content: unknown, href: string | undefined, act: () => void): TemplateResult {
  if (!href) return html`<button type="button" @click=${act}>${content}</button>`;
  return html`<a href=${href} @click=${(event: MouseEvent) => onPlainClick(event, act)}>${content}</a>`;
}

/** Clicks with a modifier are the browser's: a new tab, a new window, a download. */
export function onPlainClick(event: MouseEvent, act: () => void): void {
  if (
    event.button ||
    event.ctrlKey ||
    event.metaKey ||
    event.shiftKey ||
    event.altKey ||
    event.defaultPrevented
  )
    return;
  event.preventDefault();
  act();
}
