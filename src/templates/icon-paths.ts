/** What the icons of files on demand are drawn of. Those of the box and its suggestions are boxes of its style sheet. */

export const MAGNIFIER = 'M17 10.5a6.5 6.5 0 1 1-13 0 6.5 6.5 0 0 1 13 0M15.5 15.5l5 5';
export const CROSS = 'm6 6 12 12M18 6 6 18';
/** To the start of the box, which is where the text goes. */
export const INTO_BOX = 'M6 15V6h9M6 6l12 12';
