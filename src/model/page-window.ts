import type { ResultPage } from './types.js';

/** A row that has gaps is always so long, so that its buttons stay where they are from page to page. */
const LONGEST = 7;

/**
 * The pages that a pager shows, from 1: the first, the last, the current one with its neighbours, and `'gap'` for the two or more pages
 * left out between them.
 *
 * @param current A page that does not exist for none.
 */
export function pageWindow(current: number, last: number): (number | 'gap')[] {
  const length = Math.min(last, LONGEST);
  const hidden = last - length;
  // of as many pages in a row as there is room for, the outer ones give way to the ends and the gaps
  const hiddenBefore = current <= last ? Math.max(0, Math.min(current - 4, hidden)) : 0;
  return [...Array(length).keys()].map((index) => {
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
