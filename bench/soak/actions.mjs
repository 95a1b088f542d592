/**
 * What is done, one action after the other: a visitor's keys, presses and ways back by real input, what a page does by
 * its own script, and a connection that goes and comes. The action of a number is the same in each run of a seed; what
 * it finds in the page may differ.
 */
import { chanceOf, weighed } from './random.mjs';
import { WORDS } from './words.mjs';

/** What can be pressed, by weight; see `page/points.mjs`. */
const TARGETS = [
  [5, 'option'],
  [2, 'fill'],
  [6, 'page'],
  [4, 'spelling'],
  [6, 'retry'],
  [3, 'clear'],
  [3, 'submit'],
  [2, 'result'],
  [3, 'trigger'],
  [2, 'close'],
  [1, 'other'],
  [2, 'aside'],
];

const KEYS = [
  [12, ['ArrowDown', 'ArrowDown', 'ArrowUp', 'Alt+ArrowDown', 'Alt+ArrowUp']],
  [10, ['Enter', 'Enter', 'Enter', 'Shift+Enter']],
  [5, ['Escape']],
  [6, ['Backspace', 'Delete', 'Shift+Delete', 'Control+a', 'Control+z']],
  [4, ['ArrowLeft', 'Home', 'End', 'PageDown', 'Space']],
  [4, ['Tab', 'Shift+Tab']],
  [4, ['Control+k', '/', 'Control+j']],
];

async function press({ page, chance }, kind) {
  const share = chance.next();
  const point = await page.evaluate((values) => globalThis.soak.pointOf(...values), [kind, share]);
  if (!point) return `press ${kind}: none`;
  await page.mouse.click(point.x, point.y, { delay: chance.is(0.2) ? 40 : 0 });
  return `press ${point.what}`;
}

/** Typing makes no entries in the history: they are of what was asked before, or none. On a button the space bar presses it. */
async function type(tools) {
  const { page, chance } = tools;
  const where = chance.is(0.7) ? await press(tools, 'box') : 'where the focus is';
  const [text, part] = [chance.pick(WORDS), chance.below(6) + 1];
  const typed = [...text].slice(0, chance.is(0.5) ? part : undefined).join('');
  const isInBox = (await page.locator('input:focus').count()) > 0;
  const [before, wasQuiet] = await page.evaluate(() => [globalThis.left.pushes, globalThis.soak.isQuiet()]);
  await page.keyboard.type(typed, { delay: chance.below(20) });
  const pushes = (await page.evaluate(() => globalThis.left.pushes)) - before;
  if (isInBox && wasQuiet && pushes)
    throw new Error(`typing "${typed}" made ${pushes} entries in the history`);
  return `type "${typed}": ${where}`;
}

async function compose(tools) {
  const { devtools, chance } = tools;
  const where = await press(tools, 'box');
  const text = chance.pick(['か', 'かん', '検索', '한']);
  await devtools.send('Input.imeSetComposition', { text, selectionStart: 1, selectionEnd: 1 });
  if (chance.is(0.8)) await devtools.send('Input.insertText', { text });
  return `compose ${text}: ${where}`;
}

async function pressKeys({ page, chance }) {
  const keys = weighed(chance, KEYS);
  const pressed = Array.from({ length: 1 + chance.below(3) }, () => chance.pick(keys));
  for (const key of pressed) await page.keyboard.press(key);
  return `keys ${pressed.join(' ')}`;
}

/** The page is never left: before its first entry there is nothing to go back to. */
async function travel({ page, chance }) {
  const [way, steps] = [chance.is(0.6) ? 'back' : 'forward', 1 + chance.below(2)];
  await page.evaluate(
    ([isBack, count]) => {
      const { navigation, history } = globalThis;
      const most = isBack
        ? navigation.currentEntry.index
        : navigation.entries().length - 1 - navigation.currentEntry.index;
      const delta = Math.min(count, most);
      // `go(0)` loads the page anew
      if (delta) history.go(isBack ? -delta : delta);
    },
    [way === 'back', steps],
  );
  return `${way} ${steps}`;
}

async function setConnection({ context, chance }) {
  const isOffline = chance.is(0.35);
  await context.setOffline(isOffline);
  return isOffline ? 'offline' : 'online';
}

async function resize({ page, chance }) {
  const [width, height] = chance.pick([
    [1280, 720],
    [360, 640],
    [800, 300],
  ]);
  await page.setViewportSize({ width, height });
  return `size ${width} ${height}`;
}

async function wait({ page, chance }) {
  const ms = chance.pick([0, 20, 160, 400]);
  await page.waitForTimeout(ms);
  return `wait ${ms}`;
}

const ACTIONS = [
  [22, type],
  [20, pressKeys],
  [22, (tools) => press(tools, weighed(tools.chance, TARGETS))],
  [2, compose],
  [5, travel],
  [4, setConnection],
  [1, resize],
  [8, wait],
  [24, ({ page, seeds }) => page.evaluate((values) => globalThis.soak.deed(...values), seeds)],
];

/** Does the action of a number, and tells what it was. */
export function act(tools, seed, number) {
  const seeds = [seed, number];
  const chance = chanceOf('action', ...seeds);
  return weighed(chance, ACTIONS)({ ...tools, chance, seeds });
}
