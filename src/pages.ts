/** The entry of the file that is loaded where results have more than one page. */
export { pagesStyles } from './styles/pages.js';
export { pagesView } from './templates/pages.js';
export { words } from './text/en-pages.js';
