/** Where the layouts over the page lie on odd pages, and how they are left where nobody was in them. */
import type { Page } from '@playwright/test';
import { docs, found, suggested } from './answers.js';
import { drawn, expect, test, type Widget } from './fixtures.js';
import type { StandIn } from './stand-in.js';

interface Given {
  readonly page: Page;
  readonly widget: Widget;
  readonly service: StandIn;
}

const NINE = found('fence', docs(1, 9), { numFound: 95 });

/** What lies over the page. */
const surfaceOf = (layout: 'popover' | 'dialog'): string =>
  layout === 'dialog' ? '[part=dialog]' : '[part=panel]';

/** The page searches by itself. */
async function searchByProgram(widget: Widget): Promise<void> {
  await widget.host.evaluate((host) => {
    (host as HTMLElement & { search(query: string): void }).search('fence');
  });
}

/** The layout is on show in a window of 800 by 600, with nine results. */
async function searchIn({ page, widget, service }: Given, layout: 'popover' | 'dialog'): Promise<void> {
  service.give(NINE);
  await page.setViewportSize({ width: 800, height: 600 });
  await page.goto('/layouts.html');
  await widget.set({ layout });
  await expect(page.locator('[part=panel]')).toHaveCount(1);
  await searchByProgram(widget);
  await expect(widget.results).toHaveCount(9);
  await widget.settle();
}

/** How far something reaches out of the window, in pixels, and how high it is. */
async function placeOf(page: Page, selector: string): Promise<{ out: number; height: number }> {
  return await page.locator(selector).evaluate((element) => {
    // a page that is zoomed by CSS measures in pixels of its own
    const zoom = Number(getComputedStyle(document.documentElement).zoom) || 1;
    const { top, left, right, bottom, height } = element.getBoundingClientRect();
    const isScaled =
      Math.abs(element.ownerDocument.documentElement.getBoundingClientRect().width - innerWidth) < 20;
    const factor = isScaled ? 1 : zoom;
    return {
      out: Math.max(0, -top, -left, right * factor - innerWidth, bottom * factor - innerHeight),
      height: height * factor,
    };
  });
}

test('a popover lies over its box where there is no room under it (L02)', async ({
  page,
  widget,
  service,
}) => {
  await searchIn({ page, widget, service }, 'popover');
  await page.evaluate(() => {
    const header = document.querySelector('header');
    if (header) header.style.cssText = 'position: fixed; inset: auto 0 0; overflow: visible; transform: none';
  });
  await drawn(page);
  const place = await placeOf(page, '[part=panel]');
  expect(place.out).toBe(0);
  expect(place.height).toBeGreaterThan(200);
  const box = await widget.box.boundingBox();
  const panel = await page.locator('[part=panel]').boundingBox();
  expect((panel?.y ?? 0) + (panel?.height ?? 0)).toBeLessThanOrEqual((box?.y ?? 0) + 1);
});

for (const layout of ['popover', 'dialog'] as const) {
  test(`a ${layout} is all in the window of a page that is zoomed by CSS`, async ({
    page,
    widget,
    service,
  }) => {
    await searchIn({ page, widget, service }, layout);
    await page.evaluate(() => document.documentElement.style.setProperty('zoom', '1.5'));
    await drawn(page);
    const { out } = await placeOf(page, surfaceOf(layout));
    expect(out).toBeLessThanOrEqual(1);
  });

  test(`a ${layout} is horizontal, and in sight, on a page with vertical writing`, async ({
    page,
    widget,
    service,
  }) => {
    await searchIn({ page, widget, service }, layout);
    await page.evaluate(() => document.body.style.setProperty('writing-mode', 'vertical-rl'));
    await drawn(page);
    // both at once: the panel may be on its way to another place
    const [first, second] = await widget.results.evaluateAll((results) =>
      results.map((result) => result.getBoundingClientRect().toJSON() as DOMRect),
    );
    expect(second.x).toBe(first.x);
    expect(second.y).toBeGreaterThan(first.y);
    expect(first.width).toBeLessThanOrEqual(800);
    expect(first.x).toBeGreaterThanOrEqual(0);
  });

  test(`a ${layout} whose corners are those of a pill cuts no text off`, async ({
    page,
    widget,
    service,
  }) => {
    await searchIn({ page, widget, service }, layout);
    await widget.host.evaluate((host: HTMLElement) => {
      host.style.setProperty('--site-search-radius', '999px');
    });
    const radius = await page
      .locator(surfaceOf(layout))
      .evaluate((element) => parseFloat(getComputedStyle(element).borderTopLeftRadius));
    expect(radius).toBeGreaterThan(0);
    expect(radius).toBeLessThanOrEqual(24);
  });
}

test('another page in a popover scrolls the panel, not a page that keeps room for its header', async ({
  page,
  widget,
  service,
}) => {
  await searchIn({ page, widget, service }, 'popover');
  await page.addStyleTag({
    content: `html { scroll-padding-block-start: 200px } body { block-size: 300vh }
      header { position: fixed; inset: 0 0 auto }`,
  });
  await page.evaluate(() => scrollTo(0, 300));
  service.reset();
  service.give(found('fence', docs(10, 18), { start: 9, numFound: 95 }));
  const panel = page.locator('[part=panel]');
  await widget.goTo(2).click();
  await expect(widget.titles.first()).toHaveText('Doc 10');
  await widget.settle();
  await expect(panel).toBeVisible();
  expect(await panel.evaluate(({ scrollTop }) => scrollTop)).toBeLessThan(100);
  expect(await page.evaluate(() => scrollY)).toBe(300);
});

test('suggestions under a box that is a pill are not cut off', async ({ widget, service }) => {
  service.give(suggested('fen', ['fence', 'fencing']));
  await widget.open();
  await widget.host.evaluate((host: HTMLElement) => {
    host.style.setProperty('--site-search-radius', '999px');
  });
  await widget.type('fen');
  await expect(widget.options).toHaveCount(2);
  const radius = await widget.list.evaluate((list) => parseFloat(getComputedStyle(list).borderTopLeftRadius));
  expect(radius).toBeLessThanOrEqual(16);
});

test('a dialog that a program opens by a search has focus in the box', async ({ page, widget, service }) => {
  await searchIn({ page, widget, service }, 'dialog');
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(widget.box).toBeFocused();
});

test('a popover that a program opened closes for focus elsewhere, and takes no Escape from there', async ({
  page,
  widget,
  service,
}) => {
  await searchIn({ page, widget, service }, 'popover');
  const panel = page.locator('[part=panel]');
  const field = page.getByLabel('text', { exact: true });
  await field.evaluate((element: HTMLElement) => {
    element.addEventListener('keydown', (event: KeyboardEvent) => {
      if (event.key === 'Escape') element.dataset['escapes'] = `${element.dataset['escapes'] ?? ''}x`;
    });
  });
  await expect(panel).toBeVisible();
  await field.focus();
  await expect(panel).toBeHidden();
  // a search that comes while the visitor types elsewhere opens it, and leaves the visitor there
  await searchByProgram(widget);
  await expect(panel).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(field).toBeFocused();
  await expect(field).toHaveAttribute('data-escapes', 'x');
  await page.keyboard.press('Tab');
  await expect(panel).toBeHidden();
});
