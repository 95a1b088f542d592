// Everything that must hold, one step after another: `npm test`. Goes on after a failed step, so that one run
// tells all; ends with the sum of the counts. `npm test -- unit e2e` runs the named steps alone.
import { spawnSync } from 'node:child_process';
import { forgetCounts, recordCounts, sumCounts } from './counts.mjs';

/** Steps that are one check each, and those that count their own tests. */
const STEPS = [
  ['browsers', 'node tools/setup-browsers.mjs'],
  ['lint', 'eslint . --max-warnings 0 && prettier --check --log-level warn .'],
  ['types', 'tsc -p tsconfig.test.json'],
  ['build', 'npm run build'],
  ['unit', 'wtr', 'counts'],
  [
    'service',
    'node --import tsx --test --test-reporter ./tools/node-counts.mjs test/service/*.test.ts test/tools/*.test.mjs',
    'counts',
  ],
  ['e2e', 'playwright test', 'counts'],
  ['budgets', 'size-limit && publint --strict'],
];

const wanted = process.argv.slice(2);
forgetCounts();
for (const [name, command, counts] of STEPS) {
  if (wanted.length && !wanted.includes(name)) continue;
  console.log(`\n— ${name}: ${command}`);
  const startedMs = performance.now();
  const { status } = spawnSync(command, { shell: true, stdio: 'inherit' });
  console.log(
    `— ${name}: ${status === 0 ? 'ok' : 'FAILED'}, ${((performance.now() - startedMs) / 1000).toFixed(1)} s`,
  );
  if (!counts) recordCounts(name, { passed: status === 0 ? 1 : 0, failed: status === 0 ? 0 : 1, skipped: 0 });
  // a run that broke before it counted has failed too
  else if (status !== 0 && !(sumCounts().failed > 0))
    recordCounts(`${name}-run`, { passed: 0, failed: 1, skipped: 0 });
}
const { passed, failed, skipped } = sumCounts();
console.log(`\n${passed} passed, ${failed} failed, ${skipped} skipped`);
process.exitCode = failed ? 1 : 0;
