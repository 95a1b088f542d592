/**
 * One result of the list, as nodes that are made by hand: a page of results is
 * drawn once and then stays, and so it is drawn in half the time.
 */
import type { SearchResult, Segment } from '../model/types.js';

/** Results without texts, by the level of their headings: a copy takes less time than a new one. */
const blanks: Node[] = [];

/**
 * Each text is a paragraph of its own direction, so that an Arabic title does
 * not turn an English address. No white space stands round the texts: what is
 * read back from the page is what the document says.
 *
 * @param level of its heading, 1 to 6
 */
export function resultItem({ href, snippet, title, address }: SearchResult, level: number): HTMLElement {
  const item = (blanks[level] ??= blankItem(level)).cloneNode(true) as HTMLElement;
  const [heading, line, body] = (item.firstChild as Element).children as unknown as HTMLElement[];
  const link = heading.firstChild as HTMLAnchorElement;
  if (href) link.href = href;
  else link.remove();
  fill(href ? link : heading, title);
  fill(line, address);
  line.title = line.textContent;
  fill(body, snippet.segments);
  body.toggleAttribute('data-before', snippet.isCutBefore);
  body.toggleAttribute('data-after', snippet.isCutAfter);
  return item;
}

function blankItem(level: number): Node {
  const link = document.createElement('a');
  // a result elsewhere is not to learn what was searched for, and no page is to be more open than it was
  link.referrerPolicy = 'same-origin';
  const heading = make(`h${level}`, 'result-title', link);
  const line = make('p', 'result-url');
  const body = make('p', 'result-body');
  heading.dir = body.dir = 'auto';
  line.dir = 'ltr';
  const item = document.createElement('li');
  item.append(make('article', 'result', heading, line, body));
  return item;
}

function make(name: string, part: string, ...content: (Node | string)[]): HTMLElement {
  const element = document.createElement(name);
  element.setAttribute('part', part);
  element.append(...content);
  return element;
}

/** Text nodes only: nothing that the service sends is ever parsed as markup here. What has no text goes. */
function fill(element: HTMLElement, pieces: readonly Segment[]): void {
  element.append(...pieces.map(({ text, marked }) => (marked ? make('mark', 'mark', text) : text)));
  if (!pieces.length) element.remove();
}
