import { css } from 'lit';

export const boxStyles = css`
  .field {
    display: flex;
    anchor-name: --field;
    background: var(--site-search-surface, none);
    border: 1px solid var(--_border);
    border-radius: var(--_radius);
  }
  .field:focus-within {
    outline: 2px solid var(--_focus);
    outline-offset: -1px;
  }
  span {
    flex: 1;
    min-inline-size: 0; /* in WebKit the buttons would be narrowed, and stand out of a box of less than 18em */
  }
  input {
    contain: size layout;
    border: 0;
    font: inherit;
    /* below 16px iOS zooms the page when the box gets focus */
    font-size: max(16px, 1em);
    inline-size: 100%;
    color: inherit;
    /* laid out by itself at each key, not with the page and all that is anchored in it, which a flex item is */
    display: block;
    contain-intrinsic-size: 11.25em 1lh;
    appearance: none;
    min-block-size: 100%;
    background: none;
    padding: 0.625em 0;
    padding-inline-start: 0.875em;
  }
  input:focus-visible {
    outline: none;
  }
  /* an empty one is of the page's direction, and as wide as one with a button to clear it (but in Firefox) */
  input[placeholder] {
    direction: inherit;
    contain-intrinsic-size: 14em 1lh;
  }
  input::placeholder {
    opacity: 1;
    color: var(--_muted);
  }
  button {
    color: var(--_muted);
    min-block-size: 2.75em;
    inline-size: 2.75em;
  }
  button:focus-visible {
    outline-offset: -4px;
  }
  /* icons are boxes and lines, which take a page less work than an svg: a cross, a magnifier, and the arrow of an option */
  button::before,
  button::after,
  i:empty::before,
  i:empty::after {
    content: '';
    display: block;
    grid-area: 1 / 1;
    inline-size: 0.95em;
    margin: -0.0625em auto;
    border: 0.0625em solid;
    border-radius: 1em;
    rotate: 45deg;
  }
  [part='clear']::before {
    rotate: -45deg;
  }
  [part='submit']::before {
    inline-size: 0.8em;
    block-size: 0.8em;
    border-width: 0.145em;
    translate: -0.1em -0.1em;
  }
  [part='submit']::after {
    inline-size: 0.6em;
    translate: 0.35em -0.06em;
  }
  /* in the top layer: no overflow or z-index of the page hides it; has no place of its own, so that Chromium lays out the
     page once for a key, not twice, which it does where what is anchored has a ::backdrop */
  [popover] {
    inset: auto; /* without anchors: where it stands, under the box */
    border: 0;
  }
  ul {
    max-block-size: max(100% - 2px, 12em);
    border-radius: min(var(--_radius), 1em); /* a pill would cut the first option off */
    inline-size: anchor-size(width);
    position-anchor: --field;
    position-try:
      flip-block,
      --short,
      --short flip-block;
    overflow: auto;
    color: var(--site-search-text, CanvasText);
    margin: 1px 0;
    /* as with a menu of the browser, whoever scrolls past its end stays there */
    overscroll-behavior: contain;
    position-area: block-end center;
    /* follows its box through every scroll */
    position: fixed;
    background: var(--site-search-surface, Canvas);
    border: 1px solid var(--_border);
    --_icon: max(2.75em, 44px);
    box-shadow: 0 0.25em 1.5em #0003;
  }
  /* where neither side has room for four options */
  @position-try --short {
    max-block-size: max(100% - 2px, 4em);
  }
  /* no flex, no grid: ten are laid out in less time */
  li {
    padding-block: 0.625em;
    cursor: pointer;
    font-weight: 600;
    padding-inline-end: var(--_icon);
    position: relative;
    /* a long press is a slow press, not the start of a selection; so named, for Safari knows no other name */
    -webkit-user-select: none;
    min-block-size: 24px;
  }
  li span {
    font-weight: 400;
  }
  /* alike on both sides: a paragraph may be of the other direction */
  li p {
    padding-inline: 0.875em;
  }
  i {
    padding-block: 0.75em;
    inset-block: 0;
    color: var(--_muted);
    inline-size: var(--_icon);
    position: absolute;
    inset-inline-end: 0;
  }
  i:empty::before {
    inline-size: 0.5em;
    block-size: 0.5em;
    margin: 0.25em auto -0.1875em;
    border-width: 0.125em 0 0 0.125em;
    border-radius: 0;
    rotate: none;
    translate: -0.125em;
  }
  i:dir(rtl) {
    scale: -1 1;
  }
  [aria-selected='true'] {
    background: var(--_tint);
    outline: 2px solid var(--_focus);
    outline-offset: -2px;
  }
  /* it stays where it opens: so it can be scrolled to its end, for most places of the box */
  @supports not (position-area: block-end) {
    ul {
      max-block-size: 50vh;
    }
  }
  @media print {
    :host {
      display: none;
    }
  }
  @media (forced-colors: active) {
    [aria-selected='true'] {
      forced-color-adjust: none;
      background: SelectedItem;
      color: SelectedItemText;
    }
  }
`;
