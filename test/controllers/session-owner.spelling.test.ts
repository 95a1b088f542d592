import { expect, waitUntil } from '@open-wc/testing';
import type { SiteSearch } from '../../src/elements/site-search.js';
import type { SearchSession } from '../../src/session/search-session.js';
import { answerOf, correctionOf, NO_CORRECTION } from '../helpers/answers.js';
import { DeferredClient } from '../helpers/deferred-client.js';
import { mountSearch } from '../helpers/mount.js';
import { turn, turnWithCode } from '../helpers/turn.js';

/** Searches "soler", which the service corrects to "solar", and is answered with so many results. */
async function misspell(attributes = '', numFound = 3, client = new DeferredClient()) {
  const { element } = await mountSearch(attributes, client);
  element.search('soler');
  await turn();
  client.spells[0]?.answer(correctionOf('soler', 'solar'));
  client.lastSearch.answer(answerOf(numFound));
  await turnWithCode();
  return { element, client };
}

const offerOf = (element: SiteSearch) => (element.state.status === 'idle' ? undefined : element.state.offer);
const queries = ({ searches }: DeferredClient) => searches.map(({ query }) => query);

describe('SessionOwner, spelling', () => {
  it('is offered beside results, unchecked', async () => {
    const { element, client } = await misspell();
    expect(offerOf(element)).to.equal('solar');
    expect(queries(client)).to.deep.equal(['soler']);
    expect(element.state.status).to.equal('ready');
  });

  it('waits for the results, where it comes first', async () => {
    const { element, client } = await mountSearch();
    element.search('soler');
    await turn();
    client.spells[0].answer(correctionOf('soler', 'solar'));
    await turnWithCode();
    expect(offerOf(element)).to.equal(undefined);
    client.lastSearch.answer(answerOf(3));
    await turnWithCode();
    expect(offerOf(element)).to.equal('solar');
  });

  it('is looked up again where the search was left before it came, and is there on Back', async () => {
    for (const [attributes, numFound] of [
      ['', 3],
      ['spelling="auto"', 0],
    ] as const) {
      const { element, client } = await mountSearch(attributes);
      const { session } = element.shadowRoot!.querySelector('site-search-box')! as { session: SearchSession };
      element.search('soler');
      await turn();
      client.lastSearch.answer(answerOf(numFound));
      await (numFound ? turn() : waitUntil(() => element.state.status === 'ready', '', { timeout: 3000 }));
      element.search('wind');
      await turn();
      client.lastSearch.answer(answerOf(3));
      await turn();
      session.search('soler', { cause: 'url' });
      expect(element.state.status).to.equal('ready');
      await turn();
      expect(client.spells.map(({ query }) => query)).to.deep.equal(['soler', 'wind', 'soler']);
      client.spells[2].answer(correctionOf('soler', 'solar'));
      await turnWithCode();
      if (numFound) expect(offerOf(element)).to.equal('solar');
      else expect(client.lastSearch.query).to.equal('solar');
    }
  });

  it('is looked up again where its element left before it came', async () => {
    const { element, client } = await mountSearch();
    const parent = element.parentElement!;
    element.search('soler');
    await turn();
    client.lastSearch.answer(answerOf(3));
    await turn();
    element.remove();
    await turn();
    parent.append(element);
    await turn();
    expect(client.spells).to.have.length(2);
    client.spells[1].answer(correctionOf('soler', 'solar'));
    await turnWithCode();
    expect(offerOf(element)).to.equal('solar');
    expect(client.searches).to.have.length(1);
  });

  it('is checked to have results itself, where the query has none', async () => {
    const { element, client } = await misspell('', 0);
    expect(queries(client)).to.deep.equal(['soler', 'solar']);
    expect(offerOf(element)).to.equal(undefined);
    client.lastSearch.answer(answerOf(12));
    await turnWithCode();
    expect(offerOf(element)).to.equal('solar');
    expect(element.state).to.nested.include({ status: 'ready', 'request.query': 'soler' });
  });

  it('is offered where another page is asked for before it comes, and told once', async () => {
    const { element, client } = await mountSearch();
    element.search('soler');
    await turn();
    client.lastSearch.answer(answerOf(30));
    await turn();
    const { session } = element.shadowRoot!.querySelector('site-search-box')!;
    (session as SearchSession).goToPage(2);
    await turn();
    client.spells[0].answer(correctionOf('soler', 'solar'));
    client.lastSearch.answer(answerOf(30, { start: 10 }));
    await turnWithCode();
    expect(offerOf(element)).to.equal('solar');
    expect(client.spells).to.have.length(1);
  });

  it('is searched from the page that was asked for, as by a link to it, where it is searched unasked', async () => {
    const { element, client } = await mountSearch('spelling="auto"');
    element.search('soler', { page: 2 });
    await turn();
    client.spells[0].answer(correctionOf('soler', 'solar'));
    client.lastSearch.answer(answerOf(0));
    await turnWithCode();
    client.lastSearch.answer(answerOf(25));
    await turnWithCode();
    expect(element.state).to.nested.include({
      'request.query': 'solar',
      'request.corrects': 'soler',
      'request.page': 2,
    });
  });

  it('is looked up before nothing is found, where it is searched unasked', async () => {
    const { element, client } = await mountSearch('spelling="auto"');
    const loads: string[] = [];
    element.addEventListener('site-search-load', ({ query }) => loads.push(query));
    element.search('soler');
    await turn();
    client.lastSearch.answer(answerOf(0));
    await turnWithCode();
    expect(element.state.status).to.equal('loading');
    client.spells[0].answer(correctionOf('soler', 'solar'));
    await turnWithCode();
    expect(element.state.status).to.equal('loading');
    client.lastSearch.answer(answerOf(12));
    await turnWithCode();
    expect(queries(client)).to.deep.equal(['soler', 'solar']);
    expect(element.state).to.nested.include({ status: 'ready', 'request.query': 'solar' });
    expect(loads).to.deep.equal(['solar']);
  });

  it('holds back for two seconds at most that nothing is found', async () => {
    const { element, client } = await mountSearch('spelling="auto"');
    element.search('soler');
    await turn();
    client.lastSearch.answer(answerOf(0));
    await waitUntil(() => element.state.status === 'ready', 'nothing was ever found', { timeout: 3000 });
    client.spells[0].answer(correctionOf('soler', 'solar'));
    await turnWithCode();
    client.lastSearch.answer(answerOf(12));
    await turnWithCode();
    expect(element.state).to.nested.include({ status: 'ready', 'request.query': 'solar' });
  });

  it('is not offered where it leads to another empty page', async () => {
    const { element, client } = await misspell('', 0);
    client.lastSearch.answer(answerOf(0));
    await turnWithCode();
    expect(offerOf(element)).to.equal(undefined);
  });

  it('is offered where the check fails: it may well be right', async () => {
    const { element, client } = await misspell('', 0);
    client.lastSearch.fail(new Error('down'));
    await turnWithCode();
    expect(offerOf(element)).to.equal('solar');
  });

  it('is never looked up where it is off', async () => {
    const { client } = await misspell('spelling="off"', 0);
    expect(client.spells).to.be.empty;
    expect(queries(client)).to.deep.equal(['soler']);
  });

  it('fails in silence', async () => {
    const { element, client } = await mountSearch();
    let errors = 0;
    element.addEventListener('site-search-error', () => errors++);
    element.search('soler');
    await turn();
    client.spells[0].fail(new Error('down'));
    client.lastSearch.answer(answerOf(3));
    await turnWithCode();
    expect(element.state.status).to.equal('ready');
    expect(offerOf(element)).to.equal(undefined);
    expect(errors).to.equal(0);
  });

  it('offers nothing for a text without mistakes', async () => {
    const { element, client } = await mountSearch();
    element.search('solar');
    await turn();
    client.spells[0].answer(NO_CORRECTION);
    client.lastSearch.answer(answerOf(3));
    await turnWithCode();
    expect(offerOf(element)).to.equal(undefined);
  });

  it('is dropped where the search fails', async () => {
    const { element, client } = await mountSearch();
    element.search('soler');
    await turn();
    client.spells[0].answer(correctionOf('soler', 'solar'));
    client.lastSearch.fail(new Error('down'));
    await turnWithCode();
    expect(element.state.status).to.equal('failed');
    expect(offerOf(element)).to.equal(undefined);
  });

  it('is dropped, and its lookup aborted, where something else is asked by then', async () => {
    const { element, client } = await mountSearch('', new DeferredClient(true));
    element.search('soler');
    await turn();
    client.lastSearch.answer(answerOf(3));
    await turn();
    element.search('wind');
    await turn();
    expect(client.spells[0].signal.aborted).to.equal(true);
    client.lastSearch.answer(answerOf(3));
    client.spells[0].answer(correctionOf('soler', 'solar'));
    await turnWithCode();
    expect(offerOf(element)).to.equal(undefined);
  });

  it('D01 is searched in place of the query when it is accepted, and not looked up again', async () => {
    const { element, client } = await misspell();
    element.shadowRoot!.querySelector('site-search-spelling')!.shadowRoot!.querySelector('button')!.click();
    await turn();
    expect(client.lastSearch.parameters).to.deep.equal({ query: 'solar', start: 0, rows: 10 });
    expect(client.spells).to.have.length(1);
  });

  it('is not looked up again for another page, and stays on offer', async () => {
    const { element, client } = await misspell('', 95);
    element
      .shadowRoot!.querySelector('site-search-pagination')!
      .shadowRoot!.querySelector<HTMLElement>('.next button')!
      .click();
    await turn();
    client.lastSearch.answer(answerOf(95, { start: 10 }));
    await turnWithCode();
    expect(client.spells).to.have.length(1);
    expect(offerOf(element)).to.equal('solar');
  });
});

