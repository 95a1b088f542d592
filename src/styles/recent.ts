/** What the recent searches look like beside suggestions: what it is before the text, two things to do after it. */
import { css } from './sheet.js';

export const recentStyles = (): CSSStyleSheet => css`
  svg {
    display: block;
    margin: auto;
  }
  i:first-child {
    inset-inline: 0 auto;
  }
  i + p {
    margin-inline: var(--_icon);
    padding: 0;
  }
  p + i:not(:last-child) {
    inset-inline-end: var(--_icon);
  }
`;
