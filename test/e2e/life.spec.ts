/** The search in the life of a page: client routers, transitions, nodes that are kept, replaced and moved. */
import { correction, doc, docs, found, spelt, suggested } from './answers.js';
import { drawn, expect, test } from './fixtures.js';

test('a node that the page keeps through a swap keeps its text, closes its list, and goes on (I09)', async ({
  page,
  widget,
  service,
}) => {
  service.give(suggested('fen', ['fence']), found('fence', [doc(1)]));
  await widget.open();
  await widget.type('fen');
  await expect(widget.options).toHaveText(['fence']);
  await page.evaluate(() => {
    const kept = document.querySelector('site-search');
    const body = document.createElement('body');
    const place = body.appendChild(document.createElement('main'));
    if (kept) place.append(kept);
    document.body.replaceWith(body);
  });
  await drawn(page);
  await expect(widget.box).toHaveCount(1);
  await expect(widget.box).toHaveValue('fen');
  await expect(widget.list).toBeHidden();
  await widget.box.press('Enter');
  await expect(page).toHaveURL(/q=fen$/);
});

test('a router that swaps pages with a transition has one working search, URL and hotkey each time (N09)', async ({
  page,
  widget,
  service,
}) => {
  service.give(found('fence', [doc(1)]), found('gate', [doc(2)]));
  await widget.open('/bare.html?q=fence');
  await expect(widget.titles).toHaveText(['Doc 1']);
  for (let round = 0; round < 4; round++) {
    await page.evaluate(async () => {
      const swap = (): void => {
        const fresh = document.createElement('site-search');
        for (const { name, value } of document.querySelector('site-search')?.attributes ?? [])
          fresh.setAttribute(name, value);
        fresh.setAttribute('hotkey', '/');
        const place = document.querySelector('main');
        // the new page is there before the old one goes
        place?.append(fresh);
        place?.querySelector('site-search')?.remove();
      };
      history.pushState({ router: true }, '', '?q=gate');
      const transition = 'startViewTransition' in document ? document.startViewTransition(swap) : undefined;
      if (!transition) swap();
      await transition?.finished;
    });
    await expect(widget.box).toHaveCount(1);
    await expect(widget.titles).toHaveText(['Doc 2']);
    await expect(widget.box).toHaveValue('gate');
  }
  await page.getByRole('heading', { name: 'One tag' }).click();
  await page.evaluate(() => {
    Object.assign(window, { focused: 0 });
    document.addEventListener('focusin', () => (window as unknown as { focused: number }).focused++);
  });
  await page.keyboard.press('/');
  await expect(widget.box).toBeFocused();
  await expect(widget.box).toHaveValue('gate');
  expect(await page.evaluate(() => (window as unknown as { focused: number }).focused)).toBe(1);
  await widget.search('fence');
  await expect(page).toHaveURL(/\?q=fence$/);
  expect(await page.evaluate(() => history.state as unknown)).toEqual({ router: true });
});

test('settings of another organization that are set together drop the old answers and ask once (I03)', async ({
  widget,
  service,
}) => {
  service.give(found('fence', [doc(1)], { numFound: 25, start: 0, times: 1 }), found('fence', [doc(7)]));
  await widget.open('/bare.html?q=fence');
  await expect(widget.titles).toHaveText(['Doc 1']);
  await widget.set({
    'base-url': '/other',
    'organization-id': 'b & c',
    'api-key': 'k2',
    rows: '5',
    lang: 'en-GB',
  });
  await expect(widget.titles).toHaveText(['Doc 7']);
  expect(service.of('search').map(({ url, start, rows }) => [url.pathname, start, rows])).toEqual([
    ['/stub/api/v1/acme/k123/search', 0, 10],
    ['/other/api/v1/b%20%26%20c/k2/search', 0, 5],
  ]);
});

test('words stay right in a page that the browser has translated', async ({ page, widget, service }) => {
  service.give(
    found('fence', docs(1, 3)),
    found('gate', [doc(4)]),
    suggested('fe', ['fence', 'ferry']),
    suggested('fen', ['fence']),
  );
  await widget.open();
  await widget.type('fe');
  await expect(widget.options).toHaveText(['fence', 'ferry']);
  await widget.find('fence', 3);
  // as translators do it: an element of theirs takes the place of each text, also in shadow trees
  const translate = (): void => {
    const visit = (root: Node): void => {
      for (const node of [...root.childNodes]) {
        if (node instanceof Element && node.shadowRoot) visit(node.shadowRoot);
        if (!(node instanceof Text)) visit(node);
        else if (node.data.trim()) {
          const font = document.createElement('font');
          font.textContent = `«${node.data}»`;
          node.replaceWith(font);
        }
      }
    };
    visit(document.body);
  };
  await page.evaluate(translate);
  await expect(widget.summary).toContainText('«');
  await widget.find('gate', 1);
  await expect(widget.summary).toHaveText('1 result for gate');
  await widget.type('fe');
  await expect(widget.options).toHaveText(['fence', 'ferry']);
  await page.evaluate(translate);
  await widget.box.press('n');
  await expect(widget.options).toHaveText(['fence']);
});

test('a correction that was awaited when the search was taken out is offered when it is back', async ({
  page,
  widget,
  service,
}) => {
  service.give(
    spelt('fenze', correction('fenze', 'fence'), { held: true, times: 1 }),
    spelt('fenze', correction('fenze', 'fence')),
    found('fenze', [doc(1)]),
  );
  await widget.open();
  await widget.find('fenze', 1);
  await expect.poll(() => service.queries('spell')).toEqual(['fenze']);
  await page.evaluate(async () => {
    const search = document.querySelector('site-search')!;
    const place = search.parentElement!;
    search.remove();
    await new Promise((resolve) => setTimeout(resolve, 50));
    place.append(search);
  });
  await expect(widget.spelling).toHaveText('Did you mean fence?');
});

test('who types goes on where the page changes the layout', async ({ page, widget, service }) => {
  service.give(found('fence', [doc(1)]));
  await widget.open();
  await widget.box.fill('fen');
  await widget.set({ layout: 'dialog' });
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(widget.box).toBeFocused();
  await page.keyboard.type('ce');
  await expect(widget.box).toHaveValue('fence');
  await widget.set({ layout: 'inline' });
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(widget.box).toBeFocused();
  await page.keyboard.type('s');
  await expect(widget.box).toHaveValue('fences');
});
