// A reporter for node's test runner that hands its counts to `tools/test.mjs` and names what failed.
import { recordCounts } from './counts.mjs';

export default async function* nodeCounts(source) {
  const counts = { passed: 0, failed: 0, skipped: 0, failures: [] };
  for await (const { type, data } of source) {
    if (type === 'test:fail' && data.details?.type !== 'suite') {
      counts.failed++;
      counts.failures.push(`[node] ${data.name}`);
      yield `FAILED ${data.file ?? ''} ${data.name}\n${data.details.error?.cause?.stack ?? data.details.error?.stack ?? ''}\n`;
    }
    if (type === 'test:pass' && data.details?.type !== 'suite') {
      if (data.skip !== undefined || data.todo !== undefined) counts.skipped++;
      else counts.passed++;
    }
  }
  recordCounts('service', counts);
  yield `${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped\n`;
}
