import { css } from 'lit';

export const boxStyles = css`
  .field {
    display: flex;
    border: 1px solid var(--_border);
    border-radius: var(--_radius);
    background: var(--site-search-surface, none);
  }
  .field:focus-within {
    outline: 2px solid var(--_focus);
    outline-offset: -1px;
  }
  input {
    flex: 1;
    min-inline-size: 0;
    padding: 0.625em 0 0.625em 0.875em;
    padding-inline: 0.875em 0;
    border: 0;
    background: none;
    color: inherit;
    font: inherit;
    /* below 16px iOS zooms the page when the box gets focus */
    font-size: max(16px, 1em);
    appearance: none;
    outline: none;
  }
  input::placeholder {
    color: var(--_muted);
    opacity: 1;
  }
  input::-webkit-search-cancel-button {
    display: none;
  }
  button {
    inline-size: 2.75em;
    block-size: 2.75em;
    padding: 0;
    color: var(--_muted);
  }
  button:focus-visible {
    outline-offset: -3px;
  }
  svg {
    inline-size: 1.25em;
    vertical-align: middle;
    fill: none;
    stroke: currentColor;
    stroke-width: 2;
    stroke-linecap: round;
  }
  ul {
    position: fixed;
    inset: auto;
    margin: 0.25em 0;
    padding: 0.25em;
    border: 1px solid var(--_border);
    border-radius: var(--_radius);
    background: var(--site-search-surface, Canvas);
    color: var(--site-search-text, CanvasText);
    box-shadow: 0 0.25em 1.5em #0003;
    overscroll-behavior: contain;
  }
  li {
    padding: 0.5em 0.625em;
    border-radius: inherit;
    cursor: pointer;
    font-weight: 600;
  }
  li span {
    font-weight: 400;
  }
  [aria-selected='true'] {
    background: var(--_tint);
    outline: 2px solid var(--_focus);
    outline-offset: -2px;
  }
  @media (pointer: coarse) {
    li {
      padding-block: 0.7em;
    }
  }
`;
