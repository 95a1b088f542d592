// What large answers cost in the built file. Bodies of 1.1 MB with 45,000 marks and fields of 100 values: asked to painted,
// against the same page reading such an answer once (network, decoding, JSON) and showing nothing; in turn, each for a query
// of its own, since what was answered before is remembered. A hundred results: the longest task of the main thread on a
// processor slowed down four times, here and in the plain page: as the page sees it, and of it what the thread itself worked.
// The clock goes on where the machine has something else to do.
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { largeAnswer } from './large-answers.mjs';
import { median } from './median.mjs';

const ROUNDS = 9;
const SLOWER = 4;
const PAGE = `<!doctype html><html lang="en"><title>Bench</title><script type="module" src="/dist/site-search.js"></script>
<site-search base-url="/" organization-id="bench" api-key="k" spelling="off" url-state="off" rows="ROWS"></site-search></html>`;
const PLAIN_PAGE = `<!doctype html><html lang="en"><title>Bench</title>${readFileSync(new URL('contenders/plain/page.html', import.meta.url), 'utf8')}</html>`;
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
  } else if (pathname.startsWith('/built/')) {
    response.setHeader('content-type', 'text/javascript');
    response.end(readFileSync(new URL(`dist/${pathname.split('/').pop()}`, import.meta.url)));
  } else if (pathname.endsWith('/search')) response.end(largeAnswer(searchParams.get('q')));
  else {
    response.setHeader('content-type', 'text/html');
    response.end(pathname === '/plain' ? PLAIN_PAGE : PAGE.replace('ROWS', searchParams.get('rows') ?? 10));
  }
};

/** In the page: milliseconds until something is done and painted, and the long tasks meanwhile. */
async function timed([action, query, count = 0]) {
  const element = document.querySelector('site-search');
  const results = () =>
    element
      ? (element.shadowRoot.querySelector('site-search-results')?.shadowRoot.querySelectorAll('li') ?? [])
      : document.querySelectorAll('#results > li');
  const painted = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  if (element) element.clear();
  else document.querySelector('#results').replaceChildren();
  await painted();
  await new Promise((resolve) => setTimeout(resolve, 100));
  const tasks = [];
  const observer = new PerformanceObserver((list) =>
    tasks.push(...list.getEntries().map(({ duration }) => duration)),
  );
  observer.observe({ type: 'longtask' });
  performance.mark('asked');
  const before = performance.now();
  if (action === 'read') {
    await (await fetch(`/api/v1/bench/k/search?q=${encodeURIComponent(query)}`)).json();
  } else if (!element) await window.search(query);
  else {
    const loaded = new Promise((resolve) =>
      element.addEventListener('site-search-load', resolve, { once: true }),
    );
    element.search(query);
    await loaded;
  }
  do await painted();
  while (results().length < count);
  const time = performance.now() - before;
  await new Promise((resolve) => setTimeout(resolve, 200));
  observer.disconnect();
  return { time, count: tasks.length, longest: Math.max(0, ...tasks) };
}

async function openPage(browser, address) {
  const page = await browser.newPage();
  const session = await page.context().newCDPSession(page);
  await page.goto(address);
  await page.waitForFunction(() => document.querySelector('site-search')?.search ?? window.search);
  const run = async (...action) => {
    await session.send('HeapProfiler.collectGarbage');
    return page.evaluate(timed, action);
  };
  return { page, session, run };
}

const TRACED = ['toplevel', 'blink.user_timing'];

/** A run, and the milliseconds of work of its longest task: time of the thread itself. */
async function traced(browser, page, run) {
  await browser.startTracing(page, { categories: TRACED });
  const timings = await run();
  const { traceEvents } = JSON.parse(await browser.stopTracing());
  const asked = traceEvents.find(({ name, cat }) => name === 'asked' && cat.includes('user_timing'));
  const work = traceEvents
    .filter(({ name, pid, tid }) => /RunTask$/.test(name) && pid === asked.pid && tid === asked.tid)
    .filter(({ ts, dur }) => ts + dur > asked.ts)
    .map(({ tdur = 0 }) => tdur / 1000);
  return { ...timings, work: Math.max(...work) };
}

const middle = (runs, key) => median(runs.map((run) => run[key]));

/** Asked to painted against reading once. */
async function againstReading(browser, origin, [kind, what]) {
  const { page, run } = await openPage(browser, origin);
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

/** The longest task of a hundred results, in the first search of a page and in a later one. */
async function hundredResults(browser, origin) {
  const pages = { '`<site-search>`': '?rows=100', 'the plain page': 'plain?rows=100' };
  const searches = ['the first search of a page', 'a later one'];
  const runs = Object.keys(pages).map(() => searches.map(() => []));
  for (let round = 0; round < ROUNDS; round++)
    for (const [which, address] of Object.values(pages).entries()) {
      const { page, session, run } = await openPage(browser, origin + address);
      await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
      for (const index of searches.keys())
        runs[which][index].push(
          await traced(browser, page, () => run('show', `hundred ${round} ${index}`, 100)),
        );
      await page.close();
    }
  return Object.keys(pages).map((name, which) => {
    const told = searches.map((search, index) => {
      const of = runs[which][index];
      const most = (key) => Math.max(...of.map((one) => one[key])).toFixed(0);
      return (
        `${search} ${middle(of, 'longest').toFixed(0)} ms, at most ${most('longest')}; its work ` +
        `${middle(of, 'work').toFixed(0)}, at most ${most('work')} (all on show after ${middle(of, 'time').toFixed(0)} ms)`
      );
    });
    return `Longest task, 100 results with bodies of 2 kB, ${SLOWER} × throttled, ${name}: ${told.join('; ')}; 0 is below 50`;
  });
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
