/** The public interface. Importing it registers the elements; nothing else happens. */
export { SiteSearch } from './elements/site-search.js';
export { SiteSearchBox } from './elements/site-search-box.js';
export { SiteSearchPagination } from './elements/site-search-pagination.js';
export { SiteSearchResults } from './elements/site-search-results.js';
export { SiteSearchSession } from './elements/site-search-session.js';
export { SiteSearchSpelling } from './elements/site-search-spelling.js';
export { SiteSearchSummary } from './elements/site-search-summary.js';
export * from './events.js';
export { createSearchClient, type SearchClientOptions } from './client/search-client.js';
export * from './client/errors.js';
export { SearchSession } from './session/search-session.js';
export type { FailureReason } from './model/failure.js';
export type * from './model/types.js';
export type * from './session/session-state.js';
export type { Message, MessageName, MessageOverrides, Messages, MessageValues } from './text/messages.js';
