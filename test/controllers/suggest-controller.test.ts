import { expect } from '@open-wc/testing';
import { LitElement } from 'lit';
import { useFakeTimers, type SinonFakeTimers } from 'sinon';
import { SuggestController } from '../../src/controllers/suggest-controller.js';
import { DEFAULT_SETTINGS } from '../../src/session/session-state.js';
import { suggestionsOf } from '../helpers/answers.js';
import { DeferredClient } from '../helpers/deferred-client.js';
import { turn } from '../helpers/turn.js';

class SuggestHost extends LitElement {
  answers = 0;
  readonly suggest = new SuggestController(this, () => this.answers++);
}
customElements.define('suggest-host', SuggestHost);

describe('SuggestController', () => {
  let clock: SinonFakeTimers;

  beforeEach(() => {
    clock = useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  });

  afterEach(() => {
    clock.restore();
  });

  function setUp(client = new DeferredClient()) {
    const host = new SuggestHost();
    const settings = { ...DEFAULT_SETTINGS, client };
    /** Types a text and waits for its request to leave. */
    const ask = async (text: string, wait = 150): Promise<void> => {
      host.suggest.ask(text, settings);
      await turn();
      await clock.tickAsync(wait);
      await turn();
    };
    const terms = () => host.suggest.suggestions.map(({ term }) => term);
    return { host, client, settings, ask, terms };
  }

  it('asks after the delay, not before', async () => {
    const { client, ask } = setUp();
    await ask('solar', 149);
    expect(client.suggests).to.be.empty;
    await clock.tickAsync(1);
    await turn();
    expect(client.suggests.map(({ query }) => query)).to.deep.equal(['solar']);
  });

  it('R06 asks once for keys that follow each other fast', async () => {
    const { client, ask } = setUp();
    for (const text of ['ga', 'gar', 'gard', 'garde']) await ask(text, 40);
    await ask('garden');
    expect(client.suggests.map(({ query }) => query)).to.deep.equal(['garden']);
  });

  it('hands over what was answered', async () => {
    const { host, client, ask, terms } = setUp();
    await ask('solar');
    client.lastSuggest.answer(suggestionsOf('solar roof', 'solar lamp'));
    await turn();
    expect(terms()).to.deep.equal(['solar roof', 'solar lamp']);
    expect(host.answers).to.equal(1);
  });

  it('hands over ten at most', async () => {
    const { client, ask, terms } = setUp();
    await ask('solar');
    client.lastSuggest.answer(suggestionsOf(...Array.from({ length: 12 }, (_, index) => `s${index}`)));
    await turn();
    expect(terms()).to.have.length(10);
  });

  it('keeps the last suggestions until the next come', async () => {
    const { client, ask, terms } = setUp();
    await ask('so');
    client.lastSuggest.answer(suggestionsOf('solar'));
    await turn();
    await ask('sol');
    expect(terms()).to.deep.equal(['solar']);
  });

  it('aborts what is under way for what comes next', async () => {
    const { client, ask } = setUp();
    await ask('so');
    await ask('solar');
    expect(client.suggests.map(({ signal }) => signal.aborted)).to.deep.equal([true, false]);
  });

  it('R02 never shows an answer that was overtaken, whatever its client does about the abort', async () => {
    const { host, client, ask, terms } = setUp(new DeferredClient(true));
    await ask('so');
    await ask('solar');
    client.suggests[1].answer(suggestionsOf('solar roof'));
    await turn();
    client.suggests[0].answer(suggestionsOf('sofa'));
    await turn();
    expect(terms()).to.deep.equal(['solar roof']);
    expect(host.answers).to.equal(1);
  });

  it('takes a failure for no suggestions', async () => {
    const { host, client, ask, terms } = setUp();
    await ask('so');
    client.lastSuggest.answer(suggestionsOf('solar'));
    await turn();
    await ask('sol');
    client.lastSuggest.fail(new Error('down'));
    await turn();
    expect(terms()).to.be.empty;
    expect(host.answers).to.equal(2);
  });

  for (const [what, text, changed] of [
    ['a text that is too short', 's', {}],
    ['one character that takes two units', '🔥', {}],
    ['a blank text', '   ', { minLength: 0 }],
    ['suggestions that are off', 'solar', { suggestions: 'off' }],
    ['a set-up that is not complete', 'solar', { client: undefined }],
  ] as const)
    it(`asks nothing, and forgets what was there, for ${what}`, async () => {
      const { host, client, settings, ask, terms } = setUp();
      await ask('so');
      client.lastSuggest.answer(suggestionsOf('solar'));
      await turn();
      host.suggest.ask(text, { ...settings, ...changed });
      expect(terms()).to.be.empty;
      await clock.tickAsync(500);
      await turn();
      expect(client.suggests).to.have.length(1);
    });

  it('S01 asks for the text without the space round it, which does not count', async () => {
    const { client, ask } = setUp();
    await ask('  s ');
    await ask('  Solar ');
    expect(client.suggests.map(({ query }) => query)).to.deep.equal(['Solar']);
  });

  it('cancel drops what is under way, and what it was to take the place of', async () => {
    const { host, client, ask, terms } = setUp(new DeferredClient(true));
    await ask('so');
    client.lastSuggest.answer(suggestionsOf('solar'));
    await turn();
    await ask('sof');
    host.suggest.cancel();
    expect(client.lastSuggest.signal.aborted).to.equal(true);
    client.lastSuggest.answer(suggestionsOf('sofa'));
    await turn();
    expect(terms()).to.deep.equal([]);
    expect(host.answers).to.equal(1);
  });

  it('cancel keeps what has come where nothing is under way', async () => {
    const { host, client, ask, terms } = setUp(new DeferredClient(true));
    await ask('so');
    client.lastSuggest.answer(suggestionsOf('solar'));
    await turn();
    host.suggest.cancel();
    expect(terms()).to.deep.equal(['solar']);
  });

  it('cancel within the delay sends nothing', async () => {
    const { host, client, ask } = setUp();
    await ask('solar', 100);
    host.suggest.cancel();
    await clock.tickAsync(500);
    await turn();
    expect(client.suggests).to.be.empty;
  });
});
