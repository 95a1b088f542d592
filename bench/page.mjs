// A page of the browser, and what it costs on the main thread. All is read over the DevTools protocol, in times of the
// thread itself ("threadTicks"): what else the machine does meanwhile does not count. What DevTools asks of the page in
// between is taken off.
import { readFileSync } from 'node:fs';

const POLL_MS = 25;
/** How long a page goes on after what was waited for: late work is its work too. */
const SETTLE_MS = 200;
const PATIENCE_MS = 30_000;

const sleep = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));
const read = (path) => readFileSync(new URL(path, import.meta.url), 'utf8');

export class BenchPage {
  /** A first visit: nothing of an earlier one is cached. */
  static async open(browser, server, contender) {
    const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });
    await session.send('HeapProfiler.enable');
    return new BenchPage(context, page, session, server, contender);
  }

  constructor(context, page, session, server, { folder, variant }) {
    Object.assign(this, { context, page, session, keyboard: page.keyboard });
    this.address = (rows) =>
      `${server.origin}/page/${folder}?rows=${rows}${variant ? `&variant=${variant}` : ''}`;
    this.adapter = `{${read(`contenders/${folder}/adapter.js`)}}${read('in-page.js')}`;
  }

  close = () => this.context.close();
  settle = (milliseconds = SETTLE_MS) => sleep(milliseconds);
  collect = () => this.session.send('HeapProfiler.collectGarbage');

  /** Opens the contender's page, without anything of the bench in it. */
  go = (rows = 10) => this.page.goto(this.address(rows));

  /** From here on the page answers to the bench. A box in a dialog is opened. */
  async adapt() {
    await this.run(this.adapter);
    await this.until('contender.opener ? !!contender.opener() : !!contender.box()');
    await this.run('contender.opener?.().click()');
    await this.until('!!contender.box()');
    await this.settle();
  }

  /** Runs in the page; the value comes back. */
  async run(expression) {
    const answer = await this.session.send('Runtime.evaluate', {
      expression,
      awaitPromise: true,
      returnByValue: true,
    });
    const { result, exceptionDetails } = answer;
    if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
    return result.value;
  }

  /** Asks until it is so. */
  async until(expression) {
    const end = performance.now() + PATIENCE_MS;
    while (!(await this.run(expression))) {
      if (performance.now() > end) throw new Error(`Never so: ${expression}`);
      await sleep(POLL_MS);
    }
  }

  async metrics() {
    const { metrics } = await this.session.send('Performance.getMetrics');
    return Object.fromEntries(metrics.map(({ name, value }) => [name, value]));
  }

  /** Milliseconds of the main thread that something costs: in all, and of them for style and layout. */
  async cost(something, { isNavigation = false } = {}) {
    if (!isNavigation) await this.collect();
    const before = await this.metrics();
    await something();
    await this.settle();
    const after = await this.metrics();
    const spent = (name) => (after[name] - before[name]) * 1000;
    return {
      // a new document counts what DevTools does anew
      cpu: spent('TaskDuration') - (isNavigation ? 0 : spent('DevToolsCommandDuration')),
      style: spent('RecalcStyleDuration') + spent('LayoutDuration'),
    };
  }
}
