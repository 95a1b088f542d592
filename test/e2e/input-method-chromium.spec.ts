/** Words that an input method composes, by the browser's own composition. */
import { doc, found, suggested } from './answers.js';
import { expect, test } from './fixtures.js';

test('the box is not written and not replaced while a syllable is composed (M02)', async ({
  page,
  context,
  widget,
  service,
}) => {
  service.give(suggested('\ud55c\uae00', ['\ud55c\uae00\ub0a0']), found('\ud55c\uae00', [doc(1)]));
  await widget.open();
  await widget.box.focus();
  const node = await widget.box.elementHandle();
  const input = await context.newCDPSession(page);
  for (const text of ['\u3131', '\ud55c'])
    await input.send('Input.imeSetComposition', { text, selectionStart: 1, selectionEnd: 1 });
  await input.send('Input.insertText', { text: '\ud55c' });
  for (const text of ['\uadf8', '\uae00'])
    await input.send('Input.imeSetComposition', { text, selectionStart: 1, selectionEnd: 1 });
  await expect(widget.options).toHaveText(['\ud55c\uae00\ub0a0']);
  await input.send('Input.insertText', { text: '\uae00' });
  await expect(widget.box).toHaveValue('\ud55c\uae00');
  expect(await widget.box.evaluate((box, before) => box === before, node)).toBe(true);
  await widget.box.press('Enter');
  await expect(widget.titles).toHaveText(['Doc 1']);
  expect(service.queries('search')).toEqual(['\ud55c\uae00']);
});

test('a box that is cleared by what presses without a pointer is empty at once, whatever is composed in it', async ({
  context,
  widget,
}) => {
  await widget.open();
  await widget.box.focus();
  const input = await context.newCDPSession(widget.page);
  await input.send('Input.imeSetComposition', { text: '\ud55c', selectionStart: 1, selectionEnd: 1 });
  // a screen reader, or a voice: nothing takes the focus from the box
  await widget.clear.evaluate((button: HTMLElement) => {
    button.click();
  });
  await expect(widget.box).toHaveValue('');
  await expect(widget.box).toBeFocused();
  await input.send('Input.imeSetComposition', { text: '\uae00', selectionStart: 1, selectionEnd: 1 });
  await input.send('Input.insertText', { text: '\uae00' });
  await expect(widget.box).toHaveValue('\uae00');
});

test('what an undo takes back is no longer composed', async ({ page, context, widget }) => {
  await widget.open();
  await widget.box.pressSequentially('solar ');
  const input = await context.newCDPSession(page);
  await input.send('Input.imeSetComposition', { text: '\ud55c', selectionStart: 1, selectionEnd: 1 });
  await widget.box.press('Control+z');
  await widget.box.pressSequentially('wind');
  await expect(widget.box).toHaveValue(/wind$/);
  await page.evaluate(() => document.querySelector('site-search')!.clear());
  await expect(widget.box).toHaveValue('');
});

test('suggestions come while a word is composed without a space (M04)', async ({
  page,
  context,
  widget,
  service,
}) => {
  service.give(suggested('solar', ['solar panel']));
  await widget.open();
  await widget.box.focus();
  const input = await context.newCDPSession(page);
  await input.send('Input.imeSetComposition', { text: 'solar', selectionStart: 5, selectionEnd: 5 });
  await expect(widget.options).toHaveText(['solar panel']);
});
