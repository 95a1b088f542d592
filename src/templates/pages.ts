/** The pages of the results, as a list. Part of a file that shares nothing with the script: what draws is handed in. */
import type { html as Html, nothing as Nothing, TemplateResult } from 'lit';
import { lastPage, pageOf, pageWindow } from '../model/page-window.js';
import type { ResultPage } from '../model/types.js';
import type { Phrasebook } from '../text/phrasebook.js';
import type { actionLink as ActionLink } from './action-link.js';

/** What is asked: of what query, corrected or not, which page from 1, and whether it is still awaited. */
interface Asked {
  readonly status: 'loading' | 'ready' | 'failed';
  readonly request: { readonly query: string; readonly corrects?: string | undefined; readonly page: number };
}

/**
 * @param shown the results on show
 * @param addressOf the address of a page, from 1, where pages have one
 * @param go asks for a page
 */
export function pagesView(
  html: typeof Html,
  nothing: typeof Nothing,
  actionLink: typeof ActionLink,
  { status, request: { query, corrects, page: asked } }: Asked,
  shown: ResultPage,
  words: Phrasebook,
  addressOf: ((query: string, page: number) => string) | undefined,
  go: (page: number) => void,
): TemplateResult | typeof Nothing {
  // the page that was asked for counts at once; one that failed does not. Past the last there is none that is current.
  const current = status === 'loading' ? asked : pageOf(shown.start, shown.pageSize);
  // where the service takes its count back on a later page, there is a way to the first
  const last = Math.max(lastPage(shown), Number(current > 1));
  const isInside = current <= last;
  if (!last || (last < 2 && isInside)) return nothing;
  const item = (page: number, name: 'page' | 'previous' | 'next'): TemplateResult => {
    // a step that leads nowhere keeps its place, unseen: what is clicked twice is under the pointer still
    const isThere = page > 0 && page <= last;
    const label = words.text(name, { page: isThere ? page : current });
    const content = name === 'page' ? words.number(page) : html`<span>${label}</span>`;
    const isCurrent = page === current;
    const part = isCurrent ? 'page page-current' : 'page';
    return html`<li class=${name}>${isThere ? actionLink(content, addressOf?.(corrects ?? query, page), () => go(page), { part, label, isCurrent }) : html`<p>${content}</p>`}</li>`;
  };
  return html`<nav tabindex="-1" aria-label=${words.text('pages')}>
    <ol part="pagination">
      ${isInside ? item(current - 1, 'previous') : nothing}
      ${pageWindow(current, last).map((number) =>
        number === 'gap' ? html`<li aria-hidden="true"><i>…</i></li>` : item(number, 'page'),
      )}
      ${isInside ? item(current + 1, 'next') : nothing}
    </ol>
  </nav>`;
}
