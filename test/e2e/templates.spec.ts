/** Results in a shape of the page's own: safe, styled by the page, and at the cost of a file that few pages load. */
import { alterPage } from './altered-page.js';
import { doc, found } from './answers.js';
import { drawn, expect, test } from './fixtures.js';

const RUN = 'window.__pwned=1';
const RICH = [
  doc(1, {
    image: [`javascript:${RUN}`],
    html: [`<p>One <b>bold</b> &amp; true</p><script>${RUN}</script>`],
    date: ['2024-05-01T00:00:00Z'],
    tags: ['oak', `List<String> <svg onload=${RUN}>`],
  }),
  doc(2, { url: [`java\tscript:${RUN}`], title: [`<svg onload=${RUN}>`] }),
];
const HIGHLIGHTS = [{ id: 'd1', title: ['<em>Doc</em> 1'], tags: ['<em>oak</em>'] }];

for (const [path, script] of [
  ['/templates.html', 'site-search.js'],
  ['/strict/templates.html', 'site-search.js'],
  ['/strict/templates.html', 'site-search.iife.js'],
] as const) {
  test(`a template draws the results on ${path} with ${script}`, async ({ page, widget, service }) => {
    const scripts: string[] = [];
    page.on('request', (request) => scripts.push(new URL(request.url()).pathname));
    service.give(found('fence', RICH, { highlights: HIGHLIGHTS }), found('next', [doc(3)]));
    if (script.includes('iife'))
      await alterPage(page, path, {
        'type="module" src="/dist/site-search.js"': 'defer src="/dist/site-search.iife.js"',
      });
    await widget.open(path);
    await widget.find('fence', 2);
    const [first, second] = [widget.results.first(), widget.results.last()];
    await expect(first.locator('h3')).toHaveText('Doc 1');
    await expect(first.locator('p')).toHaveText('One bold & true');
    await expect(first.locator('time')).toHaveText('May 1, 2024');
    await expect(first.locator('time')).toHaveAttribute('datetime', '2024-05-01T00:00:00Z');
    expect(await widget.texts(first.locator('.tag'))).toEqual(RICH[0]?.['tags']);
    await expect(widget.marks).toHaveText(['Doc', 'oak']);
    expect(await widget.texts(second.locator('h3'))).toEqual(RICH[1]?.['title']);
    await expect(second.locator('[href], p, time, .tag')).toHaveCount(0);
    await expect(widget.results.locator('img, script, svg')).toHaveCount(0);

    await expect(first.locator('h3')).toHaveCSS('color', 'rgb(1, 2, 3)');
    await expect(first.locator('.tag').first()).toHaveCSS('color', 'rgb(4, 5, 6)');

    await page.evaluate(() => {
      document.addEventListener('site-search-select', (event) => {
        event.preventDefault();
        document.title += ` ${event.position}`;
      });
    });
    const link = first.getByRole('link');
    await link.click({ button: 'middle' });
    await link.click();
    await link.press('Enter');
    await expect(page).toHaveTitle('Results by a template 1 1 1');
    await expect(page).toHaveURL(/q=fence/);

    await widget.find('next', 1);
    expect(scripts.filter((name) => name.endsWith('-template.js'))).toHaveLength(
      script.includes('iife') ? 0 : 1,
    );
  });
}

test('the usual look is never seen while the code for templates is on its way', async ({
  page,
  widget,
  service,
}) => {
  let letGo = (): void => undefined;
  const gate = new Promise<void>((resolve) => (letGo = resolve));
  await page.route('**/site-search-template.js', async (route) => {
    await gate;
    await route.continue();
  });
  service.give(found('fence', RICH, { highlights: HIGHLIGHTS }));
  // to Firefox a page has not loaded while a script of it is on its way
  await page.goto('/templates.html', { waitUntil: 'commit' });
  await expect(widget.box).toBeVisible();
  await widget.search('fence');
  await expect(widget.summary).toContainText('results for fence');
  await drawn(page);
  await expect(widget.titles).toHaveCount(0);
  await expect(widget.results).toHaveCount(0);
  letGo();
  await expect(page.locator('[part=name]')).toHaveCount(2);
  await expect(widget.titles).toHaveCount(0);
});

test('the usual look stands in where the code for templates does not come', async ({
  page,
  widget,
  service,
}) => {
  await page.route('**/site-search-template.js', (route) => route.abort());
  service.give(found('fence', RICH, { highlights: HIGHLIGHTS }));
  await widget.open('/templates.html');
  await widget.find('fence', 2);
  await expect(widget.titles).toHaveCount(2);
});

test('a page without a template loads no code for templates', async ({ page, widget, service }) => {
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(new URL(request.url()).pathname));
  service.give(found('fence', [doc(1)]));
  await widget.open();
  await widget.find('fence', 1);
  expect(scripts.filter((name) => name.includes('template'))).toEqual([]);
});
