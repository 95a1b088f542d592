/** Waiting, empty, past the end and failed are different states, and each is accessible. */
import { createRequire } from 'node:module';
import { correction, doc, found, pageOf, spelt, suggested } from './answers.js';
import { drawn, expect, test } from './fixtures.js';

const FAILURES: readonly (readonly [name: string, answer: object, words: string])[] = [
  [
    'HTML with status 200 (E01)',
    {
      contentType: 'text/html',
      rawBody: '<!doctype html><html><body><h1>Sign in to continue</h1></body></html>',
    },
    'Something went wrong',
  ],
  [
    'HTML with status 502 (E01)',
    { status: 502, contentType: 'text/html', rawBody: '<title>502 Bad Gateway</title>' },
    'Something went wrong',
  ],
  ['code 500 within 200 (E02)', { body: { code: 500, message: 'internal' } }, 'Something went wrong'],
  ['code 401 within 200 (E02)', { body: { code: 401, message: 'invalid key' } }, 'not set up'],
  [
    'code "500" beside an empty list (E02)',
    { body: { code: '500', message: 'internal', numFound: 0, start: 0, response: { docs: [] } } },
    'Something went wrong',
  ],
  [
    'code 200 within 500 (E02)',
    { status: 500, body: { code: 200, message: 'success', numFound: 0, start: 0, response: { docs: [] } } },
    'Something went wrong',
  ],
  ['an empty body (E03)', { rawBody: '' }, 'its answer cannot be read'],
  ['no content (E03)', { status: 204, rawBody: '' }, 'Something went wrong'],
  ['null (E03)', { rawBody: 'null' }, 'Something went wrong'],
  ['a list (E03)', { rawBody: '[]' }, 'Something went wrong'],
  [
    'truncated JSON (E03)',
    { rawBody: '{"code":200,"numFound":1,"response":{"docs":[{"id":"1","ti' },
    'its answer cannot be read',
  ],
  ['an empty object', { rawBody: '{}' }, 'Something went wrong'],
  [
    'documents that are no list',
    { body: { code: 200, numFound: 3, response: { docs: 'x' } } },
    'Something went wrong',
  ],
  ['an error beside status 200', { body: { error: { msg: 'no', code: 400 } } }, 'Something went wrong'],
  ['403', { status: 403, rawBody: '' }, 'its key was refused'],
  ['404', { status: 404, rawBody: '' }, 'its organization is unknown'],
  ['429', { status: 429, rawBody: '' }, 'Too many searches'],
];

test('no failure is shown as "no results", and each has a way to try again', async ({
  page,
  widget,
  service,
}) => {
  await widget.open();
  for (const [name, answer, words] of FAILURES) {
    service.reset();
    service.give(found('good', [doc(1)]), { endpoint: 'search', q: 'bad', ...answer });
    await widget.search('good');
    await expect(widget.summary, name).toHaveText('1 result for good');
    await expect(widget.titles, name).toHaveText(['Doc 1']);
    await expect(widget.error).toHaveCount(0);
    await widget.search('bad');
    await expect(widget.error, name).toContainText(words);
    await expect(widget.retry, name).toBeVisible();
    await expect(widget.box).toHaveValue('bad');
    await expect(widget.summary).toHaveAttribute('aria-busy', 'false');
    await expect(page.getByText(/No results|Unexpected token|Sign in|Gateway/), name).toHaveCount(0);
    if (await widget.results.count())
      await expect(page.getByText('Earlier results for good'), name).toBeVisible();
    await expect.poll(async () => (await widget.texts(widget.spoken)).join('')).toContain(words);
  }
});

test('a byte order mark before the JSON is no failure (E03)', async ({ widget, service }) => {
  service.give({
    endpoint: 'search',
    q: 'b6',
    rawBody:
      '\ufeff{"code":200,"message":"success","numFound":0,"start":0,"response":{"docs":[]},"highlight_v2":[]}',
  });
  await widget.open();
  await widget.search('b6');
  await expect(widget.summary).toContainText('No results for b6');
});

test('a service that never answers is given up, said so, and may be tried again (E06)', async ({
  widget,
  service,
}) => {
  service.give({ endpoint: 'search', q: 'x', hang: true, times: 1 }, found('x', [doc(1)]));
  await widget.open();
  await widget.set({ timeout: '1500' });
  await widget.search('x');
  await expect(widget.summary).toHaveAttribute('aria-busy', 'true');
  await expect(widget.error).toContainText('The search took too long to answer.');
  await expect(widget.summary).toHaveAttribute('aria-busy', 'false');
  await widget.retry.click();
  await expect(widget.titles).toHaveText(['Doc 1']);
});

