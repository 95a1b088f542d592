/** Suggestions that come late, in another order, or when nobody wants them any more. */
import { doc, found, suggested } from './answers.js';
import { AT_ONCE, drawn, expect, test } from './fixtures.js';

const WAYS_TO_EMPTY: readonly (readonly [string, readonly string[]])[] = [
  ['Ctrl+A Delete', ['Control+a', 'Delete']],
  ['Ctrl+A Backspace', ['Control+a', 'Backspace']],
  ['Backspace, one by one', ['Backspace', 'Backspace', 'Backspace']],
];

for (const [name, keys] of WAYS_TO_EMPTY) {
  test(`a late answer for a box emptied with ${name} never opens the list (R01)`, async ({
    page,
    widget,
    service,
  }) => {
    service.give(suggested('abc', ['abc one', 'abc two'], 'abc', { held: true }));
    await widget.open();
    await widget.enter('abc');
    await expect.poll(() => service.queries('suggest'), AT_ONCE).toEqual(['abc']);
    for (const key of keys) await widget.box.press(key);
    await expect(widget.box).toHaveAttribute('aria-expanded', 'false');
    await service.release();
    await drawn(page);
    await expect(widget.box).toHaveAttribute('aria-expanded', 'false');
    await expect(widget.list).toBeHidden();
    await expect(widget.options).toHaveCount(0);
    expect(await widget.texts(widget.spoken)).toEqual(['', '', '', '', '', '']);
  });
}

const ENDS: readonly (readonly [string, string])[] = [
  ['Escape', 'Escape'],
  ['Tab', 'Tab'],
];

test('a late answer for a box emptied with the clear button never opens the list (R01)', async ({
  page,
  widget,
  service,
}) => {
  service.give(suggested('abc', ['abc one', 'abc two'], 'abc', { held: true }));
  await widget.open();
  await widget.enter('abc');
  await expect.poll(() => service.queries('suggest'), AT_ONCE).toEqual(['abc']);
  await widget.clear.click();
  await expect(widget.box).toHaveValue('');
  await service.release();
  await drawn(page);
  await expect(widget.box).toHaveAttribute('aria-expanded', 'false');
  await expect(widget.list).toBeHidden();
  expect(await widget.texts(widget.spoken)).toEqual(['', '', '', '', '', '']);
  expect(service.of('search')).toEqual([]);
});

for (const [name, key] of ENDS) {
  test(`a late answer after ${name} never opens the list`, async ({ page, widget, service }) => {
    service.give(suggested('abc', ['abc one'], 'abc', { held: true }));
    await widget.open();
    await widget.enter('abc');
    await expect.poll(() => service.queries('suggest'), AT_ONCE).toEqual(['abc']);
    await widget.box.press(key);
    await service.release();
    await drawn(page);
    await expect(widget.list).toBeHidden();
    await expect(widget.box).toHaveAttribute('aria-expanded', 'false');
  });
}

test('a late answer after Enter never opens the list over the results', async ({ page, widget, service }) => {
  service.give(suggested('abc', ['abc one'], 'abc', { held: true }), found('abc', [doc(1)]));
  await widget.open();
  await widget.enter('abc');
  await expect.poll(() => service.queries('suggest'), AT_ONCE).toEqual(['abc']);
  await widget.box.press('Enter');
  await expect(widget.titles).toHaveText(['Doc 1']);
  await service.release();
  await drawn(page);
  await expect(widget.list).toBeHidden();
  await expect(widget.box).toHaveAttribute('aria-expanded', 'false');
});

test('Enter within the debounce sends no suggest request at all', async ({ page, widget, service }) => {
  service.give(found('abc', [doc(1)]));
  await widget.open();
  await widget.set({ 'suggest-delay': '1500' });
  await widget.enter('abc');
  await widget.box.press('Enter');
  await expect(widget.titles).toHaveText(['Doc 1']);
  await page.waitForTimeout(1800);
  expect(service.of('suggest')).toEqual([]);
});

