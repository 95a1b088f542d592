/** The entry of the self-contained module: registers the elements, and exports what a page cannot get from them. */
import './elements/site-search-session.js';
import './elements/site-search.js';

export { createSearchClient } from './client/search-client.js';
// of the package's main entry the types, those of the events above all: they are nowhere else in the declarations
export type * from './index.js';
