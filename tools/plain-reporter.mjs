// Writes a line of plain counts for each engine and one for all, and hands the sum to `tools/test.mjs`: a test that
// runs in three engines counts three times. Failures are told by the default reporter, with the engine's name.
import { recordCounts } from './counts.mjs';

const nothing = () => ({ passed: 0, failed: 0, skipped: 0 });
const line = ({ passed, failed, skipped }) => `${passed} passed, ${failed} failed, ${skipped} skipped`;

export function plainReporter(name) {
  return {
    stop({ sessions }) {
      const sum = nothing();
      const engines = {};
      for (const { browser, testResults, passed, errors } of sessions) {
        const counts = (engines[browser.name] ??= nothing());
        const walk = (suite) => {
          for (const test of suite?.tests ?? [])
            counts[test.skipped ? 'skipped' : test.passed ? 'passed' : 'failed']++;
          for (const child of suite?.suites ?? []) walk(child);
        };
        walk(testResults);
        // a file that broke beside its tests, or before them
        if (!passed && (errors?.length || !testResults)) counts.failed++;
      }
      for (const [engine, counts] of Object.entries(engines)) {
        console.log(`\n${engine}: ${line(counts)}`);
        for (const key of Object.keys(sum)) sum[key] += counts[key];
      }
      recordCounts(name, sum);
      console.log(`\n${line(sum)}`);
    },
  };
}
