/** Results that come late, in another order, or when nobody wants them any more. */
import { correction, doc, found, pageOf, spelt, suggested } from './answers.js';
import { AT_ONCE, drawn, expect, test } from './fixtures.js';

test('page 3 stays when the answer for page 2 comes after it (R09)', async ({ page, widget, service }) => {
  service.give(
    pageOf('x', 0, 30),
    found('x', [doc(11)], { start: 10, numFound: 30, held: true }),
    found('x', [doc(21)], { start: 20, numFound: 30 }),
  );
  await widget.open();
  await widget.find('x', 10);
  await widget.goTo(2).click();
  await expect.poll(() => service.of('search').length, AT_ONCE).toBe(2);
  await widget.goTo(3).click();
  await expect(widget.titles).toHaveText(['Doc 21']);
  await service.release();
  await drawn(page);
  await expect(widget.titles).toHaveText(['Doc 21']);
  await expect(widget.current).toHaveText('3');
  await expect(page).toHaveURL(/\?q=x&page=3$/);
});

test('a new search stays when the answer for a page of the old one comes after it', async ({
  page,
  widget,
  service,
}) => {
  service.give(pageOf('x', 0, 30), pageOf('x', 10, 30, { held: true }), found('y', [doc(99)]));
  await widget.open();
  await widget.find('x', 10);
  await widget.goTo(2).click();
  await expect.poll(() => service.of('search').length, AT_ONCE).toBe(2);
  await widget.search('y');
  await expect(widget.titles).toHaveText(['Doc 99']);
  await service.release();
  await drawn(page);
  await expect(widget.titles).toHaveText(['Doc 99']);
  await expect(page).toHaveURL(/\?q=y$/);
  await expect(widget.box).toHaveValue('y');
});

test('of two searches the last asked for wins, whichever answers last', async ({ page, widget, service }) => {
  service.give(found('one', [doc(1)], { held: true }), found('two', [doc(2)]));
  await widget.open();
  await widget.search('one');
  await expect.poll(() => service.queries('search'), AT_ONCE).toEqual(['one']);
  await widget.search('two');
  await expect(widget.titles).toHaveText(['Doc 2']);
  await service.release();
  await drawn(page);
  await expect(widget.titles).toHaveText(['Doc 2']);
  await expect(widget.summary).toHaveText('1 result for two');
});

test('a late failure of an older search does not spoil the newer results', async ({
  page,
  widget,
  service,
}) => {
  service.give({ endpoint: 'search', q: 'one', status: 500, held: true }, found('two', [doc(2)]));
  await widget.open();
  await widget.search('one');
  await expect.poll(() => service.queries('search'), AT_ONCE).toEqual(['one']);
  await widget.search('two');
  await expect(widget.titles).toHaveText(['Doc 2']);
  await service.release();
  await drawn(page);
  await expect(widget.titles).toHaveText(['Doc 2']);
  await expect(widget.error).toHaveCount(0);
});

test('results cleared while they are awaited do not come back', async ({ page, widget, service }) => {
  service.give(found('abc', [doc(1)], { held: true }));
  await widget.open();
  await widget.search('abc');
  await expect.poll(() => service.queries('search'), AT_ONCE).toEqual(['abc']);
  await widget.clear.click();
  await expect(widget.summary).toHaveAttribute('aria-busy', 'false');
  await service.release();
  await drawn(page);
  await expect(widget.results).toHaveCount(0);
  await expect(widget.summary).toHaveText('');
  await expect(page).toHaveURL(/\/bare\.html$/);
});

test('a late spelling of an older search is not offered beside the newer results', async ({
  page,
  widget,
  service,
}) => {
  service.give(
    spelt('fenze', correction('fenze', 'fence'), { held: true }),
    found('fenze', [doc(1)]),
    found('roof', [doc(2)]),
  );
  await widget.open();
  await widget.find('fenze', 1);
  await expect.poll(() => service.queries('spell')).toContain('fenze');
  await widget.search('roof');
  await expect(widget.titles).toHaveText(['Doc 2']);
  await service.release();
  await drawn(page);
  await expect(widget.spelling).toHaveCount(0);
});

