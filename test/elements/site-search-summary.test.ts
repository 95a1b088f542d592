import { expect, waitUntil } from '@open-wc/testing';
import { HttpError, NetworkError, ServiceError, TimeoutError } from '../../src/client/errors.js';
import { pageFor } from '../helpers/answers.js';
import { fail, mountPiece, sessionWith, settle } from '../helpers/mount.js';
import { allByRole, byRole, parts, spoken, textOf } from '../helpers/query.js';
import { lull, turn } from '../helpers/turn.js';

async function mount() {
  const session = sessionWith();
  const element = await mountPiece('site-search-summary', session);
  return {
    session,
    element,
    read: () => textOf(parts(element, 'summary')[0]),
    isBusy: () => parts(element, 'summary')[0].getAttribute('aria-busy'),
  };
}

describe('<site-search-summary>', () => {
  it('says nothing while nothing is searched for, with its live regions there', async () => {
    const { element, read, isBusy } = await mount();
    expect(read()).to.equal('');
    expect(isBusy()).to.equal('false');
    expect(allByRole(element, 'status')).to.have.length(2);
    await expect(element).to.be.accessible();
  });

  it('R10 says what is awaited, and never "no results", until the answer comes', async () => {
    const { session, element, read, isBusy } = await mount();
    session.search('solar');
    await turn();
    expect(read(), 'at once').to.equal('');
    await lull();
    expect(read()).to.equal('Searching for solar…');
    expect(isBusy()).to.equal('true');
    expect(spoken(element)).to.equal('');
    await expect(element).to.be.accessible();
  });

  for (const [what, numFound, start, sentence] of [
    ['one page', 3, 0, '3 results for solar'],
    ['one of several pages', 95, 10, '11–20 of 95 results for solar'],
    ['no results', 0, 0, 'No results for solar Check the spelling, or try fewer or more general words.'],
    [
      'P02 a page past the end',
      22,
      80,
      'Page 9 is past the end of the results for solar There are 22 results.',
    ],
  ] as const)
    it(`tells ${what}`, async () => {
      const { session, element, read, isBusy } = await mount();
      session.search('solar', { page: start / 10 + 1 });
      settle(session, pageFor('solar', numFound, { start }));
      await turn();
      const sentences = [...element.shadowRoot!.querySelectorAll('[part=summary] p')].map(textOf);
      expect(sentences.join(' ')).to.equal(sentence);
      expect(isBusy()).to.equal('false');
      expect(read()).to.not.equal('');
      await expect(element).to.be.accessible();
    });

  it('tells that there may be more', async () => {
    const { session, read } = await mount();
    session.search('solar');
    settle(session, pageFor('solar', 95, { isLowerBound: true }));
    await turn();
    expect(read()).to.contain('of at least 95 results').and.to.contain('There may be more results.');
  });

  for (const [error, words] of [
    [new NetworkError(), 'could not be reached'],
    [new TimeoutError(), 'took too long'],
    [new HttpError(401), 'not set up correctly'],
    [new HttpError(429), 'Too many searches'],
    [new HttpError(500), 'Something went wrong'],
    [new Error('secret words'), 'Something went wrong'],
  ] as const)
    it(`tells of a ${error.message || error.name} in words, and aloud, never as "no results"`, async () => {
      const { session, element, read } = await mount();
      session.search('solar');
      fail(session, error);
      await turn();
      expect(read()).to.contain(words).and.to.not.contain('No results').and.to.not.contain('secret');
      expect(spoken(element)).to.contain(words);
      await expect(element).to.be.accessible();
    });

  it('P05 tells that a page that lies too deep cannot be shown', async () => {
    const { session, read } = await mount();
    session.search('solar', { page: 1001 });
    fail(session, new ServiceError(400));
    await turn();
    expect(read()).to.contain('These results cannot be shown.');
  });

  it('leads to the first page where no other is there to be tried', async () => {
    const { session, element } = await mount();
    session.search('solar', { page: 1001 });
    fail(session, new ServiceError(400));
    await turn();
    byRole(element, 'button', 'Try again').click();
    expect(session.state.request).to.include({ query: 'solar', page: 1 });
    settle(session, pageFor('solar', 95));
    session.goToPage(8);
    fail(session, new ServiceError(400));
    await turn();
    byRole(element, 'button', 'Try again').click();
    expect(session.state.request).to.include({ query: 'solar', page: 8 });
  });

  it('keeps the focus that was on a failure which goes by itself', async () => {
    const { session, element } = await mount();
    session.search('solar');
    fail(session, new NetworkError());
    await turn();
    byRole(element, 'button', 'Try again').focus();
    session.retry('again');
    settle(session, pageFor('solar', 3));
    await turn();
    expect(element.shadowRoot!.activeElement).to.equal(element.shadowRoot!.querySelector('[part=summary]'));
  });

  it('asks again on "Try again"', async () => {
    const { session, element, read } = await mount();
    session.search('solar');
    fail(session, new NetworkError());
    await turn();
    byRole(element, 'button', 'Try again').click();
    await turn();
    expect(session.state.request).to.include({ query: 'solar', cause: 'retry' });
    expect(read()).to.equal('Searching for solar…');
  });

  it('leads to the first page from one that is out of reach, also beside the results of another query', async () => {
    const { session, element } = await mount();
    for (const page of [undefined, pageFor('solar', 3)]) {
      if (page) {
        session.search('solar');
        settle(session, page);
      }
      session.search('wind', { page: 900, cause: 'url' });
      fail(session, new HttpError(400));
      await turn();
      byRole(element, 'button', 'Try again').click();
      expect(session.state.request).to.include({ query: 'wind', page: 1 });
    }
  });

  it('tells which query the results below are for, after another one failed', async () => {
    const { session, read } = await mount();
    session.search('solar');
    settle(session, pageFor('solar', 3));
    session.search('wind');
    fail(session, new NetworkError());
    await turn();
    expect(read()).to.contain('Earlier results for solar');
  });

  it('tells of no earlier results where there were none', async () => {
    const { session, read } = await mount();
    session.search('solar');
    settle(session, pageFor('solar', 0));
    session.search('wind');
    fail(session, new NetworkError());
    await turn();
    expect(read()).to.not.contain('Earlier');
  });

  it('calls the results of the same query no earlier ones', async () => {
    const { session, read } = await mount();
    session.search('solar');
    settle(session, pageFor('solar', 95));
    session.goToPage(2);
    fail(session, new NetworkError());
    await turn();
    expect(read()).to.not.contain('Earlier');
  });

  it('draws the query as text, in a direction of its own', async () => {
    const { session, element } = await mount();
    session.search('<b>שלום</b>');
    settle(session, pageFor('<b>שלום</b>', 0));
    await turn();
    expect(element.shadowRoot!.querySelector('bdi')!.textContent).to.equal('<b>שלום</b>');
    expect(element.shadowRoot!.querySelector('b')).to.equal(null);
  });

  it('is empty again after clear', async () => {
    const { session, read } = await mount();
    session.search('solar');
    settle(session, pageFor('solar', 3));
    session.clear();
    await turn();
    expect(read()).to.equal('');
  });

  it('takes up a language that is given to it later', async () => {
    const { session, element, read } = await mount();
    session.search('solar');
    settle(session, pageFor('solar', 3));
    await turn();
    element.lang = 'de';
    await waitUntil(() => read().startsWith('3 Ergebnisse'), 'the words have not come');
  });

  it('counts in the words of the page', async () => {
    const session = sessionWith({ messages: { resultCount: { other: '{count} hits' } } });
    const element = await mountPiece('site-search-summary', session);
    session.search('solar');
    settle(session, pageFor('solar', 1));
    await turn();
    expect(textOf(parts(element, 'summary')[0])).to.equal('1 hits');
  });
});

