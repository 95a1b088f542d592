// What large answers cost in the built file: bodies of 1.1 MB with 45,000 marks, as ratios to the time that the page
// takes to parse the same answer as JSON. Medians of ROUNDS, both measured in one run.
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { median } from './median.mjs';

const ROUNDS = 9;
const PAGE = `<!doctype html><html lang="en"><title>Bench</title><script type="module" src="/dist/site-search.js"></script>
<site-search base-url="/" organization-id="bench" api-key="k" spelling="off" url-state="off"></site-search></html>`;

const answerOf = (count) => {
  const ids = Array.from({ length: count }, (_, index) => String(index));
  const body = ['lorem ipsum hit '.repeat(70_000)];
  const marked = ['lorem ipsum <em>hit</em> '.repeat(45_000)];
  const docs = ids.map((id) => ({ id, title: ['Big'], url: [`https://docs.test/${id}`], body }));
  const highlight_v2 = ids.map((id) => ({ id, title: ['<em>Big</em>'], body: marked }));
  return JSON.stringify({
    code: 200,
    message: 'success',
    numFound: count,
    start: 0,
    response: { docs },
    highlight_v2,
    track_id: 'b',
  });
};

const listener = (request, response) => {
  const { pathname, searchParams } = new URL(request.url, 'http://localhost');
  if (pathname.startsWith('/dist/')) {
    response.setHeader('content-type', 'text/javascript');
    response.end(readFileSync(new URL(`..${pathname}`, import.meta.url)));
  } else if (pathname.endsWith('/search')) response.end(answerOf(parseInt(searchParams.get('q'))));
  else {
    response.setHeader('content-type', 'text/html');
    response.end(PAGE);
  }
};

/** What is to be said of each number of bodies. */
export async function measureLargeBodies(browser) {
  const server = createServer(listener).listen(0);
  const page = await browser.newPage();
  await page.goto(`http://localhost:${server.address().port}/`);
  const lines = [];
  for (const count of [1, 10]) {
    const [shown, parsed, longest] = [[], [], []];
    for (let round = 0; round < ROUNDS; round++) {
      const times = await page.evaluate(async (query) => {
        const text = await (await fetch(`/api/v1/bench/k/search?q=${encodeURIComponent(query)}`)).text();
        const beforeParsing = performance.now();
        JSON.parse(text);
        const parsing = performance.now() - beforeParsing;
        const tasks = [];
        const observer = new PerformanceObserver((list) =>
          tasks.push(...list.getEntries().map(({ duration }) => duration)),
        );
        observer.observe({ type: 'longtask' });
        const element = document.querySelector('site-search');
        element.clear();
        const loaded = new Promise((resolve) =>
          element.addEventListener('site-search-load', resolve, { once: true }),
        );
        const before = performance.now();
        element.search(query);
        await loaded;
        await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
        const showing = performance.now() - before;
        await new Promise((resolve) => setTimeout(resolve, 100));
        observer.disconnect();
        return { parsing, showing, longest: Math.max(0, ...tasks) };
        // another query each time: what was answered before is remembered
      }, `${count} ${round}`);
      shown.push(times.showing);
      parsed.push(times.parsing);
      longest.push(times.longest);
    }
    const ratio = (median(shown) / median(parsed)).toFixed(1);
    lines.push(
      `${count} × 1.1 MB: asked to painted ${median(shown).toFixed(0)} ms, ${ratio} × parsing it (${median(parsed).toFixed(0)} ms); longest task ${median(longest).toFixed(0)} ms`,
    );
  }
  await page.close();
  server.close();
  return lines;
}
