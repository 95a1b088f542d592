/**
 * The public custom properties with their defaults, and a clean slate inside
 * each element. Colours come from the page: from the inherited text colour
 * and, for what must cover the page, from its colour scheme. Private names
 * start with `--_`. Sizes are in `em`: the page's own text size rules.
 */
import { css } from 'lit';

export const tokens = css`
  :host {
    display: block;
    min-inline-size: 0;
    --_muted: var(--site-search-muted, color-mix(in srgb, currentColor 80%, transparent));
    --_accent: var(--site-search-accent, color-mix(in oklab, currentColor 32%, #2563eb));
    /* what is unseen is to overflow nothing of the page's */
    position: relative;
    --_border: var(--site-search-border, color-mix(in srgb, currentColor 63%, transparent));
    --_focus: var(--site-search-focus, var(--_accent));
    --_tint: color-mix(in srgb, currentColor 10%, transparent);
    --_radius: var(--site-search-radius, 0.5em);
  }
  :host([hidden]) {
    display: none;
  }
  /* nothing that a page sets for its own text, its case or its spacing, reaches ours; style sheets of extensions stay unseen */
  :host > :not(:where(style)) {
    all: initial;
    color-scheme: inherit;
    display: block;
    font-family: var(--site-search-font, inherit);
    color: var(--site-search-text, currentColor);
    visibility: inherit;
    -webkit-locale: inherit;
    font-size: var(--site-search-font-size, 1em);
    pointer-events: inherit;
    -webkit-font-smoothing: inherit;
    -webkit-text-size-adjust: inherit;
    overflow-wrap: anywhere;
    line-height: 1.5;
  }
  * {
    box-sizing: border-box;
    margin: 0;
    padding: 0;
    list-style: none;
  }
  /* whatever their direction, lines start at one edge, the page's */
  p,
  li [dir] {
    text-align: -webkit-match-parent;
    text-align: match-parent;
  }
  button,
  a {
    cursor: pointer;
    background: none;
    border-radius: var(--_radius);
    color: inherit;
    border: 0;
    font: inherit;
    min-block-size: 24px;
    min-inline-size: 24px;
  }
  a {
    /* as high as that within a line, too */
    padding-block: 3px;
  }
  :focus-visible {
    outline: 2px solid var(--_focus);
    outline-offset: 2px;
  }
  @media (hover: hover) {
    button:hover,
    [role='option']:hover {
      background: var(--_tint);
    }
  }
  mark {
    color: var(--site-search-mark-text, inherit);
    background: var(--site-search-mark-background, #fc05);
    font-weight: 600;
    border-radius: 0.15em;
  }
  @media (pointer: coarse) {
    /* the size of a fingertip */
    button,
    li[role] {
      min-block-size: 44px;
      min-inline-size: 44px;
    }
    p a,
    [part='result-title'] a {
      padding-block: 15px;
    }
  }
  @media print {
    button {
      display: none;
    }
  }
  .unseen {
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }
`;
