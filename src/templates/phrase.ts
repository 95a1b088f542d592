/** A message drawn: texts of others stand in `<bdi>`, so that their direction leaves the sentence alone. */
import { html, type TemplateResult } from 'lit';
import type { Phrasebook } from '../text/phrasebook.js';
import type { MessageName, MessageValues } from '../text/messages.js';

type Part = string | TemplateResult;

/** A text of others. */
export const isolated = (text: string): TemplateResult => html`<bdi>${text}</bdi>`;

/** @param draw how a text of others is drawn */
export function phrase(
  phrasebook: Phrasebook,
  name: MessageName,
  values?: MessageValues,
  draw = isolated,
): readonly Part[] {
  return phrasebook
    .parts(name, values)
    .map((part) => (typeof part === 'string' ? part : draw(part.isolated)));
}
