/** Words of the page's language that come later than the answer: what is spoken waits for them, and is said once. */
import type { Page } from '@playwright/test';
import { alterLanguage, alterPage } from './altered-page.js';
import { isolated, listen } from './announcements.js';
import { correction, pageOf, spelt, suggested } from './answers.js';
import { expect, test, type Widget } from './fixtures.js';
import type { StandIn } from './stand-in.js';

const X = isolated('x');

/** Holds the file of German words back, until the function it resolves to lets it come, or fail. */
async function holdWords(page: Page): Promise<(end: 'come' | 'fail') => void> {
  let decide: (end: 'come' | 'fail') => void = () => undefined;
  const decided = new Promise<'come' | 'fail'>((resolve) => (decide = resolve));
  await page.route('**/site-search-de.js', async (route) => {
    await ((await decided) === 'come' ? route.continue() : route.abort());
  });
  return decide;
}

/** Opens a page with a search for `q` and waits for its box alone: its words are part of what it loads. */
async function openSearch({ page, box }: Widget, q: string): Promise<void> {
  await page.goto(`/bare.html?q=${q}`, { waitUntil: 'commit' });
  await expect(box).toBeVisible();
}

/** The answer to the page's search is shown, its words are still to come, and nothing has been said; tells what is said from now on. */
async function answerBeforeWords(
  widget: Widget,
  service: StandIn,
): Promise<Awaited<ReturnType<typeof listen>>> {
  await openSearch(widget, 'x');
  await expect.poll(() => service.queries('search')).toEqual(['x']);
  const spoken = await listen(widget);
  await service.release();
  await expect(widget.results).toHaveCount(10);
  await widget.settle();
  expect(await spoken()).toEqual([]);
  return spoken;
}

for (const [place, before, after] of [
  ['page', '<html lang="en">', '<html lang="de">'],
  ['element', '<site-search', '<site-search lang="de"'],
] as const)
  test(`the first outcome is spoken once, in the language of the ${place}`, async ({
    page,
    widget,
    service,
  }) => {
    const end = await holdWords(page);
    await alterPage(page, '/bare.html', { [before]: after });
    service.give(pageOf('x', 0, 25, { held: true }), pageOf('x', 10, 25));
    const spoken = await answerBeforeWords(widget, service);
    end('come');
    await expect(widget.summary).toHaveText('1–10 von 25 Ergebnissen für x');
    const first = `25 Ergebnisse für ${X}, Seite 1 von 3`;
    expect(await spoken()).toEqual([first]);
    await page.getByRole('link', { name: 'Seite 2', exact: true }).click();
    await expect(widget.titles.first()).toHaveText('Doc 11');
    await widget.settle();
    expect(await spoken()).toEqual([first, `25 Ergebnisse für ${X}, Seite 2 von 3`]);
  });

test('so is a failure', async ({ page, widget, service }) => {
  const end = await holdWords(page);
  await alterLanguage(page, 'de');
  service.give(
    { endpoint: 'search', q: 'x', status: 500, held: true, times: 1 },
    { endpoint: 'search', q: 'x', status: 500 },
  );
  await openSearch(widget, 'x');
  await expect.poll(() => service.queries('search')).toEqual(['x']);
  const spoken = await listen(widget);
  await service.release();
  await expect(widget.error).toBeVisible();
  await widget.settle();
  expect(await spoken()).toEqual([]);
  end('come');
  await expect.poll(spoken).toEqual(['Bei der Suche ist ein Fehler aufgetreten.']);
});

test('so is an offer, beside the count', async ({ page, widget, service }) => {
  const end = await holdWords(page);
  await alterLanguage(page, 'de');
  service.give(spelt('fenze', correction('fenze', 'fence')), pageOf('fenze', 0, 25, { held: true }));
  await openSearch(widget, 'fenze');
  await expect.poll(() => service.queries('search')).toEqual(['fenze']);
  const spoken = await listen(widget);
  await service.release();
  await expect(widget.correction).toHaveText('fence');
  await widget.settle();
  expect(await spoken()).toEqual([]);
  end('come');
  await expect(widget.spelling).toHaveText('Meinten Sie fence?');
  await expect
    .poll(async () => (await spoken()).sort())
    .toEqual([`25 Ergebnisse für ${isolated('fenze')}, Seite 1 von 3`, `Meinten Sie ${isolated('fence')}?`]);
});

test('how many suggestions there are is not said in English meanwhile', async ({ page, widget, service }) => {
  const end = await holdWords(page);
  await alterLanguage(page, 'de');
  service.give(suggested('so', ['sol', 'sour']), suggested('sol', ['sol']));
  await page.goto('/bare.html', { waitUntil: 'commit' });
  await widget.box.focus();
  const spoken = await listen(widget);
  await widget.type('so');
  await expect(widget.options).toHaveCount(2);
  await widget.settle();
  expect(await spoken()).toEqual([]);
  end('come');
  await expect(widget.box).toHaveAccessibleName('Diese Website durchsuchen');
  await widget.box.press('l');
  await expect.poll(spoken).toEqual(['1 Vorschlag']);
});

test('where the words do not come at all, the outcome is spoken in English, once', async ({
  page,
  widget,
  service,
}) => {
  const end = await holdWords(page);
  await alterLanguage(page, 'de');
  service.give(pageOf('x', 0, 25, { held: true }));
  const spoken = await answerBeforeWords(widget, service);
  end('fail');
  await expect.poll(spoken).toEqual([`25 results for ${X}, page 1 of 3`]);
});
