// From asking to results on show: the first search of a page, and those after it.
import { BenchPage } from './page.mjs';
import { median } from './median.mjs';

/** A thousand results take long, and vary little. */
const laterOnes = (count) => (count > 500 ? 1 : 3);

/** One search, as the page's own script would ask for it. */
const searchFor = (page, query, count) => async () => {
  await page.run(`void setTimeout(() => contender.search(${JSON.stringify(query)}))`);
  await page.until(`bench.hasResults(${JSON.stringify(query)}, ${count})`);
};

export async function measureSearch(browser, server, contender, { count, isLarge }) {
  const page = await BenchPage.open(browser, server, contender);
  const name = `${count}${isLarge ? ' large' : ''}`;
  const query = (index) => `${isLarge ? 'large' : 'solar'} fence ${index}`;
  try {
    await page.go(count);
    await page.adapt();
    const first = await page.cost(searchFor(page, query(0), count));
    const later = [];
    for (let index = 1; index <= laterOnes(count); index++)
      later.push(await page.cost(searchFor(page, query(index), count)));
    return {
      [`${name}, first`]: first.cpu,
      [name]: median(later.map(({ cpu }) => cpu)),
      [`${name}, style and layout`]: median(later.map(({ style }) => style)),
      [`time: ${name}`]: await page.run(`bench.searchTime(${JSON.stringify(query(9))}, ${count})`),
      ...(name === '10' && { 'layout shift': await page.run('bench.layoutShift()') }),
    };
  } finally {
    await page.close();
  }
}
