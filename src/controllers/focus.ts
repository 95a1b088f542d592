/**
 * Where focus goes when what it was on goes away, or when new content was asked
 * for: to where that starts. It is the visitor's first: one who types, or who has
 * left for another part of the page, is left alone.
 */
import type { SearchRequest } from '../session/session-state.js';
import type { SearchSession } from '../session/search-session.js';

interface Piece extends Element {
  readonly consumer?: { readonly session: SearchSession | undefined };
}

/** Whether focus may go to a piece, for what a request has brought. */
export function mayTakeFocus({ cause, query }: SearchRequest, piece: Piece): boolean {
  // a shadow tree that is closed to the document is not to what stands in it
  const root = piece.getRootNode() as ShadowRoot;
  const { active, isOurs, host } = focused(root.activeElement ? root : document);
  const isAnothers = host?.consumer && host.consumer.session !== piece.consumer?.session;
  if (!isOurs || isAnothers || /^(submit|instant|url|program|again)$/.test(cause)) return false;
  // a suggestion is picked in the box: whoever types on stays there
  return !(active instanceof HTMLInputElement) || (cause === 'pick' && active.value === query);
}

/**
 * Remembers a control of ours that had focus, by its place in its piece: it may be drawn anew until it is asked for.
 * Returns the way back, `undefined` for what is none of ours.
 */
export function rememberFocus(active: Element | null): (() => void) | undefined {
  const root = active?.getRootNode();
  if (!active || !(root instanceof ShadowRoot) || !isOurs(root)) return undefined;
  const controls = (): HTMLElement[] => [
    ...root.querySelectorAll<HTMLElement>('a, button, input, [tabindex]'),
  ];
  const place = controls().indexOf(active as HTMLElement);
  return () => {
    if (focused().isOurs) controls()[place]?.focus({ preventScroll: true });
  };
}

/** What has focus, open shadow roots included, and whether that is a piece of ours, or nothing at all. */
export function focused(root: Document | ShadowRoot = document): {
  active: Element | null;
  isOurs: boolean;
  host?: Piece;
} {
  const active = root.activeElement;
  if (active?.shadowRoot?.activeElement) return focused(active.shadowRoot);
  return {
    active,
    isOurs: !active || active === document.body || isOurs(root),
    host: (root as ShadowRoot).host,
  };
}

/** Whether focus in a text box brings a keyboard on the screen with it, most likely. */
export function hasScreenKeyboard(): boolean {
  return matchMedia('(pointer: coarse)').matches;
}

/** Whether a tree is one of ours. */
export function isOurs(root: Node): boolean {
  return root instanceof ShadowRoot && root.host.localName.startsWith('site-search');
}
