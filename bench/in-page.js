// What the bench does in the page of a contender, over its adapter: `box()`, `search(query)`, `results()`, `titleOf(result)`,
// `suggestion()` (what stands first in the list under the box), and `opener()` where a button opens the box.
window.bench = {
  /** All results of this query are on show. */
  hasResults: (query, count) => {
    const results = window.contender.results();
    return results.length >= count && window.contender.titleOf(results[0]).includes(query);
  },

  hasSuggestions: (text) => window.contender.suggestion().includes(text),

  /** Milliseconds from `start`, which may give a promise of its beginning, until it is so and painted. */
  async timed(start, isSo) {
    const from = (await start()) ?? performance.now();
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    while (!isSo()) await frame();
    await frame();
    await new Promise((resolve) => setTimeout(resolve));
    return performance.now() - from;
  },

  searchTime: (query, count) =>
    window.bench.timed(
      () => {
        const from = performance.now();
        window.contender.search(query);
        return from;
      },
      () => window.bench.hasResults(query, count),
    ),

  /** Of the next key. */
  keyTime: (text) =>
    window.bench.timed(
      () =>
        new Promise((resolve) =>
          addEventListener('keydown', (event) => resolve(event.timeStamp), { capture: true, once: true }),
        ),
      () => window.bench.hasSuggestions(text),
    ),

  /** How much moved that no key or click asked for. */
  layoutShift: () =>
    new Promise((resolve) => {
      let sum = 0;
      new PerformanceObserver((list) => {
        for (const { value, hadRecentInput } of list.getEntries()) if (!hadRecentInput) sum += value;
      }).observe({ type: 'layout-shift', buffered: true });
      setTimeout(() => resolve(sum), 100);
    }),

  watchLongTasks: () => {
    const tasks = (window.bench.longTasks = []);
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) tasks.push(duration);
    }).observe({ type: 'longtask' });
  },

  /** Searches one after another, not faster than a page may write its address. */
  async searchMany(from, to) {
    for (let index = from; index < to; index++) {
      const query = `solar fence ${index}`;
      const pause = new Promise((resolve) => setTimeout(resolve, 55));
      await window.bench.searchTime(query, 10);
      await pause;
    }
  },
};
