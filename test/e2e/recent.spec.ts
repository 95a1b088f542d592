/** Recent searches: listed in the empty box, kept in this browser, removed by key and by pointer. */
import { docs, found } from './answers.js';
import { expectNoViolations, loadAxe } from './axe.js';
import { drawn, expect, test } from './fixtures.js';

test('what was searched for is offered again after a reload, is picked by key, removed, and cleared', async ({
  page,
  widget,
  service,
}) => {
  service.give(found('fence', docs(1, 3)), found('gate', docs(1, 2)));
  await widget.open();
  await page.evaluate(() => localStorage.clear());
  await widget.set({ recent: '5', 'url-state': 'off' });
  await widget.find('fence', 3);
  await widget.find('gate', 2);
  await page.reload();
  await widget.set({ recent: '5', 'url-state': 'off' });
  const names = async (): Promise<string[]> =>
    (await widget.options.locator('p').allTextContents()).map((text) => text.trim());
  // the file may still be on its way when the box is first clicked
  await expect(async () => {
    await widget.box.click();
    await expect(widget.list).toBeVisible({ timeout: 500 });
  }).toPass();
  expect(await names()).toEqual(['gate', 'fence', 'Clear recent searches']);
  await expect(page.getByRole('listbox', { name: 'Recent searches' })).toBeVisible();
  await loadAxe(page);
  await expectNoViolations(page, 'the recent searches');

  const asked = service.requests.length;
  await widget.box.press('ArrowDown');
  await widget.box.press('ArrowDown');
  expect(service.requests.length).toBe(asked);
  await widget.box.press('Enter');
  await expect(widget.results).toHaveCount(3);
  expect(service.queries('search').at(-1)).toBe('fence');

  await widget.clear.click();
  expect(await names()).toEqual(['fence', 'gate', 'Clear recent searches']);
  await widget.box.press('ArrowDown');
  await widget.box.press('Shift+Delete');
  await expect(widget.options).toHaveCount(2);
  expect(await names()).toEqual(['gate', 'Clear recent searches']);
  await widget.options.last().click();
  await expect(widget.list).toBeHidden();
  await expect(widget.box).toBeFocused();
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
});

test('what another page answers is kept, and offered where it was asked', async ({
  page,
  widget,
  service,
}) => {
  service.give(found('fence', docs(1, 3)));
  await widget.open();
  await page.evaluate(() => localStorage.clear());
  const settings = { recent: '5', 'results-url': '/bare.html?from=elsewhere' };
  const code = page.waitForResponse(/site-search-recent\.js/);
  await widget.set(settings);
  await (await code).finished();
  await drawn(page);
  await widget.search('fence');
  await expect(page).toHaveURL(/from=elsewhere&q=fence$/);
  await expect(widget.results).toHaveCount(3);
  await page.goto('/bare.html');
  await widget.set(settings);
  await expect(async () => {
    await widget.box.click();
    await expect(widget.list).toBeVisible({ timeout: 500 });
  }).toPass();
  await expect(widget.options.first().locator('p')).toHaveText('fence');
});
