import { analyze, type Token } from '../analysis/analyzer.js';
import type { Query } from '../analysis/query.js';

const OPEN = '<em>';
const CLOSE = '</em>';

/** What may stand between two marked words that are read as one: space, or a joiner as in `package-lock.json`. */
const JOINING_GAP = /^(?:\s*|[-_.'’/])$/u;

/** Like Solr, nothing past this many UTF-16 units is marked. */
const MOST_ANALYZED_CHARACTERS = 51_200;

/**
 * Puts `<em>` around the words of a text that a query found, neighbouring ones in one. Nothing is
 * escaped: without its marks the answer is the text, unit for unit.
 */
export class Highlighter {
  readonly #terms: ReadonlySet<string>;
  readonly #prefixes: readonly string[];

  constructor(query: Query) {
    this.#terms = new Set([
      ...query.terms,
      ...[...query.alternatives.values()].flat().map(({ term }) => term),
    ]);
    this.#prefixes = query.prefixes;
  }

  mark(text: string): string {
    const marks: { start: number; end: number }[] = [];
    for (const token of analyze(text.slice(0, MOST_ANALYZED_CHARACTERS))) {
      if (!this.#matches(token)) continue;
      const last = marks.at(-1);
      if (last !== undefined && JOINING_GAP.test(text.slice(last.end, token.start))) last.end = token.end;
      else marks.push({ start: token.start, end: token.end });
    }
    let marked = '';
    let position = 0;
    for (const { start, end } of marks) {
      marked += text.slice(position, start) + OPEN + text.slice(start, end) + CLOSE;
      position = end;
    }
    return marked + text.slice(position);
  }

  #matches({ term }: Token): boolean {
    return this.#terms.has(term) || this.#prefixes.some((prefix) => term.startsWith(prefix));
  }
}
