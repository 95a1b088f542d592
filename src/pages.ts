/** The entry of the file that is loaded where there are more than ten results, or more than one page of them. */
export { layOutWhenIdle } from './elements/lay-out-when-idle.js';
export { pagesStyles } from './styles/pages.js';
export { pagesView } from './templates/pages.js';
export { words } from './text/en-pages.js';
