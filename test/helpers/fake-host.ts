import type { ReactiveController, ReactiveControllerHost } from 'lit';

/** A host without an element: it keeps its controllers and counts the updates that were asked for. */
export class FakeHost implements ReactiveControllerHost {
  readonly controllers: ReactiveController[] = [];
  readonly updateComplete = Promise.resolve(true);
  updates = 0;

  addController(controller: ReactiveController): void {
    this.controllers.push(controller);
  }

  removeController(): void {
    this.controllers.length = 0;
  }

  requestUpdate(): void {
    this.updates++;
  }

  disconnect(): void {
    for (const controller of this.controllers) controller.hostDisconnected?.();
  }
}
