/** The entry of the file that is loaded where recent searches are on. */
import { RecentList, type RecentOwner } from './controllers/recent-list.js';
import type { RecentSearches } from './model/recent-searches.js';
import type { SearchSession } from './session/search-session.js';
export { words } from './text/en-recent.js';
import { recentStyles } from './styles/recent.js';
import { recentOptions } from './templates/recent-options.js';

/** The boxes that look like it. */
const dressed = new WeakSet<ShadowRoot>();

const draw: RecentSearches['draw'] = (html, root, ...more) => {
  if (root && !dressed.has(root)) {
    dressed.add(root);
    root.adoptedStyleSheets.push(recentStyles());
  }
  return recentOptions(html, ...more);
};

/** Keeps what the visitor searches for in a session from now on, and hands it to the session's pieces; once for each. */
export function follow(session: SearchSession, owner: RecentOwner): void {
  session.recents ??= Object.assign(new RecentList(session, owner), { draw });
}
