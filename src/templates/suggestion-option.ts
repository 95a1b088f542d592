/** One suggestion: its text, what was typed told apart from the rest, and a way to put it into the box. */
import { html, type TemplateResult } from 'lit';
import { suggestionParts } from '../model/suggestion-parts.js';

export interface OptionLook {
  readonly index: number;
  readonly isActive: boolean;
  /** What is in the box. */
  readonly typed: string;
  /** The tooltip of the arrow. */
  readonly fill: string;
}

/**
 * An option holds no controls, for a screen reader reads it as one text. The
 * arrow is for a pointer, and unseen by others; keys have Shift+Enter for it.
 *
 * @param onClick tells the arrow by `isFill`
 */
export function suggestionOption(
  term: string,
  { index, isActive, typed, fill }: OptionLook,
  onPress: () => void,
  onClick: (event: MouseEvent, isFill: boolean) => void,
): TemplateResult {
  const parts = suggestionParts(term, typed).map(({ text, marked }) =>
    marked ? html`<span>${text}</span>` : text,
  );
  return html`<li part="suggestion" id=${`option-${index}`} role="option" aria-selected=${isActive} @mousedown=${onPress} @click=${(event: MouseEvent) => onClick(event, false)}><p dir="auto">${parts}</p><i aria-hidden="true" title=${fill} @click=${(event: MouseEvent) => onClick(event, true)}><svg viewBox="0 0 24 24" aria-hidden="true"><path d="M6 15V6h9M6 6l12 12"></path></svg></i></li>`;
}
