import type {
  CallOptions,
  SearchAnswer,
  SearchClient,
  SearchParameters,
  SpellAnswer,
  Suggestion,
} from '../../src/model/types.js';

/** One call of an operation, which waits until the test answers or fails it. */
export interface Call<T> {
  readonly query: string;
  readonly parameters: SearchParameters;
  readonly signal: AbortSignal;
  readonly answer: (value: T) => void;
  readonly fail: (error: unknown) => void;
}

/**
 * A client that records every call and answers none: the test does, by hand
 * and in the order it likes. An aborted call rejects at once, as the widget's
 * own client does; a `stubborn` one lets the test answer all the same.
 */
export class DeferredClient implements SearchClient {
  readonly searches: Call<SearchAnswer>[] = [];
  readonly suggests: Call<readonly Suggestion[]>[] = [];
  readonly spells: Call<SpellAnswer>[] = [];

  constructor(readonly isStubborn = false) {}

  search(parameters: SearchParameters, options?: CallOptions): Promise<SearchAnswer> {
    return this.#defer(this.searches, parameters, options);
  }

  suggest(parameters: { query: string }, options?: CallOptions): Promise<readonly Suggestion[]> {
    return this.#defer(this.suggests, parameters, options);
  }

  spell(parameters: { query: string }, options?: CallOptions): Promise<SpellAnswer> {
    return this.#defer(this.spells, parameters, options);
  }

  get lastSearch(): Call<SearchAnswer> {
    return this.searches.at(-1)!;
  }

  get lastSuggest(): Call<readonly Suggestion[]> {
    return this.suggests.at(-1)!;
  }

  #defer<T>(calls: Call<T>[], parameters: SearchParameters, { signal }: CallOptions = {}): Promise<T> {
    if (!signal) throw new Error('called without a signal');
    return new Promise<T>((answer, fail) => {
      calls.push({ query: parameters.query, parameters, signal, answer, fail });
      if (this.isStubborn) return;
      signal.addEventListener('abort', () => fail(new DOMException('aborted', 'AbortError')));
    });
  }
}
