/** Pages that the integrator does not fully control: late set-up, odd globals, routers, several widgets. */
import { alterPage } from './altered-page.js';
import { doc, found, suggested } from './answers.js';
import { drawn, expect, test } from './fixtures.js';

test('pieces apart share one session, whatever their order', async ({ page, widget, service }) => {
  service.give(
    found(
      'x',
      Array.from({ length: 10 }, (_, n) => doc(n + 1)),
      { numFound: 20, start: 0 },
    ),
    found('x', [doc(11)], { numFound: 11, start: 10 }),
  );
  await widget.open('/pieces.html');
  await widget.find('x', 10);
  await widget.goTo(2).click();
  await expect(widget.titles).toHaveText(['Doc 11']);
  await expect(page).toHaveURL(/\?q=x&page=2$/);
  expect(service.of('search').length).toBe(2);
});

test('an element made before the script, and set up late, works and asks nothing before (I02)', async ({
  page,
  widget,
  service,
}) => {
  service.give(found('x', [doc(1)]));
  await page.goto('/unscripted.html?q=x');
  await page.evaluate(() => {
    const element = document.querySelector('site-search');
    for (const name of ['base-url', 'organization-id', 'api-key']) element?.removeAttribute(name);
    Object.assign(element ?? {}, { organizationId: 'acme', apiKey: 'k' });
  });
  await page.addScriptTag({ url: '/dist/site-search.js', type: 'module' });
  await expect(widget.box).toHaveValue('x');
  await drawn(page);
  expect(service.requests).toEqual([]);
  await widget.set({ 'base-url': '/late' });
  await expect(widget.titles).toHaveText(['Doc 1']);
  expect(service.of('search').map(({ url }) => url.pathname)).toEqual(['/late/api/v1/acme/k/search']);
});

test('a page that has extended the prototypes changes nothing (I07)', async ({ page, widget, service }) => {
  await page.addInitScript(() => {
    Object.defineProperty(Object.prototype, 'extra', {
      value: () => 'extra',
      enumerable: true,
      writable: true,
      configurable: true,
    });
    Object.defineProperty(Array.prototype, 'first', {
      value: () => 'first',
      enumerable: true,
      writable: true,
      configurable: true,
    });
    Object.assign(window, { name: 'x', event: 'taken' });
  });
  service.give(suggested('fen', ['fence']), found('fence', [doc(1)]));
  await widget.open();
  await widget.type('fen');
  await expect(widget.options).toHaveText(['fence']);
  await widget.options.click();
  await expect(widget.titles).toHaveText(['Doc 1']);
  expect(service.requests.map(({ url }) => url.href).join(' ')).not.toMatch(/extra|first/);
  await expect(page.getByText(/extra|first/)).toHaveCount(0);
});

test('a page whose own names are those of the browser changes nothing (I07)', async ({
  page,
  widget,
  service,
}) => {
  await alterPage(page, '/bare.html', {
    '<script': `<script>
      class Text {}
      class Comment {}
      class Node {}
      const history = [], status = 'open';
      var navigation = { isOpen: false };
    </script><script`,
    '<site-search ': '<site-search layout="popover" ',
  });
  service.give(suggested('fen', ['fence']), found('fence', [doc(1)]));
  await widget.open();
  await widget.type('fen');
  await widget.options.click();
  await expect(widget.titles).toHaveText(['Doc 1']);
  await page.keyboard.press('Escape');
  await expect(widget.titles).toBeHidden();
});

test('a page with hooks and settings on a DOMPurify of its own changes nothing here (X07)', async ({
  page,
  widget,
  service,
}) => {
  await page.addInitScript(() => {
    Object.assign(window, {
      DOMPurify: {
        sanitize: () => '',
        setConfig: () => undefined,
        isSupported: true,
        addHook: () => undefined,
      },
    });
  });
  service.give(
    found('q', [doc(1, { body: ['<p>One <b>two</b></p>'] })], {
      highlights: [{ id: 'd1', body: ['<p>One <b><em>two</em></b></p>'] }],
    }),
  );
  await widget.open();
  await widget.find('q', 1);
  await expect.poll(() => widget.texts(widget.bodies)).toEqual(['One two']);
  await expect(widget.marks).toHaveText(['two']);
});

test('a body that is cloned, swapped and put back has one working search each time (N08)', async ({
  page,
  widget,
  service,
}) => {
  service.give(suggested('fen', ['fence']), found('fence', [doc(1)]));
  await widget.open();
  await widget.find('fence', 1);
  await widget.type('fen');
  await expect(widget.options).toHaveText(['fence']);
  await page.evaluate(() => {
    const clone = document.body.cloneNode(true);
    Object.assign(window, { before: document.body });
    document.body.replaceWith(clone);
  });
  await expect(widget.box).toHaveCount(1);
  await expect(widget.list).toBeHidden();
  await expect(widget.titles).toHaveText(['Doc 1']);
  await widget.settle();
  await page.evaluate(() => document.body.replaceWith((window as unknown as { before: HTMLElement }).before));
  await expect(widget.box).toHaveCount(1);
  await expect(widget.list).toBeHidden();
  await widget.find('fence', 1);
});

test('replaced five times by a fresh one, the search works every time (N09)', async ({
  page,
  widget,
  service,
}) => {
  service.give(found('fence', [doc(1)]));
  await widget.open();
  for (let round = 0; round < 5; round++) {
    await page.evaluate(() => {
      const old = document.querySelector('site-search');
      const fresh = document.createElement('site-search');
      for (const { name, value } of old?.attributes ?? []) fresh.setAttribute(name, value);
      old?.replaceWith(fresh);
    });
    await widget.find('fence', 1);
    await widget.clear.click();
    await expect(widget.results).toHaveCount(0);
  }
  expect(service.of('search').length).toBe(5);
});

test('two widgets on one page keep apart', async ({ page, service }) => {
  service.give(found('one', [doc(1)]), found('two', [doc(2)]));
  await page.goto('/bare.html');
  await page.evaluate(() => {
    const other = document.querySelector('site-search')?.cloneNode(true) as HTMLElement;
    other.setAttribute('url-state', 'off');
    document.querySelector('main')?.append(other);
  });
  const hosts = page.locator('site-search');
  for (const [index, text] of ['one', 'two'].entries()) {
    await hosts.nth(index).getByRole('combobox').fill(text);
    await hosts.nth(index).getByRole('combobox').press('Enter');
  }
  await expect(hosts.nth(0).locator('[part=result-title]')).toHaveText(['Doc 1']);
  await expect(hosts.nth(1).locator('[part=result-title]')).toHaveText(['Doc 2']);
  await expect(page).toHaveURL(/\?q=one$/);
});

test('the button searches in a frame that may run scripts and submit no form', async ({ page, service }) => {
  service.give(found('fence', [doc(1)]));
  await page.goto('/empty.html');
  await page.evaluate(() => {
    const frame = document.createElement('iframe');
    frame.setAttribute('sandbox', 'allow-scripts');
    // a module would need CORS headers in a frame without an origin
    frame.src = '/classic.html';
    document.body.append(frame);
  });
  const frame = page.frameLocator('iframe');
  await frame.getByRole('combobox').fill('fence');
  await frame.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(frame.locator('[part=result-title]')).toHaveText(['Doc 1']);
  expect(service.queries('search')).toEqual(['fence']);
});