describe('SessionOwner, spelling="auto"', () => {
  const misspellAuto = (numFound = 0) => misspell('spelling="auto"', numFound);

  it('searches the correction of a query without results, and says what it corrects', async () => {
    const { element, client } = await misspellAuto();
    client.lastSearch.answer(answerOf(12));
    await turnWithCode();
    // what the check has asked is not asked again
    expect(queries(client)).to.deep.equal(['soler', 'solar']);
    expect(element.state).to.nested.include({ 'request.query': 'solar', 'request.corrects': 'soler' });
    expect(element.results).to.have.length(10);
    expect(client.spells).to.have.length(1);
  });

  it('has a way back, which stays at what was typed', async () => {
    const { element, client } = await misspellAuto();
    client.lastSearch.answer(answerOf(12));
    await turnWithCode();
    element.shadowRoot!.querySelector('site-search-spelling')!.shadowRoot!.querySelector('button')!.click();
    await turnWithCode();
    expect(queries(client)).to.deep.equal(['soler', 'solar']);
    expect(element.state).to.nested.include({ status: 'ready', 'request.query': 'soler' });
    expect(offerOf(element)).to.equal('solar');
  });

  it('only offers where the query has results of its own', async () => {
    const { element, client } = await misspellAuto(3);
    expect(queries(client)).to.deep.equal(['soler']);
    expect(offerOf(element)).to.equal('solar');
  });

  it('only offers where the check fails', async () => {
    const { element, client } = await misspellAuto();
    client.lastSearch.fail(new Error('down'));
    await turnWithCode();
    expect(element.state).to.nested.include({ 'request.query': 'soler', offer: 'solar' });
  });
});
