/** The rules of axe-core: all of them, those for good practice and the new ones too, but for those of level AAA. */
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import { expect } from './fixtures.js';

const script = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

interface Axe {
  readonly getRules: () => readonly { readonly ruleId: string; readonly tags: readonly string[] }[];
  readonly run: (options: object) => Promise<{
    readonly violations: readonly {
      readonly id: string;
      readonly nodes: readonly { readonly html: string }[];
    }[];
  }>;
}

/** Loads axe-core into a page, once for each. */
export async function loadAxe(page: Page): Promise<void> {
  await page.addScriptTag({ path: script });
}

/** The whole page, not the widget alone, breaks no rule. */
export async function expectNoViolations(page: Page, state: string): Promise<void> {
  const broken = await page.evaluate(async () => {
    const { axe } = window as unknown as { axe: Axe };
    const values = axe
      .getRules()
      .filter(({ tags }) => !tags.includes('wcag2aaa') && !tags.includes('deprecated'))
      .map(({ ruleId }) => ruleId);
    const { violations } = await axe.run({ runOnly: { type: 'rule', values }, resultTypes: ['violations'] });
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
  });
  expect(broken, state).toEqual([]);
}
