/** A heading of a level that is known late: six templates, for the name of an element is no value. */
import { html, nothing, type TemplateResult } from 'lit';

const HEADINGS = [
  (content: unknown, part: unknown) => html`<h1 part=${part} dir="auto">${content}</h1>`,
  (content: unknown, part: unknown) => html`<h2 part=${part} dir="auto">${content}</h2>`,
  (content: unknown, part: unknown) => html`<h3 part=${part} dir="auto">${content}</h3>`,
  (content: unknown, part: unknown) => html`<h4 part=${part} dir="auto">${content}</h4>`,
  (content: unknown, part: unknown) => html`<h5 part=${part} dir="auto">${content}</h5>`,
  (content: unknown, part: unknown) => html`<h6 part=${part} dir="auto">${content}</h6>`,
];

/** @param level counts from 1; anything else counts as 1 */
export function heading(level: number, content: unknown, part?: string): TemplateResult {
  return (HEADINGS[level - 1] ?? HEADINGS[0])(content, part ?? nothing);
}
