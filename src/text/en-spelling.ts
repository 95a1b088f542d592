import type { SomeMessages } from './messages.js';

/** Of a correction that was searched unasked. */
export const words = {
  showingInstead: 'Showing results for {query}.',
  searchInstead: 'Search instead for {query}',
} satisfies SomeMessages;
