/** What the visitor chose for a query goes on for all that is asked of it from then on. */
import { expect } from '@open-wc/testing';
import type { SiteSearch } from '../../src/elements/site-search.js';
import type { SearchSession } from '../../src/session/search-session.js';
import { answerOf, correctionOf } from '../helpers/answers.js';
import type { DeferredClient } from '../helpers/deferred-client.js';
import { searchMisspelt } from '../helpers/misspelt.js';
import { turn, turnWithCode } from '../helpers/turn.js';

interface Mounted {
  readonly element: SiteSearch;
  readonly client: DeferredClient;
  readonly session: SearchSession;
}

/** Searches "soler", which the service corrects to "solar", and is answered with so many results. */
async function misspell(attributes: string, numFound: number): Promise<Mounted> {
  const { element, client } = await searchMisspelt(attributes, numFound);
  const { session } = element.shadowRoot!.querySelector('site-search-box')!;
  return { element, client, session: session as SearchSession };
}

/** Follows what is on offer, or the way back. */
async function followSpelling({ element }: Mounted): Promise<void> {
  element.shadowRoot!.querySelector('site-search-spelling')!.shadowRoot!.querySelector('button')!.click();
  await turnWithCode();
}

/** Answers all that is asked from a call on: nothing for "soler", "solar" is its correction and has results. */
async function answerFrom({ client }: Mounted, searches: number, spells: number): Promise<void> {
  for (let round = 0; round < 3; round++) {
    await turnWithCode();
    for (const call of client.searches.slice(searches))
      call.answer(answerOf(call.query === 'solar' ? 12 : 0));
    for (const call of client.spells.slice(spells)) call.answer(correctionOf('soler', 'solar'));
  }
  await turnWithCode();
}

const again: readonly [string, (mounted: Mounted) => void][] = [
  ['a retry', ({ element }) => element.retry()],
  ['another page', ({ session }) => session.goToPage(2)],
  ['a changed setting', ({ element }) => (element.rows = 20)],
];

describe('SessionOwner, after "Search instead for …"', () => {
  for (const [what, ask] of again)
    it(`does not correct ${what} anew, and offers the correction`, async () => {
      const mounted = await misspell('spelling="auto"', 0);
      const { element, client } = mounted;
      client.lastSearch.answer(answerOf(12));
      await turnWithCode();
      expect(element.state).to.nested.include({ 'request.query': 'solar', 'request.corrects': 'soler' });
      await followSpelling(mounted);
      expect(element.state).to.nested.include({ status: 'ready', 'request.query': 'soler' });
      const asked = client.searches.length;
      const spelt = client.spells.length;
      ask(mounted);
      await answerFrom(mounted, asked, spelt);
      expect(client.searches[asked].query).to.equal('soler');
      expect(element.state).to.nested.include({
        status: 'ready',
        'request.query': 'soler',
        'request.origin': 'original',
        offer: 'solar',
      });
      expect(element.state.request!.corrects).to.equal(undefined);
    });
});

describe('SessionOwner, after an offer was accepted', () => {
  for (const [what, ask] of again)
    it(`looks no spelling up for ${what}`, async () => {
      const mounted = await misspell('', 3);
      const { element, client } = mounted;
      await followSpelling(mounted);
      client.lastSearch.answer(answerOf(25));
      await turn();
      const asked = client.searches.length;
      ask(mounted);
      await turnWithCode();
      expect(client.searches.slice(asked).map(({ query }) => query)).to.deep.equal(['solar']);
      client.lastSearch.answer(answerOf(25, { start: client.lastSearch.parameters.start! }));
      await turnWithCode();
      expect(element.state).to.nested.include({ status: 'ready', 'request.origin': 'spelling' });
      expect(client.spells).to.have.length(1);
    });
});
