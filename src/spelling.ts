/** The entry of the file that is loaded where the service has a correction to offer. */
export { decodeSpelling } from './client/decode-spell.js';
export { correctQuery, mergeSpellAnswers } from './model/correct-query.js';
