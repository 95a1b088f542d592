/**
 * Asks for suggestions while a person types, once no key has come for a while.
 * One `@lit/task` task aborts what is under way, and drops what comes late. The
 * wait is none of the task: each abort makes an error, which costs more than all
 * else that a key does here. A failure is silent: suggestions are a help, not an
 * answer.
 */
import { suggestionParts } from '../model/suggestion-parts.js';
import type { ReactiveControllerHost } from 'lit';
import { Task } from '@lit/task';
import type { SessionSettings } from '../session/session-state.js';
import type { SearchClient, Segment } from '../model/types.js';
import { normalizeQuery } from '../model/query.js';

/** More than this is not read, it is scrolled. */
const MOST_SUGGESTIONS = 10;

export interface ShownSuggestion {
  readonly term: string;
  /** What was typed told apart from the rest. */
  readonly parts: readonly Segment[];
}

export class SuggestController {
  /** The suggestions to show: those of the last answer until the next one comes. */
  suggestions: readonly ShownSuggestion[] = [];
  #isPending = false;
  readonly #task: Task<[query: string, client: SearchClient], void>;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    host: ReactiveControllerHost,
    /** Called after each answer, also an empty one. */
    onAnswer: () => void,
  ) {
    this.#task = new Task(host, {
      task: async ([query, client], { signal }) => {
        const found = await client
          .suggest({ query }, { signal })
          .then((all) =>
            all.slice(0, MOST_SUGGESTIONS).map(({ term }) => ({ term, parts: suggestionParts(term, query) })),
          )
          .catch(() => []);
        if (signal.aborted) return;
        this.#isPending = false;
        this.suggestions = found;
        onAnswer();
      },
    });
  }

  /** Takes what is in the box now. Too little of it, and there are no suggestions, at once. */
  ask(text: string, { minLength, suggestDelay, client, suggestions }: SessionSettings): void {
    const query = normalizeQuery(text);
    this.#stop();
    // characters, not the units that they take; none of a blank text is no number, which is never enough
    if (suggestions !== 'off' && client && Number(query.match(/./gsu)?.length) >= minLength) {
      this.#isPending = true;
      this.#timer = setTimeout(() => void this.#task.run([query, client]), suggestDelay);
    } else this.suggestions = [];
  }

  /** Drops what is under way, and what it was to take the place of: that is for another text. */
  cancel(): void {
    if (this.#isPending) this.forget();
  }

  /** Drops what is under way and what has come. */
  forget(): void {
    this.#stop();
    this.suggestions = [];
  }

  #stop(): void {
    this.#isPending = false;
    clearTimeout(this.#timer);
    this.#task.abort();
  }
}
