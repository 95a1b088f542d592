/** One suggestion: its text, what was typed told apart from the rest, and a way to put it into the box. */
import { html, type TemplateResult } from 'lit';
import type { Segment } from '../model/types.js';

/**
 * An option holds no controls, for a screen reader reads it as one text. The
 * arrow is for a pointer, and unseen by others; keys have Shift+Enter for it.
 *
 * @param fill the tooltip of the arrow
 */
export function suggestionOption(
  parts: readonly Segment[],
  index: number,
  isActive: boolean,
  fill: string,
  onPress: () => void,
  onClick: (event: MouseEvent) => void,
): TemplateResult {
  return html`<li part="suggestion" id=${`option-${index}`} role="option" aria-selected=${isActive} @mousedown=${onPress} @click=${onClick}><p dir="auto">${parts.map(({ text, marked }) => (marked ? html`<span>${text}</span>` : text))}</p><i aria-hidden="true" title=${fill}></i></li>`;
}
