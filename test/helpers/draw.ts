import { fixture, html } from '@open-wc/testing';

/** Draws a template, and hands out what it was drawn in. */
export async function draw(template: unknown): Promise<HTMLElement> {
  return fixture<HTMLElement>(html`<div>${template}</div>`);
}

/** The text as it stands, without the comments that lit leaves. */
export function rawText(element: Element | null): string {
  return element?.textContent ?? '';
}
