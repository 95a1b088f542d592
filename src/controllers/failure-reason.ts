/**
 * What a failure means for a visitor. The code for it, and most of the words,
 * are loaded when there is one; where they do not come, nothing can be reached,
 * and that is what is said.
 */
import { addEnglish } from '../text/en.js';
import { inTime } from './in-time.js';
import type { FailureReason } from '../model/failure.js';

/** What may be for want of a connection. */
export const NO_ANSWER = /^(Network|Offline|Timeout)$/;

/** @param page the page that was asked for, from 1 */
export async function learnReason(error: Error, page: number): Promise<FailureReason> {
  const known = await inTime(
    import('../failure.js')
      .then(({ words, failureReason }) => {
        addEnglish(words);
        return failureReason(error, page);
      })
      .catch(() => undefined),
  );
  const reason = known ?? 'Network';
  return !navigator.onLine && NO_ANSWER.test(reason) ? 'Offline' : reason;
}
