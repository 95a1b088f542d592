// Finds a browser for the tests: what the environment names, what Playwright
// installed, or what the system has. Playwright is asked first for its own
// because `npx playwright install` is what a contributor's laptop will have.
import { existsSync, readdirSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { chromium, firefox } from 'playwright';

const onPath = (...names) => {
  for (const name of names)
    for (const dir of (process.env.PATH ?? '').split(delimiter)) {
      const p = join(dir, name);
      if (existsSync(p)) return p;
    }
};
const CHROMIUMS = {
  linux: ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'microsoft-edge-stable'],
  darwin: [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
  ],
  win32: [
    'C:/Program Files/Google/Chrome/Application/chrome.exe',
    'C:/Program Files (x86)/Google/Chrome/Application/chrome.exe',
    'C:/Program Files (x86)/Microsoft/Edge/Application/msedge.exe',
  ],
};
// `playwright install --only-shell` brings only the headless shell, whose path Playwright does not tell
const bundled = (type) => {
  const exe = type.executablePath();
  if (existsSync(exe)) return true;
  if (type.name() !== 'chromium') return false;
  const root = dirname(dirname(dirname(exe)));
  return (
    existsSync(root) &&
    readdirSync(root).some(
      (d) => d.startsWith('chromium_headless_shell-') && existsSync(join(root, d, 'INSTALLATION_COMPLETE')),
    )
  );
};
const fail = (what, env, advice) => {
  throw new Error(
    `No ${what} found for the tests. Any of these helps:\n  npx playwright install ${advice.pw}\n  ${advice.apt}\n  ${env}=/path/to/${what} npm test`,
  );
};

/** Nothing but this machine is to be reached from a test. */
export const QUIET = ['--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1'];

export function chromiumLaunchOptions() {
  const args = [...QUIET];
  const env = process.env.CHROMIUM_PATH;
  if (env) {
    if (!existsSync(env)) throw new Error(`CHROMIUM_PATH is ${env}, which does not exist`);
    return { executablePath: env, args };
  }
  if (bundled(chromium)) return { args };
  const known = CHROMIUMS[process.platform] ?? [];
  const executablePath = process.platform === 'linux' ? onPath(...known) : known.find(existsSync);
  if (executablePath) return { executablePath, args };
  fail('chromium', 'CHROMIUM_PATH', { pw: 'chromium', apt: 'sudo apt-get install -y chromium   # Debian' });
}

export function firefoxLaunchOptions() {
  const env = process.env.FIREFOX_PATH;
  if (!env && bundled(firefox)) return {};
  const executablePath = env ?? onPath('firefox-esr', 'firefox');
  // a stock Firefox has no Juggler: Playwright drives it by WebDriver BiDi, under this channel name
  if (executablePath) return { channel: 'moz-firefox', executablePath };
  fail('firefox', 'FIREFOX_PATH', { pw: 'firefox', apt: 'sudo apt-get install -y firefox-esr' });
}
