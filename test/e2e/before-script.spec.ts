/** What a page shows before the script is there does the same, and goes on in the search. */
import { doc, found } from './answers.js';
import { drawn, expect, test } from './fixtures.js';

test('a text and its caret in the page’s own form go on in the box, where it stood', async ({
  page,
  widget,
}) => {
  await page.goto('/before-script.html');
  const form = page.locator('form[action]');
  const input = form.getByRole('textbox');
  await input.pressSequentially('sola');
  await input.press('ArrowLeft');
  await input.press('ArrowLeft');
  await page.addScriptTag({ url: '/dist/site-search.js', type: 'module' });
  await expect(widget.box).toBeFocused();
  await expect(form).toBeHidden();
  await page.keyboard.type('X');
  await expect(widget.box).toHaveValue('soXla');
});

test('what was typed before the script is the box’s alone, and comes back in no copy of the page', async ({
  page,
  widget,
}) => {
  await page.goto('/before-script.html');
  const field = page.locator('input[name=q]');
  await field.pressSequentially('sola');
  await page.addScriptTag({ url: '/dist/site-search.js', type: 'module' });
  await expect(widget.box).toHaveValue('sola');
  await expect(field).toHaveValue('');
  await page.evaluate(() => document.body.replaceWith(document.body.cloneNode(true)));
  await expect(widget.box).toHaveValue('');
  await drawn(page);
  await expect(widget.box).toHaveValue('');
});

test('without the script, and with it, a search goes to the page of results', async ({
  page,
  widget,
  service,
}) => {
  service.give(found('a & b', [doc(1)]), found('c', [doc(2)]));
  await page.goto('/before-script.html');
  await page.locator('form[action]').getByRole('textbox').fill('a & b');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/bare\.html\?q=a\+%26\+b$/);
  await expect(widget.titles).toHaveText(['Doc 1']);

  await page.goto('/before-script.html?q=c');
  await page.addScriptTag({ url: '/dist/site-search.js', type: 'module' });
  await expect(widget.box).toBeVisible();
  await drawn(page);
  expect(service.queries('search')).toEqual(['a & b']);
  await widget.search('c');
  await expect(page).toHaveURL(/\/bare\.html\?q=c$/);
  await expect(widget.titles).toHaveText(['Doc 2']);
  await page.goBack();
  await expect(page).toHaveURL(/before-script/);
});
