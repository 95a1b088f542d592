/** The layouts over the page, and the keys that lead there. */
import { doc, docs, found, suggested } from './answers.js';
import { expectNoViolations, loadAxe } from './axe.js';
import { drawn, expect, test } from './fixtures.js';
import { expectOnTop, installLooks } from './looks.js';

const MOD = process.platform === 'darwin' ? 'Meta' : 'Control';

test('a dialog opens by its keys, closes by Escape after the list, and gives focus back, under the strict policy', async ({
  page,
  widget,
  service,
}) => {
  service.give(
    suggested('fen', ['fence']),
    found('fence', [doc(1, { url: ['#part'] }), ...docs(2, 9)], { numFound: 9 }),
  );
  await page.goto('/strict/layouts.html');
  const trigger = page.getByRole('button', { name: 'Search', exact: true });
  const dialog = page.getByRole('dialog');
  await expect(trigger).toBeVisible();
  await page.getByRole('link', { name: 'a link' }).focus();
  await page.keyboard.press(`${MOD}+k`);
  await expect(widget.box).toBeFocused();
  await page.keyboard.type('fen');
  await expect(widget.options).toHaveText(['fence']);
  await page.keyboard.press('Escape');
  await expect(widget.list).toBeHidden();
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('link', { name: 'a link' })).toBeFocused();

  await trigger.click();
  await expect(widget.box).toHaveValue('fen');
  await widget.find('fence', 9);
  expect(new URL(page.url()).search).toBe('');
  // the whole screen of a phone, and nothing of the page's scrolling is touched
  await page.setViewportSize({ width: 320, height: 480 });
  await drawn(page);
  const isWhole = await dialog.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return x === 0 && y === 0 && width === document.documentElement.clientWidth && height === innerHeight;
  });
  expect(isWhole).toBe(true);
  expect(await page.evaluate(() => document.body.getAttribute('style'))).toBe(null);

  // a hit on this page
  await widget.links.first().click();
  await expect(dialog).toBeHidden();
  expect(new URL(page.url()).hash).toBe('#part');
  await trigger.click();
  await expect(widget.results).toHaveCount(9);
  await page.evaluate(() => history.back());
  await expect(dialog).toBeHidden();
});

test('the keys are typed where text is typed, and lead to the search from elsewhere (K03)', async ({
  page,
  widget,
}) => {
  await page.goto('/layouts.html');
  await expect(page.getByRole('button', { name: 'Search', exact: true })).toBeVisible();
  for (const name of ['text', 'more text', 'editable']) {
    const field = page.getByLabel(name, { exact: true });
    await field.click();
    await page.keyboard.type('a/s');
    await page.keyboard.press(`${MOD}+k`);
    await expect(page.getByRole('dialog')).toBeHidden();
    const text = await field.evaluate((element) =>
      'value' in element ? String(element.value) : element.textContent,
    );
    expect(text).toContain('a/s');
    await field.blur();
  }
  await page.keyboard.press('/');
  await expect(widget.box).toBeFocused();
  await page.keyboard.press('/');
  await expect(widget.box).toHaveValue('/');
});

test('a popover lies over what would cut it off or cover it, and closes when left (L01)', async ({
  page,
  widget,
  service,
}) => {
  service.give(suggested('fen', ['fence', 'fencing']), found('fence', docs(1, 9), { numFound: 95 }));
  await installLooks(page);
  await page.goto('/layouts.html');
  await expect(page.getByRole('button', { name: 'Search', exact: true })).toBeVisible();
  await loadAxe(page);
  await widget.set({ layout: 'popover' });
  const panel = page.locator('[part=panel]');
  await widget.type('fen');
  await expect(widget.options).toHaveCount(2);
  await expectOnTop(widget);
  for (const [width, height] of [
    [1000, 700],
    [320, 480],
  ] as const) {
    await page.setViewportSize({ width, height });
    await widget.find('fence', 9);
    await expect(panel).toBeVisible();
    const seen = await widget.links.first().evaluate((link) => {
      const hit = window.looks.hit(link);
      const { left, right, top } =
        link.getRootNode() instanceof ShadowRoot
          ? ((link.getRootNode() as ShadowRoot).host.parentElement as HTMLElement).getBoundingClientRect()
          : new DOMRect();
      return { isOnTop: !!hit && link.contains(hit), left, right, top };
    });
    expect(seen.isOnTop).toBe(true);
    expect(seen.left).toBeGreaterThanOrEqual(0);
    expect(seen.right).toBeLessThanOrEqual(width);
    await expectNoViolations(page, `a popover, ${width} px`);
    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();
    await expect(widget.box).toBeFocused();
  }
  await widget.box.click();
  await expect(panel).toBeVisible();
  await page.getByRole('heading', { name: 'Layouts' }).click({ position: { x: 1, y: 1 }, force: true });
  await expect(panel).toBeHidden();

  await widget.set({ layout: 'dialog' });
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(widget.results).toHaveCount(9);
  await expectNoViolations(page, 'a dialog');
});
