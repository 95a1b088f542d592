/** Results that have just come are looked at first, and a visitor who types on has others at once. */
const PAUSE_MS = 2000;
const AT_ONCE = 10;

/**
 * Lays out what `content-visibility` has left out, from one element to the last of its siblings, a few at a time, once
 * the page has nothing else to do: else Chromium leaves it out of the tree that it gives to screen readers, too, and
 * nobody could go there from heading to heading, and what is left out cuts off the ring round a link. WebKit has no
 * `requestIdleCallback`.
 */
export function layOutWhenIdle(element: Element | null): void {
  const go = (): void => {
    for (let count = AT_ONCE; element && count--; element = element.nextElementSibling)
      (element as HTMLElement).style.cssText = 'content-visibility:visible;';
    // what has left the page meanwhile is nobody's to read
    if (element?.isConnected) ('requestIdleCallback' in window ? requestIdleCallback : setTimeout)(go);
  };
  setTimeout(go, PAUSE_MS);
}
