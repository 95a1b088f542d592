// From a blank page to a box that can be typed into: the main thread's work for the whole page on a first visit; and, in
// another visit, the time from the beginning of the page.
import { BenchPage } from './page.mjs';

/** Looks at each frame whether the box is there and all scripts have run. */
const lookFor = (adapter) => `
  const isThere = () => {
    if (document.readyState !== 'complete') return false;
    if (!window.bench) { ${adapter} }
    return !!(contender.opener ?? contender.box)();
  };
  const look = () =>
    requestAnimationFrame(() =>
      isThere() ? setTimeout(() => (window.usableAt = performance.now())) : look());
  look();`;

export async function measureLoad(browser, server, contender) {
  const page = await BenchPage.open(browser, server, contender);
  try {
    await page.page.goto(`${server.origin}/blank`);
    await page.settle();
    const { cpu, style } = await page.cost(page.go, { isNavigation: true });
    return { box: cpu, 'box, style and layout': style };
  } finally {
    await page.close();
  }
}

export async function measureLoadTime(browser, server, contender) {
  const page = await BenchPage.open(browser, server, contender);
  try {
    await page.page.addInitScript(lookFor(page.adapter));
    await page.go();
    await page.until('window.usableAt');
    return { 'time: box': await page.run('usableAt') };
  } finally {
    await page.close();
  }
}
