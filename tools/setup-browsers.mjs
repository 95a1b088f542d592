// Puts the browser on the machine that the tests drive, where none is found: Debian's own as root, else Playwright's.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromiumLaunchOptions } from './browsers.mjs';

function hasChromium() {
  try {
    chromiumLaunchOptions();
    return true;
  } catch {
    return false;
  }
}

const run = (command) =>
  spawnSync(command, {
    shell: true,
    stdio: 'inherit',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  }).status === 0;

if (hasChromium()) console.log('browsers: all there');
else {
  const isDebianRoot = existsSync('/etc/debian_version') && process.getuid?.() === 0;
  const isInstalled = isDebianRoot
    ? run('apt-get update -qq && apt-get install -y -qq --no-install-recommends chromium')
    : run('npx playwright install chromium');
  if (!isInstalled || !hasChromium()) {
    console.error(
      'No Chromium could be installed. Install one and name it: CHROMIUM_PATH=/path/to/chromium npm test',
    );
    process.exitCode = 1;
  }
}
