/** Which sentences tell of a page of results: the kinds of answer are sentences of their own. */
import type { MessageName, MessageValues } from '../text/messages.js';
import type { ResultPage } from '../model/types.js';
import { pageCount, pageOf } from '../model/page-window.js';

export type Sentence = readonly [name: MessageName, values?: MessageValues];

/** For reading: the state first, help after it. */
export function summaryOf(page: ResultPage): readonly Sentence[] {
  const { results, start, numFound, isLowerBound } = page;
  const values = valuesOf(page);
  if (!numFound) return [['empty', values], [isLowerBound ? 'partial' : 'emptyHelp']];
  if (!results.length)
    return [
      ['pastEnd', values],
      ['pastEndHelp', values],
    ];
  const partial: Sentence[] = isLowerBound ? [['partial']] : [];
  if (results.length === numFound) return [['resultCount', values], ...partial];
  const range = { ...values, from: start + 1, to: start + results.length };
  return [[isLowerBound ? 'resultRangeAtLeast' : 'resultRange', range], ...partial];
}

/** For hearing: one short sentence. */
export function spokenSummary(page: ResultPage): Sentence {
  // with a lower bound it is not known how many pages there are
  if (page.isLowerBound || !page.results.length) return summaryOf(page)[0];
  const values = valuesOf(page);
  return [values.pages > 1 ? 'resultPage' : 'resultCount', values];
}

function valuesOf({ query, numFound, start, pageSize }: ResultPage) {
  return { query, count: numFound, page: pageOf(start, pageSize), pages: pageCount(numFound, pageSize) };
}
