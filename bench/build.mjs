// Bundles the page script of each contender, minified, as a site would load it: bench/dist/NAME.js and NAME.css.
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const path = (place) => fileURLToPath(new URL(place, import.meta.url));

export async function buildContender(folder) {
  const entry = path(`contenders/${folder}/page.js`);
  if (!existsSync(entry)) return; // its page loads the built file of the project
  await build({
    configFile: false,
    root: path('./'),
    publicDir: false,
    logLevel: 'warn',
    build: {
      outDir: path('dist'),
      emptyOutDir: false,
      target: 'es2022',
      modulePreload: false,
      rolldownOptions: {
        input: { [folder]: entry },
        output: {
          entryFileNames: '[name].js',
          assetFileNames: `${folder}.[ext]`,
          codeSplitting: false,
        },
      },
    },
  });
}
