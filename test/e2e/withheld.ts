import type { Page } from '@playwright/test';

/** Keeps a file of the release from a page; tells how often it has been asked for. */
export async function withhold(
  page: Page,
  file: string,
  how: 'does not come' | 'hangs',
): Promise<() => number> {
  let asked = 0;
  await page.route(`**/${file}`, (route) => {
    asked++;
    return how === 'hangs' ? undefined : route.abort();
  });
  return () => asked;
}
