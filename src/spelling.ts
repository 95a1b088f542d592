/** The entry of the file that is loaded where the service has a correction to offer, or there are words to ask for one by one. */
export { decodeSpelling } from './client/decode-spell.js';
export { offerSpelling } from './controllers/spelling-offer.js';
export { spellingLine } from './session/spelling-line.js';
export { spellingView } from './templates/spelling.js';
export { words } from './text/en-spelling.js';
