/** Long work in stretches, so that a page heeds its visitor in between. */

/** Also where a processor is four times as slow as usual no stretch is long; what follows the last one has room, too. */
const STRETCH_MS = 8;

/** Lets the page do what is due: keys, clicks, drawing. */
export const rest = (ms?: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Runs to its end what says by itself where it may rest; what never does is not held up. The first rest comes at once: the
 * work before it may have been long.
 *
 * @throws The signal's reason, where it was aborted during a rest: the remaining work is dropped.
 */
export async function inStretches<T>(work: Generator<void, T>, signal: AbortSignal): Promise<T> {
  for (let until = 0; ;) {
    const { done, value } = work.next();
    if (done) return value;
    if (performance.now() < until) continue;
    await rest();
    if (signal.aborted) throw signal.reason;
    until = performance.now() + STRETCH_MS;
  }
}
