import { childrenOf, isElement, isFurniture, type Node } from './node-tree.js';

const BLOCKS = new Set(
  (
    'address article aside blockquote dd details div dl dt figcaption figure form h1 h2 h3 h4 h5 h6 header hr li ' +
    'main ol p pre section summary table tr ul'
  ).split(' '),
);

export function isBlock(tagName: string): boolean {
  return BLOCKS.has(tagName);
}

/** Gathers the readable text of nodes: one line a block, spaces collapsed except in listings. */
export class TextGatherer {
  #lines: string[] = [];
  #line = '';

  text(value: string, isListing: boolean): void {
    const collapsed = isListing ? value : value.replace(/\s+/gu, ' ');
    this.#line += !isListing && this.#line === '' ? collapsed.trimStart() : collapsed;
  }

  breakLine(): void {
    this.#lines.push(this.#line);
    this.#line = '';
  }

  cellEnd(): void {
    this.#line += ' ';
  }

  /** What was gathered, without blank lines and space at the ends of lines. */
  result(): string {
    const all = [...this.#lines, this.#line].join('\n').replaceAll('\r', '');
    return all
      .split('\n')
      .map((line) => line.replace(/\u00a0/gu, ' ').trimEnd())
      .filter((line) => line.trim() !== '')
      .join('\n')
      .trim();
  }
}

/** The text of one node and what is in it, furniture left out, on one line. */
export function textOf(node: Node): string {
  const gatherer = new TextGatherer();
  const visit = (current: Node): void => {
    if (current.nodeName === '#text' && 'value' in current) gatherer.text(current.value, false);
    if (isElement(current) && isFurniture(current)) return;
    for (const child of childrenOf(current)) visit(child);
  };
  visit(node);
  return gatherer.result().replace(/\s+/gu, ' ');
}
