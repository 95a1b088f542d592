/** Nothing that the service, the address or the visitor says is ever run. */
import { correction, found, spelt, suggested } from './answers.js';
import { drawn, expect, test } from './fixtures.js';

const RUN = 'window.__pwned=1';

const HOSTILE: readonly string[] = [
  `javascript:${RUN}`,
  `  JaVaScRiPt:${RUN}`,
  `java\tscript:${RUN}`,
  `java\nscript:${RUN}`,
  `java\r\nscript:${RUN}`,
  `\u0001javascript:${RUN}`,
  `\u0000javascript:${RUN}`,
  `javascript\t:${RUN}`,
  `javascript://docs.test/%0a${RUN}`,
  'data:text/html,<script>opener.__pwned=1</script>',
  'data:text/html;base64,PHNjcmlwdD5vcGVuZXIuX19wd25lZD0xPC9zY3JpcHQ+',
  ' data:image/svg+xml,<svg onload=1>',
  'vbscript:x',
  'livescript:x',
  'blob:https://docs.test/1',
  'file:///etc/passwd',
  'filesystem:https://docs.test/x',
  `view-source:javascript:${RUN}`,
  `feed:javascript:${RUN}`,
  'about:blank',
  'ftp://docs.test/x',
  'intent://x#Intent;end',
  'ms-word:ofe|u|x',
  'tel:1',
  'https://',
  'https://[bad',
  'http://%00/',
  '',
  '   ',
];

const SAFE: readonly (readonly [address: string, href: string])[] = [
  ['https://docs.test/ok', 'https://docs.test/ok'],
  ['//docs.test/ok', 'http://docs.test/ok'],
  ['guide/a.html', 'http://localhost:PORT/guide/a.html'],
  ['/guide/a.html', 'http://localhost:PORT/guide/a.html'],
  ['?id=1', 'http://localhost:PORT/bare.html?id=1'],
  ['#part', 'http://localhost:PORT/bare.html#part'],
  ['HTTP://docs.test/UP', 'http://docs.test/UP'],
  // to the browser's parser these begin with a letter of a file's name
  ['\u00a0javascript:x', 'http://localhost:PORT/%C2%A0javascript:x'],
  ['\ufeffjavascript:x', 'http://localhost:PORT/%EF%BB%BFjavascript:x'],
  ['mailto:a@docs.test', 'mailto:a@docs.test'],
  ['https://docs.test/a b?q="><script>', 'https://docs.test/a%20b?q=%22%3E%3Cscript%3E'],
  ['javascript/guide.html', 'http://localhost:PORT/javascript/guide.html'],
  ['https://docs.test/javascript:alert(1)', 'https://docs.test/javascript:alert(1)'],
];

test('no hostile address is a link, and a click on its title does nothing (X01)', async ({
  page,
  widget,
  service,
}) => {
  service.give(
    found(
      'u',
      HOSTILE.map((url, index) => ({
        id: String(index),
        title: [`number ${index}`],
        url: [url],
        body: ['x'],
      })),
    ),
  );
  await widget.open();
  await widget.find('u', HOSTILE.length);
  await expect(widget.results.locator('a, [href], [src]')).toHaveCount(0);
  expect(await widget.texts(widget.titles)).toEqual(HOSTILE.map((_, index) => `number ${index}`));
  const before = page.url();
  for (const title of await widget.titles.all()) await title.click();
  expect(page.url()).toBe(before);
  expect(page.context().pages().length).toBe(1);
});

