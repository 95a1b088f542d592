/**
 * What opens and closes the layouts that lie over the page: a popover under
 * the box, or a dialog. The browser does most of it: the top layer, the
 * backdrop, Escape in a dialog, and where focus goes back to. The page's own
 * scrolling is never touched.
 *
 * Loaded on demand, in a build that shares no code with the script: the host
 * calls it, it is none of Lit's controllers.
 */
import { treesRound } from './trees-round.js';
import { typedQuery, type SearchRequest, type SearchState } from '../session/session-state.js';
import { focused } from './focus.js';
import { isInputMethods } from './combobox-controller.js';

export interface OverlayHost extends HTMLElement {
  readonly state: SearchState;
}

/** Opens what it leads to in another tab, or frame. */
const ELSEWHERE = '[target]:not([target="" i], [target=_self i], [target=_parent i], [target=_top i])';

export class OverlayController {
  /** Ends all listening. */
  #listening: AbortController | undefined;
  /** The request that was followed last. */
  #shown: SearchRequest | undefined;
  /** The request that was open last. */
  #begun: SearchRequest | undefined;
  /** The press that began in the host: its target may be in a tree that is closed to the document. */
  #press: { readonly event: Event; readonly isOnBackdrop: boolean } | undefined;
  /** Focus that came to something in the host. */
  #arrival: Event | undefined;
  #isDialog = false;
  #isOpen = false;
  /** It was closed after the last key: what was typed by then, and searches by itself, opens nothing. */
  #isLeft = false;

  constructor(
    readonly host: OverlayHost,
    /** Puts the caret into the box. */
    readonly focusBox: () => void,
    /** Places a panel that has been opened or closed, where the browser's own anchors are wrong. */
    readonly place: (panel: HTMLElement, isPanel: true) => void,
  ) {}

