/**
 * Keys that open the search from anywhere in the page. A file of its own in
 * the build, loaded where a page has set one: it must share no code with the
 * script that loads it.
 *
 * The page comes first: a key is never taken from where text may be typed, nor
 * where that cannot be known, nor when somebody else has used it already.
 */
import { isApplePlatform, partsOf } from '../model/shortcut.js';

/** Whether a key that was pressed is one of the hotkeys, which are parted by spaces. */
export function isHotkey(event: KeyboardEvent, hotkeys: string): boolean {
  const { key, code, ctrlKey, metaKey, altKey, shiftKey } = event;
  // AltGr types characters; on some systems it says that it is Ctrl and Alt together
  if (event.getModifierState('AltGraph')) return false;
  const isApple = isApplePlatform(navigator.platform);
  return hotkeys.split(/\s+/).some((hotkey) => {
    const parts = partsOf(hotkey);
    const wanted = parts.pop() ?? '';
    const has = (modifier: string): boolean => parts.includes(modifier);
    // a letter is where it stands on the keyboard, too: with a Cyrillic layout the key K says л
    const isKey =
      key.toLowerCase() === wanted ||
      (/^[a-z]$/.test(wanted) && !/^[a-z]$/i.test(key) && code === `Key${wanted.toUpperCase()}`);
    // a character may itself need Shift: "?" is Shift and another key
    const isShifted = shiftKey === has('shift') || !/^[a-z]$/.test(wanted);
    return (
      !!wanted &&
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
  [contenteditable]:not([contenteditable=false i]), [role=textbox], [role=searchbox], [role=combobox],
  [role=spinbutton], [role=application], embed, object, iframe`;

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
  const mayHide = /-|^(div|span)$/.test(target.localName) && !target.shadowRoot;
  return mayHide || ((target as HTMLElement).tabIndex < 0 && !target.hasAttribute('tabindex'));
}

export interface HotkeyHost extends HTMLElement {
  /** Parted by spaces; empty for none. Read when a key is pressed. */
  readonly hotkey: string | null;
  /** What its hotkeys do; where it is not there, `focus`. */
  show?(): void;
}

/** Listens to the hotkeys of an element until the returned function is called. Of several with the same one the first acts. */
export function listenFor(host: HotkeyHost): () => void {
  const onKeydown = (event: KeyboardEvent): void => {
    if (event.defaultPrevented || event.repeat || event.isComposing) return;
    if (!isHotkey(event, host.hotkey ?? '') || isEditable(event)) return;
    event.preventDefault();
    if (host.show) host.show();
    else host.focus();
  };
  document.addEventListener('keydown', onKeydown);
  return () => document.removeEventListener('keydown', onKeydown);
}
