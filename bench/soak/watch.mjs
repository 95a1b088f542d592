/** Watches the page all the time for what must never happen, and at each pause for what must hold then. */
import { measure } from './memory.mjs';
import { wayTo } from './retainers.mjs';

/** The browser's own words for what the service does, and the widget's documented warnings. */
const EXPECTED = [
  /^Failed to load resource/,
  /another has this query-param/,
  /a <template data-result> is of no use/,
];
/** The slowest answer is one that hangs where `timeout` is its default. */
const QUIET_MS = 40_000;
const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

/** Tries until it has no complaints; returns those of the last time. */
async function untilNone(complain, limitMs) {
  const endMs = Date.now() + limitMs;
  for (;;) {
    const complaints = await complain();
    if (!complaints.length || Date.now() > endMs) return complaints;
    await pause(100);
  }
}

/** `problems` grows with what is seen. */
export function watch(page) {
  const problems = [];
  page.on('pageerror', (error) => problems.push(`exception: ${error?.stack ?? error}`));
  page.on('crash', () => problems.push('the page has crashed'));
  page.on('console', (message) => {
    const text = message.text();
    const isBad = /^(error|warning|assert)$/.test(message.type());
    if (isBad && !EXPECTED.some((words) => words.test(text))) problems.push(`console: ${text}`);
  });
  return problems;
}

export async function checkQuiet(page, context) {
  await context.setOffline(false);
  return untilNone(
    () => page.evaluate(() => [...globalThis.soak.check(), ...globalThis.soak.overdue()]),
    QUIET_MS,
  );
}

/** Takes all widgets out and sees what stays. @returns what is wrong, and the numbers */
export async function checkLeft(page, devtools) {
  let numbers;
  await page.evaluate(() => globalThis.soak.tearDown());
  // Chromium keeps the form that was typed into last, until another field is typed into
  await page.focus('#other');
  await page.keyboard.type('x');
  const complaints = await untilNone(async () => {
    const [left, before] = await page.evaluate(() => [globalThis.left, globalThis.soak.left]);
    numbers = await measure(devtools);
    const now = { ...left.listeners, timers: left.timers };
    const then = { ...before.listeners, timers: before.timers };
    return [
      ...Object.entries(now).flatMap(([name, count]) =>
        count === (then[name] ?? 0)
          ? []
          : [`${name}: ${count} on window and document, not ${then[name] ?? 0}`],
      ),
      ...Object.entries(numbers.alive).map(([tag, count]) => `${count} <${tag}> are still in memory`),
    ];
  }, 15_000);
  const [tag] = Object.keys(numbers.alive);
  if (tag) complaints.push(`<${tag}> is held by:\n    ${await wayTo(devtools, new RegExp(`<${tag}[ >]`))}`);
  return { complaints, numbers };
}
