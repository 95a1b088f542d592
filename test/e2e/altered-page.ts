/** The pages of the tests with something of their HTML changed on the way: another language, another script. */
import type { Page } from '@playwright/test';

/** Serves a page with texts of its HTML replaced, each of which must be there. */
export async function alterPage(
  page: Page,
  path: string,
  changes: Readonly<Record<string, string>>,
): Promise<void> {
  await page.route(
    ({ pathname }) => pathname === path,
    async (route) => {
      const response = await route.fetch();
      let body = await response.text();
      for (const [before, after] of Object.entries(changes)) {
        if (!body.includes(before)) throw new Error(`${path} holds no ${before}`);
        body = body.replace(before, after);
      }
      await route.fulfill({ response, body });
    },
  );
}

/** Serves a page in a language: `alterLanguage(page, 'ar', 'rtl')`. */
export async function alterLanguage(
  page: Page,
  lang: string,
  dir = 'ltr',
  path = '/bare.html',
): Promise<void> {
  await alterPage(page, path, { '<html lang="en">': `<html lang="${lang}" dir="${dir}">` });
}
