/** However the scripts come to the page, and whatever the page forbids, there is one working search. */
import { doc, found, pageOf, spelt, suggested } from './answers.js';
import { alterPage } from './altered-page.js';
import { drawn, expect, test } from './fixtures.js';

const HTML_BODY = { body: ['<p>One <b>bold</b> &amp; true</p><script>window.__pwned=1</script>'] };
const TEXTS = ['One bold & true'];

for (const path of [
  '/bare.html',
  '/classic.html',
  '/twice.html',
  '/with-policy.html',
  '/strict/bare.html',
  '/strict/classic.html',
  '/duplicates/own-lit.html',
]) {
  test(`search works on ${path} (I01)`, async ({ page, widget, service }) => {
    service.give(
      suggested('fen', ['fence']),
      found('fence', [doc(1, HTML_BODY), doc(2)], { highlights: [{ id: 'd1', title: ['<em>Doc</em> 1'] }] }),
    );
    await widget.open(path);
    await expect(widget.box).toHaveCount(1);
    await widget.type('fen');
    await widget.options.click();
    await expect(widget.titles).toHaveText(['Doc 1', 'Doc 2']);
    await expect(widget.marks).toHaveText(['Doc']);
    await expect.poll(async () => (await widget.texts(widget.bodies))[0]).toBe(TEXTS[0]);
    expect(service.queries('search')).toEqual(['fence']);
    expect(new URL(page.url()).search).toBe('?q=fence');
    expect(await page.evaluate(() => Object.keys(window).filter((name) => /sitesearch/i.test(name)))).toEqual(
      [],
    );
  });
}

test('two scripts on a strict page live with one policy', async ({ page, widget, service }) => {
  service.give(found('q', [doc(1, HTML_BODY)]));
  await widget.open('/strict/twice.html');
  await widget.find('q', 1);
  await expect.poll(() => widget.texts(widget.bodies)).toEqual(TEXTS);
  await expect(page.getByRole('combobox')).toHaveCount(1);
});

test.describe('where the page refuses the policy', () => {
  test.use({ allowedErrors: /policy|Policy|TrustedType/ });

  for (const path of ['/refused/bare.html', '/refused/with-policy.html', '/refused/classic.html']) {
    test(`titles and snippets are text, never blank: ${path} (X08)`, async ({ widget, service }) => {
      service.give(
        found('q', [doc(1, HTML_BODY), doc(2, { body: ['a < b & c'] })], {
          highlights: [{ id: 'd1', body: ['<p>One <b><em>bold</em></b> &amp; true</p>'] }],
        }),
      );
      await widget.open(path);
      await widget.find('q', 2);
      const [html = '', text] = await widget.texts(widget.bodies);
      expect(html.replace(/\s+/g, ' ')).toContain('One bold');
      expect(html).not.toMatch(/<\w|__pwned/);
      expect(text).toBe('a < b & c');
      expect(await widget.texts(widget.titles)).toEqual(['Doc 1', 'Doc 2']);
    });
  }
});

test('DOMPurify is not asked for while no value holds markup', async ({ page, widget, service }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/dist/')) scripts.push(new URL(request.url()).pathname);
  });
  service.give(
    found('plain', [doc(1), doc(2, { title: ['a < b & List<String>'], body: ['1 < 2 && x'] })], {
      highlights: [{ id: 'd1', title: ['<em>Doc</em> 1'] }],
    }),
    found('html', [doc(3, HTML_BODY)]),
  );
  await widget.open();
  await widget.find('plain', 2);
  await drawn(page);
  expect(scripts.filter((name) => /markup|purify/.test(name))).toEqual([]);
  await widget.search('html');
  await expect(widget.titles).toHaveText(['Doc 3']);
  await expect.poll(() => widget.texts(widget.bodies)).toEqual(TEXTS);
  expect(scripts.length).toBeGreaterThan(1);
});

