import { css } from 'lit';

export const resultsStyles = css`
  :host > ol {
    outline-offset: 0.25em;
  }
  /* what stands below is out of sight before the last results have come, and is not seen to move */
  [data-many='true'] {
    min-block-size: 100vh;
  }
  [aria-busy='true'] {
    opacity: 0.55;
  }
  li,
  .skeletons > div {
    padding-block: var(--site-search-space, 1em);
  }
  li {
    /* a list item would be counted anew, with all after it, for each one that goes */
    display: block;
    /* a header that stays at the top of the page hides nothing of the first result */
    scroll-margin-block-start: var(--site-search-scroll-margin, 5em);
  }
  /*
   * What is off screen is neither laid out nor painted; its usual height stands in. Not of the usual ten: where a guess gives
   * way to the height itself, what is read would move.
   */
  li:nth-child(n + 11) {
    contain-intrinsic-block-size: auto 8em;
    content-visibility: auto;
  }
  li + li {
    border-block-start: 1px solid var(--_tint);
  }
  [part='result-title'] {
    font-size: 1.125em;
    line-height: 1.35;
  }
  a {
    color: var(--_accent);
    text-decoration: none;
  }
  a:hover {
    text-decoration: underline;
  }
  /* on the accent, and on a line of small print, the colour of marks would be too much, and too little contrast */
  a mark,
  [part='result-url'] mark {
    color: inherit;
    background: none;
    font: inherit;
    text-decoration: underline;
  }
  [part='result-url'] {
    overflow: hidden;
    text-overflow: ellipsis;
    color: var(--_muted);
    white-space: nowrap;
    font-size: 0.875em;
    contain: inline-size;
  }
  [data-before]::before {
    content: '… ';
  }
  [data-after]::after {
    content: ' …';
  }
  @media (forced-colors: active) {
    /* else the colour is forced and the ground is not: black on black */
    [part] mark {
      color: MarkText;
      background: Mark;
    }
  }
  i {
    display: block;
    block-size: 1em;
    margin-block: 0.3em;
    background: var(--_tint);
  }
  i:first-child {
    inline-size: 45%;
  }
  @media print {
    li:nth-child(n) {
      break-inside: avoid;
      content-visibility: visible;
    }
    [part='result-url'] {
      white-space: normal;
    }
  }
`;
