/** Where focus goes with a suggestion that was picked and a correction that was followed; never to nothing. */
import type { Locator, Page } from '@playwright/test';
import { correction, docs, found, spelt, suggested } from './answers.js';
import { expect, test, type Widget } from './fixtures.js';
import { expectFocus, watchFocus } from './focused.js';
import { holdAnswers } from './held-answers.js';
import type { StandIn } from './stand-in.js';

const PICKS: readonly (readonly [name: string, pick: (widget: Widget) => Promise<void>])[] = [
  [
    'by Enter',
    async (widget) => {
      await widget.box.press('ArrowDown');
      await widget.box.press('Enter');
    },
  ],
  ['by mouse', (widget) => widget.options.first().click()],
];

const FOLLOWS: readonly (readonly [name: string, follow: (link: Locator) => Promise<void>])[] = [
  ['by Enter', (link) => link.press('Enter')],
  ['by mouse', (link) => link.click()],
];

async function openList(widget: Widget, service: StandIn): Promise<void> {
  service.give(suggested('sol', ['solar', 'solder']), found('solar', docs(1, 3)));
  await widget.open();
  await widget.type('sol');
  await expect(widget.options).toHaveCount(2);
}

for (const [way, pick] of PICKS) {
  test(`a suggestion picked ${way}: the box while results are awaited, then their list`, async ({
    page,
    widget,
    service,
  }) => {
    await openList(widget, service);
    const held = await holdAnswers(page);
    const wasLost = await watchFocus(page);
    await pick(widget);
    await expect.poll(held.asked).toBe(1);
    await expectFocus(page, 'input');
    held.release();
    await expect(widget.results).toHaveCount(3);
    await expectFocus(page, 'results');
    expect(await wasLost()).toBe(false);
  });

  test(`a suggestion picked ${way} that finds nothing, or fails: stays in the box`, async ({
    page,
    widget,
    service,
  }) => {
    service.give(suggested('sol', ['solaris', 'bad']), { endpoint: 'search', q: 'bad', status: 500 });
    await widget.open();
    const wasLost = await watchFocus(page);
    await widget.type('sol');
    await expect(widget.options).toHaveCount(2);
    await pick(widget);
    await expect(widget.summary).toContainText('No results for solaris');
    await expectFocus(page, 'input');
    service.reset();
    service.give(suggested('bad', ['bad luck']), { endpoint: 'search', q: 'bad luck', status: 500 });
    await widget.type('bad');
    await expect(widget.options).toHaveText(['bad luck']);
    await pick(widget);
    await expect(widget.error).toBeVisible();
    await expectFocus(page, 'input');
    expect(await wasLost()).toBe(false);
  });

  test(`who types on after picking ${way} stays in the box`, async ({ page, widget, service }) => {
    await openList(widget, service);
    const held = await holdAnswers(page);
    await pick(widget);
    await expect.poll(held.asked).toBe(1);
    await widget.box.press('End');
    await widget.box.pressSequentially(' ro');
    held.release();
    await expect(widget.results).toHaveCount(3);
    await expectFocus(page, 'input');
    await expect(widget.box).toHaveValue('solar ro');
  });
}

test('Enter on what was typed stays in the box', async ({ page, widget, service }) => {
  await openList(widget, service);
  await widget.box.pressSequentially('ar');
  await widget.box.press('Enter');
  await expect(widget.results).toHaveCount(3);
  await widget.settle();
  await expectFocus(page, 'input');
  await widget.box.press('Enter');
  await expect.poll(() => service.of('search').filter(({ isAnswered }) => isAnswered).length).toBe(2);
  await widget.settle();
  await expectFocus(page, 'input');
});

for (const [way, follow] of FOLLOWS) {
  for (const mode of ['query', 'off']) {
    test(`a correction followed ${way} (url-state="${mode}"): the summary while its results are awaited, then their list`, async ({
      page,
      widget,
      service,
    }) => {
      service.give(
        spelt('fenze', correction('fenze', 'fence')),
        found('fenze', docs(1, 1)),
        found('fence', docs(2, 4)),
      );
      await widget.open();
      await widget.set({ 'url-state': mode });
      await widget.search('fenze');
      await expect(widget.correction).toHaveText('fence');
      const held = await holdAnswers(page);
      const wasLost = await watchFocus(page);
      await follow(widget.correction);
      await expect(widget.summary).toHaveText('Searching for fence…');
      await expectFocus(page, 'summary');
      held.release();
      await expect(widget.results).toHaveCount(3);
      await expectFocus(page, 'results');
      expect(await wasLost()).toBe(false);
    });
  }

  test(`back to what was typed ${way}: the summary, which says that it finds nothing`, async ({
    page,
    widget,
    service,
  }) => {
    service.give(
      spelt('fenze', correction('fenze', 'fence')),
      found('fenze', [], { times: 1 }),
      found('fence', docs(1, 3)),
    );
    await widget.open();
    await widget.set({ spelling: 'auto' });
    await widget.search('fenze');
    await expect(widget.correction).toHaveText('fenze');
    await widget.settle();
    await expectFocus(page, 'input');
    await passTime(page);
    const held = await holdAnswers(page);
    const wasLost = await watchFocus(page);
    await follow(widget.correction);
    await expect(widget.summary).toHaveText('Searching for fenze…');
    await expectFocus(page, 'summary');
    held.release();
    await expect(widget.summary).toContainText('No results for fenze');
    await expectFocus(page, 'summary');
    expect(await wasLost()).toBe(false);
  });
}

test('back to what was typed, which finds something by now: its list', async ({ page, widget, service }) => {
  service.give(
    spelt('fenze', correction('fenze', 'fence')),
    found('fenze', [], { times: 1 }),
    found('fenze', docs(5, 6)),
    found('fence', docs(1, 3)),
  );
  await widget.open();
  await widget.set({ spelling: 'auto' });
  await widget.search('fenze');
  await expect(widget.correction).toHaveText('fenze');
  await widget.settle();
  await passTime(page);
  await widget.correction.press('Enter');
  await expect(widget.titles).toHaveText(['Doc 5', 'Doc 6']);
  await expectFocus(page, 'results');
});

/** So long that what has been answered is remembered no longer. */
async function passTime(page: Page): Promise<void> {
  await page.evaluate(() => {
    const { now } = Date;
    Date.now = () => now() + 360_000;
  });
}
