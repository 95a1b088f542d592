import { expect } from '@open-wc/testing';
import { SearchSession } from '../../src/session/search-session.js';
import { DEFAULT_SETTINGS, isEarlier, shownPage } from '../../src/session/session-state.js';
import { documentOf, pageFor } from '../helpers/answers.js';
import { DeferredClient } from '../helpers/deferred-client.js';
import { fail, sessionWith, settle } from '../helpers/mount.js';

/** A session that asked twice, and the request that no longer counts. */
function overtaken() {
  const session = sessionWith();
  session.search('old');
  const request = session.state.request!;
  session.search('new');
  return { session, request, before: session.state };
}

describe('SearchSession, the answers', () => {
  it('is ready with the page that answers the request', () => {
    const session = sessionWith();
    session.search('solar');
    const request = session.state.request!;
    const page = pageFor('solar', 3);
    expect(session.settle(request, page)).to.equal(true);
    expect(session.state).to.include({ status: 'ready', page, request });
  });

  it('has failed with the error', () => {
    const session = sessionWith();
    session.search('solar');
    const error = new Error('down');
    expect(session.fail(session.state.request!, error, 'Service')).to.equal(true);
    expect(session.state).to.include({ status: 'failed', error, reason: 'Service' });
  });

  it('drops the answer to what is no longer asked', () => {
    const { session, request, before } = overtaken();
    expect(session.settle(request, pageFor('old', 3))).to.equal(false);
    expect(session.state).to.equal(before);
  });

  it('drops the failure of what is no longer asked', () => {
    const { session, request, before } = overtaken();
    expect(session.fail(request, new Error('down'), 'Service')).to.equal(false);
    expect(session.state).to.equal(before);
  });

  it('drops the spelling of what is no longer asked', () => {
    const { session, request, before } = overtaken();
    expect(session.suggestSpelling(request, 'gold')).to.equal(false);
    expect(session.state).to.equal(before);
  });

  it('drops an answer that comes after clear', () => {
    const session = sessionWith();
    session.search('solar');
    const request = session.state.request!;
    session.clear();
    expect(session.settle(request, pageFor('solar', 3))).to.equal(false);
    expect(session.state.status).to.equal('idle');
  });

  it('drops the answer to the first of two equal requests', () => {
    const session = sessionWith();
    session.search('solar');
    const first = session.state.request!;
    session.search('solar');
    expect(session.settle(first, pageFor('solar', 3))).to.equal(false);
    expect(session.state.status).to.equal('loading');
  });

  it('takes an answer after a failure of the same request, and has no error then', () => {
    const session = sessionWith();
    session.search('solar');
    fail(session, new Error('down'));
    session.retry();
    settle(session, pageFor('solar', 3));
    expect(session.state).to.not.have.property('error');
  });

  it('keeps the page that is on show while another page is awaited', () => {
    const session = sessionWith();
    session.search('solar');
    const page = pageFor('solar', 95);
    settle(session, page);
    session.goToPage(2);
    expect(shownPage(session.state)).to.equal(page);
    expect(isEarlier(session.state)).to.equal(false);
  });

  it('shows no results of another query while a new one is awaited', () => {
    const session = sessionWith();
    session.search('solar');
    settle(session, pageFor('solar', 95));
    session.search('wind');
    expect(shownPage(session.state)).to.equal(undefined);
  });

  it('keeps the earlier results on show while a person types', () => {
    const session = sessionWith();
    session.search('sol');
    const page = pageFor('sol', 95);
    settle(session, page);
    session.search('sola', { cause: 'instant' });
    expect(shownPage(session.state)).to.equal(page);
  });

  it('shows the last good answer after a failure, and tells that it is an earlier one', () => {
    const session = sessionWith();
    session.search('solar');
    const page = pageFor('solar', 95);
    settle(session, page);
    session.search('wind');
    fail(session, new Error('down'));
    expect(shownPage(session.state)).to.equal(page);
    expect(isEarlier(session.state)).to.equal(true);
  });

  it('calls the page at hand no earlier one after a page of the same query failed', () => {
    const session = sessionWith();
    session.search('solar');
    settle(session, pageFor('solar', 95));
    session.goToPage(9);
    fail(session, new Error('too deep'));
    expect(isEarlier(session.state)).to.equal(false);
  });

  it('offers a spelling without touching the answer', () => {
    const session = sessionWith();
    session.search('soler');
    const page = pageFor('soler', 1);
    settle(session, page);
    expect(session.suggestSpelling(session.state.request!, 'solar')).to.equal(true);
    expect(session.state).to.include({ status: 'ready', page, offer: 'solar' });
  });

  it('has no offer for the next query', () => {
    const session = sessionWith();
    session.search('soler');
    session.suggestSpelling(session.state.request!, 'solar');
    session.search('wind');
    expect(session.state).to.have.property('offer', undefined);
  });

  it('hands out frozen snapshots, a new one for each change', () => {
    const session = sessionWith();
    session.search('solar');
    const loading = session.state;
    settle(session, pageFor('solar', 1));
    expect(session.state).to.not.equal(loading);
    expect(loading.status).to.equal('loading');
    for (const snapshot of [loading, session.state, session.state.request, session.settings])
      expect(snapshot).to.be.frozen;
  });
});

