/** Print, forced colours, less motion, dark, touch: what Playwright emulates in Chromium alone. */
import { inflateSync } from 'node:zlib';
import { correction, doc, docs, found, spelt, suggested } from './answers.js';
import { drawn, expect, test, type Widget } from './fixtures.js';
import { installLooks, openTen, TEN } from './looks.js';

const ADDRESS = `docs.test/${'long-segment/'.repeat(20)}end`;

const CHROMIUM = { tag: '@chromium' };

test.beforeEach(async ({ page, service }) => {
  await installLooks(page);
  service.give(
    found('solar', [doc(1, { url: [`https://${ADDRESS}`], body: ['All solar'] }), ...docs(2, 12)], {
      numFound: 40,
      start: 0,
      highlights: [{ id: 'd1', title: ['<em>Doc</em> 1'], body: ['All <em>solar</em>'] }],
    }),
    spelt('solar', [correction('solar', 'sonar')]),
    suggested('sol', TEN),
    { endpoint: 'search', q: 'bad', status: 500, body: {} },
  );
});

async function findAndOpen(widget: Widget): Promise<void> {
  await widget.find('solar', 12);
  await expect(widget.correction).toHaveText('sonar');
  await widget.type('sol');
  await expect(widget.list).toBeVisible();
  await widget.box.press('ArrowDown');
  await drawn(widget.page);
}

test(
  'results are printed with their whole addresses; box, list and pages are not (L09)',
  CHROMIUM,
  async ({ page, widget }) => {
    await page.setViewportSize({ width: 600, height: 700 });
    await widget.open();
    await findAndOpen(widget);
    await page.emulateMedia({ media: 'print' });
    for (const part of ['input', 'clear', 'submit', 'suggestions', 'pagination'])
      await expect(page.locator(`[part=${part}]`), part).toBeHidden();
    await expect(widget.results).toHaveCount(12);
    for (const result of await widget.results.all()) await expect(result).toBeVisible();
    const address = page.locator('[part=result-url]').first();
    await expect(address).toHaveText(ADDRESS);
    expect(
      await address.evaluate((line) => [
        line.scrollWidth - line.clientWidth,
        line.scrollHeight - line.clientHeight,
      ]),
    ).toEqual([0, 0]);
    // what is off screen is laid out as well
    const heights = await widget.results.evaluateAll((all) =>
      all.map((it) => it.parentElement && getComputedStyle(it.parentElement).contentVisibility),
    );
    expect(new Set(heights)).toEqual(new Set(['visible']));
  },
);

for (const layout of ['popover', 'dialog'])
  test(
    `what lies over the page is printed whole, layout="${layout}" (L09)`,
    CHROMIUM,
    async ({ page, widget }) => {
      await page.setViewportSize({ width: 800, height: 500 });
      await widget.open();
      await widget.set({ layout });
      await widget.host.evaluate((element) =>
        (element as HTMLElement & { search(query: string): void }).search('solar'),
      );
      await expect(widget.results).toHaveCount(12);
      await page.emulateMedia({ media: 'print' });
      for (const part of ['input', 'close', 'pagination'])
        await expect(page.locator(`[part=${part}]`), part).toBeHidden();
      const cut = await page.locator('[part=panel]').evaluate((panel) => {
        const last = panel.querySelector('site-search-results')!.getBoundingClientRect().bottom;
        const clips = [panel, panel.parentElement!].filter((it) => it.matches('dialog, [part=panel]'));
        return clips.map(
          (it) => getComputedStyle(it).overflowY !== 'visible' && last > it.getBoundingClientRect().bottom,
        );
      });
      expect(cut).not.toContain(true);
      expect(
        await page.locator('[part=panel]').evaluate((panel) => panel.getBoundingClientRect().height),
      ).toBeGreaterThan(500);
    },
  );

/** How many texts a PDF holds. */
function textsIn(pdf: Buffer): number {
  const source = pdf.toString('latin1');
  const streams = [...source.matchAll(/\/FlateDecode[^]*?stream\r?\n/g)].flatMap(({ index, 0: head }) => {
    const from = index + head.length;
    try {
      return [inflateSync(pdf.subarray(from, pdf.indexOf('endstream', from))).toString('latin1')];
    } catch {
      return []; // fonts and pictures
    }
  });
  return streams.join('\n').match(/\bT[jJ]\b/g)?.length ?? 0;
}

test('the printed page is not blank, with the list open (L09)', CHROMIUM, async ({ page, widget }) => {
  await widget.open();
  await findAndOpen(widget);
  // ten results have thirty texts at least
  expect(textsIn(await page.pdf({ format: 'A4' }))).toBeGreaterThan(30);
});

test(
  'a popover of a box that a header clips is seen in what is printed',
  CHROMIUM,
  async ({ page, widget }) => {
    await page.goto('/layouts.html');
    await widget.set({ layout: 'popover' });
    await widget.find('solar', 12);
    await page.emulateMedia({ media: 'print' });
    await drawn(page);
    const panel = await page.locator('[part=panel]').boundingBox();
    expect(panel?.height).toBeGreaterThan(500);
    expect(textsIn(await page.pdf({ format: 'A4' }))).toBeGreaterThan(30);
  },
);

