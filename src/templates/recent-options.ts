/**
 * The options of an empty box: the searches of before, each with a way to put
 * it into the box and a way to be rid of it, and at last one to be rid of them
 * all. Part of a file that shares nothing with the script: `html` is handed in.
 */
import type { DrawTemplate, ShownOptions } from '../model/recent-searches.js';
import { BIN, CLOCK, CROSS, icon } from './icons.js';

/** Arrow and cross are for a pointer, as the arrow of a suggestion is; keys have Shift+Enter and Delete. */
export function recentOptions<T>(
  html: DrawTemplate<T>,
  ...[options, active, words, choose, remove]: ShownOptions
): readonly T[] {
  const on = (act: () => void) => (event: Event) => {
    event.stopPropagation();
    event.preventDefault(); // nothing round the box is meant: a `<summary>`, a label, a link
    act();
  };
  const option = (index: number, path: string, content: unknown, act: () => void) =>
    html`<li part="suggestion" id=${`option-${index}`} role="option" aria-selected=${index === active} @click=${on(act)}><i aria-hidden="true">${icon(html, path)}</i>${content}</li>`;
  // one without an icon of its own has the arrow of a suggestion
  const button = (title: string, act: () => void, content?: unknown) =>
    html`<i aria-hidden="true" title=${title} @click=${on(act)}>${content}</i>`;

  return options.map((term, index) =>
    term
      ? option(
          index,
          CLOCK,
          [
            html`<p dir="auto"><span>${term}</span></p>`,
            button(words.text('fill'), () => choose(term, true)),
            button(words.text('remove'), () => remove(index), icon(html, CROSS)),
          ],
          () => choose(term, false),
        )
      : option(index, BIN, html`<p><span>${words.text('clearRecent')}</span></p>`, () => remove(index)),
  );
}
