// Takes the README's picture, docs/site-search.png, from the demo; with `--all <folder>` every state of the
// widget and every page of the demo into that folder, for people to look at. A word after that takes only
// the pictures whose names hold it.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright';
import { createServer } from 'vite';
import { chromiumLaunchOptions } from './browsers.mjs';
import { smallPng } from './small-png.mjs';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const LARGEST_PICTURE_BYTES = 300_000;

const settled = (id) => async (page) => {
  await page.waitForFunction(
    (id) => ['ready', 'failed'].includes(document.querySelector(id)?.state?.status),
    id,
  );
};
const ready = settled('site-search');
const type =
  (text, selector = 'site-search input') =>
  async (page) => {
    await page.locator(selector).first().pressSequentially(text);
    await page.locator('[role=option]').first().waitFor();
    await page.keyboard.press('ArrowDown');
  };
const click = (id, text) => async (page) => {
  await page.locator(`[data-queries-for=${id}] button`, { hasText: text }).click();
  await settled(`#${id}`)(page);
};
const fault = (spec, query = 'publish') => `states.html?fault=${encodeURIComponent(spec)}&q=${query}`;
const NATURAL = '?q=how%20to%20publish%20a%20package';
const PAGES = [
  'index.html',
  'pieces.html',
  'layouts.html',
  'two.html',
  'themed.html',
  'templates.html',
  'states.html',
];

/** What to open and do, in a window of which width; `dark` and `full` (the whole page) as they say. */
const SCENES = [
  { name: 'suggestions', path: '', act: type('pack') },
  { name: 'suggestions-narrow', path: '', width: 320, act: type('pack') },
  { name: 'suggestions-dark', path: '', dark: true, act: type('pack') },
  { name: 'results', path: NATURAL, act: ready, full: true },
  { name: 'results-dark', path: NATURAL, dark: true, act: ready },
  { name: 'results-narrow', path: NATURAL, width: 320, act: ready, full: true },
  { name: 'page-7', path: '?q=package&page=7', act: ready, full: true },
  {
    name: 'spelling',
    path: '?q=publsih%20a%20pakcage',
    act: async (page) => {
      await ready(page);
      await page.locator('[part=spelling]').waitFor();
    },
  },
  { name: 'no-results', path: '?q=qqqq%20zzzz', act: ready },
  { name: 'past-the-end', path: '?q=package&page=999', act: ready },
  { name: 'long-query', path: `?q=${'supercalifragilistic'.repeat(6)}`, width: 320, act: ready },
  { name: 'loading', path: fault('slow=5000'), act: (page) => page.waitForTimeout(1200) },
  { name: 'down', path: fault('status=503'), act: ready },
  { name: 'down-dark', path: fault('status=503'), dark: true, act: ready },
  { name: 'down-narrow', path: fault('status=503'), width: 320, act: ready, full: true },
  { name: 'rate-limited', path: fault('status=429'), act: ready },
  { name: 'half-a-json', path: fault('truncated'), act: ready },
  { name: 'no-cors', path: fault('nocors'), act: ready },
  { name: 'hanging', path: fault('hang'), act: ready },
  {
    name: 'earlier-results',
    path: 'states.html?q=publish',
    act: async (page) => {
      await ready(page);
      await page.route('**/api/**', (route) => route.abort());
      await page.getByRole('button', { name: 'qqqq zzzz' }).click();
      await page.locator('[part=error]').waitFor();
    },
  },
  { name: 'capped', path: fault('cap=5', 'package'), act: ready, full: true },
  { name: 'hostile', path: fault('hostile'), act: ready, full: true },
  { name: 'hostile-narrow', path: fault('hostile'), width: 320, act: ready, full: true },
  { name: 'hostile-suggestions', path: fault('hostile', ''), act: type('pack') },
  { name: 'arabic', path: 'two.html', act: click('udhr', 'حق في التعليم'), full: true },
  { name: 'japanese', path: 'two.html', act: click('udhr', '教育を受ける権利') },
  {
    name: 'right-to-left',
    path: 'themed.html?q=%D8%AD%D9%82%20%D9%81%D9%8A%20%D8%A7%D9%84%D8%AA%D8%B9%D9%84%D9%8A%D9%85',
    act: async (page) => {
      await page.evaluate(() => (document.documentElement.dir = 'rtl'));
      await ready(page);
    },
    full: true,
  },
  { name: 'pieces', path: `pieces.html${NATURAL}`, act: settled('site-search-session'), full: true },
  {
    name: 'pieces-outlined',
    path: 'pieces.html?q=outdated%20dependecies',
    act: async (page) => {
      await settled('site-search-session')(page);
      await page.locator('#outlines').check();
    },
  },
  {
    name: 'two',
    path: 'two.html?q=publish&q2=education',
    act: async (page) => {
      await settled('#npm')(page);
      await settled('#udhr')(page);
    },
    full: true,
  },
  { name: 'themed', path: 'themed.html?q=right%20to%20education', act: ready, full: true },
  { name: 'themed-dark', path: 'themed.html?q=right%20to%20education', dark: true, act: ready },
  { name: 'themed-narrow', path: 'themed.html?q=right%20to%20education', width: 320, act: ready },
  { name: 'themed-suggestions', path: 'themed.html', act: type('right') },
  ...['cards', 'list', 'products', 'table'].flatMap((look) => {
    const path = `templates.html?q=garden&look=${look}`;
    return [
      { name: `template-${look}`, path, act: ready, full: true },
      { name: `template-${look}-dark`, path, dark: true, act: ready },
      { name: `template-${look}-narrow`, path, width: 320, act: ready, full: true },
    ];
  }),
  { name: 'panel', path: '', act: (page) => page.locator('summary').click(), full: true },
  ...PAGES.flatMap((path) => {
    const name = path.replace('.html', '');
    return [
      { name: `page-${name}`, path },
      { name: `page-${name}-dark`, path, dark: true },
      { name: `page-${name}-narrow`, path, width: 320, full: true },
    ];
  }),
];