test.describe('forced colours', () => {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(
      `frames, the active option, marks and focus are seen: ${colorScheme}`,
      CHROMIUM,
      async ({ page, widget }) => {
        await page.emulateMedia({ forcedColors: 'active', colorScheme });
        await widget.open();
        await findAndOpen(widget);
        const framed = await page.evaluate(() => {
          const frames = [
            window.looks.all('[part=input]')[0]?.closest('div'),
            ...window.looks.all('[part=suggestions], [part~=page-current]'),
          ];
          return frames.map((frame) => {
            const style = frame && getComputedStyle(frame);
            const ground = frame?.parentElement;
            const contrast = style && ground ? window.looks.contrast(style.borderTopColor, ground) : 0;
            return (
              style?.borderTopStyle === 'solid' && parseFloat(style.borderTopWidth) >= 1 && contrast >= 3
            );
          });
        });
        expect(framed).toEqual([true, true, true]);
        const system = await page.evaluate(() => {
          const sheet = document.body.appendChild(document.createElement('div'));
          sheet.style.cssText =
            'forced-color-adjust: none; color: SelectedItemText; background: SelectedItem';
          const { color, backgroundColor } = getComputedStyle(sheet);
          return { color, backgroundColor };
        });
        const colors = await widget.options.evaluateAll((options) =>
          options.slice(0, 2).map((option) => {
            const { color, backgroundColor } = getComputedStyle(option);
            return { color, backgroundColor };
          }),
        );
        expect(colors[0]).toEqual(system);
        expect(colors[1]?.backgroundColor).not.toBe(system.backgroundColor);
        const dim = await page.evaluate(() =>
          window.looks
            .all('mark, a, p, i, button, bdi')
            .map((text) => ({
              name: window.looks.name(text),
              contrast: window.looks.contrast(getComputedStyle(text).color, text),
            }))
            .filter(({ contrast }) => contrast < 3),
        );
        expect(dim).toEqual([]);
        await widget.box.press('Escape');
        for (const stop of ['box', 'clear', 'submit', 'spelling', 'result']) {
          const { width, contrast } = await page.evaluate(() => {
            const focused = window.looks.focused();
            const own =
              focused && getComputedStyle(focused).outlineStyle === 'none' ? focused.closest('div') : focused;
            if (!own) return { width: 0, contrast: 0 };
            const style = getComputedStyle(own);
            return {
              width: parseFloat(style.outlineWidth),
              contrast: window.looks.contrast(style.outlineColor, own),
            };
          });
          expect(width, stop).toBeGreaterThanOrEqual(2);
          expect(contrast, stop).toBeGreaterThanOrEqual(3);
          await page.keyboard.press('Tab');
        }
      },
    );

    test(`an error has its frame: ${colorScheme}`, CHROMIUM, async ({ page, widget }) => {
      await page.emulateMedia({ forcedColors: 'active', colorScheme });
      await widget.open();
      await widget.search('bad');
      await expect(widget.retry).toBeVisible();
      for (const frame of [widget.error, widget.retry]) {
        const contrast = await frame.evaluate((it) => {
          const { borderTopStyle, borderTopColor } = getComputedStyle(it);
          return borderTopStyle === 'solid'
            ? window.looks.contrast(borderTopColor, it.parentElement as Element)
            : 0;
        });
        expect(contrast).toBeGreaterThanOrEqual(3);
      }
    });
  }
});

test('where less motion is asked for, nothing moves', CHROMIUM, async ({ page, widget, service }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  service.give(found('late', docs(1, 10), { delayMs: 600 }));
  await widget.open();
  const moving = (): Promise<string[]> =>
    page.evaluate(() => {
      const roots = new Set(window.looks.all().map((it) => it.getRootNode() as ShadowRoot));
      const styles = window.looks
        .all()
        .filter(
          (it) =>
            parseFloat(getComputedStyle(it).transitionDuration) > 0 ||
            getComputedStyle(it).scrollBehavior === 'smooth',
        )
        .map((it) => window.looks.name(it));
      const running = [document, ...roots]
        .flatMap((root) => root.getAnimations())
        .flatMap(({ effect }) => (effect instanceof KeyframeEffect ? effect.getKeyframes() : []))
        .flatMap((frame) => Object.keys(frame))
        .filter((name) =>
          /transform|translate|scale|rotate|inset|top|left|margin|height|width|size|position/i.test(name),
        );
      return [...styles, ...running];
    });
  await widget.search('late');
  await expect(widget.page.locator('.skeletons')).toBeVisible();
  expect(await moving()).toEqual([]);
  await expect(widget.results).toHaveCount(10);
  await openTen(widget, service);
  expect(await moving()).toEqual([]);
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`every text can be read: ${colorScheme}`, CHROMIUM, async ({ page, widget }) => {
    await page.emulateMedia({ colorScheme });
    await widget.open();
    await page.addStyleTag({ content: ':root { color-scheme: light dark }' });
    await findAndOpen(widget);
    const dim = (): Promise<object[]> =>
      page.evaluate(() =>
        window.looks
          .all()
          .filter(
            (it) =>
              [...it.childNodes].some((node) => node instanceof Text && node.data.trim()) ||
              it.matches('input'),
          )
          .map((it) => ({
            name: window.looks.name(it),
            contrast: window.looks.contrast(getComputedStyle(it).color, it),
          }))
          .filter(({ contrast }) => contrast < 4.5),
      );
    expect(await dim()).toEqual([]);
    await widget.search('bad');
    await expect(widget.retry).toBeVisible();
    expect(await dim()).toEqual([]);
  });
}
