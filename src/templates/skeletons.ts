/** Grey bars of a result's height, until the first answer comes. */
import { html, type TemplateResult } from 'lit';

/** More than a screen of them is never seen. */
const MOST_SKELETONS = 10;

export function skeletons(rows: number): TemplateResult {
  const places = Array<TemplateResult>(Math.min(rows, MOST_SKELETONS)).fill(
    html`<div><i></i><i></i><i></i><i></i></div>`,
  );
  return html`<div class="skeletons" aria-hidden="true">${places}</div>`;
}
