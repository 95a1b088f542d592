/** Icons of one stroke, in the colour of the text round them. */
import { html, type TemplateResult } from 'lit';

export function icon(path: string): TemplateResult {
  return html`<svg viewBox="0 0 24 24" aria-hidden="true"><path d=${path}></path></svg>`;
}
