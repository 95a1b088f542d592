import { css } from 'lit';

export const paginationStyles = css`
  nav {
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
    min-inline-size: 2.75em;
    min-block-size: 2.75em;
    padding-inline: 0.5em;
    text-decoration: none;
  }
  [aria-current] {
    border: 1px solid;
    color: var(--_accent);
    font-weight: 600;
  }
  .previous *::before {
    content: '‹ ' / '';
  }
  .next *::after {
    content: ' ›' / '';
  }
  @container (inline-size < 30em) {
    li > * {
      min-inline-size: 2.25em;
      padding-inline: 0;
    }
    span span {
      display: none;
    }
  }
`;
