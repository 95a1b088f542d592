// What 500 searches leave behind: heap in use and nodes of the document's process, after a collection of garbage. The 200
// searches before fill what is bounded (answers, pages, entries of the history), and let code and compiler settle.
import { BenchPage } from './page.mjs';

const WARM_UP = 200;
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
    await page.run(`bench.searchMany(0, ${WARM_UP})`);
    const before = await inUse();
    await page.run(`bench.searchMany(${WARM_UP}, ${WARM_UP + SEARCHES})`);
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
