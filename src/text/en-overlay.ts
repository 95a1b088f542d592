import type { SomeMessages } from './messages.js';

/** Of the layouts that lie over the page. */
export const words = { close: 'Close the search' } satisfies SomeMessages;
