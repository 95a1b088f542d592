/** The suggestions: the text of each, what was typed told apart from the rest, and a way to put it into the box. */
import { html, type TemplateResult } from 'lit';
import type { Segment } from '../model/types.js';

interface Suggestion {
  readonly term: string;
  readonly parts: readonly Segment[];
}

/**
 * An option holds no controls, for a screen reader reads it as one text. The
 * arrow is for a pointer, and unseen by others; keys have Shift+Enter for it.
 *
 * @param active the index of the active option; -1 for none
 * @param fill the tooltip of the arrow
 */
export function suggestionOptions(
  suggestions: readonly Suggestion[],
  active: number,
  fill: string,
  onPress: (term: string) => void,
  onClick: (event: MouseEvent, term: string) => void,
): readonly TemplateResult[] {
  return suggestions.map(
    ({ term, parts }, index) =>
      html`<li part="suggestion" id=${`option-${index}`} role="option" aria-selected=${index === active} @mousedown=${() => onPress(term)} @click=${(event: MouseEvent) => onClick(event, term)}><p dir="auto">${parts.map(({ text, marked }) => (marked ? html`<span>${text}</span>` : text))}</p><i aria-hidden="true" title=${fill}></i></li>`,
  );
}
