/** Files that are loaded on demand and hang, as where a server takes requests and answers none: they cost their feature alone. */
import { alterLanguage } from './altered-page.js';
import { doc, docs, found } from './answers.js';
import { expect, test } from './fixtures.js';
import { withhold } from './withheld.js';

/** A visitor is kept waiting for a file for two seconds; then results show. */
const IN_TIME = { timeout: 4000 };

const MARKUP = found('fence', [doc(1, { body: ['<p>One <b>bold</b></p>'] })], {
  highlights: [{ id: 'd1', body: ['<p>One <b><em>bold</em></b></p>'] }],
});

for (const [file, body] of [
  ['site-search-careful.js', '<p>One <b>bold</b></p>'],
  ['site-search-markup-parser.js', 'One bold'],
] as const)
  test(`results are shown plainly though ${file} hangs`, async ({ page, widget, service }) => {
    const asked = await withhold(page, file, 'hangs');
    service.give(MARKUP);
    await widget.open();
    await widget.search('fence');
    await expect(widget.titles).toHaveText(['Doc 1'], IN_TIME);
    expect(asked()).toBeGreaterThan(0);
    await expect(widget.bodies).toHaveText([body]);
    await widget.settle();
    await expect(widget.summary).toHaveText('1 result for fence');
  });

test('results are shown in the usual look though the code for templates hangs', async ({
  page,
  widget,
  service,
}) => {
  const asked = await withhold(page, 'site-search-template.js', 'hangs');
  service.give(found('fence', [doc(1), doc(2)]));
  // to Firefox a page has not loaded while a script of it is on its way
  await page.goto('/templates.html', { waitUntil: 'commit' });
  await expect(widget.box).toBeVisible();
  await widget.search('fence');
  await expect(widget.titles).toHaveText(['Doc 1', 'Doc 2'], IN_TIME);
  expect(asked()).toBeGreaterThan(0);
});

test('more than ten results are all drawn where the file for pages does not come', async ({
  page,
  widget,
  service,
}) => {
  const asked = await withhold(page, 'site-search-pages.js', 'does not come');
  service.give(found('fence', docs(1, 15)));
  await widget.open();
  await widget.set({ rows: '20' });
  await widget.find('fence', 15);
  expect(asked()).toBeGreaterThan(0);
  await expect(widget.titles.last()).toHaveText('Doc 15');
});

test('what happens is spoken, in English, though the words of the page hang', async ({
  page,
  widget,
  service,
}) => {
  const asked = await withhold(page, 'site-search-de.js', 'hangs');
  await alterLanguage(page, 'de');
  service.give(found('fence', docs(1, 3)));
  // to Firefox a page has not loaded while a script of it is on its way
  await page.goto('/bare.html', { waitUntil: 'commit' });
  await expect(widget.box).toBeVisible();
  await widget.search('fence');
  await expect(widget.spoken.filter({ hasText: '3 results for' })).toHaveCount(1, IN_TIME);
  expect(asked()).toBeGreaterThan(0);
});

test('a service that answers with a failure cannot be reached where the file that tells which does not come', async ({
  page,
  widget,
  service,
}) => {
  await withhold(page, 'site-search-variants.js', 'does not come');
  service.give({ endpoint: 'search', q: 'fence', status: 500 });
  await widget.open();
  await widget.search('fence');
  await expect(widget.error).toContainText('The search could not be reached.');
});

test('a layout that did not come is asked for with its next need', async ({
  browserName,
  page,
  widget,
  service,
}) => {
  await page.route('**/site-search-overlay.js', (route) => route.abort(), { times: 1 });
  service.give(found('fence', docs(1, 3)));
  await widget.open();
  await widget.set({ layout: 'popover' });
  await expect(widget.host).toHaveJSProperty('layout', 'inline');
  await widget.set({ layout: 'dialog' });
  // Firefox keeps to the failure until the page is loaded anew
  if (browserName === 'firefox') await expect(widget.host).toHaveJSProperty('layout', 'inline');
  else await expect(page.getByRole('button', { name: 'Search' })).toBeVisible();
});
