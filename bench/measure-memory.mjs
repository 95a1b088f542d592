// Heap in use and nodes of the document's process after 500 searches, and what 500 more leave behind, after a collection of
// garbage. The first 500 fill what is bounded (answers, pages, entries of the history), and let most of the code be compiled.
import { BenchPage } from './page.mjs';

const SEARCHES = 500;

export async function measureMemory(browser, server, contender) {
  const page = await BenchPage.open(browser, server, contender);
  const inUse = async () => {
    await page.settle();
    for (let pass = 0; pass < 3; pass++) await page.collect();
    const { usedSize } = await page.session.send('Runtime.getHeapUsage');
    const { Nodes } = await page.metrics();
    return { heap: usedSize / 1000, nodes: Nodes };
  };
  try {
    await page.go();
    await page.adapt();
    await page.run(`bench.searchMany(0, ${SEARCHES})`);
    const before = await inUse();
    await page.run(`bench.searchMany(${SEARCHES}, ${2 * SEARCHES})`);
    const after = await inUse();
    return {
      heap: before.heap,
      'heap growth': after.heap - before.heap,
      nodes: before.nodes,
      'nodes growth': after.nodes - before.nodes,
    };
  } finally {
    await page.close();
  }
}
