// Makes `dist`: one vite build for each file that is loaded on its own (see vite.config.ts), and prints the integrity of
// each, for the `integrity` attribute of a page's tag.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { build } from 'vite';

const FOLDER = new URL('../dist/', import.meta.url);
const MODES =
  'module classic careful variants spelling recent overlay placing hotkey failure pages template languages bundler'.split(
    ' ',
  );

rmSync(FOLDER, { recursive: true, force: true });
for (const mode of MODES) await build({ mode, logLevel: 'warn' });

for (const file of readdirSync(FOLDER).filter((name) => /^site-search.*\.js$/.test(name))) {
  const hash = createHash('sha384').update(readFileSync(new URL(file, FOLDER)));
  console.log(`${file} sha384-${hash.digest('base64')}`);
}
