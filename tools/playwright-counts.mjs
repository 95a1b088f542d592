// Hands the counts of the end-to-end run to `tools/test.mjs`: a test that runs in two engines counts twice. Names
// what passed only at a second try.
import { recordCounts } from './counts.mjs';

export default class PlaywrightCounts {
  counts = { passed: 0, failed: 0, skipped: 0 };

  onBegin(_config, suite) {
    this.suite = suite;
  }

  onError() {
    this.counts.failed++;
  }

  onEnd() {
    const lucky = [];
    for (const test of this.suite?.allTests() ?? []) {
      const outcome = test.outcome();
      // what a run that was broken off never came to is skipped too
      if (outcome === 'skipped') this.counts.skipped++;
      else if (outcome === 'unexpected') this.counts.failed++;
      else this.counts.passed++;
      if (outcome === 'flaky') lucky.push(test.titlePath().filter(Boolean).join(' › '));
    }
    if (lucky.length) console.log(`\nPassed only at the second try, see why:\n  ${lucky.join('\n  ')}`);
    recordCounts('e2e', this.counts);
  }
}
