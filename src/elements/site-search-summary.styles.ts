import { css } from 'lit';

export const summaryStyles = css`
  div > p {
    padding-block-start: 0.75em;
  }
  p + p {
    padding: 0;
    color: var(--_muted);
  }
  bdi {
    font-weight: 600;
  }
  [part='summary'] {
    scroll-margin-block-start: var(--site-search-scroll-margin, 5em);
  }
  .error {
    border: 1px solid var(--_border);
    border-inline-start: 0.25em solid #d92d20;
    align-items: center;
    flex-wrap: wrap;
    border-radius: var(--_radius);
    padding: 0.75em 1em;
    display: flex;
    margin-block: 0.75em;
    gap: 0.5em 1em;
  }
  .error p {
    flex: 1 1 14em;
    padding: 0;
  }
  button {
    padding: 0.625em 1em;
    border: 1px solid var(--_border);
  }
`;
