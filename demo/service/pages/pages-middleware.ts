import { splitAddress } from '../core/request.js';
import type { Answer } from '../core/service.js';
import type { Page } from '../core/section.js';
import type { Middleware } from '../http/middleware.js';
import { sendAnswer } from '../http/send-answer.js';
import { escapeHtml } from './escape-html.js';
import { CONTENTS_PATH, STYLESHEET_PATH, pageDocument } from './page-document.js';
import { STYLESHEET } from './stylesheet.js';

const PREFIX = '/corpus';
const COMMON_HEADERS = { 'cache-control': 'no-cache', 'x-content-type-options': 'nosniff' };
/** The strictest policy that shows a page of text; the pages need no more. */
const PAGE_HEADERS = {
  ...COMMON_HEADERS,
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': "default-src 'none'; style-src 'self'; base-uri 'none'; form-action 'none'",
};

function answerPage(html: string, status = 200): Answer {
  return { status, headers: PAGE_HEADERS, body: html };
}

function contentsOf(pages: Iterable<Page>): string {
  const items = Array.from(
    pages,
    ({ path, title, lang, dir }) =>
      `<li><a href="${escapeHtml(path)}" lang="${escapeHtml(lang)}" dir="${dir}">${escapeHtml(title)}</a></li>`,
  );
  const html = `<h1>All pages</h1>\n<ul>\n${items.join('\n')}\n</ul>`;
  return pageDocument({ title: 'All pages', lang: 'en', dir: 'ltr', html });
}

const NOT_FOUND = pageDocument({
  title: 'Not found',
  lang: 'en',
  dir: 'ltr',
  html: '<h1>Not found</h1>\n<p>There is no such page in the corpus.</p>',
});

/**
 * Serves the pages that the service's results lead to, under `/corpus/`, with the anchors that the index
 * names. Passes on what lies elsewhere.
 *
 * @param provide the pages, or where they come from at the first request under the path.
 */
export function createPagesMiddleware(provide: readonly Page[] | (() => readonly Page[])): Middleware {
  let pages: ReadonlyMap<string, Page> | undefined;

  const answer = (path: string, method: string): Answer => {
    if (method !== 'GET' && method !== 'HEAD') {
      return { status: 405, headers: { ...COMMON_HEADERS, allow: 'GET, HEAD' }, body: undefined };
    }
    if (path === STYLESHEET_PATH) {
      return {
        status: 200,
        headers: { ...COMMON_HEADERS, 'content-type': 'text/css; charset=utf-8' },
        body: STYLESHEET,
      };
    }
    pages ??= new Map((typeof provide === 'function' ? provide() : provide).map((page) => [page.path, page]));
    if (path === PREFIX || path === CONTENTS_PATH) return answerPage(contentsOf(pages.values()));
    const page = pages.get(path.replace(/\/$/, ''));
    return page === undefined ? answerPage(NOT_FOUND, 404) : answerPage(pageDocument(page));
  };

  return (request, response, next) => {
    const { path } = splitAddress(request.url ?? '/');
    if (path !== PREFIX && !path.startsWith(CONTENTS_PATH)) return next();
    Promise.resolve()
      .then(() => sendAnswer(request, response, answer(path, request.method ?? 'GET')))
      .catch(next);
  };
}
