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

  constructor(readonly host: ReactiveControllerHost) {
    host.addController(this);
  }

  say(text: string): void {
    this.#turn = !this.#turn;
    this.texts = this.#turn ? [text, ''] : ['', text];
    this.host.requestUpdate();
  }

  /** What was said is past: it is not there to be read beside what came after. */
  hush(): void {
    this.texts = ['', ''];
    this.host.requestUpdate();
  }

  hostDisconnected(): void {
    // what was said before the element left is not said again when it comes back
    this.hush();
  }
}
