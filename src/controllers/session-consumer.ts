/**
 * Joins an element to its session: one given as an object, or whichever has
 * the name that is given. Asks for an update of the element whenever the
 * session changes, and when another session takes the name.
 */
import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { MessageOverrides } from '../text/messages.js';
import type { SearchSession } from '../session/search-session.js';
import { inTime } from './in-time.js';
import { Phrasebook } from '../text/phrasebook.js';
import { sessions } from '../session/session-registry.js';
import {
  DEFAULT_SETTINGS,
  IDLE,
  shownPage,
  type SearchState,
  type SessionSettings,
} from '../session/session-state.js';
import { closestLanguage } from './closest-language.js';
import { wordsIn } from '../text/languages.js';

/** As long as people take for at once. */
const PATIENCE_MS = 200;

/** Those that wait: all of them are drawn in one task, or what one draws would move what another has drawn. */
const waiting = new Set<() => void>();
let timer: ReturnType<typeof setTimeout> | undefined;

type Host = ReactiveControllerHost & HTMLElement & { session: string | SearchSession };

export class SessionConsumer implements ReactiveController {
  session: SearchSession | undefined;
  /** What is to be drawn: what the session is doing, but for a wait that has just begun. */
  state: SearchState = IDLE;
  #joined: string | SearchSession | undefined;
  #leave: (() => void) | undefined;
  #unsubscribe: (() => void) | undefined;
  #phrasebook: Phrasebook | undefined;
  #language = '';
  /** A wait is drawn when it lasts, not when it begins. Default true. */
  isPatient = true;

  constructor(readonly host: Host) {
    host.addController(this);
  }

  get settings(): SessionSettings {
    return this.session?.settings ?? DEFAULT_SETTINGS;
  }

  /** The words of the element, in the language of the place where it stands. */
  get phrasebook(): Phrasebook {
    const language = closestLanguage(this.host);
    const messages = this.settings.messages as MessageOverrides | undefined;
    if (!this.#phrasebook || this.#phrasebook.overrides !== messages || this.#language !== language) {
      this.#language = language;
      const words = wordsIn(
        language,
        () => {
          this.#language = '';
          this.host.requestUpdate();
        },
        inTime,
      );
      this.#phrasebook = new Phrasebook(language, messages, words);
    }
    return this.#phrasebook;
  }

  /** Joins the session that is wanted now. */
  hostConnected(): void {
    this.hostDisconnected();
    const wanted = (this.#joined = this.host.session);
    if (typeof wanted === 'string') this.#leave = sessions.watch(wanted, (session) => this.#take(session));
    else this.#take(wanted);
  }

  hostUpdate(): void {
    // an update that was asked for before the element left must not join again
    if (this.host.isConnected && this.#joined !== this.host.session) this.hostConnected();
  }

  hostDisconnected(): void {
    this.#leave?.();
    this.#leave = this.#joined = undefined;
    this.#take(undefined);
  }

  #take(session: SearchSession | undefined): void {
    this.#unsubscribe?.();
    this.session = session;
    this.state = IDLE;
    this.#follow();
    this.#unsubscribe = session?.subscribe(this.#follow);
  }

  /**
   * What is on show, be it nothing, stays for a moment while an answer is awaited: where that comes at once nothing
   * flickers, and all is drawn once. Who asks for a page, or once more, is shown at once that it is awaited; what another
   * service said goes at once.
   */
  readonly #follow = (): void => {
    const state = this.session?.state ?? IDLE;
    const isAwaited = state.status === 'loading' && !/page|retry/.test(state.request.cause);
    if (this.isPatient && isAwaited && (state.page || !shownPage(this.state))) {
      // one that waits already is not to wait for the next one's wait
      if (!waiting.size) {
        clearTimeout(timer);
        timer = setTimeout(() => waiting.forEach((draw) => draw()), PATIENCE_MS);
      }
      waiting.add(this.#draw);
    } else this.#draw();
  };

  readonly #draw = (): void => {
    waiting.delete(this.#draw);
    this.state = this.session?.state ?? IDLE;
    this.host.requestUpdate();
  };
}
