/** The entry of the self-contained module: registers the elements, and exports what a page cannot get from them. */
import './elements/site-search-session.js';
import './elements/site-search.js';

export { createSearchClient } from './client/search-client.js';
