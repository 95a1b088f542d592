/**
 * The ways back to where the visitor was in each entry of the history that was left: how far the page was scrolled, and
 * which control had focus. Part of a file of its own in the build, loaded with the first search that has an entry.
 */
import { keepNewest, type Kept } from '../model/keep-newest.js';
import { rememberFocus } from './focus.js';

/** As many as the entries that browsers keep of a history. */
const MOST_ENTRIES = 50;

export class WaysBack {
  /** By the address of the entry. */
  readonly #ways = new Map<string, (() => void) & Kept>();

  /**
   * The visitor leaves what is shown at an address. Browsers keep how far it was scrolled, but only when an entry takes
   * its place: by then the page may have become shorter.
   *
   * @param active what had focus then
   * @param scroll how far the page is scrolled, where that is to come back
   */
  leave(address: string, active: Element | null, scroll?: ScrollToOptions): void {
    const focus = rememberFocus(active);
    const comeBack: (() => void) & Kept = () => {
      if (scroll && history.scrollRestoration === 'auto') scrollTo(scroll);
      focus?.();
    };
    keepNewest(this.#ways, address, comeBack, MOST_ENTRIES);
  }

  /** To where the visitor was at an address, once what is shown there from memory is drawn. */
  comeBack(address: string): void {
    const way = this.#ways.get(address);
    if (way) setTimeout(way);
  }
}
