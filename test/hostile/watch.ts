/** Tells of everything that a hostile text could make a page do: run, ask, open, leave, break. */

declare global {
  interface Window {
    /** Set by hostile inputs that were let run. */
    __pwned?: unknown;
  }
}

/**
 * Scripts may be written anywhere, so that what runs leaves its trace; what is elsewhere is refused, and told of. But
 * for media: Chromium tells of the tracks of videos in parsed documents, though it loads none there.
 */
const POLICY =
  "default-src 'self' 'unsafe-inline' 'unsafe-eval' data: blob: ws:; media-src *; base-uri *; form-action 'none'";

export class Watch {
  readonly #seen: string[] = [];
  readonly #end = new AbortController();
  readonly #home = location.href.replace(/#.*/, '');
  readonly #scripts = document.scripts.length;
  readonly #restore: (() => void)[] = [];
  readonly #prototype = Object.getOwnPropertyNames(Object.prototype).join();
  readonly #globals = Object.getOwnPropertyNames(Array.prototype).join();
  readonly #base = document.baseURI;

  /** @param policy false where the page has one of its own */
  constructor(policy = true) {
    const { signal } = this.#end;
    if (policy && !document.querySelector('meta[http-equiv=Content-Security-Policy]')) {
      const meta = document.createElement('meta');
      meta.httpEquiv = 'Content-Security-Policy';
      meta.content = POLICY;
      document.head.append(meta);
    }
    const note = (text: string): void => void this.#seen.push(text);
    addEventListener('error', (event) => note(`error: ${event.message}`), { signal });
    addEventListener('unhandledrejection', (event) => note(`rejection: ${String(event.reason)}`), { signal });
    document.addEventListener(
      'securitypolicyviolation',
      (event) => note(`policy: ${event.violatedDirective} ${event.blockedURI} ${event.sample}`),
      { signal },
    );
    for (const name of ['alert', 'confirm', 'prompt', 'open', 'print'] as const)
      this.#replace(window, name, () => note(name));
    for (const name of ['error', 'warn'] as const)
      this.#replace(console, name, (...args: unknown[]) => {
        if (!String(args[0]).includes('Lit is in dev mode'))
          note(`console.${name}: ${args.map(String).join(' ')}`);
      });
    this.#replace(navigator, 'sendBeacon', () => note('sendBeacon'));
  }

  #replace(home: object, name: string, stand: (...args: unknown[]) => void): void {
    const before = Object.getOwnPropertyDescriptor(home, name);
    Object.defineProperty(home, name, { configurable: true, writable: true, value: stand });
    this.#restore.push(() => {
      if (before) Object.defineProperty(home, name, before);
      else Reflect.deleteProperty(home, name);
    });
  }

  /** What has been seen so far; time for what an image or a frame does late has to be given before. */
  problems(): string[] {
    const found = [...this.#seen];
    if (window.__pwned !== undefined) found.push('a payload ran');
    if (document.scripts.length > this.#scripts) found.push('a script was added');
    if (location.href.replace(/#.*/, '') !== this.#home) found.push(`left for ${location.href}`);
    if (document.baseURI !== this.#base) found.push('the base has moved');
    if (Object.getOwnPropertyNames(Object.prototype).join() !== this.#prototype)
      found.push('Object.prototype has changed');
    if (Object.getOwnPropertyNames(Array.prototype).join() !== this.#globals)
      found.push('Array.prototype has changed');
    for (const { name } of performance.getEntriesByType('resource'))
      if (name.includes('pwned') || !name.startsWith(new URL(document.baseURI).origin))
        found.push(`asked for ${name.slice(0, 200)}`);
    return [...new Set(found)];
  }

  /** Gives late effects their time, stops watching, and tells what has been seen. */
  async end(): Promise<string[]> {
    await new Promise((resolve) => setTimeout(resolve, 100));
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 0)));
    const found = this.problems();
    this.#end.abort();
    for (const restore of this.#restore) restore();
    return found;
  }
}
