/**
 * Three builds out of one source, chosen by `--mode`, and the server of the demo:
 * - `module`: `dist/site-search.js`, everything that most answers need
 * - `classic`: `dist/site-search.iife.js`, one classic script with everything in but DOMPurify
 * - `careful`: `dist/site-search-careful.js`, the reading of HTML and of odd highlights; DOMPurify in a file of its own
 * - `variants`: `dist/site-search-variants.js`, the reading of answers that are not just as the interface has them
 * - `spelling`: `dist/site-search-spelling.js`, the reading of corrections
 * - `overlay`: `dist/site-search-overlay.js`, the layouts that lie over the page
 * - `placing`: `dist/site-search-placing.js`, the placing of the list where the browser's own anchors may be wrong
 * - `hotkey`: `dist/site-search-hotkey.js`, the keys of the page that lead to the box
 * - `failure`: `dist/site-search-failure.js`, what a failure means, in words
 * - `pages`: `dist/site-search-pages.js`, the drawing of more than one page of results
 * - `recent`: `dist/site-search-recent.js`, the recent searches
 * - `template`: `dist/site-search-template.js`, the drawing of results by a page's own template
 * - `languages`: `dist/site-search-de.js` and so on, the words of one language each
 * - `bundler`: `dist/index.js`, with lit, @lit/task and dompurify left out
 */
