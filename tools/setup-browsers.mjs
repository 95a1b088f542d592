// Puts the browsers on the machine that the tests drive, where they are missing: Debian's own as root, else
// Playwright's. Fails, and says what helps, where an engine cannot be had: none is left out in silence.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chosenEngines, missing, PACKAGES } from './browsers.mjs';

const run = (command) => {
  console.log(`browsers: ${command}`);
  const { status } = spawnSync(command, {
    shell: true,
    stdio: 'inherit',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
  return status === 0;
};
const isInstalled = (name) =>
  spawnSync('dpkg-query', ['-W', '-f=${db:Status-Status}', name]).stdout?.toString() === 'installed';

const isDebian = existsSync('/etc/debian_version');
const chosen = chosenEngines();
const lacking = () => chosen.filter(missing);
const packages = () =>
  lacking()
    .flatMap((name) => PACKAGES[name])
    .filter((name) => !isInstalled(name))
    .join(' ');

if (isDebian && packages()) {
  const install = `apt-get install -y -qq --no-install-recommends ${packages()}`;
  if (process.getuid?.() === 0) run(`apt-get update -qq && ${install}`);
  else console.log(`browsers: Debian's own may be had by\n  sudo ${install}\nNow Playwright's are tried.`);
}
if (lacking().length) run(`npx playwright install ${lacking().join(' ')}`);

const errors = lacking().map(missing);
for (const { message } of errors) console.error(`\n${message}`);
if (errors.length) process.exitCode = 1;
else console.log(`browsers: ${chosen.join(', ')} are there`);
