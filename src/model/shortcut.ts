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

/** The parts of one hotkey; the last one is the key. */
export function partsOf(hotkey: string): string[] {
  return hotkey
    .trim()
    .toLowerCase()
    .split(/\+(?=.)/);
}

/** Of several hotkeys the first. */
export function shortcutOf(hotkeys: string, isApple: boolean): Shortcut {
  const parts = partsOf(hotkeys.trim().split(/\s+/)[0] ?? '');
  const last = parts.pop() ?? '';
  const key = last.length > 1 ? last : last.toUpperCase();
  const modifiers = parts
    .map((part) => (part === 'mod' ? (isApple ? 'meta' : 'ctrl') : part))
    .flatMap((part) => (Object.hasOwn(MODIFIERS, part) ? [MODIFIERS[part] ?? ['', '', '']] : []));
  return {
    label: [...modifiers.map(([apple, other]) => (isApple ? apple : other)), key].join(isApple ? '' : ' '),
    keys: [...modifiers.map(([, , name]) => name), key].join('+'),
  };
}
