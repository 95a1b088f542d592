import { defaultReporter } from '@web/test-runner';
import { playwrightLauncher } from '@web/test-runner-playwright';
import { esbuildPlugin } from '@web/dev-server-esbuild';
import {
  chosenEngines,
  chromiumLaunchOptions,
  firefoxLaunchOptions,
  webkitChoice,
} from './tools/browsers.mjs';
import { pagePool } from './tools/page-pool.mjs';
import { plainReporter } from './tools/plain-reporter.mjs';
import { webkitGtkLauncher } from './tools/webkitgtk-launcher.mjs';

const launchers = {
  chromium: () =>
    playwrightLauncher({
      product: 'chromium',
      concurrency: 2,
      launchOptions: chromiumLaunchOptions(),
      ...pagePool(),
    }),
  // a window of Firefox that is not the front one gets no focus
  firefox: () =>
    playwrightLauncher({
      product: 'firefox',
      concurrency: 1,
      launchOptions: firefoxLaunchOptions(),
      ...pagePool(),
    }),
  webkit() {
    const { gtk, launchOptions } = webkitChoice();
    return gtk
      ? webkitGtkLauncher(gtk)
      : playwrightLauncher({ product: 'webkit', concurrency: 1, launchOptions, ...pagePool() });
  },
};
const names = chosenEngines();

/** Sets the window's size in every engine; the built-in command knows Playwright's pages alone. */
const viewport = {
  name: 'viewport',
  async executeCommand({ command, payload, session: { id, browser } }) {
    if (command !== 'viewport') return undefined;
    if (browser.setWindow) await browser.setWindow(payload.width, payload.height);
    else await browser.getPage(id).setViewportSize(payload);
    return true;
  },
};

export default {
  files: ['test/**/*.test.ts', '!test/service/**', '!test/e2e/**'],
  rootDir: '.',
  reporters: [defaultReporter(), plainReporter('unit')],
  nodeResolve: { exportConditions: ['development', 'browser'] },
  plugins: [
    // the file itself must hold the compiler flags: esbuild gets its text and follows no `extends`
    esbuildPlugin({
      ts: true,
      json: true,
      target: 'es2022',
      tsconfig: new URL('./tsconfig.json', import.meta.url).pathname,
    }),
    viewport,
  ],
  browsers: names.map((name) => launchers[name]()),
  browserStartTimeout: 60_000,
  testsStartTimeout: 60_000,
  testsFinishTimeout: 120_000,
  testFramework: { config: { timeout: 10_000 } },
  // Chromium's alone: the others tell none
  coverage: names.includes('chromium') && process.env.COVERAGE !== 'off',
  coverageConfig: {
    include: ['src/**/*.ts'],
    reporters: ['text-summary', 'lcovonly'],
    threshold: { statements: 85, branches: 80, functions: 80, lines: 85 },
  },
  filterBrowserLogs: ({ type, args }) => !(type === 'warn' && String(args[0]).includes('Lit is in dev mode')),
};
