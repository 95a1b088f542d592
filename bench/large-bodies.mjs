// What large answers cost in the built file. Bodies of 1.1 MB with 45,000 marks and fields of 100 values: asked to painted,
// against the same page reading such an answer once (network, decoding, JSON) and showing nothing; in turn, each for a query
// of its own, since what was answered before is remembered. A hundred results: tasks of the main thread that are long
// on a processor slowed down four times.
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { largeAnswer } from './large-answers.mjs';
import { median } from './median.mjs';

const ROUNDS = 9;
const SLOWER = 4;
const PAGE = `<!doctype html><html lang="en"><title>Bench</title><script type="module" src="/dist/site-search.js"></script>
<site-search base-url="/" organization-id="bench" api-key="k" spelling="off" url-state="off" rows="ROWS"></site-search></html>`;
const READ_ONCE = [
  ['megabyte', 'a body of 1.1 MB'],
  ['ten', 'ten bodies of 1.1 MB'],
  ['values', '10 results with 100 values a field'],
];

const listener = (request, response) => {
  const { pathname, searchParams } = new URL(request.url, 'http://localhost');
  if (pathname.startsWith('/dist/')) {
    response.setHeader('content-type', 'text/javascript');
    response.end(readFileSync(new URL(`..${pathname}`, import.meta.url)));
  } else if (pathname.endsWith('/search')) response.end(largeAnswer(searchParams.get('q')));
  else {
    response.setHeader('content-type', 'text/html');
    response.end(PAGE.replace('ROWS', searchParams.get('rows') ?? 10));
  }
};

/** In the page: milliseconds until something is done and painted, and the long tasks meanwhile. */
async function timed([action, query]) {
  const element = document.querySelector('site-search');
  const painted = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  element.clear();
  await painted();
  await new Promise((resolve) => setTimeout(resolve, 100));
  const tasks = [];
  const observer = new PerformanceObserver((list) =>
    tasks.push(...list.getEntries().map(({ duration }) => duration)),
  );
  observer.observe({ type: 'longtask' });
  const before = performance.now();
  if (action === 'read') {
    await (await fetch(`/api/v1/bench/k/search?q=${encodeURIComponent(query)}`)).json();
  } else {
    const loaded = new Promise((resolve) =>
      element.addEventListener('site-search-load', resolve, { once: true }),
    );
    element.search(query);
    await loaded;
  }
  await painted();
  const time = performance.now() - before;
  await new Promise((resolve) => setTimeout(resolve, 200));
  observer.disconnect();
  return { time, count: tasks.length, longest: Math.max(0, ...tasks) };
}

async function openPage(browser, origin, rows) {
  const page = await browser.newPage();
  const session = await page.context().newCDPSession(page);
  await page.goto(`${origin}?rows=${rows}`);
  await page.waitForFunction(() => document.querySelector('site-search')?.search);
  const run = async (...action) => {
    await session.send('HeapProfiler.collectGarbage');
    return page.evaluate(timed, action);
  };
  return { page, session, run };
}

const middle = (runs, key) => median(runs.map((run) => run[key]));

/** Asked to painted against reading once. */
async function againstReading(browser, origin, [kind, what]) {
  const { page, run } = await openPage(browser, origin, 10);
  const [read, shown] = [[], []];
  // the first of each is not counted: the careful code is loaded then
  for (let round = 0; round <= ROUNDS; round++) {
    read.push(await run('read', `${kind} ${round} read`));
    shown.push(await run('show', `${kind} ${round} shown`));
  }
  await page.close();
  const [once, showing] = [read, shown].map((runs) => middle(runs.slice(1), 'time'));
  return (
    `${what}: asked to painted ${showing.toFixed(0)} ms, ${(showing / once).toFixed(2)} × reading it once ` +
    `(${once.toFixed(0)} ms; the first search of the page ${shown[0].time.toFixed(0)} ms); ` +
    `longest task ${middle(shown.slice(1), 'longest').toFixed(0)} ms, of reading ${middle(read.slice(1), 'longest').toFixed(0)} ms`
  );
}

/** Long tasks of a hundred results, in the first search of a page and in a later one. */
async function hundredResults(browser, origin) {
  const searches = { 'the first search of a page': [], 'a later one': [] };
  for (let round = 0; round < ROUNDS; round++) {
    const { page, session, run } = await openPage(browser, origin, 100);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    for (const [index, runs] of Object.values(searches).entries())
      runs.push(await run('show', `hundred ${round} ${index}`));
    await page.close();
  }
  return Object.entries(searches).map(
    ([which, runs]) =>
      `100 results with bodies of 2 kB, ${SLOWER} × throttled, ${which}: asked to painted ${middle(runs, 'time').toFixed(0)} ms, ` +
      `long tasks ${middle(runs, 'count')}, the longest ${middle(runs, 'longest').toFixed(0)} ms`,
  );
}

/** What is to be said of each kind of answer. */
export async function measureLargeBodies(browser) {
  const server = createServer(listener).listen(0);
  const origin = `http://localhost:${server.address().port}/`;
  const lines = [];
  for (const kind of READ_ONCE) lines.push(await againstReading(browser, origin, kind));
  lines.push(...(await hundredResults(browser, origin)));
  server.close();
  return lines;
}
