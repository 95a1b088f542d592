/**
 * Says short sentences to screen readers. Two regions take turns, so that the
 * same sentence for another query is a change, and is spoken again. The host
 * draws both from its first update on: a region that comes with its text is silent.
 */
import type { ReactiveController, ReactiveControllerHost } from 'lit';

export class AnnouncerController implements ReactiveController {
  /** What the two regions hold now. */
  texts: readonly [string, string] = ['', ''];
  #turn = false;
  /** What was spoken of last. */
  #about: unknown;

  constructor(readonly host: ReactiveControllerHost) {
    host.addController(this);
  }

  /**
   * Without a text what was said is past: it is not there to be read beside what came after.
   *
   * @param about What the text is about: of the same thing nothing is said twice. Default something new each time.
   */
  say(text = '', about: unknown = {}): void {
    if (text) {
      if (this.#about === (this.#about = about)) return;
      this.#turn = !this.#turn;
    }
    this.texts = this.#turn ? [text, ''] : ['', text];
    this.host.requestUpdate();
  }

  hostDisconnected(): void {
    // what was said before the element left is not said again when it comes back
    this.say();
  }
}
