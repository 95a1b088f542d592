/** Where the list is: over what the page puts on top, at its box, within the window. */
import { alterPage } from './altered-page.js';
import { found, doc } from './answers.js';
import { drawn, expect, test } from './fixtures.js';
import { expectAllInside, expectAtBox, expectOnTop, installLooks, openTen, openTenIn, TEN } from './looks.js';

test.beforeEach(async ({ page }) => {
  await installLooks(page);
});

test('no header that cuts off and no main part on top hides an option (L01)', async ({ widget, service }) => {
  service.give(found('solar system', [doc(1)]));
  await widget.open('/stacked.html');
  await openTen(widget, service);
  await expectOnTop(widget);
  await expectAtBox(widget);
  await widget.options.last().click();
  await expect(widget.box).toHaveValue('solar system');
  await expect.poll(() => service.queries('search')).toEqual(['solar system']);
});

test('in a dialog the list is over the dialog, at its box (L02)', async ({ page, widget, service }) => {
  service.give(found('solar system', [doc(1)]));
  await widget.open();
  await page.evaluate(() => {
    const dialog = document.createElement('dialog');
    dialog.style.cssText = 'overflow: hidden; block-size: 6em';
    dialog.append(...document.querySelectorAll('site-search'));
    document.body.append(dialog);
    dialog.showModal();
  });
  await openTen(widget, service);
  await expectOnTop(widget);
  await expectAtBox(widget);
  await widget.options.last().click();
  await expect.poll(() => service.queries('search')).toEqual(['solar system']);
});

test('within a transform the list is at its box (L02)', async ({ widget, service }) => {
  await openTenIn('main { transform: scale(1); overflow: clip }', widget, service);
  await expectOnTop(widget);
  await expectAtBox(widget);
});

test('in the middle of a page, where that is done by a transform, the list is at its box', async ({
  page,
  widget,
  service,
}) => {
  await openTenIn(
    `main { position: relative; block-size: 400px }
      site-search { position: absolute; inset: 50% auto auto 50%; inline-size: 400px; transform: translate(-50%, -50%) }`,
    widget,
    service,
  );
  await expectAtBox(widget);
  await expectOnTop(widget);
  await page.evaluate(() => {
    document.body.style.minBlockSize = '300vh';
    scrollBy(0, 60);
  });
  await expectAtBox(widget);
});

const SCROLLER = `body { block-size: 300vh } main { block-size: 300px; overflow: auto; border: 1px solid }
      main::after { content: ''; display: block; block-size: 1000px } h1 { margin-block-end: 80px }`;

test('the list follows its box through every scroll (L02)', async ({ page, widget, service }) => {
  await openTenIn(SCROLLER, widget, service);
  await expectAtBox(widget);
  await page.evaluate(() => document.querySelector('main')?.scrollBy(0, 60));
  await expectAtBox(widget);
  await page.evaluate(() => scrollBy(0, 40));
  await expectAtBox(widget);
});

test('arrows scroll the list, not a page that keeps room for its header', async ({
  page,
  widget,
  service,
}) => {
  await openTenIn(
    `html { scroll-padding-block-start: 200px } body { block-size: 300vh }
      main { position: fixed; inset: 0 0 auto } h1 { display: none }`,
    widget,
    service,
  );
  await page.evaluate(() => scrollTo(0, 300));
  for (const key of ['ArrowDown', 'ArrowDown', 'ArrowUp']) {
    await widget.box.press(key);
    await drawn(page);
    expect(await page.evaluate(() => scrollY)).toBe(300);
  }
});

// Firefox lets the wheel of its driver pass
test(
  'whoever scrolls past the end of the list scrolls no page',
  { tag: '@chromium' },
  async ({ page, widget, service }) => {
    await page.setViewportSize({ width: 320, height: 256 });
    await openTenIn('body { block-size: 300vh }', widget, service);
    await widget.options.first().hover();
    await page.mouse.wheel(0, 2000);
    const left = (): Promise<number> =>
      widget.list.evaluate((list) => Math.round(list.scrollHeight - list.clientHeight - list.scrollTop));
    await expect.poll(left).toBe(0);
    // what is scrolled next is what the pointer is over then
    await widget.options.last().hover();
    for (let turn = 0; turn < 5; turn++) {
      await page.mouse.wheel(0, 100);
      await drawn(page);
    }
    expect(await page.evaluate(() => scrollY)).toBe(0);
  },
);

