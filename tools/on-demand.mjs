// A vite plugin that says where what is loaded on demand comes from. In the module build each such file is a build of its
// own, which shares no file with the script that loads it: under `site-search.js?v=2` a shared file would make the page load
// and run the script a second time. The classic script is to do by itself: all it lacks are the languages, and DOMPurify,
// which is most of its weight. What it holds is there from the beginning: what the bundler does to run a module no sooner
// than it is asked for, for each of them, is 1.4 kB of brotli.

/** Modules that are loaded when an answer needs them, and the files they are in. */
const ON_DEMAND = {
  './careful-page.js': './site-search-careful.js',
  './decode-variants.js': './site-search-variants.js',
  './templated-results.js': './site-search-template.js',
  './decode-spell.js': './site-search-spelling.js',
  '../spelling.js': './site-search-spelling.js',
  '../overlay.js': './site-search-overlay.js',
  '../placing.js': './site-search-placing.js',
  './hotkey.js': './site-search-hotkey.js',
  '../failure.js': './site-search-failure.js',
  '../pages.js': './site-search-pages.js',
  '../recent.js': './site-search-recent.js',
};

/**
 * Where the files beside the classic script are, from where it came itself: Chromium resolves none of its imports where
 * that is another origin and there is no `crossorigin`, as from a CDN. It is known only while the script runs. An image
 * of that name, which the page may have from others, would take the place of the document's own member.
 */
const FOLDER = `
const { currentScript } = document;
export const folder =
  (currentScript instanceof HTMLScriptElement && currentScript.src.replace(/[^/]*([?#].*)?$/, '')) || './';`;

/** @param {string} mode the build */
export function onDemand(mode) {
  return mode === 'classic' ? classic : besideModule;
}

/** @param {string} folder with its slash */
const languagesIn = (folder, code) =>
  replaced(
    code,
    'import(`./languages/${code}.ts`)',
    `import(/* @vite-ignore */ \`${folder}site-search-\${code}.js\`)`,
  );

const besideModule = {
  name: 'on-demand',
  enforce: 'pre',
  resolveId(source, importer) {
    const file = ON_DEMAND[source];
    return file && importer && !importer.endsWith('spelling.ts') ? { id: file, external: true } : null;
  },
  transform: (code, id) =>
    id.endsWith('src/text/languages.ts') ? { code: languagesIn('./', code), map: null } : null,
};

const classic = {
  name: 'on-demand-classic',
  enforce: 'pre',
  transform(code, id) {
    if (id.endsWith('src/text/languages.ts'))
      return { code: languagesIn('${folder}', code) + FOLDER, map: null };
    if (id.endsWith('src/controllers/markup-reader.ts')) {
      const parser = 'import(/* @vite-ignore */ `${folder}site-search-markup-parser.js`)';
      const changed = replaced(code, "import('./markup-parser.js')", parser);
      return { code: `import { folder } from '../text/languages.js';${changed}`, map: null };
    }
    const sources = new Set();
    const changed = code.replace(/(?<!typeof )import\('([^']+)'\)/g, (call, source) => {
      if (!ON_DEMAND[source]) throw new Error(`${id}: ${call} is none of what is loaded on demand`);
      sources.add(source);
      return `Promise.resolve(${nameOf(source)})`;
    });
    const imports = [...sources].map((source) => `import * as ${nameOf(source)} from '${source}';`);
    return sources.size ? { code: imports.join('') + changed, map: null } : null;
  },
};

const nameOf = (source) => source.replace(/\W/g, '_');

/** Once; fails the build where the source has changed. */
function replaced(code, before, after) {
  if (!code.includes(before)) throw new Error(`The source holds no ${before}`);
  return code.replace(before, () => after);
}
