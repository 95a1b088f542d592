// Writes one closing line of plain counts, and the counts to a file that `tools/test.mjs` adds up.
import { recordCounts } from './counts.mjs';

export function plainReporter(name) {
  return {
    stop({ sessions }) {
      const counts = { passed: 0, failed: 0, skipped: 0 };
      const walk = (suite) => {
        for (const test of suite?.tests ?? [])
          counts[test.skipped ? 'skipped' : test.passed ? 'passed' : 'failed']++;
        for (const child of suite?.suites ?? []) walk(child);
      };
      for (const session of sessions) {
        walk(session.testResults);
        if (!session.passed && session.errors?.length) counts.failed++;
      }
      recordCounts(name, counts);
      console.log(`\n${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped`);
    },
  };
}
