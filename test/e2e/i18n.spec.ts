/** Numbers and words for people follow the language; those in requests and addresses do not. */
import { docs, found, pageOf } from './answers.js';
import { expect, test } from './fixtures.js';

const LANGUAGES: readonly (readonly [lang: string, formatted: string])[] = [
  ['en', new Intl.NumberFormat('en').format(1_234_567)],
  ['de', new Intl.NumberFormat('de').format(1_234_567)],
  ['fr', new Intl.NumberFormat('fr').format(1_234_567)],
  ['hi', new Intl.NumberFormat('hi').format(1_234_567)],
  ['ar', new Intl.NumberFormat('ar').format(1_234_567)],
  ['ar-EG', new Intl.NumberFormat('ar-EG').format(1_234_567)],
  ['de-CH', new Intl.NumberFormat('de-CH').format(1_234_567)],
  ['fa', new Intl.NumberFormat('fa').format(1_234_567)],
];

for (const [lang, formatted] of LANGUAGES) {
  test(`counts are grouped as in "${lang}", requests are not (F02)`, async ({ page, widget, service }) => {
    service.give(pageOf('big', 0, 1_234_567), pageOf('big', 1_234_560, 1_234_567));
    await widget.open();
    await widget.set({ lang });
    await widget.find('big', 10);
    await expect(widget.summary).toContainText(formatted);
    const last = page
      .locator('nav [part~=page]')
      .filter({ hasText: new Intl.NumberFormat(lang).format(123_457) });
    await last.click();
    await expect(widget.titles.last()).toHaveText('Doc 1234567');
    expect(service.of('search').at(-1)?.url.search).toBe('?q=big&start=1234560&rows=10');
    await expect(page).toHaveURL(/\?q=big&page=123457$/);
  });
}

const INVALID = ['xx_YY', 'not a tag!', 'e', 'en-', '*', '\u{1f680}', 'i-klingon', 'root', 'constructor'];

test('a lang that is no language falls back and never throws (F02)', async ({ widget, service }) => {
  service.give(pageOf('big', 0, 1_234_567));
  await widget.open();
  await widget.find('big', 10);
  for (const lang of INVALID) {
    await widget.set({ lang });
    await expect(widget.summary, lang).toContainText(/1.?234.?567|\d{7}/);
    await expect(widget.results).toHaveCount(10);
  }
  await widget.set({ lang: '' });
  await expect(widget.summary).toContainText('1–10 of 1,234,567 results for big');
});

test('the language is that of the place where the widget stands, unless it has its own', async ({
  page,
  widget,
  service,
}) => {
  service.give(pageOf('big', 0, 1_234_567));
  await widget.open();
  await page.evaluate(() => document.querySelector('main')?.setAttribute('lang', 'de'));
  await widget.find('big', 10);
  await expect(widget.summary).toContainText('1.234.567');
  await widget.set({ lang: 'fr' });
  await expect(widget.summary).toContainText(new Intl.NumberFormat('fr').format(1_234_567));
});

test('one result is one result', async ({ widget, service }) => {
  service.give(found('q', docs(1, 1)));
  await widget.open();
  await widget.find('q', 1);
  await expect(widget.summary).toHaveText('1 result for q');
});

test('every word may be replaced, also with a function, and values stay isolated', async ({
  widget,
  service,
}) => {
  service.give(found('q', docs(1, 2)));
  await widget.open();
  await widget.host.evaluate((element) =>
    Object.assign(element, {
      messages: {
        label: 'Durchsuchen',
        resultCount: { one: 'Ein Treffer', other: '{count} Treffer zu {query} {unknown}' },
        empty: ({ query }: { query: string }) => `Nichts zu <b>${query}</b>`,
      },
    }),
  );
  await expect(widget.box).toHaveAccessibleName('Durchsuchen');
  await widget.find('q', 2);
  await expect(widget.summary).toHaveText('2 Treffer zu q');
  await widget.search('none');
  await expect(widget.summary).toContainText('Nichts zu <b>none</b>');
});

test('label and placeholder are the owner\u2019s', async ({ widget }) => {
  await widget.open();
  await expect(widget.box).toHaveAccessibleName('Search this site');
  await widget.set({ label: 'Find a <page>', placeholder: 'e.g. "fences"' });
  await expect(widget.box).toHaveAccessibleName('Find a <page>');
  await expect(widget.box).toHaveAttribute('placeholder', 'e.g. "fences"');
});
