import { defineConfig } from '@playwright/test';
import { chosenEngines, chromiumLaunchOptions, firefoxLaunchOptions } from './tools/browsers.mjs';

/** The built files on bare pages, and after it the demo's pages with the built file in place of the source. */
export const PAGES_PORT = Number(process.env['E2E_PORT']) || 4173;
export const DEMO_PORT = PAGES_PORT + 1;

/** `BROWSERS` leaves engines out; WebKit has the unit tests alone, since its driver is none of Playwright's. */
const engines = chosenEngines().filter((name) => name !== 'webkit');
if (!engines.length)
  throw new Error('The end-to-end tests run in chromium and firefox: BROWSERS names neither');

export default defineConfig({
  testDir: 'test/e2e',
  reporter: [['list'], ['./tools/playwright-counts.mjs']],
  workers: 2,
  fullyParallel: true,
  // one slip of a loaded machine fails no run of CI; the reporter names it
  retries: process.env['CI'] ? 1 : 0,
  timeout: 120_000,
  expect: { timeout: 15_000 },
  // a new window for every test takes longer than most tests do
  use: { baseURL: `http://localhost:${PAGES_PORT}`, reuseContext: true },
  webServer: [
    {
      command: 'tsx test/e2e/pages-server.ts',
      env: { PORT: String(PAGES_PORT) },
      url: `http://localhost:${PAGES_PORT}/bare.html`,
      reuseExistingServer: false,
      timeout: 120_000,
    },
    {
      command: 'vite --mode built',
      env: { PORT: String(DEMO_PORT) },
      url: `http://localhost:${DEMO_PORT}/`,
      reuseExistingServer: false,
      timeout: 120_000,
    },
  ],
  projects: engines.map((name) =>
    name === 'chromium'
      ? { name, use: { browserName: 'chromium', launchOptions: chromiumLaunchOptions() } }
      : {
          name,
          // What Firefox cannot do when it is driven so: emulate media, touch and a dark page, compose text as input
          // methods do, show its own tree of accessibility. It is named so, and Chromium alone does it.
          grepInvert: /@chromium/,
          // What is of reading texts and answers, of words and of axe is of no engine: the unit tests of it run in all three.
          testIgnore:
            /(-chromium|axe|highlight|highlight-join|languages|suggest-text|did-you-mean|performance)\.spec\.ts$/,
          use: { browserName: 'firefox', launchOptions: firefoxLaunchOptions() },
        },
  ),
});
