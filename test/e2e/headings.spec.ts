/** Titles of results are headings of the level that the page needs, under an unseen one a level above. */
import { docs, found } from './answers.js';
import { expect, test } from './fixtures.js';

test('titles are headings of level 3 under one of level 2, unless the page says otherwise, at any time', async ({
  page,
  widget,
  service,
}) => {
  service.give(found('x', docs(1, 2)));
  await widget.open();
  await widget.find('x', 2);
  for (const [asked, level] of [
    [null, 3],
    ['2', 2],
    ['5', 5],
    ['6', 6],
    ['7', 6],
    ['none', 3],
  ] as const) {
    if (asked) await widget.set({ 'heading-level': asked });
    await expect(widget.host.getByRole('heading', { level, name: /^Doc/ })).toHaveText(['Doc 1', 'Doc 2']);
    const above = widget.host.getByRole('heading', { level: level - 1, name: 'Results' });
    await expect(above).toHaveCount(1);
    // two of the page and of the widget alike: the levels have no gap
    expect(await above.evaluate(({ clientWidth }) => clientWidth)).toBeLessThanOrEqual(1);
    await expect(widget.host.getByRole('heading')).toHaveCount(3);
  }
  await widget.host.evaluate((host) => Object.assign(host, { headingLevel: 4 }));
  await expect(widget.host.getByRole('heading', { level: 4 })).toHaveText(['Doc 1', 'Doc 2']);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('One tag');
});

test('the level may stand in the page from the start, and no results have no heading', async ({
  page,
  widget,
  service,
}) => {
  service.give(found('x', docs(1, 2)));
  await page.goto('/unscripted.html');
  await page.evaluate(() => document.querySelector('site-search')?.setAttribute('heading-level', '2'));
  await page.addScriptTag({ url: '/dist/site-search.js', type: 'module' });
  await expect(widget.box).toBeVisible();
  await expect(widget.host.getByRole('heading')).toHaveCount(0);
  await widget.find('x', 2);
  await expect(widget.host.getByRole('heading', { level: 2 })).toHaveText(['Doc 1', 'Doc 2']);
  await widget.search('nothing');
  await expect(widget.summary).toContainText('No results for nothing');
  await expect(widget.host.getByRole('heading')).toHaveCount(0);
});
