import { expect } from '@open-wc/testing';
import { spellingLine } from '../../src/session/spelling-line.js';
import { HttpError } from '../../src/client/errors.js';
import { pageFor } from '../helpers/answers.js';
import { fail, sessionWith, settle } from '../helpers/mount.js';

describe('spellingLine', () => {
  it('is nothing while an answer is awaited, and where nothing is on offer', () => {
    const session = sessionWith();
    expect(spellingLine(session.state, session.settings)).to.equal(undefined);
    session.search('solar', { corrects: 'soler' });
    expect(spellingLine(session.state, session.settings)).to.equal(undefined);
    session.search('solar');
    settle(session, pageFor('solar', 1));
    expect(spellingLine(session.state, session.settings)).to.equal(undefined);
  });

  it('offers the better spelling', () => {
    const session = sessionWith();
    session.search('soler');
    settle(session, pageFor('soler', 1));
    session.suggestSpelling(session.state.request!, 'solar');
    expect(spellingLine(session.state, session.settings)).to.deep.equal([
      'spelling',
      ['didYouMean', { query: 'solar' }],
    ]);
  });

  it('stays beside results of which another page failed to come', () => {
    const session = sessionWith();
    session.search('solar', { corrects: 'soler' });
    settle(session, pageFor('solar', 95));
    const line = spellingLine(session.state, session.settings);
    session.goToPage(2);
    fail(session, new HttpError(500));
    expect(spellingLine(session.state, session.settings)).to.deep.equal(line);
    session.search('wind', { corrects: 'wint' });
    fail(session, new HttpError(500));
    expect(spellingLine(session.state, session.settings)).to.equal(undefined);
  });

  it('tells what is shown in place of what was typed, and leads back to that', () => {
    const session = sessionWith();
    session.search('solar', { corrects: 'soler' });
    settle(session, pageFor('solar', 1));
    expect(spellingLine(session.state, session.settings)).to.deep.equal([
      'original',
      ['showingInstead', { query: 'solar' }],
      ['searchInstead', { query: 'soler' }],
    ]);
  });
});
