import { en } from '../../src/text/en.js';
import { words as failures } from '../../src/text/en-failures.js';
import { words as overlay } from '../../src/text/en-overlay.js';
import { words as pages } from '../../src/text/en-pages.js';
import { words as recent } from '../../src/text/en-recent.js';
import { words as spelling } from '../../src/text/en-spelling.js';
import type { Messages } from '../../src/text/messages.js';

/** All English words, wherever they are kept: the compiler tells where one is missing. */
export const english: Messages = { ...en, ...failures, ...overlay, ...pages, ...recent, ...spelling };
