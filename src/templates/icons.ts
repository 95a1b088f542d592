/** The icons of files on demand, which share nothing with the script. Those of the box and its suggestions are in its style sheet. */
import type { DrawTemplate } from '../model/recent-searches.js';

export const MAGNIFIER = 'M17 10.5a6.5 6.5 0 1 1-13 0 6.5 6.5 0 0 1 13 0M15.5 15.5l5 5';
export const CROSS = 'm6 6 12 12M18 6 6 18';
export const CLOCK = 'M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0M12 7v5l3 2';
export const BIN = 'M4 7h16M9 7V4h6v3M6 7l1 13h10l1-13';

/** @param path one of the above, in a square of 24 */
export const icon = <T>(html: DrawTemplate<T>, path: string): T =>
  html`<svg width="1.25em" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" aria-hidden="true"><path d=${path}></path></svg>`;
