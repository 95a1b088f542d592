/** The dialog layout: a button that looks like a box and is named by what is seen on it, and the dialog that it opens. */
import type { html as Html, TemplateResult } from 'lit';
import { isApplePlatform, shortcutOf } from '../model/shortcut.js';
import type { Phrasebook } from '../text/phrasebook.js';
import { CROSS, icon, MAGNIFIER } from './icons.js';

export interface DialogHost {
  readonly label: string | null;
  readonly placeholder: string | null;
  readonly hotkey: string;
  show(): void;
  close(): void;
}

/** @param html Lit's, of the script that draws */
export function dialogView(
  html: typeof Html,
  host: DialogHost,
  phrasebook: Phrasebook,
  box: TemplateResult,
  results: unknown,
): TemplateResult {
  const label = host.label?.trim() || phrasebook.text('label');
  const shortcut = host.hotkey ? shortcutOf(host.hotkey, isApplePlatform(navigator.platform)) : undefined;
  return html`<button part="trigger" type="button" aria-haspopup="dialog" aria-keyshortcuts=${shortcut?.keys ?? ''} @click=${() => host.show()}>
      ${icon(html, MAGNIFIER)}
      <span>${host.placeholder?.trim() || host.label?.trim() || (phrasebook.words ? phrasebook.text('placeholder') : '')}</span>${shortcut ? html`<i aria-hidden="true"><kbd>${shortcut.label}</kbd></i>` : ''}
    </button>
    <dialog part="dialog" aria-label=${label}>
      <div class="top">${box}<button part="close" type="button" aria-label=${phrasebook.text('close')} @click=${() => host.close()}>
        ${icon(html, CROSS)}
      </button></div>
      <div part="panel">${results}</div>
    </dialog>`;
}
