/** Text with its marks. Text nodes only: nothing that the service sends is ever parsed as markup here. */
import { html, type TemplateResult } from 'lit';
import type { Segment } from '../model/types.js';

export function segments(pieces: readonly Segment[]): readonly (string | TemplateResult)[] {
  return pieces.map(({ text, marked }) => (marked ? html`<mark part="mark">${text}</mark>` : text));
}