test('no words of "no results" are there while an answer is awaited, a busy state is (R10)', async ({
  page,
  widget,
  service,
}) => {
  service.give(found('anything', [doc(1)], { held: true }));
  await widget.open();
  const seen = await page.evaluateHandle(() => {
    const texts: string[] = [];
    const note = (): void => {
      const roots = [...(document.querySelector('site-search')?.shadowRoot?.querySelectorAll('*') ?? [])];
      texts.push(roots.map((element) => element.shadowRoot?.textContent ?? '').join(' '));
      requestAnimationFrame(note);
    };
    note();
    return texts;
  });
  await widget.search('anything');
  await expect(widget.summary).toHaveAttribute('aria-busy', 'true');
  await expect(widget.summary).toHaveText('Searching for anything…');
  await drawn(page);
  await service.release();
  await expect(widget.titles).toHaveText(['Doc 1']);
  await expect(widget.summary).toHaveAttribute('aria-busy', 'false');
  const texts = await seen.jsonValue();
  expect(texts.some((text) => text.includes('Searching for'))).toBe(true);
  expect(texts.filter((text) => /no results/i.test(text))).toEqual([]);
});

test('after an empty answer the words of "no results" go as soon as another search is sent', async ({
  widget,
  service,
}) => {
  service.give(found('none', []), found('slow', [doc(1)], { held: true }));
  await widget.open();
  await widget.search('none');
  await expect(widget.summary).toContainText('No results for none');
  await widget.search('slow');
  await expect(widget.summary).toHaveText('Searching for slow…');
  await service.release();
  await expect(widget.titles).toHaveText(['Doc 1']);
});

test("another tenant's options and results vanish, its late answer is dropped, and the new one is asked once (I03)", async ({
  page,
  widget,
  service,
}) => {
  service.give(pageOf('x', 0, 30, { times: 1 }), pageOf('x', 10, 30, { held: true }), found('x', [doc(77)]));
  await widget.open();
  await widget.find('x', 10);
  await widget.goTo(2).click();
  await expect.poll(() => service.of('search').length, AT_ONCE).toBe(2);
  await widget.set({ 'organization-id': 'other', 'api-key': 'k9', 'base-url': '/b', lang: 'en', rows: '20' });
  await expect(widget.titles).toHaveText(['Doc 77']);
  await service.release();
  await drawn(page);
  await expect(widget.titles).toHaveText(['Doc 77']);
  expect(
    service
      .of('search')
      .slice(2)
      .map(({ url }) => url.pathname + url.search),
  ).toEqual(['/b/api/v1/other/k9/search?q=x&start=0&rows=20']);
});

test('a widget taken out of the page drops what is under way', async ({ page, widget, service }) => {
  service.give(found('abc', [doc(1)], { held: true }), suggested('abc', ['abc one'], 'abc', { held: true }));
  await widget.open();
  const signals = await page.evaluateHandle(() => {
    const seen: (AbortSignal | null | undefined)[] = [];
    const real = window.fetch;
    window.fetch = (input, init) => {
      seen.push(init?.signal);
      return real(input, init);
    };
    return seen;
  });
  await widget.search('abc');
  await expect.poll(() => service.queries('search'), AT_ONCE).toEqual(['abc']);
  await widget.host.evaluate((element) => element.remove());
  const isDropped = await signals.evaluate((all) => all.map((signal) => signal?.aborted));
  expect(new Set(isDropped)).toEqual(new Set([true]));
});

test('a result that is pressed when another comes in its place is not followed', async ({
  browserName,
  page,
  widget,
  service,
}) => {
  service.give(found('one', [doc(1)]), found('two', [doc(2)]));
  await widget.open();
  await widget.find('one', 1);
  await page.evaluate((isChromium) => {
    const followed: string[] = [];
    Object.assign(window, { followed });
    // Safari gives a link that is pressed no focus; Firefox does not take it for pressed, either, after this
    if (isChromium) document.addEventListener('mousedown', (event) => event.preventDefault());
    document.addEventListener('site-search-select', (event) => {
      event.preventDefault();
      followed.push(event.result.id);
    });
  }, browserName === 'chromium');
  await widget.titles.first().getByRole('link').hover();
  await page.mouse.down();
  await page.evaluate(() => document.querySelector('site-search')!.search('two'));
  await expect(widget.titles).toHaveText(['Doc 2']);
  await page.mouse.up();
  await drawn(page);
  const followed = () => page.evaluate(() => (window as never as { followed: string[] }).followed);
  expect(await followed()).toEqual([]);
  await widget.titles.first().getByRole('link').click();
  expect(await followed()).toHaveLength(1);
});
