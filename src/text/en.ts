import type { SomeMessages } from './messages.js';

/**
 * What every search may say. The words of what few visitors see come with the code that is loaded for it
 * (`addEnglish`); those of a failure to reach anything are here.
 */
export const en = {
  label: 'Search this site',
  placeholder: 'Search',
  submit: 'Search',
  clear: 'Clear the search',
  suggestions: 'Suggestions',
  suggestionCount: { one: '{count} suggestion', other: '{count} suggestions' },
  fill: 'Put into the box',
  results: 'Results',
  searching: 'Searching for {query}…',
  resultCount: { one: '{count} result for {query}', other: '{count} results for {query}' },
  resultRange: '{from}–{to} of {count} results for {query}',
  resultRangeAtLeast: '{from}–{to} of at least {count} results for {query}',
  resultPage: '{count} results for {query}, page {page} of {pages}',
  empty: 'No results for {query}',
  emptyHelp: 'Check the spelling, or try fewer or more general words.',
  pastEnd: 'Page {page} is past the end of the results for {query}',
  pastEndHelp: { one: 'There is {count} result.', other: 'There are {count} results.' },
  partial: 'There may be more results.',
  earlierResults: 'Earlier results for {query}',
  retry: 'Try again',
  failedOffline: 'You are offline. Check your connection.',
  failedNetwork: 'The search could not be reached. Check your connection.',
} satisfies SomeMessages;

export function addEnglish(words: SomeMessages): void {
  Object.assign(en, words);
}
