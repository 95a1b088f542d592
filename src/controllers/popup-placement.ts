/**
 * Keeps a popup in the top layer beside its box: under it, or over it where
 * there is more room; never clipped by `overflow` or `z-index` of the page.
 * Sizes go through CSSOM, which a strict style policy allows.
 */
const MARGIN_PX = 8;
/** Less room than this below, and the popup goes where there is more of it. */
const ENOUGH_PX = 240;

export class PopupPlacement {
  #popup: HTMLElement | undefined;
  #anchor: Element | undefined;

  show(popup: HTMLElement, anchor: Element): void {
    if (this.#popup === popup) return this.#place();
    this.hide();
    this.#popup = popup;
    this.#anchor = anchor;
    popup.showPopover();
    this.#place();
    // capture: a scroller inside the page moves the box too, and its scroll event does not bubble
    addEventListener('scroll', this.#place, { capture: true, passive: true });
    addEventListener('resize', this.#place);
  }

  hide(): void {
    removeEventListener('scroll', this.#place, { capture: true });
    removeEventListener('resize', this.#place);
    if (this.#popup?.isConnected) this.#popup.hidePopover();
    this.#popup = undefined;
  }

  readonly #place = (): void => {
    const popup = this.#popup;
    if (!popup || !this.#anchor) return;
    const box = this.#anchor.getBoundingClientRect();
    const { clientWidth, clientHeight } = document.documentElement;
    const below = clientHeight - box.bottom - MARGIN_PX;
    const above = box.top - MARGIN_PX;
    const isBelow = below >= ENOUGH_PX || below >= above;
    const { style } = popup;
    style.left = `${Math.max(0, Math.min(box.left, clientWidth - box.width))}px`;
    style.width = `${box.width}px`;
    style.top = isBelow ? `${box.bottom}px` : 'auto';
    style.bottom = isBelow ? 'auto' : `${clientHeight - box.top}px`;
    style.maxHeight = `${Math.max(96, isBelow ? below : above)}px`;
  };
}
