/**
 * The layouts that lie over the page, in one file that is loaded where one is asked for. A build of its own that
 * shares no code with the script: Lit's `html` is passed in.
 */
import { OverlayController, type OverlayHost } from './controllers/overlay-controller.js';
import { placeBeside } from './elements/place-beside.js';
export { overlayStyles } from './styles/overlay.js';
export { dialogView } from './templates/dialog.js';
export { words } from './text/en-overlay.js';

/** What opens and closes them in a host, and places the panel. */
export const overlayOf = (host: OverlayHost, focusBox: () => void): OverlayController =>
  new OverlayController(host, focusBox, placeBeside);
