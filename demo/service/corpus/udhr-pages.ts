import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Page } from '../core/section.js';
import { escapeHtml } from '../pages/escape-html.js';
import { buildPage } from './build-page.js';
import { DECLARATION_LANGUAGES, type DeclarationLanguage } from './udhr-languages.js';

const BASE_PATH = '/corpus/udhr';
const TITLE = /<h1>([\s\S]*?)<\/h1>/;

function loadDeclaration(
  folder: string,
  { code, lang, dir, ownName, englishName }: DeclarationLanguage,
): Page {
  const source = readFileSync(join(folder, `${code}.html`), 'utf8');
  const title = (TITLE.exec(source)?.[1] ?? code).replace(/\s+/gu, ' ').trim();
  const names = ownName === englishName ? ownName : `${ownName} (${englishName})`;
  return buildPage({
    path: `${BASE_PATH}/${lang}`,
    title,
    summary: names,
    lang,
    dir,
    // the title stands over no text of its own: the language's name makes it a section worth finding
    html: source.replace(TITLE, (heading) => `${heading}\n<p>${escapeHtml(names)}</p>`),
    rewriteLink: (href) => href,
    sectionTitle: (heading) => `${heading.replace(/[.:]$/, '')} – ${title}`,
  });
}

/** The Universal Declaration of Human Rights in the languages of `udhr-languages.ts`. Throws where the package is missing. */
export function loadUdhrPages(languages: readonly DeclarationLanguage[] = DECLARATION_LANGUAGES): Page[] {
  const folder = join(dirname(createRequire(import.meta.url).resolve('udhr')), 'declaration');
  return languages.map((language) => loadDeclaration(folder, language));
}
