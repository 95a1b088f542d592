import { turn } from './turn.js';

/**
 * The page's history goes to an entry, as by Back, Forward and links to anchors.
 *
 * @param address its query and fragment
 */
export async function goToEntry(address: string): Promise<void> {
  // not through a spy: this is the page, not the widget
  History.prototype.replaceState.call(history, null, '', location.pathname + address);
  dispatchEvent(new PopStateEvent('popstate'));
  await turn();
}
