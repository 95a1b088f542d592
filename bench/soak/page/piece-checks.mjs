/** What each piece must show of a settled state, and what not. */
const all = (piece, selector) => [...(piece?.shadowRoot?.querySelectorAll(selector) ?? [])];
const one = (piece, selector) => all(piece, selector)[0];
/** As `normalizeQuery` has it, near enough for what is typed here. */
const normal = (text) => text.normalize().trim();

const CHECKS = {
  box(box, { request }, isEdited) {
    const complaints = [];
    const input = one(box, 'input');
    const list = one(box, 'ul');
    const isOpen = !!list.closest(':popover-open');
    const query = request?.query ?? '';
    if (request?.cause !== 'instant' && normal(input.value) !== normal(query) && !isEdited)
      complaints.push(`has "${input.value}" in its box, not "${query}"`);
    if (isOpen !== (input.getAttribute('aria-expanded') === 'true'))
      complaints.push('is not as open as it says');
    if (isOpen && box.shadowRoot.activeElement !== input) complaints.push('has an open list without focus');
    if (isOpen && !list.children.length) complaints.push('has an open list without options');
    const active = input.getAttribute('aria-activedescendant');
    if (active && !one(box, `#${active}`)) complaints.push('has an active option that is not there');
    if (!!input.value !== !!one(box, '[part=clear]')) complaints.push('has a text and no way to clear it');
    return complaints;
  },
  summary(summary, { status, page }) {
    const words = one(summary, '[part=summary]').textContent.trim();
    const isFailed = status === 'failed';
    const errors = all(summary, '[part=error]').length;
    const complaints = [];
    if (!words !== (status === 'idle')) complaints.push(`says "${words}" while ${status}`);
    if (errors !== Number(isFailed)) complaints.push(`has ${errors} errors while ${status}`);
    if (all(summary, '[part=retry]').length !== Number(isFailed))
      complaints.push('has not one way to try again');
    const lines = all(summary, '[part=summary] > p').length;
    if (status === 'ready' && page.results.length && lines > 1 + Number(!!page.isLowerBound))
      complaints.push('says more than its results');
    return complaints;
  },
  results(results, { status, page }) {
    const lists = all(results, 'ol[part=results]');
    const items = all(results, 'ol[part=results] > li').length;
    // after a failure the last good answer stays
    const wanted = status === 'idle' ? 0 : (page?.results.length ?? 0);
    const complaints = [];
    if (items !== wanted) complaints.push(`shows ${items} results of ${wanted}`);
    if (lists.length !== Number(wanted > 0)) complaints.push(`has ${lists.length} lists of results`);
    if (one(results, '.skeletons')) complaints.push('shows skeletons');
    return complaints;
  },
  pagination(pagination, { status, page, request }) {
    const navs = all(pagination, 'nav').length;
    const isEarlier = status === 'failed' && page?.query !== request.query;
    // from beyond a single page there is a way back, also where nothing is found there
    const reach = page ? Math.max(page.numFound, page.start + 1) : 0;
    const isLong = status !== 'idle' && !isEarlier && reach > page?.pageSize;
    if (isLong !== navs > 0 && !page?.isLowerBound) return [`has ${navs} lists of pages`];
    return all(pagination, '[aria-current]').length > 1 ? ['has two current pages'] : [];
  },
  spelling(spelling, { page, offer, request }) {
    const said = all(spelling, '[part=spelling]').length;
    // also beside results of which another page has failed
    const isOnShow = !!page && page.query === request.query;
    return said === Number(isOnShow && !!(request.corrects ?? offer)) ? [] : [`has ${said} corrections`];
  },
};

/** @param pieces those that show the state, by name */
export function checkPieces(pieces, state, isEdited) {
  return Object.entries(pieces).flatMap(([name, piece]) => {
    // a dialog that has not come yet has none of them
    if (!piece) return [];
    const busy = all(piece, '[aria-busy=true]').length ? [`is busy (${name})`] : [];
    return [...busy, ...CHECKS[name](piece, state, isEdited)];
  });
}
