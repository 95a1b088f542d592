/**
 * One result of the list, as nodes that are made by hand: a page of results is
 * drawn once and then stays, and so it is drawn in half the time.
 */
import type { SearchResult, Segment } from '../model/types.js';

/**
 * Each text is a paragraph of its own direction, so that an Arabic title does
 * not turn an English address. No white space stands round the texts: what is
 * read back from the page is what the document says.
 *
 * @param level of its heading, 1 to 6
 */
export function resultItem({ href, title, address, snippet }: SearchResult, level: number): HTMLElement {
  const article = document.createElement('article');
  article.setAttribute('part', 'result');
  const heading = textIn(`h${level}`, 'title', 'auto');
  article.append(heading);
  if (href) {
    const link = document.createElement('a');
    link.href = href;
    // a result elsewhere learns this page's origin, not what was searched for
    link.referrerPolicy = 'strict-origin-when-cross-origin';
    heading.append(fill(link, title));
  } else fill(heading, title);
  if (address.length) {
    const line = fill(textIn('p', 'url', 'ltr'), address);
    line.title = line.textContent;
    article.append(line);
  }
  if (snippet.segments.length) {
    const body = fill(textIn('p', 'body', 'auto'), snippet.segments);
    body.toggleAttribute('data-cut-before', snippet.isCutBefore);
    body.toggleAttribute('data-cut-after', snippet.isCutAfter);
    article.append(body);
  }
  const item = document.createElement('li');
  item.append(article);
  return item;
}

function textIn(name: string, part: string, direction: string): HTMLElement {
  const element = document.createElement(name);
  element.setAttribute('part', `result-${part}`);
  element.dir = direction;
  return element;
}

/** Text nodes only: nothing that the service sends is ever parsed as markup here. */
function fill(element: HTMLElement, pieces: readonly Segment[]): HTMLElement {
  for (const { text, marked } of pieces) {
    if (marked) {
      const mark = document.createElement('mark');
      mark.setAttribute('part', 'mark');
      mark.append(text);
      element.append(mark);
    } else element.append(text);
  }
  return element;
}
