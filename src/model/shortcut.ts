/** How hotkeys are written: `mod+k`, several parted by spaces. `mod` is ⌘ on Apple's platforms, elsewhere Ctrl. */

export interface Shortcut {
  /** For people, as their platform writes it. */
  readonly label: string;
  /** For `aria-keyshortcuts`. */
  readonly keys: string;
}

/** Labels on Apple's platforms and elsewhere, and the name of the key. */
const MODIFIERS: Readonly<Record<string, readonly [apple: string, other: string, key: string]>> = {
  ctrl: ['⌃', 'Ctrl', 'Control'],
  meta: ['⌘', 'Meta', 'Meta'],
  shift: ['⇧', 'Shift', 'Shift'],
  alt: ['⌥', 'Alt', 'Alt'],
};

/** @param platform `navigator.platform` */
export function isApplePlatform(platform: string): boolean {
  return /mac|iphone|ipad/i.test(platform);
}

/** The hotkeys that are written in a text, each with its modifiers and its key; those with a modifier that is none are left out. */
export function shortcutsIn(text: string): { readonly modifiers: readonly string[]; readonly key: string }[] {
  return text
    .toLowerCase()
    .replace(/(\w)\s*\+\s*(?=\w)/g, '$1+')
    .split(/\s+/)
    .flatMap((hotkey) => {
      const modifiers = hotkey.split(/\+(?=.)/);
      const key = modifiers.pop();
      return key && modifiers.every((name) => name === 'mod' || Object.hasOwn(MODIFIERS, name))
        ? [{ modifiers, key }]
        : [];
    });
}

/** Of several hotkeys the first; `undefined` where there is none. */
export function shortcutOf(hotkeys: string, isApple: boolean): Shortcut | undefined {
  const first = shortcutsIn(hotkeys).at(0);
  if (!first) return undefined;
  const key = first.key.length > 1 ? first.key : first.key.toUpperCase();
  const modifiers = first.modifiers
    .map((name) => (name === 'mod' ? (isApple ? 'meta' : 'ctrl') : name))
    .map((name) => MODIFIERS[name]);
  return {
    label: [...modifiers.map(([apple, other]) => (isApple ? apple : other)), key].join(isApple ? '' : ' '),
    keys: [...modifiers.map(([, , name]) => name), key].join('+'),
  };
}
