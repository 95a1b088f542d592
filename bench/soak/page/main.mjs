/** The page's side of it: what the script calls is `window.soak`. No widget is held here, but those that are parked. */
import '/dist/site-search.js';
import { check, isQuiet, overdue, tellStates, watchTyping } from './checks.mjs';
import { deed } from './deeds.mjs';
import { pointOf } from './points.mjs';
import { build, tearDown } from './widgets.mjs';

// what is loaded on demand is there, so that a connection that is lost is one of searches
const FILES = 'careful failure hotkey markup-parser overlay pages recent spelling template variants'.split(
  ' ',
);
await Promise.all(FILES.map((name) => import(`/dist/site-search-${name}.js`)));

// the page is never left, whatever is followed
navigation.addEventListener('navigate', (event) => {
  const isLeaving = !event.destination.sameDocument && event.cancelable;
  if (isLeaving) event.preventDefault();
});
watchTyping();
/** What is there before the first widget; the tool that drives the browser has put its own there, too. */
const begin = () => void (window.soak.left = structuredClone(window.left));
window.soak = { begin, build, tearDown, check, isQuiet, overdue, tellStates, deed, pointOf };
