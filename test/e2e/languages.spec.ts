/** The words come in the page's language: one small file of them, beside the script, and none for English. */
import type { Page } from '@playwright/test';
import { isolated } from './announcements.js';
import { docs, found, pageOf, suggested } from './answers.js';
import { alterLanguage, alterPage } from './altered-page.js';
import { drawn, expect, test } from './fixtures.js';

const LANGUAGE_FILE = /\/site-search-[a-z]{2}(-[a-z]+)?\.js$/;

/** The files with words that the page asks for, by their paths, as they are asked for. */
function watchFiles(page: Page): readonly string[] {
  const files: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (LANGUAGE_FILE.test(pathname)) files.push(pathname);
  });
  return files;
}

/** For 25 results, ten of them on show. */
const PAGES: readonly (readonly [lang: string, dir: string, code: string, words: readonly string[]])[] = [
  [
    'de',
    'ltr',
    'de',
    [
      'Diese Website durchsuchen',
      '1–10 von 25 Ergebnissen für x',
      '25 Ergebnisse für X, Seite 1 von 3',
      'Seiten',
    ],
  ],
  [
    'pl',
    'ltr',
    'pl',
    [
      'Szukaj w tej witrynie',
      'Wyniki 1–10 z 25 dla zapytania x',
      '25 wyników dla zapytania X, strona 1 z 3',
      'Strony',
    ],
  ],
  [
    'ja',
    'ltr',
    'ja',
    ['サイト内検索', 'xの検索結果: 25件中1〜10件', 'Xの検索結果: 25件、3ページ中1ページ目', 'ページ'],
  ],
  [
    'ar',
    'rtl',
    'ar',
    [
      'البحث في هذا الموقع',
      'النتائج من 1 إلى 10 من أصل 25 للبحث عن x',
      '25 نتيجة للبحث عن X، الصفحة 1 من 3',
      'الصفحات',
    ],
  ],
  [
    'pt-BR',
    'ltr',
    'pt',
    [
      'Pesquisar neste site',
      'Resultados 1–10 de 25 para x',
      '25 resultados para X, página 1 de 3',
      'Páginas',
    ],
  ],
  [
    'zh-TW',
    'ltr',
    'zh-hant',
    ['搜尋本網站', 'x 的搜尋結果：第 1–10 筆，共 25 筆', 'X 的搜尋結果：25 筆，第 1 頁，共 3 頁', '頁碼'],
  ],
  [
    'zh-CN',
    'ltr',
    'zh',
    ['搜索本站', 'x 的搜索结果：第 1–10 条，共 25 条', 'X 的搜索结果：25 条，第 1 页，共 3 页', '页码'],
  ],
];

for (const [lang, dir, code, [label = '', summary = '', spoken = '', pages = '']] of PAGES) {
  test(`a page in "${lang}" loads site-search-${code}.js alone, and speaks it`, async ({
    page,
    widget,
    service,
  }) => {
    const files = watchFiles(page);
    await alterLanguage(page, lang, dir);
    service.give(pageOf('x', 0, 25));
    await widget.open();
    await expect(widget.box).toHaveAccessibleName(label);
    await widget.find('x', 10);
    await expect(widget.summary).toHaveText(summary);
    expect((await widget.texts(widget.spoken)).join('')).toBe(spoken.replace('X', isolated('x')));
    await expect(page.getByRole('navigation', { name: pages })).toBeVisible();
    await drawn(page);
    expect(files).toEqual([`/dist/site-search-${code}.js`]);
  });
}

test('plurals are those of the language', async ({ page, widget, service }) => {
  await alterLanguage(page, 'pl');
  const counts: readonly (readonly [count: number, words: string])[] = [
    [1, '1 wynik dla zapytania x'],
    [2, '2 wyniki dla zapytania x'],
    [5, '5 wyników dla zapytania x'],
    [22, '22 wyniki dla zapytania x'],
    [1, '1 wynik dla zapytania x'],
  ];
  service.give(...counts.map(([count]) => found('x', docs(1, count), { times: 1 })));
  service.give(suggested('xy', ['xyz', 'xylo']));
  await widget.open();
  await widget.set({ rows: '30' });
  for (const [count, words] of counts) {
    await widget.find('x', count);
    await expect(widget.summary).toHaveText(words);
  }
  await widget.type('xy');
  await expect.poll(async () => (await widget.texts(widget.spoken)).join('')).toContain('2 podpowiedzi');
});

test('numbers are written in the way of the language', async ({ page, widget, service }) => {
  await alterLanguage(page, 'de');
  service.give(pageOf('x', 0, 1_234_567));
  await widget.open();
  await widget.find('x', 10);
  await expect(widget.summary).toHaveText('1–10 von 1.234.567 Ergebnissen für x');
});

