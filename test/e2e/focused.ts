/** Where focus is, as a screen reader has it: through all open shadow roots. */
import type { Page } from '@playwright/test';
import { drawn, expect } from './fixtures.js';

async function attributesOfFocused(page: Page): Promise<Readonly<Record<string, string>>> {
  return await page.evaluate(() => {
    let active = document.activeElement;
    while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
    const attributes = [...(active?.attributes ?? [])].map(({ name, value }) => [name, value] as const);
    return { ...Object.fromEntries(attributes), name: active?.localName ?? 'nothing' };
  });
}

/** The part that has focus: `input`, `results`, `summary`; what is none, by its id or its element's name. */
export async function focusedPart(page: Page): Promise<string> {
  const { part, id, name = '' } = await attributesOfFocused(page);
  return part ?? id ?? name;
}

/** The `aria-label` of what has focus. */
export async function focusedName(page: Page): Promise<string | undefined> {
  return (await attributesOfFocused(page))['aria-label'];
}

/** Focus comes to a part, and stays there once all that is due has been drawn. */
export async function expectFocus(page: Page, part: string): Promise<void> {
  await expect.poll(() => focusedPart(page)).toBe(part);
  await drawn(page);
  expect(await focusedPart(page)).toBe(part);
}

/** Looks at every frame from now on; the function it resolves to tells whether focus went from something to nothing. */
export async function watchFocus(page: Page): Promise<() => Promise<boolean>> {
  const seen = await page.evaluateHandle(() => {
    const focus = { wasHeld: false, wasLost: false };
    const look = (): void => {
      const isHeld = !!document.activeElement && document.activeElement !== document.body;
      focus.wasLost ||= focus.wasHeld && !isHeld;
      focus.wasHeld ||= isHeld;
      requestAnimationFrame(look);
    };
    look();
    return focus;
  });
  return async () => {
    await drawn(page);
    return (await seen.jsonValue()).wasLost;
  };
}
