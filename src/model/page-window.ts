import type { ResultPage } from './types.js';

/**
 * The pages that a pager shows, from 1: the first, the last, the current one with `siblings` on both sides,
 * and `'gap'` for the two or more pages left out between them. A row that has gaps is always
 * `2 * siblings + 5` long, so that its buttons stay where they are from page to page.
 *
 * @param current `undefined`, or a page that does not exist, for none.
 */
export function pageWindow(current: number | undefined, last: number, siblings = 1): (number | 'gap')[] {
  const here = current !== undefined && Number.isInteger(current) && current <= last ? current : 1;
  const length = Math.min(last, 2 * siblings + 5);
  const hidden = last - length;
  // of as many pages in a row as there is room for, the outer ones give way to the ends and the gaps
  const hiddenBefore = Math.max(0, Math.min(here - siblings - 3, hidden));
  return [...Array(length > 0 ? length : 0).keys()].map((index) => {
    if (!index) return 1;
    if (index === length - 1) return last;
    const isGap = index === 1 ? hiddenBefore > 0 : index === length - 2 && hiddenBefore < hidden;
    return isGap ? 'gap' : hiddenBefore + index + 1;
  });
}

/** Pages that so many results fill; 0 for no results. */
export function pageCount(numFound: number, pageSize: number): number {
  return pageSize > 0 ? Math.ceil(Math.max(0, numFound) / pageSize) : 0;
}

/** The last page there is to go to: a count that is a lower bound leaves one more to try. */
export function lastPage({ numFound, pageSize, isLowerBound, start, results }: ResultPage): number {
  const hasMore = isLowerBound && results.length === pageSize && start + pageSize >= numFound;
  return pageCount(numFound, pageSize) + Number(hasMore);
}

/** The page, from 1, that holds the result with this index, from 0. */
export function pageOf(start: number, pageSize: number): number {
  return pageSize > 0 ? Math.floor(Math.max(0, start) / pageSize) + 1 : 1;
}