test('where nothing anchors the list, it is low enough to be scrolled to its end', async ({
  browserName,
  page,
  widget,
  service,
}) => {
  await alterPage(page, '/dist/site-search.js', {
    'position-area:': 'unknown:',
    '(position-area:': '(unknown:',
    'anchor-name:': 'unknown:',
    'anchor-size(width)': 'unknown()',
  });
  await page.setViewportSize({ width: 800, height: 340 });
  await widget.open();
  await openTen(widget, service);
  // elsewhere by a script
  if (browserName !== 'chromium') await expectAtBox(widget);
  const { bottom } = await widget.list.evaluate((list) => list.getBoundingClientRect());
  expect(bottom).toBeLessThanOrEqual(340);
  await widget.box.press('ArrowUp');
  await expect(widget.options.last()).toBeInViewport();
});

test('the list goes out of sight with its box', { tag: '@chromium' }, async ({ page, widget, service }) => {
  await openTenIn(SCROLLER, widget, service);
  await page.evaluate(() => document.querySelector('main')?.scrollBy(0, 400));
  // whatever is left of it takes no press that is meant for the page
  await expect
    .poll(() =>
      widget.options.evaluateAll(
        (options) => options.filter((it) => it.contains(window.looks.hit(it) ?? null)).length,
      ),
    )
    .toBe(0);
});

const PLACES: readonly (readonly [place: string, above: number])[] = [
  ['at the top', 0],
  ['in the middle', 105],
  ['at the bottom', 200],
];

for (const [place, above] of PLACES) {
  test(`in a window of 320 × 256 with the box ${place} the list is inside, beside the box (L02)`, async ({
    page,
    widget,
    service,
  }) => {
    await page.setViewportSize({ width: 320, height: 256 });
    await openTenIn(
      `h1 { display: none } body { margin: 0; padding-block-start: ${above}px }`,
      widget,
      service,
    );
    await widget.box.press('ArrowUp');
    await expect(widget.options.last()).toHaveAttribute('aria-selected', 'true');
    await drawn(page);
    const { top, bottom, isScrolling, last } = await widget.list.evaluate((list) => {
      const rect = list.getBoundingClientRect();
      const option = list.lastElementChild as Element;
      const inner = option.getBoundingClientRect();
      return {
        top: rect.top,
        bottom: rect.bottom,
        isScrolling: list.scrollHeight > list.clientHeight,
        last: {
          isInside: inner.top >= rect.top - 1 && inner.bottom <= rect.bottom + 1,
          isOnTop: option.contains(window.looks.hit(option) ?? null),
        },
      };
    });
    expect(top).toBeGreaterThanOrEqual(0);
    expect(bottom).toBeLessThanOrEqual(256);
    expect(isScrolling).toBe(true);
    expect(last).toEqual({ isInside: true, isOnTop: true });
    await expectAtBox(widget);
    await expectAllInside(page);
  });
}

test('a window that shrinks while the list is open keeps the list inside (L02)', async ({
  page,
  widget,
  service,
}) => {
  await widget.open();
  await openTen(widget, service);
  await page.setViewportSize({ width: 320, height: 256 });
  await expect
    .poll(() =>
      widget.list.evaluate((list) => {
        const { top, bottom, left, right } = list.getBoundingClientRect();
        return top >= 0 && left >= 0 && bottom <= innerHeight && right <= innerWidth;
      }),
    )
    .toBe(true);
  await expectAtBox(widget);
  for (const text of TEN.slice(-2).reverse()) {
    await widget.box.press('ArrowUp');
    const option = widget.options.filter({ hasText: text });
    await expect(option).toHaveAttribute('aria-selected', 'true');
    await expect(option).toBeInViewport({ ratio: 0.9 });
  }
});
