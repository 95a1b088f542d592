/** A page in Arabic: everything is mirrored, and each text keeps its own direction. */
import { doc, found, suggested } from './answers.js';
import { expect, test, type Widget } from './fixtures.js';
import { expectAllInside, expectAtBox, installLooks } from './looks.js';

const SUN = '\u0627\u0644\u0637\u0627\u0642\u0629 \u0627\u0644\u0634\u0645\u0633\u064a\u0629';
const RESULTS = [
  doc(1, { title: [`${SUN} (1)`], body: ['An English text, (with brackets).'] }),
  doc(2, { title: ['Solar 2'], body: [`${SUN} 100%`] }),
];

test.beforeEach(async ({ page, service }) => {
  await installLooks(page);
  service.give(
    suggested('\u0627\u0644', [SUN, 'English one']),
    found(SUN, RESULTS, { numFound: 6, start: 2 }),
    found(SUN, RESULTS, { numFound: 6 }),
  );
});

/** The middles of the boxes, from left to right. */
async function middles(places: ReturnType<Widget['page']['locator']>): Promise<number[]> {
  return await places.evaluateAll((all) =>
    all.map((place) => {
      const { left, right } = place.getBoundingClientRect();
      return (left + right) / 2;
    }),
  );
}

function descends(numbers: readonly number[]): boolean {
  return numbers.length > 1 && numbers.every((number, index) => !index || number < (numbers[index - 1] ?? 0));
}

for (const width of [320, 900]) {
  test(`box and list are mirrored, ${width} pixels wide`, async ({ page, widget }) => {
    await page.setViewportSize({ width, height: 700 });
    await widget.open('/right-to-left.html');
    await widget.type('\u0627\u0644');
    await expect(widget.options).toHaveCount(2);
    await expectAtBox(widget);
    await expectAllInside(page);
    expect(descends(await middles(page.locator('[part=input], [part=clear], [part=submit]')))).toBe(true);
    const options = await widget.options.evaluateAll((all) =>
      all.map((option) => {
        const [text, arrow] = option.children;
        const left = text?.getBoundingClientRect().left ?? 0;
        const style = arrow && getComputedStyle(arrow);
        return {
          isArrowLeft: (arrow?.getBoundingClientRect().right ?? Infinity) <= left + 1,
          scale: style?.scale,
          direction: text && getComputedStyle(text).direction,
        };
      }),
    );
    expect(options).toEqual([
      { isArrowLeft: true, scale: '-1 1', direction: 'rtl' },
      { isArrowLeft: true, scale: '-1 1', direction: 'ltr' },
    ]);
  });

  test(`results keep their own directions, pages run from right to left, ${width} pixels wide`, async ({
    page,
    widget,
  }) => {
    await page.setViewportSize({ width, height: 700 });
    await widget.open('/right-to-left.html');
    await widget.set({ rows: '2' });
    await widget.find(SUN, 2);
    const directions = await widget.results
      .locator('[part]:not(mark)')
      .evaluateAll((all) => all.map((text) => getComputedStyle(text).direction));
    expect(directions).toEqual(['rtl', 'ltr', 'ltr', 'ltr', 'ltr', 'rtl']);
    // an address is read from the left, and stands where the page begins
    const address = page.locator('[part=result-url]').first();
    const isAtRight = await address.evaluate((line) => {
      const range = document.createRange();
      range.selectNodeContents(line);
      return Math.abs(range.getBoundingClientRect().right - line.getBoundingClientRect().right) < 2;
    });
    expect(isAtRight).toBe(true);
    await page.locator('[part~=page]').filter({ hasText: '2' }).first().click();
    await expect(page.locator('[part~=page-current]')).toHaveText('2');
    await widget.settle();
    expect(descends(await middles(page.locator('[part~=page]')))).toBe(true);
    await expectAllInside(page);
  });
}

test('an empty box is of the page’s direction, one with a text of the text’s', async ({ widget }) => {
  await widget.open('/right-to-left.html');
  const direction = (): Promise<string> => widget.box.evaluate((box) => getComputedStyle(box).direction);
  expect(await direction()).toBe('rtl');
  await widget.enter('solar');
  await expect.poll(direction).toBe('ltr');
  await widget.enter(SUN);
  await expect.poll(direction).toBe('rtl');
  await widget.enter('');
  await expect.poll(direction).toBe('rtl');
});