describe('SearchSession, subscribers', () => {
  it('are called at once and after each change, until they leave', () => {
    const session = sessionWith();
    const seen: string[] = [];
    const leave = session.subscribe(() => seen.push(session.state.status));
    session.search('solar');
    settle(session, pageFor('solar', 1));
    leave();
    session.clear();
    expect(seen).to.deep.equal(['idle', 'loading', 'ready']);
  });

  it('may leave while they are told, and the others are told all the same', () => {
    const session = sessionWith();
    const told: string[] = [];
    const leave = session.subscribe(() => {
      if (session.state.status === 'idle') return;
      told.push('first');
      leave();
    });
    session.subscribe(() => session.state.status === 'idle' || told.push('second'));
    session.search('solar');
    session.search('wind');
    expect(told).to.deep.equal(['first', 'second', 'second']);
  });
});

describe('SearchSession, settings', () => {
  const settings = { ...DEFAULT_SETTINGS, client: new DeferredClient() };

  for (const [name, value] of [
    ['client', new DeferredClient()],
    ['rows', 20],
    ['content', 'text'],
    ['titleField', 'name'],
    ['urlField', 'link'],
    ['bodyField', 'text'],
  ] as const)
    it(`asks anew, once, from the first page and with nothing kept, when ${name} changes`, () => {
      const session = sessionWith(settings);
      session.search('solar');
      settle(session, pageFor('solar', 95));
      session.goToPage(3);
      const states: unknown[] = [];
      session.subscribe(() => states.push(session.state));
      session.configure({ ...settings, [name]: value });
      expect(states).to.have.length(2);
      expect(session.state).to.include({ status: 'loading', page: undefined });
      expect(session.state.request).to.include({ query: 'solar', page: 1, start: 0 });
    });

  it('asks anew for what was typed where its correction is on show', () => {
    const session = sessionWith(settings);
    session.search('solar', { corrects: 'soler' });
    settle(session, pageFor('solar', 95));
    session.configure({ ...settings, rows: 50 });
    expect(session.state.request).to.include({ query: 'soler', corrects: undefined, rows: 50 });
  });

  it('asks nothing anew when other settings change, but tells', () => {
    const session = sessionWith(settings);
    session.search('solar');
    const { state } = session;
    let told = 0;
    session.subscribe(() => told++);
    session.configure({ ...settings, minLength: 5, instant: true, suggestions: 'off' });
    expect(session.state).to.equal(state);
    expect(session.settings.minLength).to.equal(5);
    expect(told).to.equal(2);
  });

  it('asks nothing when there is nothing to ask anew', () => {
    const session = sessionWith(settings);
    session.configure({ ...settings, rows: 50 });
    expect(session.state.status).to.equal('idle');
  });

  it('drops what the old service says after the change', () => {
    const session = sessionWith(settings);
    session.search('solar');
    const request = session.state.request!;
    session.configure({ ...settings, client: new DeferredClient() });
    expect(session.settle(request, pageFor('solar', 3))).to.equal(false);
  });

  it('keeps the page and the cause that were asked for before the set-up was complete', () => {
    const session = new SearchSession();
    session.search('solar', { page: 3, cause: 'url', corrects: 'soler' });
    session.configure({ ...settings, rows: 20 });
    expect(session.state.request).to.include({
      query: 'solar',
      page: 3,
      start: 40,
      rows: 20,
      cause: 'url',
      corrects: 'soler',
    });
  });

  it('remembers of large pages the one on show and the one before', () => {
    const session = sessionWith();
    const documents = [documentOf('1', { body: 'x'.repeat(1_100_000) })];
    for (const query of ['one', 'two', 'three']) {
      session.search(query);
      settle(session, pageFor(query, 1, { documents }));
    }
    session.search('two', { cause: 'url' });
    expect(session.state).to.nested.include({ status: 'ready', 'page.query': 'two' });
    session.search('one', { cause: 'url' });
    expect(session.state.status).to.equal('loading');
  });

  it('remembers fifty small ones', () => {
    const session = sessionWith();
    for (let number = 0; number <= 50; number++) {
      session.search(`q${number}`);
      settle(session, pageFor(`q${number}`, 3));
    }
    session.search('q1', { cause: 'url' });
    expect(session.state.status).to.equal('ready');
    session.search('q0', { cause: 'url' });
    expect(session.state.status).to.equal('loading');
  });
});