  /** To be called after each drawing of the host. */
  follow(layout: string): void {
    const isOther = this.#isDialog !== (layout === 'dialog');
    this.#isDialog = layout === 'dialog';
    if (layout === 'inline' || !this.host.isConnected) return this.leave();
    this.#listen();
    const { request } = this.host.state;
    // what was open in one layout is in the other, but for a panel with nothing in it
    if (isOther && this.#isOpen && (this.#isDialog || request)) this.#open();
    const before = this.#shown;
    if (request === before) return;
    this.#shown = request;
    // what was closed stays closed where nobody asked; another query has been asked for, with other settings at once
    const isAgain = request?.cause === 'again' && before && typedQuery(before) === typedQuery(request);
    if (isAgain || (request?.cause === 'instant' && this.#isLeft)) return;
    if (request) this.#open();
    else if (!this.#isDialog) this.close();
  }

  /** Brings up what there is, and the box. */
  show(): void {
    if (this.#isDialog || this.host.state.request) this.#open();
    this.focusBox();
  }

  /** What has been asked for a moment ago, and is still to be followed, opens nothing, either. */
  close(): void {
    this.#shown = this.host.state.request;
    this.#close();
  }

  #close(): void {
    this.#onClose();
    if (this.#dialog?.open) this.#dialog.close();
    if (this.#isPanelOpen) this.#panel?.hidePopover();
    if (this.#panel) this.place(this.#panel, true);
  }

  leave(): void {
    this.#close();
    this.#boxes.disconnect();
    this.#listening?.abort();
    this.#listening = undefined;
  }

  get #dialog(): HTMLDialogElement | null | undefined {
    return this.host.shadowRoot?.querySelector('dialog');
  }

  get #panel(): HTMLElement | null | undefined {
    return this.host.shadowRoot?.querySelector<HTMLElement>('[popover]');
  }

  get #isPanelOpen(): boolean {
    return !!this.#panel?.matches(':popover-open');
  }

  #open(): void {
    if (!this.host.isConnected) return;
    this.#isOpen = true;
    if (this.#dialog && !this.#dialog.open) {
      this.#dialog.showModal();
      this.focusBox();
      this.#closeUnseen();
      this.#boxes.observe(this.#dialog);
    } else if (this.#panel && !this.#isPanelOpen) {
      // what is pressed in it may be part of what else takes focus in the page (`<main tabindex="-1">`): in Safari links, too
      this.#panel.tabIndex = -1;
      this.#panel.showPopover();
      this.place(this.#panel, true);
      // the list that is open stays over it
      const list = this.host.shadowRoot
        ?.querySelector('site-search-box')
        ?.shadowRoot?.querySelector<HTMLElement>(':popover-open');
      list?.hidePopover();
      list?.showPopover();
    }
    const { request } = this.host.state;
    const before = this.#begun;
    this.#begun = request;
    // what another search finds is seen from its start, wherever the one before was left
    if (request && request !== before && !/page|retry|again/.test(request.cause))
      this.host.shadowRoot?.querySelector('[part=panel]')?.scrollTo(0, 0);
  }

  /** A modal dialog that is not drawn, for its host is not, would lock the page. */
  readonly #closeUnseen = (): void => {
    if (this.#dialog?.open && !this.#dialog.checkVisibility()) this.#dialog.close();
  };

  /** Hears of a host that is hidden meanwhile, by whatever of the page: no event tells of that. */
  readonly #boxes = new ResizeObserver(this.#closeUnseen);

  #listen(): void {
    if (this.#listening) return;
    const { signal } = (this.#listening = new AbortController());
    const { host } = this;
    // where a press on text has left focus nowhere, the host hears no key
    for (const target of [host, document])
      target.addEventListener('keydown', this.#onKeydown as EventListener, { signal });
    host.shadowRoot?.addEventListener('pointerdown', this.#onPressInside, { signal });
    host.shadowRoot?.addEventListener('click', this.#onClick, { signal });
    host.addEventListener('focusin', (event) => (this.#arrival = event), { signal });
    document.addEventListener('focusin', this.#onFocusIn, { signal });
    host.addEventListener('focusout', this.#onFocusOut, { signal });
    // the browser's own ways out of a dialog; the event does not bubble
    host.shadowRoot?.addEventListener('close', this.#onClose, { capture: true, signal });
    // a `<details>` round the host hides it and changes no size; outside of its shadow tree it is not heard of
    for (const tree of treesRound(host))
      tree.addEventListener('toggle', this.#closeUnseen, { capture: true, signal });
    document.addEventListener('input', () => (this.#isLeft = false), { signal });
    addEventListener('blur', this.#onBlur, { signal });
    document.addEventListener('pointerdown', this.#onPress, { signal });
    for (const event of ['popstate', 'hashchange', 'pagehide'])
      addEventListener(event, this.#onGone, { signal });
    // A page that cancels a click on a result may go there by a router of its own, at once or when it has loaded what it
    // shows: no event of the window tells of that. An address that is the widget's own comes with another search.
    let chosen: unknown = null;
    host.addEventListener('site-search-select', () => (chosen = host.state.request), {
      capture: true,
      signal,
    });
    // not in every browser, and the name may be a page's own
    (window as { navigation?: Partial<Navigation> }).navigation?.addEventListener?.(
      'currententrychange',
      ({ from }) => {
        if (chosen === host.state.request && from.url !== location.href) this.close();
      },
      { signal },
    );
  }

  readonly #onClose = (): void => {
    this.#isLeft = true;
    this.#isOpen = false;
  };

  /** The list of suggestions is closed by the first Escape, and keeps it to itself. */
  readonly #onKeydown = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || event.defaultPrevented || isInputMethods(event) || !this.#isPanelOpen)
      return;
    // what has focus elsewhere in the page has its own Escape
    const { activeElement, body } = document;
    if (event.currentTarget === document && activeElement && activeElement !== body) return;
    event.preventDefault();
    event.stopPropagation();
    this.close();
    // what had focus may have been in it
    this.focusBox();
  };

  readonly #onClick = (event: Event): void => {
    const { ctrlKey, metaKey, shiftKey, altKey } = event as MouseEvent;
    const path = event.composedPath();
    // the backdrop is the dialog's own, what is in it is not; a press that ends there may have begun in it
    if (path[0] === this.#dialog && this.#press?.isOnBackdrop !== false) this.close();
    const has = (selector: string): boolean =>
      path.some((target) => target instanceof Element && target.matches(selector));
    // a result is followed, here or elsewhere; into a new tab, the search goes on
    const isNewTab =
      ctrlKey ||
      metaKey ||
      shiftKey ||
      altKey ||
      has(`a:is(${ELSEWHERE})`) ||
      (!has('a[target]') && document.querySelector(`base:is(${ELSEWHERE})`));
    if (has('[part~="result"] a[href]') && !event.defaultPrevented && !isNewTab) this.close();
    else if (has('input') && this.host.state.request) this.#open();
  };

  /** Also where focus was never in it, as in what a link or a program has opened. Focus that goes nowhere stays: a press on text does that. */
  readonly #onFocusIn = (event: Event): void => {
    if (!this.#isDialog && event !== this.#arrival) this.close();
  };

  /** Focus that moves within a tree round the host is not heard of outside of that tree. */
  readonly #onFocusOut = ({ relatedTarget }: FocusEvent): void => {
    if (!this.#isDialog && relatedTarget && !this.host.contains(relatedTarget as Node)) this.close();
  };

  /** A press in a frame of the page, or focus in it, is heard of in no other way; in Firefox the frame is not yet active. */
  readonly #onBlur = (): void => {
    setTimeout(() => {
      if (!this.#isDialog && focused().active?.localName === 'iframe') this.close();
    });
  };

  readonly #onPressInside = (event: Event): void => {
    this.#press = { event, isOnBackdrop: event.target === this.#dialog };
  };

  readonly #onPress = (event: PointerEvent): void => {
    const isOwn = event === this.#press?.event || event.composedPath().includes(this.host);
    if (!this.#isDialog && !isOwn && !isOnScrollBar(event)) this.close();
  };

  /** Nothing is left over a page that the visitor goes to; Back through searches stays in the search. */
  readonly #onGone = ({ type }: Event): void => {
    if (type === 'pagehide' || this.host.state.request?.cause !== 'url') this.close();
  };
}

/** Whoever scrolls the page, or a part of it, by its bar goes on with the search, as one who does so by a wheel. */
function isOnScrollBar({ target, clientX, clientY }: PointerEvent): boolean {
  if (!(target instanceof Element)) return false;
  const { clientLeft, clientTop, clientWidth, clientHeight } = target;
  if (target === document.documentElement) return clientX >= clientWidth || clientY >= clientHeight;
  const { left, right, top, bottom } = target.getBoundingClientRect();
  const isIn = (at: number, from: number, to: number): boolean => at >= from && at < to;
  return (
    /auto|scroll/.test(getComputedStyle(target).overflow) &&
    isIn(clientX, left, right) &&
    isIn(clientY, top, bottom) &&
    !(isIn(clientX - left - clientLeft, 0, clientWidth) && isIn(clientY - top - clientTop, 0, clientHeight))
  );
}
