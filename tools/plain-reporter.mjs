// Writes a line of plain counts for each engine and one for all, and hands the sum to `tools/test.mjs`: a test that
// runs in three engines counts three times. Failures are told by the default reporter, with the engine's name.
import { relative } from 'node:path';
import { recordCounts } from './counts.mjs';

const nothing = () => ({ passed: 0, failed: 0, skipped: 0 });
const line = ({ passed, failed, skipped }) => `${passed} passed, ${failed} failed, ${skipped} skipped`;

export function plainReporter(name) {
  return {
    stop({ sessions, testCoverage }) {
      const sum = nothing();
      const engines = {};
      const failures = [];
      const files = new Set();
      for (const { browser, testFile, testResults, passed, errors } of sessions) {
        const counts = (engines[browser.name] ??= nothing());
        const file = relative('.', testFile);
        const fail = (names) => {
          counts.failed++;
          files.add(file);
          failures.push(`[${browser.name}] ${[file, ...names].filter(Boolean).join(' › ')}`);
        };
        const walk = (suite, names) => {
          for (const test of suite?.tests ?? [])
            if (test.skipped) counts.skipped++;
            else if (test.passed) counts.passed++;
            else fail([...names, test.name]);
          for (const child of suite?.suites ?? []) walk(child, [...names, child.name]);
        };
        walk(testResults, []);
        // a file that broke beside its tests, or before them
        if (!passed && (errors?.length || !testResults)) fail([]);
      }
      for (const [engine, counts] of Object.entries(engines)) {
        console.log(`\n${engine}: ${line(counts)}`);
        for (const key of Object.keys(sum)) sum[key] += counts[key];
      }
      recordCounts(name, { ...sum, failures, files: [...files], isCovered: testCoverage?.passed ?? true });
      console.log(`\n${line(sum)}`);
    },
  };
}