test('results are shown as text when a file that is loaded on demand does not come', async ({
  page,
  widget,
  service,
}) => {
  await page.route('**/dist/site-search-*', (route) => route.abort());
  service.give(found('html', [doc(3, HTML_BODY)]));
  await widget.open();
  await widget.search('html');
  await expect(widget.titles).toHaveText(['Doc 3']);
  expect((await widget.texts(widget.bodies))[0]).toContain('One');
});

test('the classic script does by itself where only that one file is copied', async ({
  page,
  widget,
  service,
}) => {
  await page.route('**/dist/site-search-*', (route) => route.abort());
  const numbers = { numFound: '2', highlights: [{ id: 1, title: ['<em>Tom</em> &amp; Jerry'] }] };
  service.give(
    found('tmo', [{ id: 1, title: 'Tom & Jerry', url: 'https://docs.test/1' }, doc(3, HTML_BODY)], numbers),
    spelt('tmo', ['tmo', { suggestion: [{ word: 'tom', freq: 3 }] }]),
  );
  await widget.open('/classic.html');
  await widget.search('tmo');
  await expect(widget.titles).toHaveText(['Tom & Jerry', 'Doc 3']);
  await expect(widget.marks).toHaveText(['Tom']);
  await expect(page.getByText('Did you mean tom?')).toBeVisible();
  expect((await widget.texts(widget.bodies))[0]?.trim()).toBe('One bold & true');
});

for (const encoding of ['windows-1252', 'shift_jis', 'euc-kr'])
  test(`the classic script means the same in a page in ${encoding}, from a server that names no encoding`, async ({
    page,
    widget,
    service,
  }) => {
    const types = {
      '/classic.html': `text/html; charset=${encoding}`,
      '/dist/site-search.iife.js': 'text/javascript',
    };
    for (const [path, type] of Object.entries(types))
      await page.route(`**${path}`, async (route) => {
        const response = await route.fetch();
        await route.fulfill({ response, headers: { 'content-type': type } });
      });
    service.give(pageOf('fence', 0, 12));
    await widget.open('/classic.html');
    expect((await page.evaluate(() => document.characterSet)).toLowerCase()).toBe(encoding);
    await widget.find('fence', 10);
    await expect(widget.summary).toHaveText('1–10 of 12 results for fence');
    await widget.hears('12 results for \u2068fence\u2069, page 1 of 2');
  });

test('the classic script finds what lies beside it also where it comes from elsewhere, as from a CDN', async ({
  page,
  baseURL,
  widget,
  service,
}) => {
  const loaded: string[] = [];
  await page.route('https://cdn.test/**', async (route) => {
    const { pathname } = new URL(route.request().url());
    loaded.push(pathname);
    const response = await route.fetch({ url: `${baseURL}${pathname}` });
    await route.fulfill({ response, headers: { ...response.headers(), 'access-control-allow-origin': '*' } });
  });
  await alterPage(page, '/classic.html', {
    'lang="en"': 'lang="de"',
    '/dist/site-search.iife.js': 'https://cdn.test/dist/site-search.iife.js?v=1/2',
  });
  service.give(found('zaun', [doc(1, HTML_BODY)]));
  await widget.open('/classic.html');
  await widget.find('zaun', 1);
  await expect(widget.summary).toHaveText('1 Ergebnis für zaun');
  await expect
    .poll(() => loaded)
    .toEqual(['/dist/site-search.iife.js', '/dist/site-search-de.js', '/dist/site-search-markup-parser.js']);
});

test('an image with the name of a member of the document does not say where the classic script is from', async ({
  page,
  widget,
  service,
}) => {
  await alterPage(page, '/classic.html', {
    'lang="en"': 'lang="de"',
    '<main>': '<img name="currentScript" src="https://evil.test/x.png" alt="" /><main>',
  });
  const asked: string[] = [];
  await page.route('https://evil.test/**', async (route) => {
    asked.push(new URL(route.request().url()).pathname);
    await route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' });
  });
  service.give(found('zaun', [doc(1)]));
  await widget.open('/classic.html');
  await widget.find('zaun', 1);
  await expect(widget.summary).toHaveText('1 Ergebnis für zaun');
  expect(asked).toEqual(['/x.png']);
});
