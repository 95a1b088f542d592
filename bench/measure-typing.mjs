// Keys: from one to what it brings under the box, and a phrase of 20 characters on a machine four times as slow.
import { BenchPage } from './page.mjs';
import { median } from './median.mjs';

const PHRASE = 'solar panel mounting';
/** People do not type evenly: in the longest pause suggestions are asked for. */
const PAUSES_MS = [90, 140, 70, 210, 110];
const THROTTLING = 4;

const suggested = (text) => `bench.hasSuggestions(${JSON.stringify(text)})`;

async function typePhrase(page) {
  for (const [index, character] of [...PHRASE].entries()) {
    await page.keyboard.press(character === ' ' ? 'Space' : character);
    await page.settle(PAUSES_MS[index % PAUSES_MS.length]);
  }
  await page.until(suggested(PHRASE));
}

export async function measureTyping(browser, server, contender) {
  const page = await BenchPage.open(browser, server, contender);
  const focus = async () => {
    await page.go();
    await page.adapt();
    await page.run('contender.box().focus()');
    await page.settle();
  };
  try {
    await focus();
    let typed = 'fe';
    const first = await page.cost(async () => {
      await page.keyboard.type(typed);
      await page.until(suggested(typed));
    });
    const keys = [];
    for (const key of 'nce') {
      typed += key;
      const cost = await page.cost(async () => {
        await page.keyboard.press(key);
        await page.until(suggested(typed));
      });
      keys.push(cost.cpu);
    }
    const time = page.run(`bench.keyTime(${JSON.stringify(`${typed}s`)})`);
    await page.settle(50);
    await page.keyboard.press('s');
    const keyTime = await time;
    await focus();
    await page.run('bench.watchLongTasks()');
    await page.session.send('Emulation.setCPUThrottlingRate', { rate: THROTTLING });
    const typing = await page.cost(() => typePhrase(page));
    await page.session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    await page.settle();
    const longTasks = await page.run('bench.longTasks');
    return {
      'key, first': first.cpu,
      key: median(keys),
      'time: key': keyTime,
      typing: typing.cpu,
      'long tasks': longTasks.length,
      'longest task': Math.max(0, ...longTasks),
    };
  } finally {
    await page.close();
  }
}
