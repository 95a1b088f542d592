/**
 * The layouts that lie over the page, in one file that is loaded where one is asked for. A build of its own that
 * shares no code with the script: Lit's `html` is passed in.
 */
export { OverlayController } from './controllers/overlay-controller.js';
export { overlayStyles } from './styles/overlay.js';
export { dialogView } from './templates/dialog.js';
export { words } from './text/en-overlay.js';
