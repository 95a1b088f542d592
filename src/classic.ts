/** The entry of the classic script: the elements, and no exports. */
import './elements/site-search-session.js';
import './elements/site-search.js';
