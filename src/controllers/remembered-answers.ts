/**
 * A client's answers, remembered: what is asked again within five minutes is
 * answered at once, and what is under way is asked once, whoever asks. Failures
 * are not remembered, but the wait is that a service asks for after too many
 * requests: until it is over nothing is asked, or no help where that was refused.
 */
import type { CallOptions, SearchAnswer, SearchClient, SearchParameters } from '../model/types.js';
import { keepNewest, textIn } from '../model/keep-newest.js';

const KEEP_MS = 300_000;
/** Answers of all three operations; a visitor who types asks for suggestions with each key. */
const MOST_ANSWERS = 100;

type Operation = 'search' | 'suggest' | 'spell';

interface Remembered {
  readonly answer: Promise<never>;
  readonly stop: AbortController;
  /** As `Date.now()` has it. */
  until: number;
  /** Who still waits for it; no end of them once it is there. */
  callers: number;
  /** How much text there is in it, once it is there. */
  size?: number;
}

export interface RememberingClient extends SearchClient {
  /** What is asked from now on is asked anew: one search, or all. */
  forget(search?: SearchParameters): void;
}

export function rememberAnswers(client: SearchClient): RememberingClient {
  /** The least recently used first: a map keeps its entries in the order in which they came. */
  const answers = new Map<string, Remembered>();
  /** The last refusal of a search, which stops all, and that of a help, which stops helps alone. */
  const refusals = new Map<boolean, { readonly error: unknown; readonly until: number }>();

  const ask = (name: Operation, parameters: { query: string }): Remembered => {
    const now = Date.now();
    for (const [isSearch, { error, until }] of refusals)
      if (now < until && (isSearch || name !== 'search')) throw error;
    const stop = new AbortController();
    const answer = Promise.resolve(client[name](parameters, { signal: stop.signal })) as Promise<never>;
    const kept: Remembered = { answer, stop, callers: 0, until: now + KEEP_MS };
    answer
      .then(({ documents }: SearchAnswer) => {
        // throws where a client of the page's own answers without any: what cannot be shown is no answer
        kept.size = textIn(name === 'search' ? documents : []);
        kept.callers = Infinity;
      })
      .catch((error: unknown) => {
        kept.until = 0;
        const { status, code, retryAfterMs } = Object(error) as { [name: string]: number | undefined };
        if ((status ?? code) === 429 && retryAfterMs)
          refusals.set(name === 'search', { error, until: Date.now() + retryAfterMs });
      });
    return kept;
  };

  const remember =
    (name: Operation) =>
    async (parameters: { query: string }, { signal }: CallOptions = {}): Promise<never> => {
      const key = name + JSON.stringify(parameters);
      const kept = answers.get(key);
      const asked = kept && Date.now() <= kept.until ? kept : ask(name, parameters);
      keepNewest(answers, key, asked, MOST_ANSWERS);
      asked.callers++;
      signal?.addEventListener('abort', () => {
        asked.callers--;
        // whoever asks the same at once takes it over; whoever asks later asks anew
        queueMicrotask(() => {
          if (asked.callers) return;
          asked.until = 0;
          asked.stop.abort();
        });
      });
      return asked.answer;
    };

  return {
    search: remember('search'),
    suggest: remember('suggest'),
    spell: remember('spell'),
    forget: (search) => {
      if (search) answers.delete(`search${JSON.stringify(search)}`);
      else answers.clear();
    },
  };
}
