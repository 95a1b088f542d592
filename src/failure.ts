/** The entry of the file that is loaded where a search has failed: what the failure means, and the English words for it. */
export { failureReason } from './model/failure.js';
export { words } from './text/en-failures.js';
