import type { SomeMessages } from './messages.js';

/** What failed, and what can be done; of the network there are words in `en.ts`. */
export const words = {
  failedTimeout: 'The search took too long to answer.',
  failedSetup: 'The search is not set up correctly. If this is your site, check its settings.',
  failedKey:
    'The search is not set up correctly: its key was refused. If this is your site, check its settings.',
  failedOrganization:
    'The search is not set up correctly: its organization is unknown. If this is your site, check its settings.',
  failedLimit: 'Too many searches right now. Wait a moment.',
  failedService: 'Something went wrong with the search.',
  failedAnswer: 'Something went wrong with the search: its answer cannot be read.',
  failedPage: 'These results cannot be shown. Try an earlier page.',
} satisfies SomeMessages;
