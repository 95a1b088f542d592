import type { SomeMessages } from './messages.js';

/** Of the pages. */
export const words = {
  pages: 'Pages',
  page: 'Page {page}',
  previous: 'Previous',
  next: 'Next',
} satisfies SomeMessages;
