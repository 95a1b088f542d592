/** Answers that wait for a word of the test: what is true while they are awaited can be looked at in peace. */
import type { Page } from '@playwright/test';

export interface HeldAnswers {
  /** How many searches have been asked since. */
  readonly asked: () => number;
  /** Lets all answers go, those of later searches too. */
  readonly release: () => void;
}

/** Holds the answers to all searches from now on. */
export async function holdAnswers(page: Page): Promise<HeldAnswers> {
  let asked = 0;
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/search?*', async (route) => {
    asked++;
    await released;
    // none where nobody waits any longer
    await route.fallback().catch(() => undefined);
  });
  return { asked: () => asked, release };
}