async function take(
  browser,
  address,
  file,
  { width = 1200, height = 800, dark, act, full = false, scale = 1 },
) {
  const page = await browser.newPage({
    viewport: { width, height: width < 600 ? 700 : height },
    deviceScaleFactor: scale,
    colorScheme: dark ? 'dark' : 'light',
  });
  page.on('pageerror', (error) => console.error(`${file}: ${error.message}`));
  page.on('dialog', (dialog) => {
    console.error(`${file}: a script of the service ran`);
    void dialog.dismiss();
  });
  try {
    await page.goto(address);
    await act?.(page);
    if (full) {
      // what is outside of the window is not drawn: the window grows
      for (let height = 0, next; ; height = next) {
        next = await page.evaluate(() => document.documentElement.scrollHeight);
        if (next <= height) break;
        await page.setViewportSize({ width, height: next });
        await page.waitForTimeout(100);
      }
    }
    await page.waitForTimeout(400); // transitions
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    if (overflow > 0) console.error(`${file}: ${overflow}px wider than the window`);
    await page.screenshot({ path: file, fullPage: full, animations: 'disabled' });
  } catch (error) {
    process.exitCode = 1;
    console.error(`${file}: ${error.message.split('\n', 1)[0]}`);
  } finally {
    await page.close();
  }
}

const [option, folder, word = ''] = process.argv.slice(2);
if (option !== undefined && (option !== '--all' || !folder))
  throw new Error('node tools/screenshots.mjs [--all <folder> [<word>]]');

const server = await createServer({
  root: join(ROOT, 'demo'),
  configFile: join(ROOT, 'vite.config.ts'),
  logLevel: 'error',
  server: { port: 0, strictPort: false, cors: false, hmr: false, watch: null },
  optimizeDeps: { include: ['lit', '@lit/task', 'dompurify'] }, // found late, they would load the page again
});
await server.listen();
const browser = await chromium.launch(chromiumLaunchOptions());
try {
  const base = `http://localhost:${server.httpServer.address().port}/`;
  await fetch(`${base}api/v1/npm/demo/suggest?q=warm`); // the first request builds the index
  if (option) {
    mkdirSync(folder, { recursive: true });
    for (const { name, path, ...scene } of SCENES.filter(({ name }) => name.includes(word)))
      await take(browser, base + path, join(folder, `${name}.png`), scene);
  } else {
    const file = join(ROOT, 'docs', 'site-search.png');
    mkdirSync(join(ROOT, 'docs'), { recursive: true });
    await take(browser, base + NATURAL, file, { act: ready, scale: 2 });
    const picture = smallPng(readFileSync(file));
    writeFileSync(file, picture);
    console.log(`docs/site-search.png ${Math.round(picture.length / 1000)} kB`);
    if (picture.length > LARGEST_PICTURE_BYTES)
      throw new Error('docs/site-search.png is too large for a README');
  }
} finally {
  await browser.close();
  await server.close();
}
