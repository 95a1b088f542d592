import { pageFor } from './answers.js';
import { mountPiece, sessionWith, settle } from './mount.js';
import { byRole } from './query.js';
import { turn } from './turn.js';

/** The list of results on a session of its own. */
export async function mount() {
  const session = sessionWith();
  const element = await mountPiece('site-search-results', session);
  const list = () => byRole(element, 'list', 'Results');
  return { session, element, list };
}

/** Results of a query, drawn. */
export async function mountFound(numFound = 3) {
  const mounted = await mount();
  mounted.session.search('solar');
  settle(mounted.session, pageFor('solar', numFound));
  await turn();
  return mounted;
}
