/** What the layouts over the page look like. Adopted by the element's root once one of them is asked for. */
import { css } from './sheet.js';

export const overlayStyles = (): CSSStyleSheet => css`
  site-search-box {
    anchor-name: --site-search-box;
  }
  div,
  dialog {
    writing-mode: horizontal-tb;
  }
  [popover]:not(:popover-open) {
    display: none;
  }
  [part='panel'][popover] {
    box-sizing: border-box;
    position-anchor: --site-search-box;
    position-area: block-end span-inline-end;
    position-try:
      flip-inline,
      flip-block,
      flip-block flip-inline,
      --wide,
      --wide flip-block;
    inset: auto;
    inline-size: max(anchor-size(width), min(36em, 100vw - 2em));
    max-inline-size: calc(100vw - 16px);
    /* less than so much on one side, and it goes to the other */
    max-block-size: max(min(100% - 8px, 40em), 14em);
    margin: 4px 0;
    padding: 0 1em 1em;
    border: 1px solid var(--site-search-border, color-mix(in srgb, currentColor 30%, transparent));
    /* a pill is for boxes and buttons: here it would cut texts off */
    border-radius: min(var(--site-search-radius, 0.5em), 1em);
    background: var(--site-search-surface, Canvas);
    color: var(--site-search-text, CanvasText);
    box-shadow: 0 0.5em 2em #0004;
    cursor: auto;
    overflow: auto;
    overscroll-behavior: contain;
    text-align: start;
  }
  @position-try --wide {
    position-area: block-end;
    justify-self: anchor-center;
    /* unlike a part of the window, a part of what is there is right in a page that is zoomed by CSS */
    max-inline-size: calc(100% - 16px);
  }
  @supports not (position-area: block-end) {
    [part='panel'][popover] {
      inline-size: min(36em, 100vw - 2em);
      max-block-size: 70vh;
    }
  }
  [part='trigger'],
  [part='close'] {
    all: initial;
    color-scheme: inherit;
    -webkit-locale: inherit;
    box-sizing: border-box;
    display: inline-flex;
    align-items: center;
    color: var(--site-search-muted, color-mix(in srgb, currentColor 80%, transparent));
    font-family: var(--site-search-font, inherit);
    font-size: var(--site-search-font-size, 1em);
    line-height: 1.5;
    cursor: pointer;
    min-block-size: 2.75em;
    border-radius: var(--site-search-radius, 0.5em);
  }
  [part='trigger'] {
    gap: 0.5em;
    max-inline-size: 100%;
    padding: 0 0.75em;
    border: 1px solid var(--site-search-border, color-mix(in srgb, currentColor 63%, transparent));
    background: var(--site-search-surface, none);
    visibility: inherit;
    pointer-events: inherit;
  }
  [part='trigger'] span {
    /* one line that ends in an ellipsis: unlike one that cannot wrap, it makes no page wider than its window */
    display: -webkit-box;
    min-inline-size: 3.5em;
    padding-inline-end: 0.5em;
    overflow: hidden;
    -webkit-line-clamp: 1;
    -webkit-box-orient: vertical;
    overflow-wrap: anywhere;
    /* gives way before the keys do */
    flex-shrink: 99999;
  }
  /* all of the keys, or none where there is no room for them: what does not fit wraps to a second line, out of sight */
  [part='trigger'] i {
    display: flex;
    flex-wrap: wrap;
    min-inline-size: 0;
    block-size: 1.5em;
    margin-inline-start: auto;
    overflow: hidden;
  }
  i::before {
    content: '';
    block-size: 100%;
  }
  kbd {
    padding: 0 0.4em;
    border: 1px solid;
    border-radius: 0.3em;
    font-family: inherit;
    font-size: 0.8em;
    font-style: normal;
    overflow-wrap: anywhere;
  }
  @media (hover: none) {
    i {
      display: none;
    }
  }
  [part='close'] {
    justify-content: center;
    min-inline-size: 2.75em;
  }
  [part='trigger']:hover,
  [part='close']:hover {
    background: color-mix(in srgb, currentColor 10%, transparent);
  }
  [part='trigger']:focus-visible,
  [part='close']:focus-visible {
    outline: 2px solid var(--site-search-focus, var(--site-search-accent, color-mix(in oklab, currentColor 32%, #2563eb)));
    outline-offset: 2px;
  }
  svg {
    flex: none;
  }
  dialog {
    box-sizing: border-box;
    inset: 10% 0 auto;
    inline-size: min(46em, 100% - 2em);
    max-inline-size: none;
    max-block-size: 80%;
    margin: 0 auto;
    padding: 0;
    border: 1px solid var(--site-search-border, color-mix(in srgb, currentColor 30%, transparent));
    border-radius: min(var(--site-search-radius, 0.5em) * 1.5, 1.5em);
    background: var(--site-search-surface, Canvas);
    color: var(--site-search-text, CanvasText);
    box-shadow: 0 1em 4em #0006;
    text-align: start;
    cursor: auto;
    /* as its browser shows it in a page, or a menu, that is hidden: the page behind it takes no press, either */
    pointer-events: auto;
    overflow: hidden;
    overscroll-behavior: contain;
  }
  dialog[open] {
    display: flex;
    flex-direction: column;
  }
  dialog::backdrop {
    background: #0006;
  }
  .top {
    display: flex;
    flex-direction: row;
    gap: 0.25em;
    padding: 0.75em;
  }
  .top > site-search-box {
    flex: 1;
  }
  dialog > [part='panel'] {
    /* not from nothing: WebKit would make the dialog no higher than the box */
    flex: 1 1 auto;
    min-block-size: 0;
    padding: 0 1em;
    overflow: auto;
    overscroll-behavior: contain;
  }
  dialog > [part='panel'] > :last-child {
    margin-block-end: 1em;
  }
  @media (max-width: 640px), (max-height: 480px) {
    /* the whole screen of a phone, upright or not */
    dialog {
      inset: 0;
      inline-size: 100%;
      block-size: 100%;
      max-block-size: none;
      margin: 0;
      border: 0;
      border-radius: 0;
    }
  }
  @media print {
    [part='trigger'],
    .top,
    dialog::backdrop {
      display: none;
    }
    /* all of it, on as many sheets as it takes */
    dialog[open],
    [part='panel'][popover] {
      position: absolute;
      /* over what a script has placed by pixels, too */
      position-area: none !important;
      /* Chromium hides it with a box that is clipped, and that is not printed */
      position-anchor: initial;
      inset: 0 0 auto !important;
      inline-size: auto !important;
      block-size: auto;
      max-inline-size: none;
      max-block-size: none !important;
      margin: 0;
      border: 0;
      box-shadow: none;
      overflow: visible;
    }
    dialog > [part='panel'] {
      overflow: visible;
    }
  }
`;
