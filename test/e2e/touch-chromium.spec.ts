/**
 * Sizes of what is pressed. With a finger 44 × 44 pixels (WCAG 2.5.5); with a
 * mouse 24 × 24 or, for a title, room of that size round it (2.5.8). A link is
 * as wide as its words, and what stands in a sentence is excepted by both
 * rules: here it is as high, but in small print under a mouse.
 */
import { correction, docs, found, spelt, suggested } from './answers.js';
import { expect, test, type Widget } from './fixtures.js';
import { installLooks, openTen, openTenIn, TEN } from './looks.js';

const CHROMIUM = { tag: '@chromium' };

test.beforeEach(async ({ page, service }) => {
  await installLooks(page);
  service.give(
    found('solar', docs(1, 10), { numFound: 400, start: 0 }),
    found('solar roof', docs(1, 1)),
    spelt('solar', [correction('solar', 'sonar')]),
    suggested('sol', TEN),
    { endpoint: 'search', q: 'bad', status: 500, body: {} },
  );
});

/** The controls that are smaller than that, of those that nothing lies on. */
async function small({ page }: Widget, least: number): Promise<string[]> {
  return await page.evaluate((size) => {
    const targets = window.looks
      .all('a[href], button, input, [role=option], [role=option] i')
      .filter((target) => target.contains(window.looks.hit(target) ?? target));
    const rects = targets.map((target) => target.getBoundingClientRect());
    return targets.flatMap((target, index) => {
      const { left, top, width, height } = rects[index] ?? new DOMRect();
      const isSmallPrint = parseFloat(getComputedStyle(target).fontSize) < 16 && size < 44;
      const isInSentence = !!target.closest('[part=spelling]');
      const isTitle = !!target.closest('[part=result-title]');
      const [x, y] = [left + width / 2, top + height / 2];
      // the room is a circle of that size round it, in which nothing else is pressed
      const hasRoom = rects.every(
        (other, at) =>
          at === index ||
          Math.hypot(
            Math.max(other.left - x, x - other.right, 0),
            Math.max(other.top - y, y - other.bottom, 0),
          ) >=
            size / 2,
      );
      const isExcepted = isSmallPrint && (isInSentence || (isTitle && hasRoom));
      const isHigh = height >= size || isExcepted;
      const isWide = width >= size || isInSentence || isTitle;
      return isHigh && isWide ? [] : [`${window.looks.name(target)} ${width} × ${height}`];
    });
  }, least);
}

for (const [name, least] of [
  ['a finger', 44],
  ['a mouse', 24],
] as const) {
  test.describe(name, () => {
    if (least === 44) test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 700 } });

    for (const state of ['query', 'off']) {
      test(
        `what is pressed has the size for ${name}, url-state="${state}"`,
        CHROMIUM,
        async ({ page, widget, service }) => {
          await widget.open();
          await widget.set({ 'url-state': state });
          expect(await page.evaluate(() => matchMedia('(pointer: coarse)').matches)).toBe(least === 44);
          await widget.find('solar', 10);
          await expect(widget.correction).toHaveText('sonar');
          expect(await small(widget, least)).toEqual([]);
          await openTen(widget, service);
          expect(await small(widget, least)).toEqual([]);
          await widget.search('bad');
          await expect(widget.retry).toBeVisible();
          expect(await small(widget, least)).toEqual([]);
        },
      );
    }

    test(`it has it in small print too, for ${name}`, CHROMIUM, async ({ page, widget, service }) => {
      await widget.open();
      await page.addStyleTag({ content: 'body { font-size: 12px }' });
      await widget.find('solar', 10);
      await openTen(widget, service);
      expect(await small(widget, least)).toEqual([]);
    });
  });
}

test(
  'the box and its options have the size for a mouse in the smallest print',
  CHROMIUM,
  async ({ widget, service }) => {
    await openTenIn('body { font-size: 8px }', widget, service);
    await expect(widget.clear).toBeVisible();
    expect(await small(widget, 24)).toEqual([]);
  },
);

test.describe('one tap', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 700 } });

  test('on an option chooses it (M13)', CHROMIUM, async ({ page, widget, service }) => {
    await widget.open();
    await widget.box.tap();
    await openTen(widget, service);
    const { x = 0, y = 0, width = 0, height = 0 } = (await widget.options.nth(1).boundingBox()) ?? {};
    await page.touchscreen.tap(x + width / 3, y + height / 2);
    await expect(widget.box).toHaveValue('solar roof');
    await expect(widget.list).toBeHidden();
    await expect(widget.titles).toHaveText(['Doc 1']);
    expect(service.queries('search')).toEqual(['solar roof']);
  });

  test('on its arrow puts it into the box (M13)', CHROMIUM, async ({ page, widget, service }) => {
    await widget.open();
    await widget.box.tap();
    await openTen(widget, service);
    const {
      x = 0,
      y = 0,
      width = 0,
      height = 0,
    } = (await widget.options.nth(1).locator('i').boundingBox()) ?? {};
    await page.touchscreen.tap(x + width / 2, y + height / 2);
    await expect(widget.box).toHaveValue('solar roof');
    await expect(widget.box).toBeFocused();
    expect(service.of('search')).toEqual([]);
  });
});
