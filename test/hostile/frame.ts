/** What a frame under a policy of its own runs: the whole list, with what went wrong told to the page round it. */
import { Feed } from './feed.js';
import { Watch } from './watch.js';

async function run(): Promise<string> {
  const watch = new Watch(false);
  const feed = new Feed();
  await feed.results('text');
  await feed.results('html');
  await feed.templated('auto');
  await feed.words(20);
  const wrong = feed.end();
  return [...(await watch.end()), ...wrong].join('\n');
}

run().then(
  (wrong) => parent.postMessage(wrong || 'all is well', '*'),
  (error: unknown) => parent.postMessage(String(error), '*'),
);
