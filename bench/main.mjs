// What searching costs in `<site-search>`, a plain page and other search interfaces, against one stand-in service:
// `npm run bench`. `-- --rounds 5` for a short run, `--only site-search,plain` for some; only a run of all writes RESULTS.md.
// Ctrl+C ends it with the round that is under way.
import { execSync } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { chromiumLaunchOptions } from '../tools/browsers.mjs';
import { buildContender } from './build.mjs';
import { CONTENDERS } from './contenders.mjs';
import { measureLargeBodies } from './large-bodies.mjs';
import { measureLoad, measureLoadTime } from './measure-load.mjs';
import { measureMemory } from './measure-memory.mjs';
import { measureSearch } from './measure-search.mjs';
import { measureTyping } from './measure-typing.mjs';
import { measureWeight } from './measure-weight.mjs';
import { report } from './report.mjs';
import { startServer } from './server.mjs';
import { Measured } from './table.mjs';

const RESULTS = new URL('RESULTS.md', import.meta.url);
/** What 500 searches leave behind takes a minute, and varies little. */
const MEMORY_ROUNDS = 1;
/** By the row that a contender must be able to do. What takes long varies little: it is not in every round. */
const MEASURES = {
  box: { how: measureLoad },
  'time: box': { how: measureLoadTime, every: 3 },
  10: { how: (...of) => measureSearch(...of, { count: 10 }) },
  100: { how: (...of) => measureSearch(...of, { count: 100 }), every: 2 },
  1000: { how: (...of) => measureSearch(...of, { count: 1000 }), every: 3 },
  '10 large': { how: (...of) => measureSearch(...of, { count: 10, isLarge: true }), every: 3 },
  key: { how: measureTyping, every: 2 },
};

const options = { rounds: { type: 'string', default: '30' }, only: { type: 'string' } };
const { rounds: roundsText, only } = parseArgs({ options }).values;
const rounds = Number(roundsText);
const memoryRounds = Math.min(rounds, MEMORY_ROUNDS);
const wanted = only?.split(',');
const contenders = CONTENDERS.filter(({ name }) => !wanted || name === 'plain' || wanted.includes(name));

const here = (path) => existsSync(new URL(path, import.meta.url));
const run = (command) =>
  execSync(command, { stdio: 'inherit', cwd: fileURLToPath(new URL('..', import.meta.url)) });
if (!here('node_modules')) run('npm ci --prefix bench --no-audit --no-fund');
if (!here('../dist/site-search.js')) run('npm run build');
for (const folder of new Set(contenders.map((contender) => contender.folder))) await buildContender(folder);

const server = await startServer();
const browser = await chromium.launch({ ...chromiumLaunchOptions(), handleSIGINT: false });
const measured = new Measured();
const failures = [];

async function measure(key, how, contender) {
  if (contender.cannot?.includes(key)) return;
  try {
    measured.add(contender.name, await how(browser, server, contender));
  } catch (error) {
    failures.push(`${contender.label}, ${key}: ${error.message.split('\n')[0]}`);
    console.error(failures.at(-1));
  }
}

for (const contender of contenders) await measure('bytes', measureWeight, contender);
let round = 0;
let isStopped = false;
process.once('SIGINT', () => (isStopped = true));
for (; round < rounds && !isStopped; round++) {
  const startedMs = performance.now();
  // there, back, back, there: so each second and each third round goes both ways too
  const inTurn = [1, 2].includes(round % 4) ? contenders.toReversed() : contenders;
  for (const [key, { how, every = 1 }] of Object.entries(MEASURES))
    if (round % every === 0) for (const contender of inTurn) await measure(key, how, contender);
  if (round < memoryRounds) for (const contender of inTurn) await measure('heap', measureMemory, contender);
  console.error(`round ${round + 1} of ${rounds}: ${((performance.now() - startedMs) / 1000).toFixed(0)} s`);
}
const largeBodies = await measureLargeBodies(browser);
const browserVersion = browser.version();
await browser.close();
server.close();

const text = report({ measured, contenders, rounds: round, browserVersion, largeBodies, failures });
console.log(text);
if (!only) {
  writeFileSync(RESULTS, text);
  run('npx prettier --write --log-level warn bench/RESULTS.md');
}
