import type { Direction } from '../core/section.js';
import { escapeHtml } from './escape-html.js';

export const STYLESHEET_PATH = '/corpus/style.css';
export const CONTENTS_PATH = '/corpus/';

export interface PageContent {
  readonly title: string;
  readonly lang: string;
  readonly dir: Direction;
  /** Inside of `main`; must be safe. */
  readonly html: string;
}

/** A whole HTML document that needs no script and no inline style. */
export function pageDocument({ title, lang, dir, html }: PageContent): string {
  return `<!doctype html>
<html lang="${escapeHtml(lang)}" dir="${dir}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(title)}</title>
<link rel="stylesheet" href="${STYLESHEET_PATH}">
</head>
<body>
<nav lang="en" dir="ltr" aria-label="Site"><a href="/">Demo</a> <a href="${CONTENTS_PATH}">All pages</a></nav>
<main>
${html}
</main>
</body>
</html>
`;
}
