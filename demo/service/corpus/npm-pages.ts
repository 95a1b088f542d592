import { readFileSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, posix, sep } from 'node:path';
import { Marked } from 'marked';
import type { Page } from '../core/section.js';
import { escapeHtml } from '../pages/escape-html.js';
import { buildPage } from './build-page.js';
import { readFrontMatter } from './front-matter.js';
import type { PagePart } from './split-page.js';

/** Where pages are that the package does not bring. */
const SITE = 'https://docs.npmjs.com';
const BASE_PATH = '/corpus/npm';
/** The page that describes every setting; other pages repeat parts of it word for word. */
const REFERENCE = 'using-npm/config';
const REPEATED_IMPORTANCE = 0.5;
const LINK_LIST_IMPORTANCE = 0.35;

const markdown = new Marked({ gfm: true });

/** `npm-publish` is the file's name; readers type and say `npm publish`. */
function readableTitle(title: string, name: string): string {
  return name.startsWith('commands/npm-') ? title.replace(/^npm-/, 'npm ') : title;
}

/** The documentation links to itself from the root of its site, which holds more than the package brings. */
function rewriteLink(names: ReadonlySet<string>): (href: string) => string {
  return (href) => {
    const [, path = '', rest = ''] = /^\/?([^?#]*)(.*)$/.exec(href) ?? [];
    const name = path.replace(/^cli\/v\d+\//, '').replace(/\.(?:md|html)$|\/$/, '');
    if (!href.startsWith('/')) return href;
    return names.has(name) ? `${BASE_PATH}/${name}${rest}` : `${SITE}${href}`;
  };
}

function importanceOf(name: string, reference: ReadonlySet<string>): (part: PagePart) => number {
  return (part) => {
    if (/^see also$/i.test(part.heading)) return LINK_LIST_IMPORTANCE;
    return name !== REFERENCE && reference.has(part.body) ? REPEATED_IMPORTANCE : 1;
  };
}

/** The documentation of the installed `npm` package. Throws where the package is missing. */
export function loadNpmPages(): Page[] {
  const root = join(dirname(createRequire(import.meta.url).resolve('npm/package.json')), 'docs', 'content');
  const names = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.md'))
    .map((file) => file.split(sep).join(posix.sep).replace(/\.md$/, ''))
    .sort();
  const known = new Set(names);

  const load = (name: string, reference: ReadonlySet<string>): Page => {
    const { fields, content } = readFrontMatter(readFileSync(join(root, `${name}.md`), 'utf8'));
    const title = readableTitle(fields.get('title') ?? posix.basename(name), name);
    const description = fields.get('description') ?? '';
    const lead = `<h1>${escapeHtml(title)}</h1>\n<p>${escapeHtml(description)}</p>\n`;
    return buildPage({
      path: `${BASE_PATH}/${name}`,
      title,
      summary: description,
      lang: 'en',
      dir: 'ltr',
      html: lead + markdown.parse(content, { async: false }),
      rewriteLink: rewriteLink(known),
      sectionTitle: (heading) => `${title}: ${heading}`,
      importanceOf: importanceOf(name, reference),
    });
  };

  const reference = new Set(
    names
      .filter((name) => name === REFERENCE)
      .flatMap((name) => load(name, new Set()).sections.map(({ body }) => body)),
  );
  return names.map((name) => load(name, reference));
}
