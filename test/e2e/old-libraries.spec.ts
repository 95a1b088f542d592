/** Pages whose old libraries have put methods of their own in the place of the browser's. */
import { doc, docs, found, pageOf } from './answers.js';
import { expect, test } from './fixtures.js';

const SHIMS = [
  [
    'replaceAll of a snippet, which makes a pattern of what is looked for',
    () => {
      String.prototype.replaceAll = function (this: string, what: string, by: string): string {
        return this.replace(new RegExp(what, 'g'), by);
      } as unknown as typeof String.prototype.replaceAll;
    },
  ],
  [
    'entries of Prototype.js, which are the values',
    () => {
      Array.prototype.entries = function <T>(this: T[]) {
        return this.slice();
      } as unknown as typeof Array.prototype.entries;
    },
  ],
  [
    'Array.from that heeds its first argument alone',
    () => {
      const from = Array.from.bind(Array) as (items: Iterable<unknown>) => unknown[];
      Array.from = ((items: Iterable<unknown>) => from(items)) as typeof Array.from;
    },
  ],
] as const;

for (const [name, shim] of SHIMS)
  test.describe(name, () => {
    test.beforeEach(({ page }) => page.addInitScript(shim));

    test('changes nothing of the search in the address, its results and its pages', async ({
      page,
      widget,
      service,
    }) => {
      const first = doc(1, { title: ['Tom & Zo\u00eb \u03b1'] });
      const highlights = [{ id: 'd1', title: ['<em>Tom</em> &amp; Zo&euml; &alpha;'] }];
      const rest = docs(2, 10);
      service.give(
        found('fence post', [first, ...rest], { numFound: 35, start: 0, highlights }),
        pageOf('fence post', 10, 35),
      );
      await widget.open('/bare.html?from=a+b&q=fence+post');
      await expect(widget.box).toHaveValue('fence post');
      await expect(widget.titles).toHaveText([
        'Tom & Zo\u00eb \u03b1',
        ...rest.map(({ title }) => String(title)),
      ]);
      await expect(widget.marks).toHaveText(['Tom']);
      await expect(widget.summary).toHaveText('1\u201310 of 35 results for fence post');
      await expect(widget.pager.getByRole('link', { name: /^Page/ })).toHaveText(['1', '2', '3', '4']);
      await widget.goTo(2).click();
      await expect(widget.titles.first()).toHaveText('Doc 11');
      await expect(widget.current).toHaveText('2');
      await expect(page).toHaveURL(/\?from=a\+b&q=fence%20post&page=2$/);
    });

    test('changes nothing of what is shown while results are awaited', async ({ page, widget, service }) => {
      service.give(found('fence', docs(1, 3), { held: true }));
      await widget.open();
      await widget.search('fence');
      const bars = page.locator('.skeletons > div');
      await expect(bars).toHaveCount(10);
      await expect(page.locator('.skeletons')).toHaveText('');
      await service.release();
      await expect(widget.titles).toHaveText(['Doc 1', 'Doc 2', 'Doc 3']);
    });

    test('changes nothing of results by a template', async ({ widget, service }) => {
      const tags = ['oak', 'ash', 'elm'];
      service.give(
        found('fence', [doc(1, { tags, html: ['one', 'two', 'three'] }), doc(2)], {
          highlights: [{ id: 'd1', tags: ['<em>ash</em>'], html: ['<em>two</em>'] }],
        }),
      );
      await widget.open('/templates.html');
      await widget.find('fence', 2);
      const item = widget.results.first();
      await expect(item.locator('h3')).toHaveText('Doc 1');
      await expect(item.locator('.tag')).toHaveText(tags);
      await expect(item.locator('p')).toHaveText('one, two, and three');
      await expect(widget.marks).toHaveText(['two', 'ash']);
    });
  });
