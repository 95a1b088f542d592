/** The pages of the results, as a list. Part of a file that shares nothing with the script: what draws is handed in. */
import type { html as Html, nothing as Nothing, TemplateResult } from 'lit';
import { lastPage, pageWindow } from '../model/page-window.js';
import type { ResultPage } from '../model/types.js';
import type { Phrasebook } from '../text/phrasebook.js';
import type { actionLink as ActionLink } from './action-link.js';

export interface PagesView {
  /** The page on show or awaited, from 1; past the last there is none that is current. */
  readonly current: number;
  /** What has come. */
  readonly page: ResultPage;
  readonly words: Phrasebook;
  /** The address of a page, where it has one. */
  readonly hrefOf: (page: number) => string | undefined;
  readonly go: (page: number) => void;
}

export function pagesView(
  html: typeof Html,
  nothing: typeof Nothing,
  actionLink: typeof ActionLink,
  { current, page: shown, words, hrefOf, go }: PagesView,
): TemplateResult | typeof Nothing {
  const last = lastPage(shown);
  if (last < 2) return nothing;
  const isInside = current <= last;
  const item = (page: number, name: 'page' | 'previous' | 'next', isCurrentPage = false): TemplateResult => {
    const label = words.text(name, { page });
    const content = name === 'page' ? words.number(page) : html`<span>${label}</span>`;
    const part = isCurrentPage ? 'page page-current' : 'page';
    return html`<li class=${name}>${actionLink(content, hrefOf(page), () => go(page), { part, label, isCurrent: isCurrentPage })}</li>`;
  };
  return html`<nav aria-label=${words.text('pages')}>
    <ol part="pagination">
      ${isInside && current > 1 ? item(current - 1, 'previous') : nothing}
      ${pageWindow(isInside ? current : undefined, last).map((number) =>
        number === 'gap'
          ? html`<li aria-hidden="true"><i>…</i></li>`
          : item(number, 'page', number === current),
      )}
      ${isInside && current < last ? item(current + 1, 'next') : nothing}
    </ol>
  </nav>`;
}