import { literalsHtmlCssMinifier } from '@literals/rollup-plugin-html-css-minifier';
import MagicString from 'magic-string';
import { readdirSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { minify } from 'terser';
import { defineConfig, type Plugin, type UserConfig } from 'vite';
import { compileTemplates } from './tools/compile-templates.mjs';
import { leanLit } from './tools/lean-lit.mjs';
import { onDemand } from './tools/on-demand.mjs';
import manifest from './package.json' with { type: 'json' };

/** Where the licences of what is built in are told: the module and the file with DOMPurify are made of different packages. */
const licensesOf = (mode: string): string => (mode === 'careful' ? 'LICENSES-careful.md' : 'LICENSES.md');
const bannerOf = (mode: string): string => `/*! ${manifest.name} ${manifest.version}, ${licensesOf(mode)} */`;
/** Chromium compiles all of the file while it loads, off the main thread, and not each function where it is called first. */
const hint = '\n//# allFunctionsCalledOnLoad';

/**
 * Names that never leave the built file: of Lit's own workings, and of what our layers say to one another. Names that a
 * page can see (elements, events, states, results, messages), of the wire and of the web platform are not among them.
 */
const INTERNAL_NAMES = new RegExp(
  `^(${[
    '_\\$([A-Z].?|litType\\$)|converter|finalize|elementProperties|createRenderRoot|renderRoot',
    'host(Connected|Disconnected|Update|Updated)|addController|autoRun',
    'enableUpdating|isUpdatePending|hasUpdated|willUpdate|performUpdate|firstUpdated',
    'consumer|phrasebook|overrides|isolated|ownSession|callbacks|choose|onKey|say|spoken|publish|settle|goToPage',
    'addressOf|leaveFor|ranges|args|task|run|ask|cancel|toggle|release|closed|active|look|items|wanted|answer|watch|fail',
    'requestUpdate|isPatient|configure|texts|opened|styles|callers|until|forget|stop|isOpen|isOurs|isActive|typed',
  ].join('|')})$`,
);

/** Short names, of these 54 signs, the first ones first, and of digits in the second place. */
const shortNames = (signs: string) => ({
  get(index: number): string {
    const rest = Math.floor(index / signs.length);
    const all = `${signs}0123456789`;
    return signs.charAt(index % signs.length) + (rest ? all.charAt(rest - 1) : '');
  },
});
/** The orders in which variables, and internal names, compress best, found by trying thousands. */
const VARIABLES = shortNames('tislnfmgdrauozPZehOYvxkqSwCEMjA$_RLybNTIDFUBKHWVpcJGQX');
const INTERNALS = shortNames('tbTsCKyVSMcRnfmwq_E$hArLNYlQviuOXGxkopzZIWFHjgPaeDdJBU');

/** Terser's settings, each measured: brotli likes its code less clever than others do. */
const COMPRESS = {
  passes: 4,
  inline: 2,
  hoist_funs: true,
  join_vars: false,
  pure_getters: true,
  unsafe_arrows: true,
  unsafe_methods: true,
  keep_fargs: false,
};

/** Escapes what is not ASCII: all of it stands in texts, patterns and style sheets. */
const escaped = (code: string): string =>
  code.replace(/[^\0-\x7f]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);

/** Terser's output is 2 % smaller than the bundler's own, compressed as servers send it. */
function terser(mode: string): Plugin {
  return {
    name: 'terser',
    async renderChunk(code) {
      // here for style sheets, whose escapes terser leaves alone, and at the end for all else
      const source = mode === 'classic' ? escaped(code) : code;
      const { code: minified = code, map } = await minify(source, {
        module: true,
        ecma: 2020,
        compress: COMPRESS,
        mangle: { properties: { regex: INTERNAL_NAMES, builtins: true, nth_identifier: INTERNALS } },
        format: { comments: false },
        sourceMap: { asObject: true },
      });
      return { code: minified, map: map as never };
    },
    /** The bundler minifies what comes of that once more: terser's names and quotes are the smaller ones. */
    async generateBundle(_options, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue;
        const { code, map } = await minify(chunk.code, {
          module: true,
          ecma: 2020,
          // quotes in place of the bundler's backticks, where that is less
          compress: mode !== 'languages' && { defaults: false, evaluate: true },
          mangle: { nth_identifier: VARIABLES },
          // a classic script is read in the encoding of its page where the server names none
          format: { comments: /^(!|# (source|all))/, ascii_only: mode === 'classic' },
          ...(chunk.map && {
            sourceMap: { content: JSON.stringify(chunk.map), includeSources: true, asObject: true },
          }),
        });
        chunk.code = code ?? chunk.code;
        // what is written is the file, not the map of the chunk
        const file = bundle[`${chunk.fileName}.map`];
        if (map && file.type === 'asset') file.source = JSON.stringify(map);
      }
    },
  };
}

/** The rest of each name, by its beginning: no two are to begin alike. */
const privateNames: Record<string, string> = {};

/** Custom properties that no page knows, by their first letter: `--_tint` is `--_t`, in each of the files. */
function privateProperties(): Plugin {
  return {
    name: 'private-properties',
    renderChunk(code) {
      const changed = new MagicString(code).replace(
        /(--_[a-z])([a-z]+)/g,
        (_name, letter: string, rest: string) => {
          if ((privateNames[letter] ??= rest) !== rest)
            throw new Error(`${letter}${rest} begins like another`);
          return letter;
        },
      );
      return { code: changed.toString(), map: changed.generateMap({ hires: true }) as never };
    },
  };
}

const minifyTemplates = literalsHtmlCssMinifier as (options: { failOnError: boolean }) => Plugin;

/** The files with the words of one language, by the names that they have. */
function languages(): Record<string, string> {
  const folder = 'src/text/languages/';
  return Object.fromEntries(readdirSync(folder).map((file) => [basename(file, '.ts'), folder + file]));
}

/** What each build is made of, and the file it makes. */
const BUILDS = {
  module: ['src/module.ts', 'site-search.js'],
  // a script without exports leaves no global behind
  classic: ['src/classic.ts', 'site-search.iife.js'],
  careful: ['src/controllers/careful-page.ts', 'site-search-careful.js'],
  variants: ['src/client/decode-variants.ts', 'site-search-variants.js'],
  spelling: ['src/spelling.ts', 'site-search-spelling.js'],
  overlay: ['src/overlay.ts', 'site-search-overlay.js'],
  placing: ['src/placing.ts', 'site-search-placing.js'],
  hotkey: ['src/controllers/hotkey.ts', 'site-search-hotkey.js'],
  failure: ['src/failure.ts', 'site-search-failure.js'],
  pages: ['src/pages.ts', 'site-search-pages.js'],
  recent: ['src/recent.ts', 'site-search-recent.js'],
  template: ['src/elements/templated-results.ts', 'site-search-template.js'],
  languages: [languages(), 'site-search-[name].js'],
  bundler: ['src/index.ts', 'index.js'],
} as const;

function library(mode: string): UserConfig {
  const isBundler = mode === 'bundler';
  const [entry, file] = BUILDS[mode as keyof typeof BUILDS];
  return {
    publicDir: false,
    plugins: isBundler
      ? []
      : [
          onDemand(mode),
          leanLit(),
          minifyTemplates({ failOnError: true }),
          compileTemplates(),
          privateProperties(),
          terser(mode),
        ],
    build: {
      target: 'es2022',
      // its address would be paid by every visitor; the map lies beside the file for whoever wants it
      sourcemap: mode === 'module' ? 'hidden' : true,
      emptyOutDir: false,
      license: /^(module|careful)$/.test(mode) && { fileName: licensesOf(mode) },
      lib: {
        entry,
        formats: [mode === 'classic' ? 'iife' : 'es'],
        name: 'SiteSearch',
        fileName: (_format, name) => file.replace('[name]', name),
      },
      rolldownOptions: {
        external: isBundler ? [/^lit/, /^@lit\//, 'dompurify'] : [],
        output: {
          minify: !isBundler,
          comments: { legal: false, annotation: isBundler, jsdoc: isBundler },
          // there is no code of others in the words, and each file of them is to be under a kilobyte
          postBanner: mode === 'languages' ? '' : isBundler ? bannerOf(mode) : bannerOf(mode) + hint,
          chunkFileNames: isBundler ? 'index-[name].js' : 'site-search-[name].js',
        },
      },
    },
  };
}

/** The embedded service and its pages, in the process of the demo's server. */
function embeddedService(): Plugin {
  return {
    name: 'embedded-service',
    async configureServer({ middlewares }) {
      const { demoData, pagesMiddleware, serviceMiddleware } = await import('./demo/service/index.js');
      demoData(); // builds the index now, not while the first visitor waits
      middlewares.use(serviceMiddleware);
      middlewares.use(pagesMiddleware);
    },
  };
}

/** `--mode built` shows the demo with the built file in place of the source. */
function demo(mode: string): UserConfig {
  const built = fileURLToPath(new URL('dist/site-search.js', import.meta.url));
  return {
    root: 'demo',
    publicDir: false,
    // lit and the like are modules as they stand; bundling them first would make the first page wait, and reload
    optimizeDeps: { noDiscovery: true },
    plugins: [embeddedService()],
    server: {
      port: Number(process.env['PORT']) || 5173,
      strictPort: !!process.env['PORT'],
      cors: false,
      fs: { allow: ['..'] },
    },
    resolve: { alias: mode === 'built' ? [{ find: /^\.\.\/src\/index\.js$/, replacement: built }] : [] },
  };
}

export default defineConfig(({ command, mode }) =>
  command === 'serve' ? demo(mode) : library(mode in BUILDS ? mode : 'module'),
);
