/**
 * `test` with a page that is watched (an error that nobody caught, or one in the console, fails the test), with the
 * stand-in service before it, and with the widget's parts as a visitor finds them.
 */
import { expect, test as base, type Locator, type Page, type Route } from '@playwright/test';
import type { SiteSearch } from '../../src/index.js';
import { StandIn } from './stand-in.js';

declare global {
  interface Window {
    /** Set by hostile inputs that were let run. */
    __pwned?: unknown;
  }
}

/** Looks often: what comes next must come before the late answer does. */
export const AT_ONCE = { intervals: [20] };

/** The widget as a visitor finds it; Playwright looks through open shadow roots. */
export class Widget {
  readonly host: Locator;
  readonly box: Locator;
  readonly list: Locator;
  readonly options: Locator;
  readonly pager: Locator;
  readonly current: Locator;
  readonly results: Locator;
  readonly titles: Locator;
  readonly links: Locator;
  readonly bodies: Locator;
  readonly marks: Locator;
  readonly summary: Locator;
  readonly spelling: Locator;
  readonly correction: Locator;
  readonly error: Locator;
  readonly retry: Locator;
  readonly clear: Locator;
  readonly spoken: Locator;

  constructor(readonly page: Page) {
    this.host = page.locator('site-search');
    // the page round it may have boxes and options of its own
    this.box = page.getByRole('combobox').and(page.locator('[part=input]'));
    this.list = page.getByRole('listbox').and(page.locator('[part=suggestions]'));
    this.options = page.getByRole('option').and(page.locator('[part=suggestion]'));
    this.pager = page.getByRole('navigation', { name: 'Pages' });
    this.current = this.pager.locator('[aria-current=page]');
    this.results = page.locator('[part=result]');
    this.titles = page.locator('[part=result-title]');
    this.links = this.titles.getByRole('link');
    this.bodies = page.locator('[part=result-body]');
    this.marks = page.locator('[part=mark]');
    this.summary = page.locator('[part=summary]');
    this.spelling = page.locator('[part=spelling]');
    this.correction = this.spelling.locator('a, button');
    this.error = page.locator('[part=error]');
    this.retry = page.getByRole('button', { name: 'Try again' });
    this.clear = page.getByRole('button', { name: 'Clear the search' });
    this.spoken = page.getByRole('status');
  }

  /** Opens a page and waits for its box. */
  async open(path = '/bare.html'): Promise<void> {
    await this.page.goto(path);
    await expect(this.box).toBeVisible();
  }

  /** Types a text with real keys, into an empty box. */
  async type(text: string, delay = 0): Promise<void> {
    await this.box.fill('');
    await this.box.pressSequentially(text, { delay });
  }

  /** Puts a text into the box at once: unlike letters on a busy machine, it is looked up no more than once. */
  async enter(text: string): Promise<void> {
    await this.box.fill(text);
  }

  /** Types and presses Enter. */
  async search(text: string): Promise<void> {
    await this.enter(text);
    await this.box.press('Enter');
  }

  /** Searches, and waits until the answer is shown. */
  async find(text: string, count: number): Promise<void> {
    await this.search(text);
    await expect(this.results).toHaveCount(count);
    await this.settle();
  }

  goTo(number: number): Locator {
    return this.pager.getByRole('link', { name: `Page ${number}`, exact: true });
  }

  /** The texts of some elements, every character of them. */
  async texts(places: Locator): Promise<string[]> {
    return await places.evaluateAll((elements) => elements.map((element) => element.textContent));
  }

  /** What the live regions say, or will say at once. */
  async hears(text: string): Promise<void> {
    await expect.poll(async () => (await this.texts(this.spoken)).join('')).toBe(text);
  }

  /** What is not awaited any longer, and has been drawn: a wait that has just begun is not seen yet. */
  async settle(): Promise<void> {
    const owners = this.page.locator('site-search, site-search-session');
    const isWaiting = (): Promise<boolean> =>
      owners.evaluateAll((all) =>
        all.some((owner) => (owner as Partial<SiteSearch>).state?.status === 'loading'),
      );
    await expect.poll(isWaiting).toBe(false);
    await expect(this.page.locator('[part=summary][aria-busy=true]')).toHaveCount(0);
    await drawn(this.page);
  }

  /** The service cannot be reached from now on, until the function it resolves to is called. */
  async loseNetwork(): Promise<() => Promise<void>> {
    const calls = '**/api/v1/**';
    const refuse = (route: Route): Promise<void> => route.abort('internetdisconnected');
    await this.page.route(calls, refuse);
    return () => this.page.unroute(calls, refuse);
  }

  /** The attributes of the element, set together. */
  async set(attributes: Readonly<Record<string, string>>): Promise<void> {
    await this.host.evaluate((element, all) => {
      for (const [name, value] of Object.entries(all)) element.setAttribute(name, value);
    }, attributes);
  }
}

/** Resolves when all that is due now has been drawn: an answer that has come would show. */
export async function drawn(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame++) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
      await new Promise((resolve) => setTimeout(resolve, 0));
    }
  });
}

interface Fixtures {
  service: StandIn;
  widget: Widget;
  /** What the browser itself may log as an error in this test. */
  allowedErrors: RegExp;
  /** A page that no test has used before: of the history of one that many have, browsers keep 50 entries. */
  isNewPage: boolean;
}

/** What has nothing to do with the widget: Chromium's words of an answer that is none, Firefox's of the page's icon. */
const NOISE = /^Failed to load resource|favicon\.ico/;

export const test = base.extend<Fixtures>({
  allowedErrors: [NOISE, { option: true }],
  isNewPage: [false, { option: true }],
  page: async ({ page: usual, context, isNewPage, allowedErrors }, use) => {
    const page = isNewPage ? await context.newPage() : usual;
    const errors: string[] = [];
    const note = (text: string): void => {
      if (!NOISE.test(text) && !allowedErrors.test(text)) errors.push(text);
    };
    page.on('pageerror', (error) => note(String(error)));
    page.on('console', (message) => {
      if (message.type() === 'error') note(message.text());
    });
    await use(page);
    if (!page.isClosed()) expect(await page.evaluate(() => window.__pwned)).toBeUndefined();
    expect(errors).toEqual([]);
  },
  service: async ({ page }, use) => {
    const service = new StandIn();
    await service.attach(page);
    await use(service);
  },
  widget: async ({ page, service }, use) => {
    expect(service.requests).toEqual([]);
    await use(new Widget(page));
  },
});

export { expect };
