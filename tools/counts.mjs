// The counts of the test runs of one `npm test`, one file a run, under `.counts/`.
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';

const FOLDER = new URL('../.counts/', import.meta.url);

export function forgetCounts() {
  rmSync(FOLDER, { recursive: true, force: true });
}

/** @param {string} name of the run @param {{passed: number, failed: number, skipped: number}} counts */
export function recordCounts(name, counts) {
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(new URL(`${name}.json`, FOLDER), JSON.stringify(counts));
}

/** The sum over all runs since `forgetCounts`, and the names of the runs. */
export function sumCounts() {
  const sum = { passed: 0, failed: 0, skipped: 0, runs: [] };
  mkdirSync(FOLDER, { recursive: true });
  for (const file of readdirSync(FOLDER)) {
    const counts = JSON.parse(readFileSync(new URL(file, FOLDER), 'utf8'));
    for (const key of ['passed', 'failed', 'skipped']) sum[key] += counts[key];
    sum.runs.push(file.replace('.json', ''));
  }
  return sum;
}
