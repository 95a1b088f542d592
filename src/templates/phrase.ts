/** A message drawn: texts of others stand in `<bdi>`, so that their direction leaves the sentence alone. */
import { html, type TemplateResult } from 'lit';
import type { MessageName, MessageValues } from '../text/messages.js';
import type { Phrasebook } from '../text/phrasebook.js';

type Part = string | TemplateResult;

/** @param draw how a text of others is drawn; default `<bdi>` alone */
export function phrase(
  phrasebook: Phrasebook,
  name: MessageName,
  values?: MessageValues,
  draw = (text: string): TemplateResult => html`<bdi>${text}</bdi>`,
): readonly Part[] {
  return phrasebook
    .parts(name, values)
    .map((part) => (typeof part === 'string' ? part : draw(part.isolated)));
}
