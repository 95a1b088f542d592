// Hands the counts of the end-to-end run to `tools/test.mjs`.
import { recordCounts } from './counts.mjs';

export default class PlaywrightCounts {
  counts = { passed: 0, failed: 0, skipped: 0 };

  onTestEnd(test, { status, retry }) {
    // a test that passes at a second try is no pass: nothing here may depend on luck
    if (status === 'skipped') this.counts.skipped++;
    else if (status === test.expectedStatus && retry === 0) this.counts.passed++;
    else this.counts.failed++;
  }

  onError() {
    this.counts.failed++;
  }

  onEnd() {
    recordCounts('e2e', this.counts);
  }
}
