/** Nothing that comes late moves what is there already: the browser's own measure of it (CLS) is 0. */
import type { Page } from '@playwright/test';
import { alterPage } from './altered-page.js';
import { correction, doc, found, spelt, suggested } from './answers.js';
import { drawn, expect, test, type Widget } from './fixtures.js';

/** What moved, once anything has: from where to where, in pixels. */
declare global {
  interface Window {
    shifts: string[];
  }
}

/** To be called before the page is opened. Nodes in a shadow tree are not told, only that they are in one. */
async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.shifts = [];
    const place = ({ x, y, width, height }: DOMRectReadOnly): string =>
      [x, y, width, height].map(Math.round).join(' ');
    new PerformanceObserver((list) => {
      type Source = { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly };
      type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean; sources: Source[] };
      for (const { value, hadRecentInput, sources } of list.getEntries() as Shift[])
        for (const { node, previousRect, currentRect } of sources)
          if (!hadRecentInput && (!node || node.parentElement?.closest('site-search')))
            window.shifts.push(`${place(previousRect)} to ${place(currentRect)}, ${value}`);
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** Until now nothing of the widget has moved. */
async function expectNoShift(page: Page, state: string): Promise<void> {
  await drawn(page);
  // entries are told a while after the frame
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 100)));
  expect(await page.evaluate(() => window.shifts), state).toEqual([]);
}

/** A movement soon after a key or a click is what the visitor asked for, and does not count: 500 ms. */
async function outwaitInput(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 600)));
}

/** Results of different heights. */
const uneven = (from: number, to: number): unknown[] =>
  Array.from({ length: to - from + 1 }, (_, index) =>
    doc(from + index, {
      body: ['Of a fence and of what it is good for. '.repeat(1 + ((from + 3 * index) % 7))],
    }),
  );

const HELD = { held: true };

/** From the page's address to the second page, every answer late. */
async function goThrough(page: Page, widget: Widget, release: () => Promise<void>): Promise<void> {
  await widget.open('/bare.html?q=solar');
  // skeletons
  await outwaitInput(page);
  await expectNoShift(page, 'waiting');
  await release();
  await expect(widget.results).toHaveCount(10);
  await expectNoShift(page, 'results');
  await widget.box.focus();
  await widget.type('gar');
  await outwaitInput(page);
  await release();
  await expect(widget.options).toHaveCount(2);
  await expectNoShift(page, 'suggestions');
  await widget.box.press('Escape');
  await expect(widget.list).toBeHidden();
}

for (const width of [1200, 320]) {
  test(`suggestions, results, pages and a correction that come late move nothing, ${width} pixels wide`, async ({
    page,
    widget,
    service,
  }) => {
    const release = (): Promise<void> => service.release();
    service.give(
      suggested('gar', ['garden', 'garden fence'], 'gar', HELD),
      found('solar', uneven(1, 10), { numFound: 30, start: 0, ...HELD }),
      found('solar', uneven(11, 20), { numFound: 30, start: 10, ...HELD }),
      found('solar', uneven(21, 30), { numFound: 30, start: 20, ...HELD }),
      found('fenze', uneven(3, 12), { numFound: 30, start: 0, ...HELD }),
    );
    await page.setViewportSize({ width, height: 800 });
    await watchShifts(page);
    await goThrough(page, widget, release);
    for (const number of [2, 3]) {
      await widget.goTo(number).click();
      await outwaitInput(page);
      await expectNoShift(page, `waiting for page ${number}`);
      await release();
      await expect(widget.current).toHaveText(String(number));
      await widget.settle();
      await expectNoShift(page, `page ${number}`);
    }
    service.give(spelt('fenze', correction('fenze', 'fence'), HELD));
    await page.evaluate(() => scrollTo(0, 0));
    await widget.search('fenze');
    await outwaitInput(page);
    await service.release('search');
    await expect(widget.titles.first()).toHaveText('Doc 3');
    await expectNoShift(page, 'results before their correction');
    await release();
    await expect(widget.correction).toHaveText('fence');
    await expectNoShift(page, 'the correction');
  });
}

test('a hundred results that come stretch by stretch move nothing below them', async ({
  page,
  widget,
  service,
}) => {
  const hundred = { numFound: 300, start: 0 };
  service.give(
    found('fence', uneven(1, 100), hundred),
    found('gate', uneven(101, 200), { ...hundred, ...HELD }),
  );
  // the first stretch alone would be less than a screen
  await page.setViewportSize({ width: 1200, height: 1600 });
  await watchShifts(page);
  await widget.open('/bare.html');
  await widget.set({ rows: '100' });
  await widget.search('fence');
  // the code of the pages has come
  await expect(widget.pager).toBeAttached();
  await widget.search('gate');
  await outwaitInput(page);
  await service.release();
  await expect(widget.titles.last()).toHaveText('Doc 200');
  await expectNoShift(page, 'all of them');
});

// Firefox goes by the attribute size alone, and has no such box
test('a box as wide as it is by itself moves nothing of the page when the first letter is typed', async ({
  page,
  widget,
}) => {
  await alterPage(page, '/bare.html', {
    '</head>': '<style>header { display: inline-flex }</style></head>',
    '<site-search ': '<header><site-search ',
    '</site-search>': '</site-search><nav>Home</nav></header>',
  });
  await widget.open();
  const left = async () => (await page.locator('nav').boundingBox())?.x;
  const before = await left();
  await widget.box.fill('f');
  await drawn(page);
  expect(await left()).toBe(before);
});
