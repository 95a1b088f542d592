import { defineConfig } from '@playwright/test';
import { chromiumLaunchOptions } from './tools/browsers.mjs';

/** The built files on bare pages, and the demo's pages with the built file in place of the source. */
export const PAGES_PORT = 4173;
export const DEMO_PORT = 4174;

export default defineConfig({
  testDir: 'test/e2e',
  reporter: [['list'], ['./tools/playwright-counts.mjs']],
  workers: 2,
  fullyParallel: true,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  use: { baseURL: `http://localhost:${PAGES_PORT}` },
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
  projects: [{ name: 'chromium', use: { browserName: 'chromium', launchOptions: chromiumLaunchOptions() } }],
});
