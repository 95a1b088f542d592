/** Wherever the Tab key goes, the focus is seen, on light and on dark. */
import type { Page } from '@playwright/test';
import { correction, docs, found, spelt } from './answers.js';
import { expect, test, type Widget } from './fixtures.js';
import { installLooks } from './looks.js';

interface Seen {
  readonly name: string;
  readonly width: number;
  readonly contrast: number;
}

test.beforeEach(async ({ page }) => {
  await installLooks(page);
});

/** The outline of what has the focus, or of the frame round it, against what is next to it. */
async function seen(page: Page): Promise<Seen> {
  return await page.evaluate(() => {
    const focused = window.looks.focused();
    if (!focused) return { name: 'nothing', width: 0, contrast: 0 };
    let own: Element | null = focused;
    while (own?.parentElement && getComputedStyle(own).outlineStyle === 'none') own = own.parentElement;
    const style = getComputedStyle(own ?? focused);
    const isInside = parseFloat(style.outlineOffset) < -parseFloat(style.outlineWidth);
    const ground = isInside ? focused : own?.parentElement;
    return {
      name: focused.getAttribute('aria-label') ?? focused.textContent,
      width: style.outlineStyle === 'none' ? 0 : parseFloat(style.outlineWidth),
      contrast: window.looks.contrast(style.outlineColor, ground ?? focused),
    };
  });
}

/** Presses Tab from the box on until it is out of the widget, and tells of each stop. */
async function stops({ page, box }: Widget, most: number): Promise<Seen[]> {
  // somewhere to go after the widget
  await page.evaluate(() => document.body.append(document.createElement('button')));
  await box.focus();
  const all = [await seen(page)];
  for (let press = 0; press < most; press++) {
    await page.keyboard.press('Tab');
    const isWithin = await page.evaluate(() => document.activeElement?.localName === 'site-search');
    if (!isWithin) break;
    all.push(await seen(page));
  }
  return all;
}

function expectSeen(all: readonly Seen[], names: readonly string[]): void {
  expect(all.map(({ name }) => name)).toEqual(names);
  expect(all.filter(({ width, contrast }) => width < 2 || contrast < 3)).toEqual([]);
}

for (const scheme of ['light', 'dark']) {
  test(`every stop of the Tab key is seen: ${scheme}`, async ({ page, widget, service }) => {
    service.give(
      found('solar', docs(1, 2), { numFound: 4, start: 0 }),
      spelt('solar', [correction('solar', 'sonar')]),
    );
    await widget.open();
    await page.addStyleTag({ content: `:root { color-scheme: ${scheme} }` });
    await widget.set({ rows: '2' });
    await widget.find('solar', 2);
    await expect(widget.correction).toHaveText('sonar');
    expectSeen(await stops(widget, 20), [
      'Search this site',
      'Clear the search',
      'Search',
      'sonar',
      'Doc 1',
      'Doc 2',
      'Page 1',
      'Page 2',
      'Next',
    ]);
  });

  test(`the way to try again is seen: ${scheme}`, async ({ page, widget, service }) => {
    service.give({ endpoint: 'search', q: 'bad', status: 500, body: {} });
    await widget.open();
    await page.addStyleTag({ content: `:root { color-scheme: ${scheme} }` });
    await widget.search('bad');
    await expect(widget.retry).toBeVisible();
    expectSeen(await stops(widget, 20), ['Search this site', 'Clear the search', 'Search', 'Try again']);
  });

  test(`the active option is told apart by more than a shade: ${scheme}`, async ({
    page,
    widget,
    service,
  }) => {
    service.give({
      endpoint: 'suggest',
      q: 'sol',
      body: { code: 200, suggest: { sol: { suggestions: [{ term: 'solar' }, { term: 'solo' }] } } },
    });
    await widget.open();
    await page.addStyleTag({ content: `:root { color-scheme: ${scheme} }` });
    await widget.type('sol');
    await expect(widget.options).toHaveCount(2);
    await widget.box.press('ArrowDown');
    const [active, other] = await widget.options.evaluateAll((options) =>
      options.map((option) => {
        const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(option);
        const width = outlineStyle === 'none' ? 0 : parseFloat(outlineWidth);
        return { width, contrast: window.looks.contrast(outlineColor, option) };
      }),
    );
    expect(active?.width).toBeGreaterThanOrEqual(2);
    expect(active?.contrast).toBeGreaterThanOrEqual(3);
    expect(other?.width).toBe(0);
  });
}
