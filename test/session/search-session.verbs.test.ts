import { expect } from '@open-wc/testing';
import { SearchSession } from '../../src/session/search-session.js';
import type { SearchState } from '../../src/session/session-state.js';
import { pageFor } from '../helpers/answers.js';
import { fail, sessionWith, settle } from '../helpers/mount.js';

/** The present request, in the parts that verbs decide. */
function asked(session: SearchSession): unknown {
  const { query, page, start, rows, cause } = session.state.request!;
  return { query, page, start, rows, cause };
}

describe('SearchSession, the verbs', () => {
  it('is idle until something is searched for', () => {
    expect(new SearchSession().state).to.deep.equal({ status: 'idle' });
  });

  it('search asks for the first page of the query as it is normalised', () => {
    const session = sessionWith();
    session.search('  solar\troof ');
    expect(session.state.status).to.equal('loading');
    expect(asked(session)).to.deep.equal({
      query: 'solar roof',
      page: 1,
      start: 0,
      rows: 10,
      cause: 'program',
    });
  });

  it('search takes a page, a cause and what the query corrects', () => {
    const session = sessionWith({ rows: 20 });
    session.search('solar', { page: 3, cause: 'url', corrects: 'soler' });
    expect(session.state.request).to.deep.equal({
      query: 'solar',
      page: 3,
      start: 40,
      rows: 20,
      cause: 'url',
      origin: 'url',
      corrects: 'soler',
    });
  });

  for (const [page, expected] of [
    [0, 1],
    [-3, 1],
    [NaN, 1],
    [Infinity, 1],
    [2.9, 2],
  ] as const)
    it(`search takes page ${page} for page ${expected}`, () => {
      const session = sessionWith();
      session.search('solar', { page });
      expect(session.state.request).to.include({ page: expected, start: (expected - 1) * 10 });
    });

  for (const blank of ['', '   ', '\u0000', '\n'])
    it(`search for ${JSON.stringify(blank)} clears`, () => {
      const session = sessionWith();
      session.search('solar');
      session.search(blank);
      expect(session.state).to.deep.equal({ status: 'idle' });
    });

  it('search again asks again, also for the same query', () => {
    const session = sessionWith();
    session.search('solar');
    const first = session.state.request;
    session.search('solar');
    expect(session.state.request).to.deep.equal(first);
    expect(session.state.request).to.not.equal(first);
  });

  it('goToPage asks for another page of the present query', () => {
    const session = sessionWith();
    session.search('solar', { cause: 'submit' });
    settle(session, pageFor('solar', 95));
    session.goToPage(3);
    expect(asked(session)).to.deep.equal({ query: 'solar', page: 3, start: 20, rows: 10, cause: 'page' });
  });

  it('P03 goToPage goes on where the page ended, where the service caps its pages', () => {
    const session = sessionWith({ rows: 100 });
    session.search('solar');
    settle(session, pageFor('solar', 120, { rows: 100, documents: pageDocuments(50) }));
    session.goToPage(2);
    expect(asked(session)).to.include({ start: 50, rows: 50 });
  });

  it('P04 a new query starts on its first page, with as many rows as were set', () => {
    const session = sessionWith({ rows: 100 });
    session.search('solar');
    settle(session, pageFor('solar', 120, { rows: 100, documents: pageDocuments(50) }));
    session.goToPage(2);
    session.search('wind');
    expect(asked(session)).to.include({ query: 'wind', page: 1, start: 0, rows: 100 });
  });

  it('goToPage keeps what the query corrects and the spelling on offer', () => {
    const session = sessionWith();
    session.search('solar', { corrects: 'soler' });
    settle(session, pageFor('solar', 95));
    session.suggestSpelling(session.state.request!, 'polar');
    session.goToPage(2);
    expect(session.state).to.include({ offer: 'polar' });
    expect(session.state.request).to.include({ corrects: 'soler' });
  });

  it('instant asks for no query that is asked already: a space more is none', () => {
    const session = sessionWith();
    session.search('solar', { cause: 'instant' });
    settle(session, pageFor('solar', 95));
    session.goToPage(2);
    settle(session, pageFor('solar', 95, { start: 10 }));
    const { state } = session;
    session.search('solar ', { cause: 'instant' });
    expect(session.state).to.equal(state);
    session.search('solar p', { cause: 'instant' });
    expect(asked(session)).to.include({ query: 'solar p', page: 1 });
  });

  it('instant asks again for a query that failed', () => {
    const session = sessionWith();
    session.search('solar', { cause: 'instant' });
    fail(session, new Error('down'));
    session.search('solar', { cause: 'instant' });
    expect(session.state.status).to.equal('loading');
  });

  it('instant asks nothing for the text that was corrected, and for the corrected word where that is typed', () => {
    const session = sessionWith();
    session.search('solar', { corrects: 'soler' });
    settle(session, pageFor('solar', 95));
    const { state } = session;
    session.search('soler', { cause: 'instant' });
    expect(session.state).to.equal(state);
    session.search('solar', { cause: 'instant' });
    expect(session.state.status).to.equal('loading');
    expect(session.state.request).to.include({ query: 'solar', cause: 'instant', corrects: undefined });
  });

  it('retry asks the same page of the same query again', () => {
    const session = sessionWith();
    session.search('solar', { page: 4, cause: 'url' });
    fail(session, new Error('down'));
    session.retry();
    expect(session.state.status).to.equal('loading');
    expect(asked(session)).to.deep.equal({ query: 'solar', page: 4, start: 30, rows: 10, cause: 'retry' });
  });

  it('clear forgets query, results and failure', () => {
    const session = sessionWith();
    session.search('solar');
    settle(session, pageFor('solar', 1));
    session.clear();
    expect(session.state).to.deep.equal({ status: 'idle' });
  });

  it('clear is a new state also while nothing is searched for: what was typed goes with it', () => {
    const session = sessionWith();
    const { state } = session;
    session.clear();
    expect(session.state).to.deep.equal(state);
    expect(session.state).to.not.equal(state);
  });

  for (const [verb, act] of [
    ['goToPage', (session: SearchSession) => session.goToPage(2)],
    ['retry', (session: SearchSession) => session.retry()],
  ] as const)
    it(`${verb} does nothing, and tells nobody, while there is nothing to do it to`, () => {
      const session = sessionWith();
      const states: SearchState[] = [];
      session.subscribe(() => states.push(session.state));
      act(session);
      expect(states).to.deep.equal([{ status: 'idle' }]);
    });
});

function pageDocuments(length: number) {
  return Array.from({ length }, (_, index) => ({ id: `d${index}`, fields: {} }));
}
