/** What went wrong, in the visitor's words, and the way to try again. Nothing the service said is repeated. */
import type { FailureReason } from '../model/failure.js';
import { html, type TemplateResult } from 'lit';
import type { Phrasebook } from '../text/phrasebook.js';

export function errorNotice(
  phrasebook: Phrasebook,
  reason: FailureReason,
  onRetry: () => void,
): TemplateResult {
  return html`<div part="error" class="error"><p dir="auto">${phrasebook.text(`failed${reason}`)}</p><button part="retry" @click=${onRetry}>${phrasebook.text('retry')}</button></div>`;
}
