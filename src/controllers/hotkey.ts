/**
 * Keys that open the search from anywhere in the page. A file of its own in
 * the build, loaded where a page has set one: it must share no code with the
 * script that loads it.
 *
 * The page comes first: a key is never taken from where text may be typed, nor
 * where that cannot be known, nor when somebody else has used it already.
 */
import { isOurs } from './focus.js';
import { isApplePlatform, shortcutsIn } from '../model/shortcut.js';

/** Whether a key that was pressed is one of the hotkeys, which are parted by spaces. */
export function isHotkey(event: KeyboardEvent, hotkeys: string): boolean {
  const { key, code, ctrlKey, metaKey, altKey, shiftKey } = event;
  // AltGr types characters; on some systems it says that it is Ctrl and Alt together
  if (event.getModifierState('AltGraph')) return false;
  const isApple = isApplePlatform(navigator.platform);
  return shortcutsIn(hotkeys).some(({ modifiers, key: wanted }) => {
    const has = (modifier: string): boolean => modifiers.includes(modifier);
    // a letter is where it stands on the keyboard, too: with a Cyrillic layout the key K says л
    const isKey =
      key.toLowerCase() === wanted ||
      (/^[a-z]$/.test(wanted) && !/^[a-z]$/i.test(key) && code === `Key${wanted.toUpperCase()}`);
    // a character may itself need Shift: "?" is Shift and another key
    const isShifted = shiftKey === has('shift') || !/^[a-z]$/.test(wanted);
    return (
      isKey &&
      isShifted &&
      altKey === has('alt') &&
      ctrlKey === (has('ctrl') || (has('mod') && !isApple)) &&
      metaKey === (has('meta') || (has('mod') && isApple))
    );
  });
}

/** Inputs that take no text. */
const BUTTONS = 'checkbox radio button submit reset image file color range'.split(' ');

/** Where text is typed, or letters are keys. */
const EDITABLE = `input:not(${BUTTONS.map((type) => `[type=${type}]`).join()}), textarea, select,
  [contenteditable]:not([contenteditable=false i]), embed, object, iframe, ${'textbox searchbox combobox spinbutton application listbox option menu menubar menuitem menuitemradio menuitemcheckbox tree treeitem grid gridcell'
    .split(' ')
    .map((role) => `[role~=${role} i]`)
    .join()}`;

/** Whether text may be typed where the event comes from; true where that cannot be known. */
export function isEditable(event: Event): boolean {
  const path = event.composedPath().filter((target) => target instanceof Element);
  const target = path.at(0);
  if (!target || target === document.body || target === document.documentElement)
    return document.designMode === 'on';
  if (path.some((element) => element.matches(EDITABLE) || (element as HTMLElement).isContentEditable))
    return true;
  // a shadow tree that is closed to us may have the focus: one of a custom element, of a box that can have one, or of
  // what could not have focus by itself
  const mayHide =
    !isOurs(target.getRootNode()) && /-|^(div|span)$/.test(target.localName) && !target.shadowRoot;
  return mayHide || ((target as HTMLElement).tabIndex < 0 && !target.hasAttribute('tabindex'));
}

export interface HotkeyHost extends HTMLElement {
  /** Parted by spaces; empty for none. Read when a key is pressed. */
  readonly hotkey: string | null;
  /** What its hotkeys do; where it is not there, `focus`. */
  show?(): void;
}

/** Those that listen; one that is moved does so twice for a moment, the second time before the first has ended. */
const listening = new Set<{ readonly host: HotkeyHost }>();

/** What an element stands in, through slots and shadow roots, and the element itself. */
function* placesOf(element: Element): Generator<Element> {
  for (let at: Element | null = element; at;) {
    yield at;
    const root: Node = at.getRootNode();
    at = at.assignedSlot ?? at.parentElement ?? (root instanceof ShadowRoot ? root.host : null);
  }
}

/** Whether the visitor can get there from where a key was pressed: it is drawn, and nothing has made it inert. */
function isReachable(host: HotkeyHost, path: readonly EventTarget[]): boolean {
  const modal =
    path.find((target) => target instanceof Element && target.matches('dialog:modal')) ??
    document.querySelector('dialog:modal');
  const places = [...placesOf(host)];
  // one with `display: contents` has no box, what is in it does
  const boxes = [host, ...(host.shadowRoot?.children ?? [])];
  return (
    boxes.some((box) => box.checkVisibility({ visibilityProperty: true })) &&
    !places.some((place) => place.matches('[inert]')) &&
    (!modal || places.includes(modal as Element) || host.shadowRoot?.contains(modal as Element) === true)
  );
}

/** A key that is held down goes on where focus has come to: it is none of the text there. */
function dropRepeats({ code }: KeyboardEvent): void {
  const end = new AbortController();
  const onKey = (event: KeyboardEvent): void => {
    if (event.type === 'keydown' && event.repeat) event.preventDefault();
    // its modifier may be let go first
    else if (event.type === 'keydown' || event.code === code) end.abort();
  };
  for (const type of ['keydown', 'keyup'] as const)
    addEventListener(type, onKey, { capture: true, signal: end.signal });
}

function onKeydown(event: KeyboardEvent): void {
  // what fills forms sends keys that are none
  if (event.defaultPrevented || event.repeat || event.isComposing || !(event as Partial<KeyboardEvent>).key)
    return;
  const meant = [...listening].map(({ host }) => host).filter(({ hotkey }) => isHotkey(event, hotkey ?? ''));
  if (!meant.length || isEditable(event)) return;
  const path = event.composedPath();
  const host = meant
    .filter((other) => isReachable(other, path))
    .sort((one, other) => (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_PRECEDING ? 1 : -1))
    .at(0);
  if (!host) return;
  event.preventDefault();
  dropRepeats(event);
  if (host.show) host.show();
  else host.focus();
}

/**
 * Listens to the hotkeys of an element until the returned function is called. Of several with the same one the first
 * in the page acts that can be reached.
 */
export function listenFor(host: HotkeyHost): () => void {
  const own = { host };
  listening.add(own);
  document.addEventListener('keydown', onKeydown);
  return () => {
    listening.delete(own);
    if (!listening.size) document.removeEventListener('keydown', onKeydown);
  };
}
