import { expect } from '@open-wc/testing';
import { isApplePlatform, shortcutOf } from '../../src/model/shortcut.js';

describe('shortcutOf', () => {
  for (const [hotkeys, apple, other, keys] of [
    ['mod+k /', '⌘K', 'Ctrl K', ['Meta+K', 'Control+K']],
    ['/', '/', '/', ['/', '/']],
    ['ctrl+alt+s', '⌃⌥S', 'Ctrl Alt S', ['Control+Alt+S', 'Control+Alt+S']],
    ['mod+shift+f', '⌘⇧F', 'Ctrl Shift F', ['Meta+Shift+F', 'Control+Shift+F']],
    ['mod++', '⌘+', 'Ctrl +', ['Meta++', 'Control++']],
    ['mod+space', '⌘Space', 'Ctrl Space', ['Meta+Space', 'Control+Space']],
    ['f2', 'F2', 'F2', ['F2', 'F2']],
    ['Alt+ArrowDown', '⌥ArrowDown', 'Alt ArrowDown', ['Alt+ArrowDown', 'Alt+ArrowDown']],
    ['constructor+k /', '/', '/', ['/', '/']],
  ] as const)
    it(`writes ${hotkeys} as the platform does`, () => {
      expect(shortcutOf(hotkeys, true)).to.deep.equal({ label: apple, keys: keys[0] });
      expect(shortcutOf(hotkeys, false)).to.deep.equal({ label: other, keys: keys[1] });
    });

  it('knows nothing of a modifier that is none', () => {
    expect(shortcutOf('cmd+k', true)).to.equal(undefined);
  });

  it('knows Apple’s platforms', () => {
    expect(['MacIntel', 'iPhone', 'iPad', 'Win32', 'Linux x86_64'].map(isApplePlatform)).to.deep.equal([
      true,
      true,
      true,
      false,
      false,
    ]);
  });
});
