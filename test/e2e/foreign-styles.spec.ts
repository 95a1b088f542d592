/** Text styles of the page that are not meant for us, and texts that are longer than the window is wide. */
import { doc, docs, found, suggested, type Doc } from './answers.js';
import { expect, test, type Widget } from './fixtures.js';
import { expectAllInside, installLooks, openTen } from './looks.js';

test.beforeEach(async ({ page }) => {
  await installLooks(page);
});

const SENTENCE = 'Plain words, one after the other, that are to wrap where the line ends.';

test('text styles of the page stay outside, its font comes in (L04)', async ({ page, widget, service }) => {
  const highlights = [
    { id: 'd1', title: ['Plain <em>words</em>'], body: [SENTENCE.replace('words', '<em>words</em>')] },
  ];
  service.give(
    found('words', [doc(1, { title: ['Plain words'], body: [SENTENCE] }), doc(2)], {
      highlights,
      numFound: 30,
    }),
  );
  await page.setViewportSize({ width: 320, height: 700 });
  await widget.open('/odd-styles.html');
  await widget.find('words', 2);
  await openTen(widget, service);
  const odd = await page.evaluate(() =>
    window.looks.all().flatMap((element) => {
      const style = getComputedStyle(element);
      const isOdd =
        style.textTransform !== 'none' ||
        style.letterSpacing !== 'normal' ||
        style.fontStyle !== 'normal' ||
        style.cursor === 'none' ||
        /center|right/.test(element.matches('button') ? '' : style.textAlign) ||
        (style.whiteSpace !== 'normal' &&
          !element.matches('[part=result-url], [part=result-url] *, input')) ||
        (parseFloat(style.lineHeight) || 0) > 2 * parseFloat(style.fontSize) ||
        !style.fontFamily.includes('monospace');
      const isText = [...element.childNodes].some((node) => node instanceof Text && node.data.trim());
      const isRead = (isText && !element.closest('[aria-hidden]')) || element.matches('input, button');
      return isOdd && isRead ? [window.looks.name(element)] : [];
    }),
  );
  expect(odd).toEqual([]);
  // it wraps
  expect((await widget.bodies.first().boundingBox())?.height).toBeGreaterThan(30);
  await expectAllInside(page);
});

test('a mark is told apart from the words round it, in any style of the page (L04)', async ({
  widget,
  service,
}) => {
  const highlights = [{ id: 'd1', title: ['Plain <em>words</em>'], body: ['All <em>words</em>'] }];
  service.give(found('words', [doc(1, { title: ['Plain words'], body: ['All words'] })], { highlights }));
  await widget.open('/odd-styles.html');
  await widget.find('words', 1);
  const looks = await widget.marks.evaluateAll((marks) =>
    marks.map((mark) => {
      const [own, around] = [getComputedStyle(mark), getComputedStyle(mark.parentElement as Element)];
      return {
        isGrounded: own.backgroundColor !== around.backgroundColor,
        isUnderlined: own.textDecorationLine === 'underline' && around.textDecorationLine === 'none',
      };
    }),
  );
  expect(looks.map(({ isGrounded, isUnderlined }) => isGrounded || isUnderlined)).toEqual([true, true]);
});

test('style sheets that an extension, or a page, puts into its trees are not shown as text', async ({
  page,
  widget,
  service,
}) => {
  service.give(found('w', docs(1, 10), { numFound: 30 }));
  await widget.open();
  await widget.find('w', 10);
  const heights = (): Promise<number> => widget.host.evaluate((host: HTMLElement) => host.offsetHeight);
  const before = await heights();
  const shown = await page.evaluate(() => {
    const roots = [...new Set(window.looks.all().map((element) => element.getRootNode()))];
    return roots.flatMap((root) => {
      const sheet = document.createElement('style');
      sheet.textContent = 'mark { color: red }';
      (root as ShadowRoot).prepend(sheet);
      return sheet.checkVisibility() ? [(root as ShadowRoot).host.localName] : [];
    });
  });
  expect(shown).toEqual([]);
  expect(await heights()).toBe(before);
});

