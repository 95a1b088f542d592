// Random use of all kinds of widgets in Chromium under a seed, of the built file (`npm run build` first):
// `npm run soak -- --minutes 30 --seed 1`. Ends with 1 at the first thing that is wrong, and tells what came before it.
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { chromiumLaunchOptions } from '../tools/browsers.mjs';
import { act } from './soak/actions.mjs';
import { startService } from './soak/service.mjs';
import { checkLeft, checkQuiet, watch } from './soak/watch.mjs';

/** All is looked at after so many actions, and all is taken out and built anew after so many of those. */
const ACTIONS_A_PAUSE = 200;
const PAUSES_A_ROUND = 4;
/** The first rounds fill what is kept for good: code, words, history. */
const ROUNDS_TO_SETTLE = 2;
const MOST_NODES = 300;
const MOST_HEAP_KB = 4000;

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '30' },
    seed: { type: 'string' },
    show: { type: 'boolean' },
  },
});
const seed = values.seed ?? String(Math.floor(Math.random() * 1e6));
const endMs = Date.now() + Number(values.minutes) * 60_000;
console.log(`seed ${seed}, ${values.minutes} minutes`);

const service = await startService(seed);
const browser = await chromium.launch(chromiumLaunchOptions());
const context = await browser.newContext();
const page = await context.newPage();
await page.addInitScript({ path: new URL('soak/page/instruments.js', import.meta.url).pathname });
const devtools = await context.newCDPSession(page);
for (const domain of ['HeapProfiler', 'Performance', 'Runtime']) await devtools.send(`${domain}.enable`);
const problems = watch(page);
const tools = { page, context, devtools };
const log = [];
const rounds = [];
let number = 0;

/** Whether nothing has been wrong up to now; else tells all of it. */
async function isFine(...complaints) {
  const wrong = [...problems, ...complaints];
  if (!wrong.length) return true;
  console.log(`\nWRONG, seed ${seed}, after action ${number}:\n  ${wrong.join('\n  ')}`);
  console.log(`\nthe last actions:\n  ${log.slice(-30).join('\n  ')}`);
  const states = await page.evaluate(() => globalThis.soak.tellStates()).catch(String);
  console.log(`\nwidgets:\n  ${[states].flat().join('\n  ')}\n  ${page.url()}`);
  return false;
}

async function doOne() {
  number++;
  try {
    const told = await act(tools, seed, number);
    log.push(`${number} ${told}`);
    if (values.show) console.log(log.at(-1));
    return await isFine(...(await page.evaluate(() => globalThis.soak.overdue())));
  } catch (error) {
    return isFine(`action ${number}: ${error.stack}`);
  }
}

/** What is left once all widgets are gone, and whether it grows from round to round. */
async function endRound() {
  const { complaints, numbers } = await checkLeft(page, devtools);
  rounds.push(numbers);
  const { nodes, listeners, heapKB } = numbers;
  const minutes = ((Date.now() - startedMs) / 60_000).toFixed(1);
  console.log(
    `round ${rounds.length}, ${minutes} min, ${number} actions: ${nodes} nodes, ${listeners} listeners, ${heapKB} kB of heap`,
  );
  const first = rounds[ROUNDS_TO_SETTLE - 1];
  if (first && nodes > first.nodes + MOST_NODES)
    complaints.push(`${nodes - first.nodes} nodes more than then`);
  if (first && heapKB > first.heapKB + MOST_HEAP_KB)
    complaints.push(`${heapKB - first.heapKB} kB more than then`);
  return isFine(...complaints);
}

async function soak() {
  await page.goto(service.address);
  await page.waitForFunction(() => globalThis.soak);
  await page.mouse.click(1, 1);
  await page.evaluate((name) => globalThis.soak[name](), 'begin');
  while (Date.now() < endMs) {
    await page.evaluate(() => globalThis.soak.build());
    for (let pauses = 0; pauses < PAUSES_A_ROUND && Date.now() < endMs; pauses++) {
      for (let count = 0; count < ACTIONS_A_PAUSE && Date.now() < endMs; count++)
        if (!(await doOne())) return false;
      if (!(await isFine(...(await checkQuiet(page, context))))) return false;
    }
    if (!(await endRound())) return false;
  }
  return true;
}

const startedMs = Date.now();
const isGood = await soak();
console.log(
  `asked: ${Object.entries(service.asked)
    .map(([name, count]) => `${name} ${count}`)
    .join(', ')}`,
);
console.log(isGood ? `nothing wrong in ${number} actions` : `seed ${seed} had something wrong`);
await browser.close();
service.stop();
process.exitCode = isGood ? 0 : 1;
