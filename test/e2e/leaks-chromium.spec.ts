/** Nothing is left behind by what comes and goes: no listener of the page's own, no timer, no element in memory. */
import { docs, found } from './answers.js';
import { drawn, expect, test } from './fixtures.js';

declare global {
  interface Window {
    /** Listeners on the window and the document, and timers, that are there now. */
    left: { listeners: number; timers: number };
  }
}

test.use({ isNewPage: true });

test('hundreds of searches that come, search and go leave nothing', async ({ page, service }) => {
  test.slow();
  await page.addInitScript(() => {
    const left = (window.left = { listeners: 0, timers: 0 });
    for (const target of [window, document]) {
      const { addEventListener, removeEventListener } = target;
      const known = new WeakMap<object, Set<string>>();
      const forget = (type: string, listener: object): void => {
        if (known.get(listener)?.delete(type)) left.listeners--;
      };
      target.addEventListener = function (
        type: string,
        listener: EventListenerOrEventListenerObject,
        options?: AddEventListenerOptions | boolean,
      ) {
        const types = known.get(listener) ?? new Set();
        if (!types.has(type)) left.listeners++;
        known.set(listener, types.add(type));
        if (typeof options === 'object')
          options.signal?.addEventListener('abort', () => forget(type, listener));
        addEventListener.call(target, type, listener, options);
      };
      target.removeEventListener = function (type: string, listener: EventListenerOrEventListenerObject) {
        forget(type, listener);
        removeEventListener.call(target, type, listener);
      };
    }
    const { setTimeout, clearTimeout } = window;
    const timers = new Set<number>();
    const count = (): void => void (left.timers = timers.size);
    window.setTimeout = ((act: () => void, delay?: number) => {
      const timer = setTimeout(() => {
        timers.delete(timer);
        count();
        act();
      }, delay);
      timers.add(timer);
      count();
      return timer;
    }) as unknown as typeof window.setTimeout;
    window.clearTimeout = (timer) => {
      timers.delete(timer as number);
      count();
      clearTimeout(timer);
    };
  });
  service.give(found('fence', docs(1, 10), { numFound: 95 }));
  await page.goto('/empty.html');
  await page.addScriptTag({ url: '/dist/site-search.js', type: 'module' });
  await page.evaluate(() => customElements.whenDefined('site-search'));
  const round = async (count: number): Promise<void> => {
    await page.evaluate(async (rounds) => {
      const settle = () =>
        new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      const layouts = ['inline', 'popover', 'dialog'];
      for (let number = 0; number < rounds; number++) {
        const element = document.createElement('site-search');
        const attributes = {
          'base-url': '/stub',
          'organization-id': 'acme',
          'api-key': 'k',
          layout: layouts[number % 3] ?? '',
          hotkey: '/',
          recent: '5',
        };
        for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
        document.body.append(element);
        if (number % 5 === 0) element.search('fence');
        if (number % 4 === 0) await settle();
        // taken out while it waits, and moved before
        if (number % 2) document.body.prepend(element);
        element.remove();
      }
      await settle();
    }, count);
    await drawn(page);
  };
  await round(6); // the files on demand are there now
  await page.waitForLoadState('networkidle');
  await drawn(page);
  // what has been waited for with a limit is waited for no longer
  await expect.poll(() => page.evaluate(() => window.left.timers), { timeout: 30_000 }).toBe(0);
  const before = await page.evaluate(() => ({ ...window.left }));
  await round(300);
  await expect.poll(() => page.evaluate(() => ({ ...window.left })), { timeout: 30_000 }).toEqual(before);

  const devtools = await page.context().newCDPSession(page);
  const alive = async (): Promise<number> => {
    await devtools.send('HeapProfiler.collectGarbage');
    const { result } = await devtools.send('Runtime.evaluate', {
      expression: "customElements.get('site-search').prototype",
    });
    const { objects } = await devtools.send('Runtime.queryObjects', {
      prototypeObjectId: result.objectId ?? '',
    });
    const { result: length } = await devtools.send('Runtime.callFunctionOn', {
      objectId: objects.objectId ?? '',
      functionDeclaration: 'function () { return this.length; }',
      returnByValue: true,
    });
    return Number(length.value);
  };
  await devtools.send('HeapProfiler.enable');
  // the last one may still be held by a task that has just ended
  await expect.poll(alive).toBeLessThanOrEqual(1);
});
