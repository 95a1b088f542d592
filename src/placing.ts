/** The entry of the file that places the list of suggestions where the browser's own anchors may be wrong. */
export { placeBeside } from './elements/place-beside.js';
