/** What the pieces have in common: each joins a session and is drawn anew when it changes. */
import { LitElement, type PropertyDeclarations, type PropertyValues } from 'lit';
import { SessionConsumer } from '../controllers/session-consumer.js';
import type { SearchSession } from '../session/search-session.js';

export abstract class PieceElement extends LitElement {
  static override properties: PropertyDeclarations = { session: {}, language: { attribute: 'lang' } };

  /** The session to join: its name, or the session itself. Default `default`. */
  declare session: string | SearchSession;

  /** @internal Its own `lang`, heard of; the words go by the closest one. */
  declare language: string | null;

  /** @internal */
  readonly consumer = new SessionConsumer(this);

  constructor() {
    super();
    this.session = 'default';
  }

  /** Joins before a piece looks at what has changed: Lit asks controllers only after that. */
  protected override willUpdate(): void {
    // what a framework takes back it sets to `undefined`
    this.session ||= 'default';
    this.consumer.hostUpdate();
  }

  /** Where what had focus goes without a deed of the visitor, a connection being back, reading goes on at what took its place. */
  protected override update(changed: PropertyValues<this>): void {
    const active = this.shadowRoot?.activeElement;
    super.update(changed);
    if (active && !active.isConnected)
      this.renderRoot.querySelector<HTMLElement>('[tabindex="-1"]')?.focus({ preventScroll: true });
  }
}
