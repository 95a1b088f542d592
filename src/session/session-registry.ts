/**
 * Where pieces placed apart find the session of a name. It is watched, not
 * looked up once: an owner may come after its pieces, go, and be replaced.
 */
import type { SearchSession } from './search-session.js';

type Watcher = (session: SearchSession | undefined) => void;

export class SessionRegistry {
  readonly #sessions = new Map<string, SearchSession[]>();
  readonly #watchers = new Map<string, Set<Watcher>>();

  /**
   * Makes a session known under a name, until the returned function is called.
   * Of several under one name the first counts; a later one takes its place when it goes.
   */
  publish(name: string, session: SearchSession): () => void {
    const sessions = this.#sessions.get(name) ?? [];
    this.#sessions.set(name, sessions);
    sessions.push(session);
    if (sessions.length === 1) this.#tell(name);
    return () => {
      const index = sessions.indexOf(session);
      if (index < 0) return;
      sessions.splice(index, 1);
      if (index === 0) this.#tell(name);
    };
  }

  /** Calls back now and whenever another session has the name, until the returned function is called. */
  watch(name: string, watcher: Watcher): () => void {
    const watchers = this.#watchers.get(name) ?? new Set();
    this.#watchers.set(name, watchers);
    watchers.add(watcher);
    watcher(this.#sessions.get(name)?.[0]);
    return () => watchers.delete(watcher);
  }

  #tell(name: string): void {
    const session = this.#sessions.get(name)?.[0];
    for (const watcher of [...(this.#watchers.get(name) ?? [])]) watcher(session);
  }
}

/** The registry of this page. */
export const sessions = new SessionRegistry();
