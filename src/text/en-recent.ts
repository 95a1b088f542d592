import type { SomeMessages } from './messages.js';

/** Of the recent searches. */
export const words = {
  recent: 'Recent searches',
  recentCount: 'Recent searches: {count}',
  remove: 'Remove',
  clearRecent: 'Clear recent searches',
} satisfies SomeMessages;
