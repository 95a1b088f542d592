/** All hostile texts, each one once. */
import { ADDRESSES } from './payloads/addresses.js';
import { BREAKOUTS } from './payloads/breakouts.js';
import { ELEMENTS } from './payloads/elements.js';
import { HANDLERS } from './payloads/handlers.js';
import { ENCODED, NAMES, STYLES, SYNTAXES } from './payloads/texts.js';

export const PAYLOADS: readonly string[] = [
  ...new Set([
    ...ELEMENTS,
    ...HANDLERS,
    ...BREAKOUTS,
    ...ADDRESSES,
    ...ENCODED,
    ...SYNTAXES,
    ...NAMES,
    ...STYLES,
  ]),
];
