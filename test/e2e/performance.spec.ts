/** Large answers are shown at once, and cost the visitor nothing that can be felt. */
import { found } from './answers.js';
import { expect, test, type Widget } from './fixtures.js';

const BODY = 'lorem ipsum hit '.repeat(70_000);
const MARKED = 'lorem ipsum <em>hit</em> '.repeat(45_000);

function answer(count: number, body: string, marked: string) {
  const ids = Array.from({ length: count }, (_, index) => String(index + 1));
  return found(
    'big',
    ids.map((id) => ({ id, title: ['Big'], url: [`https://docs.test/${id}`], body: [body] })),
    { highlights: ids.map((id) => ({ id, title: ['<em>Big</em>'], body: [marked] })) },
  );
}

/** Nodes in all trees of the widget. */
async function countNodes(widget: Widget): Promise<number> {
  return await widget.host.evaluate((host) => {
    const count = (root: ParentNode): number =>
      Array.from(root.querySelectorAll('*')).reduce(
        (sum, element) => sum + 1 + (element.shadowRoot ? count(element.shadowRoot) : 0),
        0,
      );
    return count(host.shadowRoot ?? host);
  });
}

const LARGE: readonly (readonly [name: string, count: number, body: string, marked: string])[] = [
  ['one body of a megabyte (Q01)', 1, BODY, MARKED],
  ['ten bodies of a megabyte (Q01)', 10, BODY, MARKED],
  ['a megabyte without a space', 1, 'x'.repeat(1_100_000), `${'x'.repeat(1_000_000)}<em>x</em>`],
  [
    'a megabyte of HTML',
    1,
    `<div>${'<p>lorem <b>ipsum</b> hit</p>'.repeat(38_000)}</div>`,
    `<div>${'<p>lorem <b>ipsum</b> <em>hit</em></p>'.repeat(38_000)}</div>`,
  ],
  ['a megabyte of open brackets', 1, '<'.repeat(1_100_000), `<em>hit</em>${'<'.repeat(1_000_000)}`],
  ['a megabyte of ampersands', 1, '&amp;'.repeat(220_000), `<em>hit</em>${'&amp;amp;'.repeat(110_000)}`],
  [
    'a megabyte of combining marks',
    1,
    `a${'\u0301'.repeat(550_000)}`,
    `<em>a</em>${'\u0301'.repeat(550_000)}`,
  ],
  ['marks that are never closed', 1, 'hit '.repeat(100_000), '<em>hit '.repeat(100_000)],
];

for (const [name, count, body, marked] of LARGE) {
  test(`${name} is shown as a few hundred characters, and typing goes on`, async ({ widget, service }) => {
    service.give(answer(count, body, marked));
    await widget.open();
    await widget.search('big');
    await expect(widget.results).toHaveCount(count);
    await widget.box.fill('bigger');
    await expect(widget.box).toHaveValue('bigger');
    for (const text of await widget.texts(widget.bodies)) expect(text.length).toBeLessThan(700);
    expect(await countNodes(widget)).toBeLessThan(2000);
  });
}

test('the snippet of a large body stands round its first matches (Q01)', async ({ widget, service }) => {
  const rest = 'lorem ipsum dolor '.repeat(30_000);
  service.give(answer(1, `${rest}needle here ${rest}`, `${rest}<em>needle</em> here ${rest}`));
  await widget.open();
  await widget.find('big', 1);
  await expect(widget.bodies).toContainText('needle here');
  await expect(widget.bodies.locator('[part=mark]')).toHaveText(['needle']);
});

test('a hundred results keep to a few nodes each', async ({ widget, service }) => {
  service.give(answer(100, 'a short body with a hit', 'a short body with a <em>hit</em>'));
  await widget.open();
  await widget.set({ rows: '100' });
  await widget.find('big', 100);
  expect(await countNodes(widget)).toBeLessThan(2000);
});

test('a thousand results are all there, in their order', async ({ widget, service }) => {
  service.give(answer(1000, 'a short body with a hit', 'a short body with a <em>hit</em>'));
  await widget.open();
  await widget.set({ rows: '1000' });
  await widget.find('big', 1000);
  const links = widget.results.locator('a');
  expect(await links.evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).pathname))).toEqual(
    Array.from({ length: 1000 }, (_, index) => `/${index + 1}`),
  );
  await expect(widget.bodies.last().locator('[part=mark]')).toHaveText(['hit']);
});

test('of fields with a hundred values the first title and the body with most marks are shown', async ({
  widget,
  service,
}) => {
  const values = (name: string) => Array.from({ length: 100 }, (_, index) => `${name} ${index} & more`);
  const documents = Array.from({ length: 10 }, (_, index) => ({
    id: `${index}`,
    title: values('Title'),
    url: values('x').map((_, at) => `https://docs.test/${index}/${at}`),
    body: values('Body'),
  }));
  // as services send them that encode entities; of the body two matches in the last value, one in each other
  const marked = (name: string) =>
    values(name).map((value) => value.replace(name, `<em>${name}</em>`).replace('&', '&amp;'));
  const highlights = documents.map(({ id }) => ({
    id,
    title: marked('Title').reverse(),
    body: marked('Body').map((value, at) => (at === 99 ? value.replace('more', '<em>more</em>') : value)),
  }));
  service.give(found('big', documents, { highlights }));
  await widget.open();
  await widget.find('big', 10);
  expect(await widget.texts(widget.bodies)).toEqual(documents.map(() => 'Body 99 & more'));
  await expect(widget.bodies.first().locator('[part=mark]')).toHaveText(['Body', 'more']);
  await expect(widget.results.first().locator('[part=result-title]')).toHaveText('Title 0 & more');
  await expect(widget.results.first().locator('[part=result-title] mark')).toHaveText(['Title']);
  await expect(widget.results.first().locator('a')).toHaveAttribute('href', 'https://docs.test/0/0');
});

test('results on show are not drawn again while the visitor types', async ({ page, widget, service }) => {
  service.give(answer(10, 'body', 'body'));
  await widget.open();
  await widget.find('big', 10);
  await page.evaluate(() => {
    const root = document
      .querySelector('site-search')
      ?.shadowRoot?.querySelector('site-search-results')?.shadowRoot;
    const changes: string[] = [];
    Object.assign(window, { changes });
    if (root)
      new MutationObserver((list) => changes.push(...list.map(({ type }) => type))).observe(root, {
        subtree: true,
        childList: true,
        characterData: true,
      });
  });
  await widget.box.pressSequentially(' more');
  await expect.poll(() => service.queries('suggest').at(-1)).toBe('big more');
  expect(await page.evaluate(() => (window as unknown as { changes: string[] }).changes)).toEqual([]);
});
