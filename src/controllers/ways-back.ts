/**
 * The ways back to where the visitor was in each entry of the history that was left: how far the page was scrolled, and
 * which control had focus. Part of a file of its own in the build, loaded with the first search that has an entry.
 */
import { keepNewest, type Kept } from '../model/keep-newest.js';
import { rememberFocus } from './focus.js';

/** As many as the entries that browsers keep of a history. */
const MOST_ENTRIES = 50;

/** Before the key of an entry, under which the browser keeps for this tab how far its page was scrolled. */
const PLACE = 'site-search:scroll:';

/** How far a page is scrolled, in CSS pixels. */
export type Scrolled = readonly [left: number, top: number];

/** How far the page was scrolled, where it has been loaded once more; 0 once that is taken: it is of no search that comes later. */
let top: number | undefined;

export class WaysBack {
  /** By the address of the entry. */
  readonly #ways = new Map<string, (() => void) & Kept>();
  readonly #keepPlace = (): void => inStorage((kept, name) => kept.setItem(name, String(scrollY)));

  /**
   * The visitor leaves what is shown at an address. Browsers keep how far it was scrolled, but only when an entry takes
   * its place: by then the page may have become shorter.
   *
   * @param active what had focus then
   * @param scroll how far the page is scrolled then, where that is to come back
   */
  leave(address: string, active: Element | null, scroll?: Scrolled): void {
    const focus = rememberFocus(active);
    const comeBack: (() => void) & Kept = () => {
      if (scroll && history.scrollRestoration === 'auto')
        scrollTo({ left: scroll[0], top: scroll[1], behavior: 'instant' });
      focus?.();
    };
    keepNewest(this.#ways, address, comeBack, MOST_ENTRIES);
    addEventListener('pagehide', this.#keepPlace);
    top ??= takePlace();
    // a page that is loaded with a search leaves nothing
    if (!scroll) scrollOn(top);
    top = 0;
    // the search that this was loaded for may have been written already
    const { href } = location;
    const state = stateAt(href, history.state, address);
    try {
      if (scroll && state !== history.state) history.replaceState(state, '', href);
    } catch {
      // browsers bear so many changes
    }
  }

  /** Its search has left the page. */
  end(): void {
    removeEventListener('pagehide', this.#keepPlace);
  }

  /** To where the visitor was at an address, once what is shown there from memory is drawn. */
  comeBack(address: string): void {
    const way = this.#ways.get(address);
    if (way) setTimeout(way);
  }

  /** As the history's own, but for an address in the page's state. */
  pushState(state: unknown, title: string, address: string): void {
    history.pushState(stateAt(address, state, location.href), title, address);
  }

  /** As the history's own, but for an address in the page's state. */
  replaceState(state: unknown, title: string, address: string): void {
    history.replaceState(stateAt(address, state, location.href), title, address);
  }
}

/** The place of an entry goes by its key, which says nothing of what was searched for; where there is none, none is kept. */
function inStorage(act: (kept: Storage, name: string) => void): void {
  const { navigation } = window as { navigation?: Partial<Navigation> };
  const key = navigation?.currentEntry?.key;
  try {
    if (key) act(sessionStorage, PLACE + key);
  } catch {
    // the browser keeps nothing
  }
}

/** An entry that a link to the same address or `location.replace` has loaded anew has the key of the one before, but begins at the top. */
function takePlace(): number {
  let place = 0;
  const [load] = performance.getEntriesByType('navigation') as [PerformanceNavigationTiming?];
  inStorage((kept, name) => {
    if (load?.type !== 'navigate') place = Number(kept.getItem(name)) || 0;
    kept.removeItem(name);
  });
  return place;
}

/**
 * Browsers scroll a page that is reloaded, or that Back loads, to where it was, but before its results have come: goes on as
 * the page grows, for some seconds, until it is there, the visitor scrolls up, or focus goes elsewhere.
 */
function scrollOn(place: number): void {
  const { activeElement } = document;
  let at = scrollY;
  let frames = 300;
  const step = (): void => {
    if (!frames-- || scrollY < at || scrollY >= place || document.activeElement !== activeElement) return;
    if (history.scrollRestoration !== 'auto') return;
    scrollTo({ top: place, behavior: 'instant' });
    at = scrollY;
    requestAnimationFrame(step);
  };
  step();
}

/**
 * The page's own state, for an entry with another address than before: Swup keeps the address of an entry in it, as `url`,
 * Next another as `as`, Vue's router as `current`, Inertia within `page`, Livewire within `alpine`, in full, from the root of the
 * site or from that of the router, and all go there, be it on the way to another page.
 */
function stateAt(address: string, state: unknown, before: string): unknown {
  let moved = state;
  if (Object.prototype.toString.call(state) === '[object Object]')
    for (const [name, value] of Object.entries(state as object)) {
      let there: unknown = value;
      if (/^(page|alpine)$/.test(name)) there = stateAt(address, value, before);
      else if (/^(url|as|current)$/.test(name) && value && typeof value === 'string') {
        const base = before.slice(0, -value.length);
        if (before === base + value && address.startsWith(base)) there = address.slice(base.length);
      }
      if (there !== value) moved = { ...(moved as object), [name]: there };
    }
  return moved;
}
