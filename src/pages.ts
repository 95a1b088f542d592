/** The entry of the file that is loaded where there are more than ten results, more than one page of them, or entries of the history. */
export { WaysBack } from './controllers/ways-back.js';
export { layOutWhenIdle } from './elements/lay-out-when-idle.js';
export { pagesStyles } from './styles/pages.js';
export { pagesView } from './templates/pages.js';
export { words } from './text/en-pages.js';
