// The counts of the test runs of one `npm test`, one file a run, under `.counts/`.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';

const FOLDER = new URL('../.counts/', import.meta.url);

export function forgetCounts() {
  rmSync(FOLDER, { recursive: true, force: true });
}

/**
 * @param {string} name of the run
 * @param {{passed: number, failed: number, skipped: number, failures?: string[], files?: string[], lucky?: string[], isCovered?: boolean}} counts
 *   `failures` are the names of what failed, `files` the files it is in, `lucky` what passed only at a second try,
 *   `isCovered` tells whether enough of the source was run
 */
export function recordCounts(name, counts) {
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(new URL(`${name}.json`, FOLDER), JSON.stringify(counts));
}

/** What a run has recorded since `forgetCounts`; undefined where it never came to that. */
export function countsOf(name) {
  const file = new URL(`${name}.json`, FOLDER);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}

/** The sum over all runs since `forgetCounts`, with the names of what failed and of what passed at a second try. */
export function sumCounts() {
  const sum = { passed: 0, failed: 0, skipped: 0, failures: [], lucky: [] };
  mkdirSync(FOLDER, { recursive: true });
  for (const file of readdirSync(FOLDER)) {
    const counts = countsOf(file.replace('.json', ''));
    for (const key of ['passed', 'failed', 'skipped']) sum[key] += counts[key];
    for (const key of ['failures', 'lucky']) sum[key].push(...(counts[key] ?? []));
  }
  return sum;
}
