import { expect } from '@open-wc/testing';
import fc from 'fast-check';
import type { SiteSearch } from '../../src/elements/site-search.js';
import { FakeService } from './fake-service.js';
import { GOOD, sent } from './hostile-json.js';
import { strangers } from './own-elements.js';
import { Watch } from './watch.js';
import { mountWidget, pieceOf, search, textsIn, type } from './widget.js';

/** Of what fails, fast-check tells the path to it; with the same seed it is the same. */
const SEED = 20_261_128;
const RUNS = 60;
/** Long enough for any answer, too short for a second try: it is waited for, and that is no use here. */
const HOSTILE_MS = 100;
const GOOD_MS = 8000;

describe('any answer at all', () => {
  let service: FakeService;
  let watch: Watch;
  let element: SiteSearch;

  before(async () => {
    watch = new Watch();
    service = new FakeService();
    // several documents have one place in a list, and a page of its own
    element = await mountWidget({ rows: '2' });
  });

  after(() => {
    element.remove();
    service.remove();
  });

  /** Answers are remembered, and so is a wait that the service asks for; of another service nothing is known. */
  async function turnTo(timeout: number): Promise<void> {
    service.forget();
    element.timeout = timeout;
    element.apiKey = `key-${timeout}`;
    await element.updateComplete;
  }

  /** A good answer is still shown, whatever came before. */
  async function isAlive(): Promise<void> {
    await turnTo(GOOD_MS);
    service.give('search', '*', JSON.stringify(GOOD.search));
    expect(await search(element, 'good')).to.equal('ready');
    const titles = textsIn(pieceOf(element, 'site-search-results'), 'h3');
    expect(titles).to.deep.equal(['Solar power', 'Wind & water']);
  }

  it('settles, shows the own elements alone, and leaves the widget alive', async () => {
    const outcomes = { ready: 0, failed: 0, suggestions: 0, offers: 0 };
    await fc.assert(
      fc.asyncProperty(sent('search'), sent('suggest'), sent('spell'), async (found, suggested, spelt) => {
        await turnTo(HOSTILE_MS);
        service.give('search', '*', found);
        service.give('suggest', '*', suggested);
        service.give('spell', '*', spelt);
        if ((await type(element, 'solar')).length) outcomes.suggestions++;
        outcomes[await search(element, 'solra')]++;
        if (pieceOf(element, 'site-search-spelling').querySelector('[part=spelling]')) outcomes.offers++;
        expect(strangers(element)).to.deep.equal([]);
        expect(watch.problems()).to.deep.equal([]);
        await isAlive();
      }),
      { seed: SEED, numRuns: RUNS },
    );
    // it is no use to send what is refused at the door alone
    for (const [name, count] of Object.entries(outcomes)) expect(count, name).to.be.at.least(RUNS / 10);
    expect(await watch.end()).to.deep.equal([]);
    expect(service.elsewhere).to.deep.equal([]);
    expect('polluted' in {}).to.equal(false);
  }).timeout(60_000);
});
