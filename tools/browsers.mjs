// Finds the browsers for the tests: what the environment names, what Playwright
// installed, or what the system has. Playwright is asked first for its own
// because `npx playwright install` is what a contributor's laptop will have;
// but WebKit is WebKitGTK where its driver is.
import { existsSync, readdirSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { chromium, firefox, webkit } from 'playwright';

export const ENGINES = ['chromium', 'firefox', 'webkit'];

/** All engines, or those that BROWSERS names: none is ever left out but by being left out there. */
export function chosenEngines() {
  const names = process.env.BROWSERS ? process.env.BROWSERS.split(',').map((name) => name.trim()) : ENGINES;
  const unknown = names.filter((name) => !ENGINES.includes(name));
  if (unknown.length)
    throw new Error(`BROWSERS is "${process.env.BROWSERS}"; it may name ${ENGINES.join(', ')}`);
  return ENGINES.filter((name) => names.includes(name));
}

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
const named = (variable) => {
  const path = process.env[variable];
  if (path && !existsSync(path)) throw new Error(`${variable} is ${path}, which does not exist`);
  return path;
};
/** What helps where an engine is missing. */
const fail = (name, packages, ...others) => {
  const rest = ENGINES.filter((other) => other !== name).join(',');
  throw new Error(
    [
      `No ${name} found for the tests. Any of these helps:`,
      `npx playwright install --with-deps ${name}`,
      `sudo apt-get install -y --no-install-recommends ${packages.join(' ')}   # Debian`,
      ...others,
      `BROWSERS=${rest} npm test   # leaves ${name} out`,
    ].join('\n  '),
  );
};

/** Debian's packages that an engine needs. */
export const PACKAGES = {
  chromium: ['chromium'],
  firefox: ['firefox-esr'],
  webkit: ['webkit2gtk-driver', 'xvfb'],
};

/** Nothing but this machine is to be reached from a test. */
export const QUIET = ['--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1'];

export function chromiumLaunchOptions() {
  const args = [...QUIET];
  const env = named('CHROMIUM_PATH');
  if (env) return { executablePath: env, args };
  if (bundled(chromium)) return { args };
  const known = CHROMIUMS[process.platform] ?? [];
  const executablePath = process.platform === 'linux' ? onPath(...known) : known.find(existsSync);
  if (executablePath) return { executablePath, args };
  fail('chromium', PACKAGES.chromium, 'CHROMIUM_PATH=/path/to/chromium npm test');
}

/** One process for the pages of a test, and none started in advance: every navigation pays for those. */
const firefoxUserPrefs = { 'dom.ipc.processPrelaunch.enabled': false, 'dom.ipc.processCount': 1 };

export function firefoxLaunchOptions() {
  const env = named('FIREFOX_PATH');
  if (!env && bundled(firefox)) return { firefoxUserPrefs };
  const executablePath = env ?? onPath('firefox-esr', 'firefox');
  // a stock Firefox has no Juggler: Playwright drives it by WebDriver BiDi, under this channel name
  if (executablePath) return { channel: 'moz-firefox', executablePath, firefoxUserPrefs };
  fail('firefox', PACKAGES.firefox, 'FIREFOX_PATH=/path/to/firefox npm test');
}

/** WebKitGTK's driver, and the browser that it drives; the browser's place is another in every architecture. */
function webkitGtk() {
  const driver = onPath('WebKitWebDriver');
  if (!driver || !(process.env.DISPLAY || onPath('Xvfb'))) return undefined;
  const roots = ['/usr/libexec', '/usr/lib64', '/usr/lib'].filter(existsSync);
  const folders = roots.flatMap((root) => [root, ...readdirSync(root).map((name) => join(root, name))]);
  const binary = folders
    .flatMap((folder) => ['webkit2gtk-4.1', 'webkitgtk-6.0'].map((name) => join(folder, name, 'MiniBrowser')))
    .find(existsSync);
  return binary && { driver, binary };
}

/** How WebKit is driven here: `{ gtk }` by WebKitGTK's own driver, else `{ launchOptions }` by Playwright. */
export function webkitChoice() {
  const gtk = webkitGtk();
  if (gtk) return { gtk };
  if (bundled(webkit)) return { launchOptions: {} };
  fail('webkit', PACKAGES.webkit);
}

/** The error of an engine that is not there. */
export function missing(name) {
  const find = { chromium: chromiumLaunchOptions, firefox: firefoxLaunchOptions, webkit: webkitChoice };
  try {
    find[name]();
  } catch (error) {
    return error;
  }
}
