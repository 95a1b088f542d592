/** Nothing waits for a hover, and a press counts where it ends. */
import { doc, found } from './answers.js';
import { drawn, expect, test } from './fixtures.js';
import { installLooks, openTen } from './looks.js';

test.beforeEach(async ({ page }) => {
  await installLooks(page);
});

test('what a hover shows or hides, it does only where there is hover (M13)', async ({
  page,
  widget,
  service,
}) => {
  service.give(
    found(
      'solar',
      Array.from({ length: 12 }, (_, n) => doc(n + 1)),
    ),
  );
  await widget.open();
  await widget.find('solar', 12);
  const { sheets, hovers, wrong } = await page.evaluate(() => {
    const roots = new Set(window.looks.all().map((element) => element.getRootNode() as ShadowRoot));
    const adopted = new Set([...roots].flatMap((root) => [...root.adoptedStyleSheets]));
    const embedded = [...roots].flatMap((root) => [...root.styleSheets]);
    const hovers: string[] = [];
    const wrong: string[] = [];
    const walk = (rules: CSSRuleList, isHover: boolean): void => {
      for (const rule of rules) {
        const isWithin =
          isHover || (rule instanceof CSSMediaRule && /\(hover: hover\)/.test(rule.conditionText));
        if (rule instanceof CSSStyleRule && /:hover/.test(rule.selectorText)) {
          hovers.push(rule.selectorText);
          const changes = ['display', 'visibility', 'content', 'opacity'].some((name) =>
            rule.style.getPropertyValue(name),
          );
          if (changes && !isWithin) wrong.push(rule.cssText);
        }
        if ('cssRules' in rule) walk(rule.cssRules as CSSRuleList, isWithin);
      }
    };
    for (const { cssRules } of [...adopted, ...embedded]) walk(cssRules, false);
    return { sheets: adopted.size, hovers: hovers.length, wrong };
  });
  expect(sheets).toBeGreaterThan(4);
  expect(hovers).toBeGreaterThan(0);
  expect(wrong).toEqual([]);
});

test('a press that is held for long chooses when it ends (M13)', async ({ page, widget, service }) => {
  service.give(found('solar roof', [doc(1)]));
  await widget.open();
  await openTen(widget, service);
  await widget.options.nth(1).hover();
  await page.mouse.down();
  await page.waitForTimeout(800);
  await expect(widget.list).toBeVisible();
  await page.mouse.up();
  await expect(widget.box).toHaveValue('solar roof');
  await expect(widget.titles).toHaveText(['Doc 1']);
  expect(service.queries('search')).toEqual(['solar roof']);
});

for (const [name, x, y] of [
  ['above the box', 20, 20],
  ['under the list', 300, 700],
] as const) {
  test(`a press that ends ${name} chooses nothing and leaves all as it was`, async ({
    page,
    widget,
    service,
  }) => {
    await widget.open();
    await openTen(widget, service);
    await widget.options.nth(1).hover();
    await page.mouse.down();
    await page.mouse.move(x, y, { steps: 4 });
    await page.mouse.up();
    await drawn(page);
    await expect(widget.list).toBeVisible();
    await expect(widget.box).toBeFocused();
    await expect(widget.box).toHaveValue('sol');
    expect(service.of('search')).toEqual([]);
  });
}

test('a press that ends on another option chooses neither', async ({ page, widget, service }) => {
  await widget.open();
  await openTen(widget, service);
  await widget.options.nth(1).hover();
  await page.mouse.down();
  await widget.options.nth(4).hover();
  await page.mouse.up();
  await drawn(page);
  await expect(widget.list).toBeVisible();
  await expect(widget.box).toBeFocused();
  expect(service.of('search')).toEqual([]);
});