test('hidden, direction, language and outer margin of the element work (L04)', async ({ page, widget }) => {
  await widget.open('/odd-styles.html');
  const before = await widget.box.boundingBox();
  await widget.host.evaluate((host) => host.style.setProperty('margin', '24px', 'important'));
  const after = await widget.box.boundingBox();
  expect((after?.x ?? 0) - (before?.x ?? 0)).toBe(24);
  expect((after?.y ?? 0) - (before?.y ?? 0)).toBe(24);
  await page.evaluate(() => {
    document.documentElement.dir = 'rtl';
  });
  const direction = (): Promise<string> =>
    widget.box.evaluate((box) => getComputedStyle(box.parentElement as Element).direction);
  expect(await direction()).toBe('rtl');
  await widget.set({ dir: 'ltr', lang: 'fr' });
  await expect(widget.box).toHaveAttribute('aria-label', 'Rechercher sur ce site');
  expect(await direction()).toBe('ltr');
  await widget.set({ hidden: '' });
  await expect(widget.box).toBeHidden();
});

const ADDRESS = `docs.test/${'seg-'.repeat(150)}`;
const LONG: Doc = {
  id: '1',
  title: ['W'.repeat(400)],
  url: [`https://${ADDRESS}`],
  body: ['w_'.repeat(200)],
};

async function findLong(widget: Widget): Promise<void> {
  await widget.page.setViewportSize({ width: 320, height: 700 });
  await widget.open();
  await widget.find('w', 1);
}

test('words as long as a page wrap, and an address is cut with the whole at hand (L05)', async ({
  page,
  widget,
  service,
}) => {
  service.give(found('w', [LONG], { highlights: [{ id: '1', title: [`<em>${'W'.repeat(400)}</em>`] }] }));
  await findLong(widget);
  await expectAllInside(page);
  for (const text of [widget.titles, widget.bodies])
    expect((await text.boundingBox())?.height, 'wraps').toBeGreaterThan(100);
  const address = page.locator('[part=result-url]');
  await expect(address).toHaveAttribute('title', ADDRESS);
  const { isCut, lines } = await address.evaluate((line) => ({
    isCut: line.scrollWidth > line.clientWidth && getComputedStyle(line).textOverflow === 'ellipsis',
    lines: line.clientHeight / parseFloat(getComputedStyle(line).lineHeight),
  }));
  expect(isCut).toBe(true);
  expect(lines).toBeLessThan(1.5);
});

test('what is copied is the whole text, without breaks or dots of ours (L05)', async ({
  page,
  widget,
  service,
}) => {
  service.give(found('w', [LONG], { highlights: [{ id: '1', body: [`<em>w_</em>${'w_'.repeat(199)}`] }] }));
  await findLong(widget);
  await page.evaluate(() => document.body.append(document.createElement('textarea')));
  await widget.box.blur();
  const sheet = page.locator('textarea');
  for (const [part, whole] of [
    ['result-title', 'W'.repeat(400)],
    ['result-url', ADDRESS],
    // a snippet
    ['result-body', 'w_'.repeat(200).slice(0, (await widget.texts(widget.bodies))[0]?.length)],
  ] as const) {
    await page.locator(`[part=${part}]`).evaluate((element) => {
      getSelection()?.setBaseAndExtent(element, 0, element, element.childNodes.length);
    });
    await page.keyboard.press('ControlOrMeta+c');
    await sheet.fill('');
    await sheet.press('ControlOrMeta+v');
    expect((await sheet.inputValue()).trim(), part).toBe(whole);
    await sheet.blur();
  }
});

test('a suggestion and a query of 300 characters wrap (L05)', async ({ page, widget, service }) => {
  const long = 'w'.repeat(300);
  service.give(suggested('w1', [long, `w ${'x'.repeat(298)}`]), found(long, [doc(1)], { numFound: 40 }), {
    endpoint: 'spell',
    q: long,
    body: { code: 200, spell: { collations: ['collation', `${long}v`] } },
  });
  await page.setViewportSize({ width: 320, height: 700 });
  await widget.open();
  await widget.type('w1');
  await expect(widget.options).toHaveCount(2);
  await expectAllInside(page);
  await widget.options.first().click();
  await expect(widget.box).toHaveValue(long);
  await expect(widget.correction).toHaveText(`${long}v`);
  await widget.settle();
  await expectAllInside(page);
  expect((await widget.summary.boundingBox())?.height, 'wraps').toBeGreaterThan(100);
  await widget.search(`${long}0`);
  await expect(widget.summary).toContainText('No results');
  await expectAllInside(page);
});
