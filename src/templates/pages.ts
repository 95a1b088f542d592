/** The pages of the results, as a list. Part of a file that shares nothing with the script: what draws is handed in. */
import type { html as Html, noChange as NoChange, nothing as Nothing, TemplateResult } from 'lit';
import { lastPage, pageWindow } from '../model/page-window.js';
import type { ResultPage } from '../model/types.js';
import type { Phrasebook } from '../text/phrasebook.js';
import type { actionLink as ActionLink } from './action-link.js';

export interface PagesView {
  /** What is drawn into. */
  readonly root: ParentNode;
  /** The page on show or awaited, from 1; past the last there is none that is current. */
  readonly current: number;
  /** What has come. */
  readonly page: ResultPage;
  readonly words: Phrasebook;
  /** The address of a page, where it has one. */
  readonly hrefOf: (page: number) => string | undefined;
  readonly go: (page: number) => void;
}

/** What is on show in each root, and the address of its first page; handlers ask for it, so that it is the last one given. */
const shown = new WeakMap<ParentNode, { readonly view: PagesView; readonly href: string | undefined }>();

/** The pages; where they are those on show already nothing is drawn. */
export function pagesView(
  html: typeof Html,
  nothing: typeof Nothing,
  noChange: typeof NoChange,
  actionLink: typeof ActionLink,
  view: PagesView,
): unknown {
  const { root, current, page: results, words, hrefOf } = view;
  const last = lastPage(results);
  const before = root.querySelector('nav') && shown.get(root);
  const href = hrefOf(1);
  shown.set(root, { view, href });
  const isShown =
    before &&
    before.href === href &&
    before.view.current === current &&
    before.view.words === words &&
    lastPage(before.view.page) === last;
  if (isShown) return noChange;
  if (last < 2) return nothing;
  const go = (page: number) => (): void => shown.get(root)?.view.go(page);
  const isInside = current <= last;
  const item = (page: number, name: 'page' | 'previous' | 'next', isCurrentPage = false): TemplateResult => {
    const label = words.text(name, { page });
    const content = name === 'page' ? words.number(page) : html`<span>${label}</span>`;
    const part = isCurrentPage ? 'page page-current' : 'page';
    return html`<li class=${name}>${actionLink(content, hrefOf(page), go(page), { part, label, isCurrent: isCurrentPage })}</li>`;
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
