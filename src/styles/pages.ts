/** What the pages look like; adopted with the code that draws them. */
import { css } from './sheet.js';

export const pagesStyles = (): CSSStyleSheet => css`
  :host > nav {
    container-type: inline-size;
  }
  ol {
    display: flex;
    flex-wrap: wrap;
    gap: 0.25em;
    justify-content: center;
  }
  li > * {
    display: grid;
    place-items: center;
    /* a pointer hits it in small print, too */
    min-inline-size: max(2.75em, 24px);
    min-block-size: max(2.75em, 24px);
    padding: 0 0.5em;
    text-decoration: none;
  }
  /* a gap takes no more room than its dots, whatever the size of a page */
  li > i {
    min-inline-size: 0;
    padding: 0;
  }
  /* a step that there is not has its room */
  li:has(p) {
    visibility: hidden;
  }
  [aria-current] {
    border: 1px solid;
    color: var(--_accent);
    font-weight: 600;
  }
  .previous > *::before {
    content: '‹';
  }
  .next > *::after {
    content: '›';
  }
  .previous > *,
  .next > * {
    grid-auto-flow: column;
    gap: 0.25em;
  }
  @container (inline-size < 30em) {
    ol {
      gap: 0;
    }
    li > * {
      min-inline-size: max(2.25em, 24px);
      padding: 0;
    }
    span,
    /* there is no room for it: the pages would not fit one line */
    li:has(p) {
      display: none;
    }
  }
  @media (hover: hover) {
    a:hover {
      background: var(--_tint);
    }
  }
  @media (pointer: coarse) {
    /* the size of a fingertip */
    li > * {
      min-inline-size: 44px;
      min-block-size: 44px;
    }
  }
  @media print {
    :host {
      display: none;
    }
  }
`;
