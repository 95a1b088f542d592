/**
 * Asks for suggestions while a person types. One `@lit/task` task does it all:
 * it starts with a wait that the next key aborts, which is the debounce; it
 * aborts what is under way; and it drops what comes late. A failure is silent:
 * suggestions are a help, not an answer.
 */
import { initialState, Task } from '@lit/task';
import type { ReactiveControllerHost } from 'lit';
import { normalizeQuery } from '../model/query.js';
import type { SearchClient, Suggestion } from '../model/types.js';
import type { SessionSettings } from '../session/session-state.js';

/** More than this is not read, it is scrolled. */
const MOST_SUGGESTIONS = 10;

export class SuggestController {
  /** The suggestions to show: those of the last answer until the next one comes. */
  suggestions: readonly Suggestion[] = [];
  /** What they are for. */
  query = '';
  readonly #task: Task<[query: string, client: SearchClient, delayMs: number], readonly Suggestion[]>;

  constructor(
    host: ReactiveControllerHost,
    /** Called after each answer, also an empty one. */
    onAnswer: () => void,
  ) {
    this.#task = new Task(host, {
      autoRun: false,
      task: async ([query, client, delayMs], { signal }) => {
        const isOver = (): boolean => signal.aborted;
        await new Promise((resolve) => setTimeout(resolve, delayMs));
        const found = isOver() ? [] : await client.suggest({ query }, { signal }).catch(() => []);
        if (isOver()) return initialState;
        this.query = query;
        return found.slice(0, MOST_SUGGESTIONS);
      },
      onComplete: (suggestions) => {
        this.suggestions = suggestions;
        onAnswer();
      },
    });
  }

  /** Takes what is in the box now. Too little of it, and there are no suggestions, at once. */
  ask(text: string, { minLength, suggestions, suggestDelay, client }: SessionSettings): void {
    const query = normalizeQuery(text);
    if (suggestions !== 'off' && client && query && query.length >= minLength)
      void this.#task.run([query, client, suggestDelay]);
    else this.forget();
  }

  /** Drops what is under way; what has come stays. */
  cancel(): void {
    this.#task.abort();
  }

  /** Drops what is under way and what has come. */
  forget(): void {
    this.cancel();
    this.suggestions = [];
  }
}