describe('<site-search-summary>, aloud', () => {
  it('A02 says one sentence for each state that settled, in order, and nothing between', async () => {
    const { session, element } = await mount();
    const said: string[] = [];
    const observer = new MutationObserver(() => said.push(spoken(element)));
    observer.observe(element.shadowRoot!.querySelector('.unseen')!, {
      subtree: true,
      childList: true,
      characterData: true,
    });
    for (const query of ['s', 'so', 'sol']) session.search(query);
    await turn();
    settle(session, pageFor('sol', 25));
    await turn();
    session.goToPage(2);
    await turn();
    settle(session, pageFor('sol', 25, { start: 10 }));
    await turn();
    session.search('xyz');
    settle(session, pageFor('xyz', 0));
    await turn();
    observer.disconnect();
    expect(said).to.deep.equal([
      '25 results for sol, page 1 of 3',
      '', // what was said is gone while the next is awaited
      '25 results for sol, page 2 of 3',
      'No results for xyz',
    ]);
  });

  it('A02 says the same sentence again for another search, in the other region', async () => {
    const { session, element } = await mount();
    const regions = () => allByRole(element, 'status').map((region) => textOf(region) !== '');
    session.search('solar');
    settle(session, pageFor('solar', 3));
    await turn();
    const before = regions();
    session.search('solar');
    settle(session, pageFor('solar', 3));
    await turn();
    expect(regions()).to.deep.equal(before.reverse());
  });

  it('does not say an answer again when a spelling is offered for it', async () => {
    const { session, element } = await mount();
    session.search('soler');
    settle(session, pageFor('soler', 3));
    await turn();
    const before = allByRole(element, 'status').map(textOf);
    session.suggestSpelling(session.state.request!, 'solar');
    await turn();
    expect(allByRole(element, 'status').map(textOf)).to.deep.equal(before);
  });
});
