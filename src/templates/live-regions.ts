import { html, type TemplateResult } from 'lit';

/** The two regions of an `AnnouncerController`, out of sight. */
export function liveRegions([first, second]: readonly [string, string]): TemplateResult {
  return html`<div class="unseen"><p role="status">${first}</p><p role="status">${second}</p></div>`;
}
