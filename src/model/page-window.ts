/**
 * The pages that a pager shows, from 1: the first, the last, the current one with `siblings` on both sides,
 * and `'gap'` for the two or more pages left out between them. A row that has gaps is always
 * `2 * siblings + 5` long, so that its buttons stay where they are from page to page.
 *
 * @param current `undefined`, or a page that does not exist, for none.
 */
export function pageWindow(current: number | undefined, last: number, siblings = 1): (number | 'gap')[] {
  const here =
    current !== undefined && Number.isInteger(current) && current <= last ? Math.max(current, 1) : 1;
  const from = Math.max(1, Math.min(here - siblings, last - 2 * siblings - 2));
  const to = Math.min(last, Math.max(here + siblings, 2 * siblings + 3));
  const middle = Array.from({ length: to - from + 1 }, (_, index) => from + index);

  const row: (number | 'gap')[] = [];
  let previous = 0;
  for (const page of [1, ...middle, last]) {
    if (!(page <= last) || page <= previous) continue;
    if (page > previous + 1) row.push(page === previous + 2 ? page - 1 : 'gap');
    row.push(page);
    previous = page;
  }
  return row;
}

/** Pages that so many results fill; 0 for no results. */
export function pageCount(numFound: number, pageSize: number): number {
  return pageSize > 0 ? Math.ceil(Math.max(0, numFound) / pageSize) : 0;
}

/** The page, from 1, that holds the result with this index, from 0. */
export function pageOf(start: number, pageSize: number): number {
  return pageSize > 0 ? Math.floor(Math.max(0, start) / pageSize) + 1 : 1;
}
