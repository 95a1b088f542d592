/** Answers of the service, built small. */
import { good, type Canned } from './stand-in.js';

export interface Doc {
  readonly id: unknown;
  readonly [field: string]: unknown;
}

/** The document number `n`: its title is `Doc n`. */
export function doc(n: number, more: object = {}): Doc {
  return { id: `d${n}`, title: [`Doc ${n}`], url: [`https://docs.test/${n}`], body: ['x'], ...more };
}

/** The documents from one number up to another, both included. */
export function docs(from: number, to: number): Doc[] {
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => doc(from + index));
}

export interface PageOptions extends Partial<Canned> {
  readonly numFound?: unknown;
  readonly highlights?: unknown;
  /** Members of the body beside those of the interface, or in their place. */
  readonly more?: object;
}

/** An answer to a search for `q`. */
export function found(q: string, documents: readonly unknown[], options: PageOptions = {}): Canned {
  const { numFound = documents.length, highlights = [], more, ...canned } = options;
  const body = good({
    numFound,
    start: canned.start ?? 0,
    track_id: 'trk-0001',
    response: { docs: documents },
    highlight_v2: highlights,
    ...more,
  });
  return { endpoint: 'search', q, body, ...canned };
}

/** One page, of ten results unless told otherwise, out of `numFound`. */
export function pageOf(q: string, start: number, numFound: number, options: PageOptions = {}): Canned {
  return found(q, docs(start + 1, Math.min(start + 10, numFound)), { numFound, start, ...options });
}

/** An answer to a suggest for `q`, keyed by `key`. */
export function suggested(q: string, terms: readonly unknown[], key = q, more: Partial<Canned> = {}): Canned {
  const suggestions = terms.map((term, index) => ({ term, weight: 100 - index }));
  return suggestedBody(q, { [key]: { numFound: terms.length, suggestions } }, more);
}

/** An answer to a suggest whose member `suggest` is this. */
export function suggestedBody(q: string, suggest: unknown, more: Partial<Canned> = {}): Canned {
  return { endpoint: 'suggest', q, body: good({ suggest }), ...more };
}

/** An answer to a spell whose member `spell` is this. */
export function spelt(q: string, spell: unknown, more: Partial<Canned> = {}): Canned {
  return { endpoint: 'spell', q, body: good({ spell }), ...more };
}

/** A word and what is better, as the interface writes them. */
export function correction(word: string, ...better: string[]): [string, object] {
  return [word, { suggestion: better.map((other, index) => ({ freq: 10 - index, word: other })) }];
}
