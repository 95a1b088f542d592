/** How long the page stood still: the longest time in which no timer came through. */
export class Ticks {
  #last = performance.now();
  #longest = 0;
  readonly #timer = setInterval(() => this.#tick(), 10);

  #tick(): void {
    const now = performance.now();
    this.#longest = Math.max(this.#longest, now - this.#last);
    this.#last = now;
  }

  /** Resolves when the page has been painted once more, so that layout counts as well. */
  async stop(): Promise<number> {
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 20)));
    this.#tick();
    clearInterval(this.#timer);
    return Math.round(this.#longest);
  }
}
