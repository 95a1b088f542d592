/** What the widget does by itself about failures, and what it need not ask for at all. */
import type { Route } from '@playwright/test';
import { doc, found, pageOf } from './answers.js';
import { expect, test } from './fixtures.js';

test('without a connection that is said, and the search is made by itself when it is back @chromium', async ({
  context,
  widget,
  service,
}) => {
  service.give(found('x', [doc(1)]));
  await widget.open();
  const restore = await widget.loseNetwork();
  await context.setOffline(true);
  await widget.search('x');
  await expect(widget.error).toContainText('You are offline.');
  await widget.box.fill('x and more');
  await restore();
  await context.setOffline(false);
  await expect(widget.titles).toHaveText(['Doc 1']);
  await expect(widget.box).toHaveValue('x and more');
  await expect(widget.box).toBeFocused();
});

for (const [how, answer] of [
  ['does not come', (route: Route) => route.abort()],
  ['comes empty', (route: Route) => route.fulfill({ contentType: 'text/javascript', body: '' })],
] as const)
  test(`a failure is said in plain words where the file with its own ${how}`, async ({
    page,
    widget,
    service,
  }) => {
    service.give({ endpoint: 'search', q: 'x', status: 500, rawBody: '', times: 1 }, found('x', [doc(1)]));
    await page.route('**/site-search-failure.js', answer);
    await widget.open();
    await widget.search('x');
    await expect(widget.error).toContainText('The search could not be reached.');
    await widget.retry.click();
    await expect(widget.titles).toHaveText(['Doc 1']);
  });

test('a page seen before is shown at once, and nothing is asked', async ({ widget, service }) => {
  service.give(pageOf('x', 0, 25), pageOf('x', 10, 25), found('y', [doc(1)]));
  await widget.open();
  await widget.find('x', 10);
  await widget.goTo(2).click();
  await expect(widget.titles.first()).toHaveText('Doc 11');
  await widget.goTo(1).click();
  await expect(widget.titles.first()).toHaveText('Doc 1');
  await widget.find('y', 1);
  await widget.find('x', 10);
  expect(service.of('search').map(({ q, start }) => `${q} ${String(start)}`)).toEqual(['x 0', 'x 10', 'y 0']);
});
