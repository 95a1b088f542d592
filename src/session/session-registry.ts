/**
 * Where pieces placed apart find the session of a name. It is watched, not
 * looked up once: an owner may come after its pieces, go, and be replaced.
 */
import type { SearchSession } from './search-session.js';

type Watcher = (session: SearchSession | undefined) => void;

export class SessionRegistry {
  /** Under each name the sessions, the first of which counts, and who watches it. */
  readonly #names = new Map<string, readonly [sessions: Set<SearchSession>, watchers: Set<Watcher>]>();

  /**
   * Makes a session known under a name, until the returned function is called.
   * Of several under one name the first counts; the next one takes its place when it goes.
   */
  publish(name: string, session: SearchSession): () => void {
    const [sessions, watchers] = this.#entry(name);
    const change = (act: () => void): void => {
      const [before] = sessions;
      act();
      const [first] = sessions;
      if (before !== first) for (const watcher of [...watchers]) watcher(first);
    };
    change(() => sessions.add(session));
    return () => change(() => sessions.delete(session));
  }

  /** Calls back now and whenever another session has the name, until the returned function is called. */
  watch(name: string, watcher: Watcher): () => void {
    const [sessions, watchers] = this.#entry(name);
    watchers.add(watcher);
    watcher([...sessions][0]);
    return () => watchers.delete(watcher);
  }

  #entry(name: string): readonly [Set<SearchSession>, Set<Watcher>] {
    const entry = this.#names.get(name) ?? [new Set(), new Set()];
    this.#names.set(name, entry);
    return entry;
  }
}

/** The registry of this page. */
export const sessions = new SessionRegistry();
