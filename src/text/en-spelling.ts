import type { SomeMessages } from './messages.js';

/** Of a correction, on offer or searched unasked. */
export const words = {
  didYouMean: 'Did you mean {query}?',
  showingInstead: 'Showing results for {query}.',
  searchInstead: 'Search instead for {query}',
} satisfies SomeMessages;
