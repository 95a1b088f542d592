/** The page's own sizes, spacing and places: the widget keeps its looks, follows its container, and is not cut off. */
import { alterPage } from './altered-page.js';
import { correction, docs, found, spelt } from './answers.js';
import { drawn, expect, test } from './fixtures.js';
import { expectAllInside, installLooks } from './looks.js';

test.beforeEach(async ({ page, service }) => {
  await installLooks(page);
  service.give(
    found('fence', docs(1, 10), { numFound: 95, start: 0 }),
    spelt('fence', correction('fence', 'fences')),
  );
});

test('a root of 62.5 % shrinks nothing, and spacing, indents and cursors of the page stay outside', async ({
  page,
  widget,
}) => {
  await alterPage(page, '/bare.html', {
    '</head>': `<style>html { font-size: 62.5% } body { font-size: 1.6rem }
      main { word-spacing: 1em; text-indent: 3em; cursor: wait; direction: rtl }
      site-search { margin: 24px; direction: ltr }</style></head>`,
  });
  await widget.open();
  await widget.find('fence', 10);
  const odd = await page.evaluate(() =>
    window.looks.all('p, li, input, button, a').flatMap((element) => {
      const { fontSize, wordSpacing, textIndent, cursor, direction } = getComputedStyle(element);
      const isOdd =
        parseFloat(fontSize) < 14 ||
        parseFloat(wordSpacing) > 0 ||
        parseFloat(textIndent) > 0 ||
        cursor === 'wait' ||
        direction === 'rtl';
      return isOdd ? [window.looks.name(element)] : [];
    }),
  );
  expect(odd).toEqual([]);
  expect((await widget.host.boundingBox())?.x).toBe(32);
  await expectAllInside(page);
});

test('in a narrow part of a wide page it is as on a narrow page', async ({ page, widget }) => {
  await page.setViewportSize({ width: 1200, height: 800 });
  await widget.open();
  await widget.find('fence', 10);
  const next = widget.pager.locator('.next span');
  await expect(next).toBeVisible();
  await page.addStyleTag({ content: 'main { inline-size: 288px }' });
  await expect(next).toBeHidden();
  const sticking = await page.evaluate(() => {
    const edge = document.querySelector('site-search')?.getBoundingClientRect().right ?? 0;
    const isOut = (element: Element): boolean => element.getBoundingClientRect().right > edge + 1;
    return window.looks.all().filter(isOut).map(window.looks.name);
  });
  expect(sticking).toEqual([]);
});

for (const layout of ['popover', 'dialog'] as const) {
  test(`the ${layout} is whole, and on top, 320 pixels wide, from a header that cuts off (L01)`, async ({
    page,
    widget,
  }) => {
    await page.setViewportSize({ width: 320, height: 600 });
    await page.goto('/stacked.html');
    await widget.set({ layout });
    if (layout === 'dialog') await page.locator('[part=trigger]').click();
    await widget.search('fence');
    await expect(widget.titles).toHaveCount(10);
    await expect(widget.titles.first()).toBeVisible();
    await drawn(page);
    const isOnTop = await widget.links
      .first()
      .evaluate((link) => link.contains(window.looks.hit(link) ?? null));
    expect(isOnTop).toBe(true);
    await expectAllInside(page);
  });
}

const HEADERS: readonly (readonly [name: string, style: string])[] = [
  ['a flex item', 'header { display: flex }'],
  ['in an automatic column of a grid', 'header { display: grid; grid-template-columns: 1fr auto }'],
  ['an inline block', 'site-search { display: inline-block }'],
  ['a float', 'site-search { float: inline-end }'],
];

for (const [name, style] of HEADERS) {
  test(`beside a logo, ${name}, it has room for a text, and sticks out of no narrow page`, async ({
    page,
    widget,
  }) => {
    await alterPage(page, '/bare.html', {
      '</head>': `<style>${style}</style></head>`,
      '<site-search ': '<header><b>Logo</b><site-search ',
      '</site-search>': '</site-search></header>',
    });
    await widget.open();
    expect((await widget.box.boundingBox())?.width).toBeGreaterThanOrEqual(150);
    await page.setViewportSize({ width: 320, height: 600 });
    await drawn(page);
    await expectAllInside(page);
    await widget.find('fence', 10);
    await expectAllInside(page);
  });
}

test('in a page whose main part scrolls, the document itself does not', async ({ page, widget }) => {
  await alterPage(page, '/bare.html', {
    '</head>': `<style>html, body { height: 100%; margin: 0 } main { height: 100vh; overflow: auto }
      h1 { height: 1200px; margin: 0 }</style></head>`,
  });
  const beyond = (): Promise<number> =>
    page.evaluate(() => document.documentElement.scrollHeight - document.documentElement.clientHeight);
  await widget.open();
  expect(await beyond()).toBe(0);
  await widget.box.focus();
  await expect(widget.spoken).toHaveCount(6);
  await drawn(page);
  expect(await beyond()).toBe(0);
  await widget.find('fence', 10);
  expect(await beyond()).toBe(0);
});