test('clearing ends the wait for a service that never answers (E06)', async ({ widget, service }) => {
  service.give({ endpoint: 'search', q: 'x', hang: true }, found('y', [doc(1)]));
  await widget.open();
  await widget.search('x');
  await expect(widget.summary).toHaveAttribute('aria-busy', 'true');
  await widget.clear.click();
  await expect(widget.summary).toHaveAttribute('aria-busy', 'false');
  await expect(widget.summary).toHaveText('');
  await expect(widget.box).toBeFocused();
  await widget.search('y');
  await expect(widget.titles).toHaveText(['Doc 1']);
});

test('without a network the failure is said, and a search works when it is back (E06)', async ({
  widget,
  service,
}) => {
  service.give(found('x', [doc(1)]));
  await widget.open();
  const restore = await widget.loseNetwork();
  await widget.search('x');
  await expect(widget.error).toContainText('The search could not be reached.');
  await restore();
  await widget.retry.click();
  await expect(widget.titles).toHaveText(['Doc 1']);
});

test('ten quick letters abort nine lookups without a flash of failure (E07)', async ({
  page,
  widget,
  service,
}) => {
  service.give(
    suggested('*', ['option'], 'any', { delayMs: 30 }),
    found('abcdefghij', [doc(1)], { delayMs: 100 }),
  );
  await widget.open();
  await widget.set({ 'suggest-delay': '0', instant: '' });
  const flashes = page.evaluateHandle(() => {
    const seen: string[] = [];
    const look = (): void => {
      const root = document
        .querySelector('site-search')
        ?.shadowRoot?.querySelector('site-search-summary')?.shadowRoot;
      if (root?.querySelector('[part=error]')) seen.push('error');
      requestAnimationFrame(look);
    };
    look();
    return seen;
  });
  await widget.type('abcdefghij', 20);
  await widget.box.press('Enter');
  await expect(widget.titles).toHaveText(['Doc 1']);
  await drawn(page);
  expect(await (await flashes).jsonValue()).toEqual([]);
});

for (const [name, status] of [
  ['503 (E10)', 503],
  ['500', 500],
] as const) {
  test(`Enter on the same text asks again after ${name}`, async ({ widget, service }) => {
    service.give(
      // of 503 there is a second try
      {
        endpoint: 'search',
        q: 'r',
        status,
        rawBody: '',
        contentType: 'text/plain',
        times: status === 503 ? 2 : 1,
      },
      found('r', [doc(1)]),
    );
    await widget.open();
    await widget.search('r');
    await expect(widget.error).toBeVisible();
    await widget.box.press('Enter');
    await expect(widget.titles).toHaveText(['Doc 1']);
    await expect(widget.error).toHaveCount(0);
    expect(service.queries('search')).toEqual(status === 503 ? ['r', 'r', 'r'] : ['r', 'r']);
  });
}

test('each settled state is said once, and again for another query with the same count (A02)', async ({
  widget,
  service,
}) => {
  service.give(pageOf('x', 0, 25), pageOf('y', 0, 25));
  await widget.open();
  await widget.box.focus();
  await expect(widget.spoken).toHaveCount(6);
  expect((await widget.texts(widget.spoken)).join('')).toBe('');
  for (const query of ['x', 'y']) {
    await widget.find(query, 10);
    await expect
      .poll(async () => (await widget.texts(widget.spoken)).join(''))
      .toBe(`25 results for \u2068${query}\u2069, page 1 of 3`);
  }
});

const axe = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

test('no state breaks a rule of accessibility', async ({ page, widget, service }) => {
  service.give(
    suggested('fence', ['fence post', 'fence paint']),
    pageOf('fence', 0, 95),
    found('fence', [], { start: 90, numFound: 22 }),
    found('fenze', []),
    spelt('fenze', correction('fenze', 'fence')),
    { endpoint: 'search', q: 'bad', status: 500 },
    { endpoint: 'search', q: 'slow', hang: true },
  );
  await widget.open();
  await page.addScriptTag({ path: axe });
  const check = async (state: string): Promise<void> => {
    const broken = await page.evaluate(async () => {
      const { axe } = window as unknown as {
        axe: { run: () => Promise<{ violations: { id: string; nodes: { html: string }[] }[] }> };
      };
      return (await axe.run()).violations.map(
        ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`,
      );
    });
    expect(broken, state).toEqual([]);
  };
  await check('idle');
  await widget.type('fence');
  await expect(widget.options).toHaveCount(2);
  await check('list open');
  await widget.box.press('ArrowDown');
  await check('an option active');
  await widget.search('fence');
  await expect(widget.results).toHaveCount(10);
  await check('results');
  await widget.pager.getByRole('link', { name: 'Page 10' }).click();
  await expect(widget.summary).toContainText('past the end');
  await check('past the end');
  await widget.search('fenze');
  await expect(widget.spelling).toBeVisible();
  await check('empty, with a correction');
  await widget.search('bad');
  await expect(widget.error).toBeVisible();
  await check('failed');
  await widget.search('slow');
  await expect(widget.summary).toHaveAttribute('aria-busy', 'true');
  await check('loading');
});