test('addresses that are safe are links to where the browser would go (X01)', async ({
  page,
  widget,
  service,
}) => {
  service.give(
    found(
      'u',
      SAFE.map(([url], index) => ({
        id: String(index),
        title: [`number ${index}`],
        url: [url],
        body: ['x'],
      })),
    ),
  );
  await widget.open();
  await widget.find('u', SAFE.length);
  const { port } = new URL(page.url());
  const hrefs = await widget.links.evaluateAll((links) =>
    links.map((link) => (link instanceof HTMLAnchorElement ? link.href : '')),
  );
  // relative addresses are relative to the page as it is now, whose own query is not theirs
  expect(hrefs).toEqual(
    SAFE.map(([, href]) => (href.endsWith('#part') ? hrefs[5] : href.replace('PORT', port))),
  );
  expect(hrefs[5]).toMatch(/\/bare\.html(\?q=u)?#part$/);
});

test('of several addresses the first safe one is linked to', async ({ widget, service }) => {
  service.give(found('u', [{ id: '1', title: ['T'], url: [`javascript:${RUN}`, 'https://docs.test/ok'] }]));
  await widget.open();
  await widget.find('u', 1);
  await expect(widget.links).toHaveAttribute('href', 'https://docs.test/ok');
});

const QUERIES: readonly string[] = [
  `<b>x</b> & "y" <img src=x onerror=${RUN}>`,
  `"><svg onload=${RUN}>`,
  `</title></script><script>${RUN}</script>`,
  `javascript:${RUN}`,
  `\${${RUN}} {{${RUN}}} <%= ${RUN} %>`,
  `&lt;img src=x onerror=${RUN}&gt; &amp; &quot;`,
  `{query} {count} $& $1`,
];

for (const query of QUERIES) {
  test(`a query is echoed exactly as typed and never run: ${query} (X04)`, async ({
    page,
    widget,
    service,
  }) => {
    await widget.open();
    await widget.search(query);
    await expect.poll(() => service.queries('search')[0]).toBe(query);
    await expect(widget.summary).toContainText('No results for');
    expect((await widget.texts(widget.summary.locator('bdi')))[0]).toBe(query);
    await expect(widget.box).toHaveValue(query);
    await widget.hears(`No results for \u2068${query}\u2069`);
    expect(await page.title()).toBe('One tag');
    await page.goto(`/bare.html?q=${encodeURIComponent(query)}`);
    await expect(widget.summary).toContainText('No results for');
    expect((await widget.texts(widget.summary.locator('bdi')))[0]).toBe(query);
    await expect(widget.box).toHaveValue(query);
    await expect(page.locator('site-search').locator('img, svg[onload], script')).toHaveCount(0);
  });
}

test('hostile values of every field are text, and leave nothing but marks', async ({
  page,
  widget,
  service,
}) => {
  const evil = `<img src=x onerror="${RUN}"><script>${RUN}</script>`;
  const html = [
    `<p>a</p><svg><style><img src=x onerror=${RUN}></style></svg>`,
    `<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=x onerror=${RUN}&gt;">`,
    `<form><math><mtext></form><form><mglyph><style></math><img src onerror=${RUN}>`,
    `<p>b</p><iframe srcdoc="<script>parent.__pwned=1</script>"></iframe>`,
    `<a href="javascript:${RUN}">c</a><base href="https://evil.test/"><meta http-equiv=refresh content="0;url=https://evil.test/">`,
    `<noscript><p title="</noscript><img src=x onerror=${RUN}>"></noscript><p>d</p>`,
    `<p onclick="${RUN}" style="position:fixed;inset:0" id="x" name="body">e</p>`,
    `<p>f</p><template><img src=x onerror=${RUN}></template>`,
    `<p>g<input autofocus onfocus=${RUN}><details open ontoggle=${RUN}>h</details></p>`,
    `<select><p>i</p></select><object data="javascript:${RUN}"></object><embed src="javascript:${RUN}">`,
  ];
  service.give(
    found(
      'q',
      html.map((body, index) => ({
        id: `${evil}${index}`,
        title: [evil],
        url: [`https://docs.test/${evil}`],
        body: [body],
      })),
      {
        highlights: html.map((body, index) => ({
          id: `${evil}${index}`,
          title: [`<em onclick="${RUN}">${evil}</em>`],
          url: [evil],
          body: [`<em>${body}</em>`],
        })),
        more: { track_id: evil },
      },
    ),
    spelt('q', correction('q', evil)),
  );
  await widget.open();
  await widget.find('q', html.length);
  await drawn(page);
  expect(new Set(await widget.texts(widget.titles))).toEqual(new Set([evil]));
  const made = await page.evaluate(() => {
    const root = document
      .querySelector('site-search')
      ?.shadowRoot?.querySelector('site-search-results')?.shadowRoot;
    const inside = Array.from(root?.querySelectorAll('[part=result] *') ?? []);
    return [...new Set(inside.map((element) => element.localName))].sort();
  });
  expect(made).toEqual(['a', 'h3', 'mark', 'p']);
  await widget.links.first().hover();
});

test('hostile suggestions and corrections are text', async ({ page, widget, service }) => {
  const evil = `evil<img src=x onerror=${RUN}>`;
  service.give(
    suggested('evil', [evil, `<script>${RUN}</script>`, `javascript:${RUN}`]),
    spelt('evill', correction('evill', evil)),
    found(evil, [{ id: 1, title: ['T'] }]),
  );
  await widget.open();
  await widget.type('evil');
  await expect(widget.options).toHaveCount(3);
  expect(await widget.texts(widget.options)).toEqual([evil, `<script>${RUN}</script>`, `javascript:${RUN}`]);
  await widget.search('evill');
  await expect(widget.correction).toHaveText(evil);
  await widget.correction.click();
  await expect(widget.box).toHaveValue(evil);
  await expect(page.locator('site-search').locator('img, script')).toHaveCount(0);
});

const MESSAGES: readonly (readonly [string, object])[] = [
  ['z', { code: 500, message: `<img src=x onerror=${RUN}> NullPointer at node-7.internal:8983 key=k123` }],
  ['z1', { code: 400, message: `<b>org.apache.solr</b> node-7.internal k123` }],
  ['z2', { error: { code: 500, msg: 'node-7.internal', trace: 'at java.lang k123' } }],
  ['z3', { code: '401', message: 'key k123 is invalid on node-7.internal' }],
];

for (const [q, body] of MESSAGES) {
  test(`what the service says of a failure is not repeated (X09): ${q}`, async ({
    page,
    widget,
    service,
  }) => {
    service.give({ endpoint: 'search', q, body });
    await widget.open();
    const logged: string[] = [];
    page.on('console', (message) => logged.push(message.text()));
    const event = page.evaluate(
      () =>
        new Promise<string>((resolve) => {
          document.addEventListener('site-search-error', ({ error }) => {
            resolve(
              [error.name, error.message, error.stack ?? '', JSON.stringify(error), String(error.cause)].join(
                '\n',
              ),
            );
          });
        }),
    );
    await widget.search(q);
    await expect(widget.error).toBeVisible();
    await expect(widget.retry).toBeVisible();
    const texts = [await widget.error.innerText(), ...(await widget.texts(widget.spoken)), ...logged];
    expect(texts.join('\n')).not.toMatch(/node-7|k123|NullPointer|apache|java|<|onerror/);
    expect(await event).not.toMatch(/node-7|k123|NullPointer|onerror/);
  });
}

test('a result elsewhere learns neither the query nor gets an opener (V02)', async ({
  page,
  context,
  widget,
  service,
}) => {
  const referers: (string | undefined)[] = [];
  await context.route('https://docs.test/**', async (route) => {
    referers.push((await route.request().headerValue('referer')) ?? undefined);
    await route.fulfill({ contentType: 'text/html', body: '<title>there</title>' });
  });
  await page.addInitScript(() => {
    const meta = Object.assign(document.createElement('meta'), { name: 'referrer', content: 'unsafe-url' });
    addEventListener('DOMContentLoaded', () => document.head.append(meta));
  });
  service.give(found('private illness', [{ id: 1, title: ['T'], url: ['https://docs.test/1'] }]));
  await widget.open('/bare.html?q=private%20illness');
  await expect(widget.links).toHaveCount(1);
  await widget.links.click();
  await expect(page).toHaveURL('https://docs.test/1');
  expect(referers.length).toBe(1);
  expect(referers[0] ?? '').not.toContain('private');
});
