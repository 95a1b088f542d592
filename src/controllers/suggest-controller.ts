/**
 * Asks for suggestions while a person types. One `@lit/task` task does it all:
 * it starts with a wait that the next key aborts, which is the debounce; it
 * aborts what is under way; and it drops what comes late. A failure is silent:
 * suggestions are a help, not an answer.
 */
import { initialState, Task } from '@lit/task';
import type { ReactiveControllerHost } from 'lit';
import { normalizeQuery } from '../model/query.js';
import type { Suggestion } from '../model/types.js';
import type { SessionSettings } from '../session/session-state.js';

/** More than this is not read, it is scrolled. */
const MOST_SUGGESTIONS = 10;

export class SuggestController {
  /** The suggestions to show: those of the last answer until the next one comes. */
  suggestions: readonly Suggestion[] = [];
  readonly #task: Task<readonly [string], readonly Suggestion[]>;

  constructor(
    host: ReactiveControllerHost,
    settings: () => SessionSettings,
    /** Called after each answer, also an empty one. */
    onAnswer: (suggestions: readonly Suggestion[]) => void,
  ) {
    this.#task = new Task(host, {
      autoRun: false,
      task: async ([query], { signal }) => {
        const { client, suggestDelay } = settings();
        if (!query || !client) return initialState;
        try {
          await pause(suggestDelay, signal);
          const found = await client.suggest({ query }, { signal });
          return signal.aborted ? initialState : found.slice(0, MOST_SUGGESTIONS);
        } catch {
          return signal.aborted ? initialState : [];
        }
      },
      onComplete: (suggestions) => {
        this.suggestions = suggestions;
        onAnswer(suggestions);
      },
    });
  }

  /** Takes what is in the box now. Too little of it, and there are no suggestions, at once. */
  ask(text: string, { minLength, suggestions, client }: SessionSettings): void {
    const query = normalizeQuery(text);
    if (suggestions === 'on' && client && query && query.length >= minLength) void this.#task.run([query]);
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

/** Resolves after some milliseconds; rejects as soon as the signal is aborted. */
function pause(delayMs: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, delayMs);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(new DOMException('A later key came first', 'AbortError'));
    });
  });
}
