/** Clients of the page's own, in place of the widget's; `undefined` more often than not. */
import { WORDS } from '../words.mjs';

const ANSWER = {
  documents: [{ id: '1', fields: { title: ['One'], url: ['/away/1'], body: ['<em>x</em>'] } }],
  highlights: new Map(),
  start: 0,
  numFound: 1,
  isLowerBound: false,
  trackId: 't',
};

function slow(ms, value) {
  return (_request, { signal } = {}) =>
    new Promise((resolve, reject) => {
      const timer = setTimeout(() => (value instanceof Error ? reject(value) : resolve(value)), ms);
      signal?.addEventListener('abort', () => {
        clearTimeout(timer);
        reject(signal.reason);
      });
    });
}

export function clientOf(chance) {
  const ms = chance.below(300);
  const none = slow(ms, { corrections: [], collations: [] });
  const some = slow(ms, [{ term: WORDS[0], weight: 1, payload: '' }]);
  const broken = slow(ms, new Error('the page has a fault'));
  return chance.pick([
    undefined,
    undefined,
    { search: slow(ms, ANSWER), suggest: some, spell: none },
    { search: broken, suggest: broken, spell: broken },
  ]);
}