test('text shortened under the minimum drops the answer under way', async ({ page, widget, service }) => {
  service.give(suggested('ab', ['ab one'], 'ab', { held: true }));
  await widget.open();
  await widget.enter('ab');
  await expect.poll(() => service.queries('suggest'), AT_ONCE).toEqual(['ab']);
  await widget.box.press('Backspace');
  await service.release();
  await drawn(page);
  await expect(widget.list).toBeHidden();
  expect(service.queries('suggest')).toEqual(['ab']);
});

test('the slow answer for a prefix never replaces the options of the whole text (R02)', async ({
  page,
  widget,
  service,
}) => {
  service.give(
    suggested('so', ['sofa', 'sonar'], 'so', { held: true }),
    suggested('solar', ['solar panel', 'solar roof']),
  );
  await widget.open();
  await widget.enter('so');
  await expect.poll(() => service.queries('suggest'), AT_ONCE).toEqual(['so']);
  await widget.box.pressSequentially('lar');
  await expect(widget.options).toHaveText(['solar panel', 'solar roof']);
  await service.release();
  await drawn(page);
  await expect(widget.options).toHaveText(['solar panel', 'solar roof']);
});

test('the slow answer for a longer text never replaces the options of the shortened one', async ({
  page,
  widget,
  service,
}) => {
  service.give(suggested('solar', ['solar panel'], 'solar', { held: true }), suggested('sola', ['solanum']));
  await widget.open();
  await widget.enter('solar');
  await expect.poll(() => service.queries('suggest'), AT_ONCE).toEqual(['solar']);
  await widget.box.press('Backspace');
  await expect(widget.options).toHaveText(['solanum']);
  await service.release();
  await drawn(page);
  await expect(widget.options).toHaveText(['solanum']);
});

test('a failed lookup for newer text closes the list of the older one', async ({ page, widget, service }) => {
  service.give(suggested('so', ['sofa']), { endpoint: 'suggest', q: 'sox', status: 500 });
  await widget.open();
  await widget.enter('so');
  await expect(widget.options).toHaveText(['sofa']);
  await widget.box.pressSequentially('x');
  await expect.poll(() => service.hasAnswered('suggest', 'sox')).toBe(true);
  await drawn(page);
  await expect(widget.list).toBeHidden();
  await expect(widget.error).toHaveCount(0);
});

test('a click on an option inside the debounce searches it alone (R04)', async ({
  page,
  widget,
  service,
}) => {
  service.give(
    suggested('sol', ['solar panel', 'solar roof']),
    found('solar roof', [doc(1, { title: ['Solar roof'] })]),
  );
  await widget.open();
  await widget.enter('sol');
  await expect(widget.options).toHaveCount(2);
  await widget.set({ 'suggest-delay': '2500' });
  await widget.box.press('a');
  await widget.options.filter({ hasText: 'solar roof' }).click();
  await expect(widget.titles).toHaveText(['Solar roof']);
  await page.waitForTimeout(2800);
  expect(service.queries('search')).toEqual(['solar roof']);
  expect(service.queries('suggest')).toEqual(['sol']);
  await expect(widget.box).toHaveValue('solar roof');
  await expect(widget.summary).toHaveText('1 result for solar roof');
  await expect(widget.list).toBeHidden();
});

test('a text typed at speed is asked for whole, and few times (R06)', async ({ widget, service }) => {
  service.give(suggested('garden hose', ['garden hose reel']), suggested('*', ['garden'], 'garden'));
  await widget.open();
  await widget.box.focus();
  // in the page: its timers keep their order on a busy machine, where keys from outside would come late
  await widget.box.evaluate(async (box, text) => {
    for (let end = 1; end <= text.length; end++) {
      (box as HTMLInputElement).value = text.slice(0, end);
      box.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }));
      await new Promise((resolve) => setTimeout(resolve, 40));
    }
  }, 'garden hose');
  await expect(widget.options).toHaveText(['garden hose reel']);
  expect(service.queries('suggest').at(-1)).toBe('garden hose');
  expect(service.of('suggest').length).toBeLessThan('garden hose'.length / 2);
});
