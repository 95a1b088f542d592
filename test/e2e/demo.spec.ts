/** The demo as it is served: real documents, the embedded service, the built file. */
import { DEMO_PORT } from '../../playwright.config.js';
import { expect, test as base } from '@playwright/test';
import { Widget } from './fixtures.js';

const test = base.extend<{ widget: Widget }>({
  page: async ({ page }, use) => {
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(String(error)));
    page.on('console', (message) => {
      if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
        errors.push(message.text());
    });
    await page.goto(`http://localhost:${DEMO_PORT}/`);
    await use(page);
    expect(errors).toEqual([]);
  },
  widget: async ({ page }, use) => use(new Widget(page)),
});

test('a visitor types, picks a suggestion and reads the results', async ({ page, widget }) => {
  await widget.box.pressSequentially('pack', { delay: 60 });
  await expect(widget.options.first()).toContainText(/pack/i);
  await widget.box.press('ArrowDown');
  await expect(widget.options.first()).toHaveAttribute('aria-selected', 'true');
  const picked = await widget.options.first().textContent();
  await widget.box.press('Enter');
  await expect(widget.results.first()).toBeVisible();
  await expect(widget.box).toHaveValue(picked ?? '');
  await expect(widget.marks.first()).toBeVisible();
  await expect(page).toHaveURL(/[?&]q=/);
});

test('a result leads to a page that exists', async ({ page, widget }) => {
  await widget.search('registry');
  const href = await widget.links.first().getAttribute('href');
  const answer = await page.request.get(href ?? '');
  expect(answer.status()).toBe(200);
});

test('page 2 shows other results, and Back returns to the first', async ({ page, widget }) => {
  await widget.search('package');
  await expect(widget.results).toHaveCount(10);
  const first = await widget.titles.first().textContent();
  const ids = await widget.links.evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  await widget.goTo(2).click();
  await expect(widget.current).toHaveText('2');
  await expect(widget.summary).toContainText('11–20 of');
  const others = await widget.links.evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(others.filter((href) => ids.includes(href))).toEqual([]);
  await page.goBack();
  await expect(widget.summary).toContainText('1–10 of');
  await expect(widget.titles.first()).toHaveText(first ?? '');
});

test('a misspelt word is corrected', async ({ widget }) => {
  await widget.search('serach');
  await expect(widget.correction).toHaveText('search');
  await widget.correction.click();
  await expect(widget.box).toHaveValue('search');
  await expect(widget.results.first()).toBeVisible();
  await expect(widget.spelling).toHaveCount(0);
});

test('a failure is said, and the retry button brings the results', async ({ widget }, { project, retry }) => {
  // the service fails once for each wording of the fault: another engine, and another try, have their own
  const wording = `slow=${1 + 2 * retry + Number(project.name === 'firefox')}`;
  await widget.set({ 'base-url': `/faults/status=503,once,only=search,${wording}` });
  await widget.search('install');
  await expect(widget.error).toBeVisible();
  await widget.retry.click();
  await expect(widget.results.first()).toBeVisible();
  await expect(widget.error).toHaveCount(0);
});

test('hostile answers are shown as text', async ({ page, widget }) => {
  await widget.set({ 'base-url': '/faults/hostile' });
  await widget.search('install');
  await expect(widget.results.first()).toBeVisible();
  expect(await page.evaluate(() => window.__pwned)).toBeUndefined();
  await expect(widget.results.locator('img, script, iframe, svg')).toHaveCount(0);
});

test('a service that caps its pages loses no document', async ({ widget }) => {
  await widget.set({ 'base-url': '/faults/cap=5' });
  await widget.search('package');
  await expect(widget.results).toHaveCount(5);
  await expect(widget.summary).toContainText('1–5 of');
  await widget.goTo(2).click();
  await expect(widget.summary).toContainText('6–10 of');
});

test('results take the shape of the template that is chosen', async ({ page, widget }) => {
  await page.goto(`http://localhost:${DEMO_PORT}/templates.html?q=garden`);
  await expect(widget.results.locator('img')).toHaveCount(10);
  await expect(widget.results.locator('time').first()).toHaveText(/^\w{3} \d+, \d{4}$/);
  const href = await widget.results.getByRole('link').first().getAttribute('href');
  expect((await page.request.get(href ?? '')).status()).toBe(200);
  const code = page.locator('pre');
  for (const [look, inside] of [
    ['List', 'h3 > a'],
    ['Products', '.price data'],
    ['Table', 'time'],
    ['As usual', 'h3[part=result-title]'],
  ] as const) {
    await page.getByLabel(look, { exact: true }).check();
    await expect(widget.results.locator(inside)).toHaveCount(10);
    await expect(widget.results.locator('img')).toHaveCount(look === 'Products' ? 10 : 0);
    if (look === 'As usual') await expect(code).toBeHidden();
    else await expect(code).toContainText('<template data-result>');
  }
});
test('every page of the demo leads to every other', async ({ page }) => {
  const pages = page.getByRole('navigation', { name: 'Demo' }).getByRole('link');
  const names = await pages.allTextContents();
  expect(names).toEqual(['One tag', 'Pieces', 'Layouts', 'Two', 'Themed', 'Templates', 'States']);
  for (const name of names) {
    await pages.filter({ hasText: name }).click();
    await expect(pages).toHaveText(names);
    await expect(pages.and(page.locator('[aria-current=page]'))).toHaveText(name);
  }
});

test('another theme keeps the search, and the console has it in a dialog', async ({ page, widget }) => {
  await page.goto(`http://localhost:${DEMO_PORT}/themed.html?q=right`);
  await expect(widget.results).toHaveCount(6);
  for (const name of ['Documentation', 'Shop']) {
    await page.getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL(/q=right/);
    await expect(widget.results).toHaveCount(6);
  }
  await page.getByRole('link', { name: 'Console' }).click();
  await page.locator('[part=trigger]').click();
  await widget.search('right');
  await expect(widget.results).toHaveCount(6);
  await expect(page.getByRole('dialog')).toBeVisible();
});
