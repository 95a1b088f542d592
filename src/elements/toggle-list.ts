import { hasScreenKeyboard } from '../controllers/focus.js';

/**
 * Opens or closes a list under its field, in the popover that it stands in. Chromium's own anchors are right wherever the box is; in other browsers what
 * places it is loaded, and where focus comes with a keyboard on the screen what hears of presses elsewhere.
 */
export function toggleList(list: HTMLElement, isOpen: boolean, onLeave: () => void): void {
  const popover = list.parentElement as HTMLElement;
  if (popover.matches(':popover-open') === isOpen) return;
  popover.togglePopover(isOpen);
  if (hasScreenKeyboard() || !('userAgentData' in navigator))
    import('../placing.js')
      .then(({ placeBeside }) => placeBeside(list, false, onLeave))
      .catch(() => undefined);
}

declare global {
  interface ScrollIntoViewOptions {
    /** TypeScript does not know it yet: `nearest` scrolls what the element stands in alone, not the page round that. */
    container?: 'all' | 'nearest';
  }
}