for (const [lang, code, count, spoken] of [
  ['ru_RU', 'ru', 22, '22 результата по запросу X, страница 1 из 3'],
  ['de_DE', 'de', 1_234_567, '1.234.567 Ergebnisse für X, Seite 1 von 123.457'],
  ['zh_TW', 'zh-hant', 25, 'X 的搜尋結果：25 筆，第 1 頁，共 3 頁'],
  ['zh_Hant_TW', 'zh-hant', 25, 'X 的搜尋結果：25 筆，第 1 頁，共 3 頁'],
] as const) {
  test(`lang="${lang}", as servers write it, has the words, plurals and numbers of the language`, async ({
    page,
    widget,
    service,
  }) => {
    const files = watchFiles(page);
    await alterLanguage(page, lang);
    service.give(pageOf('x', 0, count));
    await widget.open();
    await widget.find('x', 10);
    await widget.hears(spoken.replace('X', isolated('x')));
    expect(files).toEqual([`/dist/site-search-${code}.js`]);
  });
}

for (const place of ['the element', 'an ancestor']) {
  test(`the language of ${place} counts, and may change at any time`, async ({ page, widget, service }) => {
    const files = watchFiles(page);
    service.give(pageOf('x', 0, 25));
    await widget.open();
    const setLanguage = (lang: string): Promise<void> =>
      page.evaluate(
        ([code, selector]) => {
          document.querySelector(selector)?.setAttribute('lang', code);
        },
        [lang, place === 'the element' ? 'site-search' : 'main'] as const,
      );
    await setLanguage('fr');
    await widget.find('x', 10);
    await expect(widget.summary).toHaveText('Résultats 1–10 sur 25 pour x');
    await setLanguage('de');
    // nothing tells an element that its ancestor has changed: the next search does
    if (place === 'an ancestor') await widget.search('x');
    await expect(widget.summary).toHaveText('1–10 von 25 Ergebnissen für x');
    await expect(widget.box).toHaveAccessibleName('Diese Website durchsuchen');
    await setLanguage('en');
    if (place === 'an ancestor') await widget.search('x');
    await expect(widget.summary).toHaveText('1–10 of 25 results for x');
    await setLanguage('fr');
    if (place === 'an ancestor') await widget.search('x');
    await expect(widget.summary).toHaveText('Résultats 1–10 sur 25 pour x');
    expect(files).toEqual(['fr', 'de'].map((code) => `/dist/site-search-${code}.js`));
  });
}

for (const lang of ['en', 'en-GB', 'EN', 'sr', 'xx_YY', 'constructor', '']) {
  test(`lang="${lang}" has English words and loads none`, async ({ page, widget, service }) => {
    const files = watchFiles(page);
    await alterLanguage(page, lang);
    service.give(found('x', docs(1, 2)));
    await widget.open();
    await widget.find('x', 2);
    await expect(widget.box).toHaveAccessibleName('Search this site');
    await expect(widget.summary).toHaveText('2 results for x');
    expect(files).toEqual([]);
  });
}

test('a file of words that does not come leaves English, a working search and no error', async ({
  page,
  widget,
  service,
}) => {
  await alterLanguage(page, 'de');
  await page.route(LANGUAGE_FILE, (route) => route.abort());
  const refused = page.waitForEvent('requestfailed');
  service.give(suggested('fen', ['fence']), found('fence', docs(1, 2)));
  await widget.open();
  await refused;
  await widget.type('fen');
  await expect(widget.options).toHaveText(['fence']);
  await widget.options.click();
  await expect(widget.summary).toHaveText('2 results for fence');
  await expect(widget.box).toHaveAccessibleName('Search this site');
});

test('words of the owner win over those of the language', async ({ page, widget, service }) => {
  await alterLanguage(page, 'de');
  service.give(found('x', docs(1, 2)));
  await widget.open();
  await widget.host.evaluate((host) => Object.assign(host, { messages: { label: 'Finde was' } }));
  await expect(widget.box).toHaveAccessibleName('Finde was');
  await widget.find('x', 2);
  await expect(widget.summary).toHaveText('2 Ergebnisse für x');
});

for (const [name, path, file, type] of [
  ['module', '/bare.html', 'site-search.js', 'module'],
  ['classic', '/classic.html', 'site-search.iife.js', 'classic'],
] as const) {
  test(`the ${type} script loads words from beside itself, wherever that is`, async ({
    page,
    widget,
    service,
  }) => {
    const files = watchFiles(page);
    await page.route('**/elsewhere/*.js*', async (route) => {
      const url = route.request().url().replace('/elsewhere/', '/dist/');
      await route.fulfill({ response: await route.fetch({ url }) });
    });
    await alterPage(page, path, {
      '<html lang="en">': '<html lang="de">',
      [`/dist/${file}`]: `/elsewhere/${file}?v=2`,
    });
    service.give(found('x', docs(1, 2)));
    await widget.open(path);
    await expect(widget.box, name).toHaveAccessibleName('Diese Website durchsuchen');
    await widget.find('x', 2);
    await expect(widget.summary).toHaveText('2 Ergebnisse für x');
    expect(files).toEqual(['/elsewhere/site-search-de.js']);
  });
}
