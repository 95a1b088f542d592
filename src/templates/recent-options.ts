/**
 * The options of an empty box: the searches of before, each with a way to put
 * it into the box and a way to be rid of it, and at last one to be rid of them
 * all. Part of a file that shares nothing with the script: `html` is handed in.
 */
import type { RecentSearches } from '../model/recent-searches.js';
import { CROSS, INTO_BOX } from './icon-paths.js';

const CLOCK = 'M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0M12 7v5l3 2';
const BIN = 'M4 7h16M9 7V4h6v3M6 7l1 13h10l1-13';

/** Arrow and cross are for a pointer, as the arrow of a suggestion is; keys have Shift+Enter and Delete. */
export const recentOptions: RecentSearches['draw'] = (html, options, active, words, choose, remove) => {
  const on = (act: () => void) => (event: Event) => {
    event.stopPropagation();
    act();
  };
  const icon = (path: string) =>
    html`<svg width="1.25em" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" aria-hidden="true"><path d=${path}></path></svg>`;
  const option = (index: number, path: string, content: unknown, act: () => void) =>
    html`<li part="suggestion" id=${`option-${index}`} role="option" aria-selected=${index === active} @click=${on(act)}><i aria-hidden="true">${icon(path)}</i>${content}</li>`;
  const button = (title: string, path: string, act: () => void) =>
    html`<i aria-hidden="true" title=${title} @click=${on(act)}>${icon(path)}</i>`;

  return options.map((term, index) =>
    term
      ? option(
          index,
          CLOCK,
          [
            html`<p dir="auto"><span>${term}</span></p>`,
            button(words.text('fill'), INTO_BOX, () => choose(term, true)),
            button(words.text('remove'), CROSS, () => remove(index)),
          ],
          () => choose(term, false),
        )
      : option(index, BIN, html`<p><span>${words.text('clearRecent')}</span></p>`, () => remove(index)),
  );
};
