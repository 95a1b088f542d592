/** Which sentences tell of a page of results: the five kinds of answer are five different sentences. */
import { pageCount, pageOf } from '../model/page-window.js';
import type { ResultPage } from '../model/types.js';
import type { MessageName, MessageValues } from '../text/messages.js';

export type Sentence = readonly [name: MessageName, values?: MessageValues];

/** For reading: the state first, help after it. */
export function summaryOf(page: ResultPage): readonly Sentence[] {
  const { query, results, start, numFound: count, isLowerBound } = page;
  if (!count)
    return isLowerBound ? [['empty', { query }], ['partial']] : [['empty', { query }], ['emptyHelp']];
  if (!results.length) return [pastEnd(page), ['pastEndHelp', { count }]];
  if (results.length === count) return [['resultCount', { count, query }]];
  const range = { from: start + 1, to: start + results.length, count, query };
  return isLowerBound ? [['resultRangeAtLeast', range], ['partial']] : [['resultRange', range]];
}

/** For hearing: one short sentence. */
export function spokenSummary(page: ResultPage): Sentence {
  const { query, results, start, numFound: count, pageSize } = page;
  if (!count) return ['empty', { query }];
  if (!results.length) return pastEnd(page);
  const pages = pageCount(count, pageSize);
  if (pages < 2) return ['resultCount', { count, query }];
  return ['resultPage', { count, query, page: pageOf(start, pageSize), pages }];
}

function pastEnd({ query, start, pageSize }: ResultPage): Sentence {
  return ['pastEnd', { page: pageOf(start, pageSize), query }];
}
