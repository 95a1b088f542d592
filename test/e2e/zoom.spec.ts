/** A small window, large text, wide spacing: all is there, nothing is cut off, nothing scrolls sideways. */
import type { Page } from '@playwright/test';
import { correction, doc, docs, found, spelt } from './answers.js';
import { drawn, expect, test, type Widget } from './fixtures.js';
import { expectAllInside, expectOnTop, installLooks, openTen } from './looks.js';
import type { StandIn } from './stand-in.js';

test.beforeEach(async ({ page, service }) => {
  await installLooks(page);
  const title = 'Installing and configuring solar heating';
  const body =
    'Instructions of an ordinary kind, internationally comprehensible, about heating with solar power.';
  service.give(
    found('solar', [doc(1, { title: [title], body: [body] }), ...docs(2, 10)], {
      numFound: 12345,
      start: 0,
      highlights: [{ id: 'd1', title: [title.replace('solar', '<em>solar</em>')] }],
    }),
    found('solar', docs(51, 60), { numFound: 12345, start: 50 }),
    spelt('solar', [correction('solar', 'sonar')]),
    { endpoint: 'search', q: 'bad', status: 500, body: {} },
  );
});

/** Every state that the widget shows, each looked at. */
async function walkThrough(page: Page, widget: Widget, service: StandIn): Promise<void> {
  await expectAllInside(page);
  await widget.find('solar', 10);
  await expect(widget.correction).toHaveText('sonar');
  await expectAllInside(page);
  // the pager at its longest
  await page.goto(`${new URL(page.url()).pathname}?q=solar&page=6`);
  await expect(widget.current).toHaveText('6');
  await expectAllInside(page);
  await widget.search('nothing of the kind');
  await expect(widget.summary).toContainText('No results');
  await expectAllInside(page);
  await widget.search('bad');
  await expect(widget.retry).toBeVisible();
  await expectAllInside(page);
  await widget.retry.scrollIntoViewIfNeeded();
  await expect(widget.retry).toBeInViewport({ ratio: 1 });
  await openTen(widget, service);
  await expectAllInside(page);
  await expectOnTop(widget);
}

/** A style of the page on every page that is opened from now on. */
async function styleOf(page: Page, css: string): Promise<void> {
  await page.addInitScript((text) => {
    addEventListener('DOMContentLoaded', () => {
      document.head.appendChild(document.createElement('style')).textContent = text;
    });
  }, css);
}

test('all of it can be used in 320 × 256 pixels', async ({ page, widget, service }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await widget.open();
  await walkThrough(page, widget, service);
});

for (const [name, css] of [
  ['of the page', 'html { font-size: 200% } h1 { font-size: 1em }'],
  ['of the body', 'body { font-size: 200% } h1 { font-size: 1em }'],
  ['of --site-search-font-size', 'site-search { --site-search-font-size: 200% }'],
] as const) {
  test(`text ${name} can be twice as large`, async ({ page, widget, service }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    await styleOf(page, css);
    await widget.open();
    await walkThrough(page, widget, service);
    const sizes = await page.evaluate(() => [
      ...new Set(window.looks.all('input, p, li').map((it) => parseFloat(getComputedStyle(it).fontSize))),
    ]);
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(28);
  });
}

test('text twice as large, in 640 × 512 pixels', async ({ page, widget, service }) => {
  await page.setViewportSize({ width: 640, height: 512 });
  await styleOf(page, 'html { font-size: 200% }');
  await widget.open();
  await walkThrough(page, widget, service);
});

/** WCAG 1.4.12. */
const SPACING = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-block-end: 2em !important }`;

test('spacing that the page sets leaves all in its place', async ({ page, widget, service }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await styleOf(page, SPACING);
  await widget.open();
  await walkThrough(page, widget, service);
});

test('spacing that a visitor sets, which reaches every tree, cuts nothing off', async ({
  page,
  widget,
  service,
}) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await widget.open('/bare.html?q=solar');
  await expect(widget.results).toHaveCount(10);
  await openTen(widget, service);
  await page.evaluate((css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    for (const root of new Set(window.looks.all().map((it) => it.getRootNode() as ShadowRoot)))
      root.adoptedStyleSheets.push(sheet);
  }, SPACING);
  await drawn(page);
  const spacing = await widget.options.first().evaluate((it) => getComputedStyle(it).letterSpacing);
  expect(parseFloat(spacing)).toBeGreaterThan(1);
  await expectAllInside(page);
  await expectOnTop(widget);
  await widget.search('bad');
  await expect(widget.retry).toBeVisible();
  await expectAllInside(page);
});
