/** The entry of the file that is loaded where recent searches are on. */
import { RecentList, type RecentOwner } from './controllers/recent-list.js';
import type { RecentSearches } from './model/recent-searches.js';
import type { SearchSession } from './session/search-session.js';
import { recentOptions } from './templates/recent-options.js';

/** Follows a session from now on, and keeps what the visitor searches for. */
export function recentSearches(session: SearchSession, owner: RecentOwner): RecentSearches {
  return Object.assign(new RecentList(session, owner), { draw: recentOptions });
}
