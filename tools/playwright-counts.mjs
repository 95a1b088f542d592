// Hands the counts of the end-to-end run to `tools/test.mjs`: a test that runs in two engines counts twice. Names
// what failed and what passed only at a second try.
import { recordCounts } from './counts.mjs';

export default class PlaywrightCounts {
  counts = { passed: 0, failed: 0, skipped: 0, failures: [], lucky: [] };

  onBegin(_config, suite) {
    this.suite = suite;
  }

  onError({ message = '' }) {
    this.counts.failed++;
    this.counts.failures.push(message.split('\n')[0]);
  }

  onEnd() {
    for (const test of this.suite?.allTests() ?? []) {
      const outcome = test.outcome();
      const name = test.titlePath().filter(Boolean).join(' › ');
      // what a run that was broken off never came to is skipped too
      if (outcome === 'skipped') this.counts.skipped++;
      else if (outcome === 'unexpected') {
        this.counts.failed++;
        this.counts.failures.push(name);
      } else this.counts.passed++;
      if (outcome === 'flaky') this.counts.lucky.push(name);
    }
    recordCounts('e2e', this.counts);
  }
}
