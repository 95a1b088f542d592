import { focused } from '../controllers/focus.js';
import { treesRound } from '../controllers/trees-round.js';

/** A popover touches its field up to so far from it: its margin, and what is lost in rounding. */
const TOUCH_PX = 8;
const NEAR_PX = 2;
/** How near a panel comes to the sides of the window. */
const ASIDE_PX = 8;
/** Where there is less room than so many of its `em` it goes to the other side, if there is more. */
const LOW_EM = 14;
/** So high it is at most, and in any case: where there is no room at all, the page can be scrolled. */
const HIGH_EM = 40;
const LEAST_EM = 4;

/** What follows the surfaces that are open. */
const following = new WeakMap<HTMLElement, AbortController>();

/**
 * Follows a surface, a popover or what one holds, and places it beside the element that stands before the popover in the
 * tree where the browser's own anchors have not: WebKit takes a box that scrolls or sticks for where it was before,
 * Firefox and WebKit leave transforms out, Firefox goes by the page's direction, older ones anchor nothing; and WebKit
 * hides what is anchored in a dialog that stands in something that cuts off, though that cuts no dialog off. What is right
 * is left alone. To be called when it has been opened, each time anew; for one that is closed it ends all listening.
 *
 * @param isPanel of a width of its own where that is more than the field's
 * @param onLeave called when a press that began outside of both has ended, and where the field is drawn no more
 */
export function placeBeside(surface: HTMLElement, isPanel = false, onLeave?: () => void): void {
  following.get(surface)?.abort();
  surface.removeAttribute('style');
  const popover = surface.closest('[popover]');
  const field = popover?.previousElementSibling;
  const isOpen = (): boolean => !!popover?.matches(':popover-open');
  if (!field || !isOpen()) return;
  const end = new AbortController();
  const { signal } = end;
  following.set(surface, end);
  let isPlaced = false;

  const look = (): void => {
    // what is hidden with all that it stands in is closed: no press tells of that
    if (!field.checkVisibility()) onLeave?.();
    if (!isOpen()) end.abort();
    if (!signal.aborted) isPlaced = place(surface, field, isPanel, isPlaced);
  };
  // a browser's own anchors take a frame to follow
  const lookLater = (): void => void requestAnimationFrame(() => requestAnimationFrame(look));
  const onMove = ({ target }: Event): void => {
    if (target !== surface) (isPlaced ? look : lookLater)();
  };
  // hears of a popover that leaves the page, too: no event tells of that
  const observer = new ResizeObserver(lookLater);
  observer.observe(surface);
  observer.observe(field);
  signal.addEventListener('abort', () => {
    observer.disconnect();
    // it may be no popover any more
    surface.removeAttribute('style');
  });
  popover.addEventListener('toggle', look, { signal });
  addEventListener('resize', onMove, { signal });
  if (onLeave) hearPressElsewhere([popover, field], onLeave, signal);
  // what scrolls in a shadow tree, or is moved there by a style, is not heard of outside of it
  for (const tree of treesRound(field))
    for (const type of ['scroll', 'animationend', 'transitionend'])
      tree.addEventListener(type, onMove, { signal, capture: true });
  look();
}

/**
 * A press belongs to where it begins; a touch that scrolls the page does not end as one. Focus that comes to another
 * part of the page counts as one, and so does focus in a frame, where no press is heard of.
 */
function hearPressElsewhere(own: readonly Element[], onPress: () => void, signal: AbortSignal): void {
  let inside: Event | undefined;
  let isElsewhere = false;
  for (const element of own)
    for (const type of ['pointerdown', 'focusin'])
      element.addEventListener(type, (event) => (inside = event), { signal });
  document.addEventListener('pointerdown', (event) => (isElsewhere = event !== inside), { signal });
  document.addEventListener('pointerup', () => isElsewhere && onPress(), { signal });
  document.addEventListener('focusin', (event) => event !== inside && onPress(), { signal });
  // in Firefox the frame is not yet active
  const onBlur = (): void => {
    if (!signal.aborted && focused().active?.localName === 'iframe') onPress();
  };
  addEventListener('blur', () => setTimeout(onBlur), { signal });
}

/** By pixels of the window, unless it is right; tells whether it has. By a script's own way to styles: pages forbid attributes. */
function place(surface: HTMLElement, field: Element, isPanel: boolean, isPlaced: boolean): boolean {
  if (isPlaced) surface.style.inlineSize = '';
  // without its scroll bars, and also of pages in quirks mode
  const { clientWidth, clientHeight } = document.scrollingElement ?? document.documentElement;
  const { fontSize, marginTop, direction } = getComputedStyle(surface);
  // older browsers, which do not tell it, measure in pixels of the element, too
  const zoom = (surface as Partial<Element>).currentCSSZoom ?? 1;
  const box = field.getBoundingClientRect();
  const own = surface.getBoundingClientRect();
  const low = LOW_EM * parseFloat(fontSize) * zoom;
  const isUnder = clientHeight - box.bottom >= Math.min(low, box.top);

  const isNear = (pixels: number, tolerance = NEAR_PX): boolean => Math.abs(pixels) <= tolerance;
  const liesUnder = own.top > box.top;
  if (
    !isPlaced &&
    isNear(liesUnder ? own.top - box.bottom : own.bottom - box.top, TOUCH_PX * zoom) &&
    // its style makes it higher than a low window is
    (liesUnder ? own.bottom <= clientHeight + 1 : own.top >= -1) &&
    ((isNear(own.left - box.left) && isNear(own.right - box.right)) ||
      (isPanel &&
        own.left >= -1 &&
        own.left < box.right &&
        own.right > box.left &&
        own.right <= clientWidth + 1)) &&
    (isHit(surface, own) || !isHit(field, box))
  )
    return false;

  const px = (pixels: number): string => `${pixels / zoom}px`;
  const aside = isPanel ? ASIDE_PX : 0;
  const widest = clientWidth - 2 * aside;
  const width = isPanel ? Math.min(Math.max(box.width, own.width), widest) : box.width;
  const left = isPanel && direction === 'rtl' ? box.right - width : box.left;
  const room = isUnder ? clientHeight - box.bottom : box.top;
  surface.style.cssText = `position-area:none;position-try:none;inset:auto;left:${px(Math.max(aside, Math.min(left, aside + widest - width)))};${isUnder ? 'top' : 'bottom'}:${px(isUnder ? box.bottom : clientHeight - box.top)};inline-size:${px(width)};max-block-size:clamp(${LEAST_EM}em,${px(room)} - 2*${marginTop},${HIGH_EM}em)`;
  return true;
}

/** The middle of it is seen. */
function isHit(element: Element, { left, top, width, height }: DOMRect): boolean {
  const root = element.getRootNode() as ShadowRoot;
  return element.contains(root.elementFromPoint(left + width / 2, top + height / 2));
}
