/** Results that are not drawn while they are off screen (`content-visibility`) are in the page all the same. */
import type { Page } from '@playwright/test';
import type { SiteSearch } from '../../src/index.js';
import { docs, found } from './answers.js';
import { expect, test } from './fixtures.js';

const COUNT = 60;

test.use({ isNewPage: true });

test.beforeEach(async ({ service, widget }) => {
  service.give(found('solar', docs(1, COUNT)), found('wind', docs(101, 160)));
  await widget.open();
  await widget.set({ rows: `${COUNT}` });
  await widget.find('solar', COUNT);
});

/** Finds a text in the page as "Find in page" does; false where there is none. */
const findInPage = (page: Page, text: string): Promise<boolean> =>
  page.evaluate((words) => (window as unknown as { find: (text: string) => boolean }).find(words), text);

test('"Find in page" finds the last of them, and brings it into view', async ({ page, widget }) => {
  const last = widget.results.last();
  await expect(last).not.toBeInViewport();
  expect(await findInPage(page, 'no such words')).toBe(false);
  expect(await findInPage(page, `Doc ${COUNT}`)).toBe(true);
  await expect(last).toBeInViewport();
});

test('the last of them takes focus, and is at the end of the page', async ({ page, widget }) => {
  const link = widget.results.last().getByRole('link');
  await link.focus();
  await expect(link).toBeInViewport();
  await page.evaluate(() => scrollTo(0, 0));
  await expect(link).not.toBeInViewport();
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await expect(link).toBeInViewport();
});

test('Back shows the one that was left', async ({ page, widget }) => {
  const one = widget.results.nth(39);
  await one.evaluate((result) => {
    result.scrollIntoView({ block: 'center' });
  });
  await expect(one).toBeInViewport();
  await widget.host.evaluate((element) => {
    (element as SiteSearch).search('wind');
  });
  await expect(one).toContainText('Doc 140');
  await page.evaluate(() => scrollTo(0, 0));
  await expect(one).not.toBeInViewport();
  await page.goBack();
  await expect(one).toContainText('Doc 40');
  await expect(one).toBeInViewport();
});

test('screen readers are told of all of them', { tag: '@chromium' }, async ({ page }) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Accessibility.enable');
  const headings = async (): Promise<string[]> => {
    const { nodes } = await session.send('Accessibility.getFullAXTree');
    return nodes
      .filter(({ ignored, role }) => !ignored && role?.value === 'heading')
      .map(({ name }) => String(name?.value))
      .filter((name) => name.startsWith('Doc'));
  };
  await expect.poll(headings).toEqual(docs(1, COUNT).map(({ title }) => String(title)));
});
