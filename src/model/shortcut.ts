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

/** A hotkey that is written in a text. */
interface Hotkey {
  readonly modifiers: readonly string[];
  /** As events tell it, in small letters. */
  readonly key: string;
  /** As it was written, with a capital letter. */
  readonly name: string;
}

/** The hotkeys that are written in a text; those with a modifier that is none are left out. */
export function shortcutsIn(text: string): readonly Hotkey[] {
  return text
    .replace(/(\w)\s*\+\s*(?=\w)/g, '$1+')
    .split(/\s+/)
    .flatMap((hotkey) => {
      const written = hotkey.split(/\+(?=.)/);
      const last = written.pop();
      const modifiers = written.map((modifier) => modifier.toLowerCase());
      if (!last || !modifiers.every((modifier) => modifier === 'mod' || Object.hasOwn(MODIFIERS, modifier)))
        return [];
      const name = last.charAt(0).toUpperCase() + last.slice(1);
      // its own sign parts the hotkeys
      return [{ modifiers, key: /^space$/i.test(name) ? ' ' : last.toLowerCase(), name }];
    });
}

/** Of several hotkeys the first; `undefined` where there is none. */
export function shortcutOf(hotkeys: string, isApple: boolean): Shortcut | undefined {
  const first = shortcutsIn(hotkeys).at(0);
  if (!first) return undefined;
  const modifiers = first.modifiers
    .map((name) => (name === 'mod' ? (isApple ? 'meta' : 'ctrl') : name))
    .map((name) => MODIFIERS[name]);
  return {
    label: [...modifiers.map(([apple, other]) => (isApple ? apple : other)), first.name].join(
      isApple ? '' : ' ',
    ),
    keys: [...modifiers.map(([, , name]) => name), first.name].join('+'),
  };
}
