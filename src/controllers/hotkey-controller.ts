/** Lets keys of the page bring the visitor to the host. What listens is loaded where a page has such keys. */
import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { HotkeyHost } from './hotkey.js';

export class HotkeyController implements ReactiveController {
  /** Resolves to what ends the listening. */
  #listening: Promise<() => void> | undefined;

  constructor(readonly host: ReactiveControllerHost & HotkeyHost) {
    host.addController(this);
  }

  hostUpdate(): void {
    if (!this.host.hotkey || !this.host.isConnected) return;
    this.#listening ??= import('./hotkey.js').then(
      ({ listenFor }) => listenFor(this.host),
      () => () => undefined,
    );
  }

  hostDisconnected(): void {
    void this.#listening?.then((stop) => stop());
    this.#listening = undefined;
  }
}
