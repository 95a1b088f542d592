import { expect } from '@open-wc/testing';
import { useFakeTimers, type SinonFakeTimers } from 'sinon';
import { HttpError, ServiceError } from '../../src/client/errors.js';
import { rememberAnswers } from '../../src/controllers/remembered-answers.js';
import type { SearchAnswer } from '../../src/model/types.js';
import { answerOf, documentOf, NO_CORRECTION, suggestionsOf } from '../helpers/answers.js';
import { DeferredClient } from '../helpers/deferred-client.js';
import { turn } from '../helpers/turn.js';

const MINUTE = 60_000;

describe('rememberAnswers', () => {
  let clock: SinonFakeTimers | undefined;
  afterEach(() => clock?.restore());

  function remember() {
    const client = new DeferredClient();
    return { client, memory: rememberAnswers(client) };
  }

  /** Asks, and answers at once what is asked of the client for it. */
  async function search({ client, memory }: ReturnType<typeof remember>, query: string, start = 0) {
    const asked = client.searches.length;
    const answer = memory.search({ query, start, rows: 10 });
    if (client.searches.length > asked) client.lastSearch.answer(answerOf(3));
    return answer;
  }

  it('answers the same question with the same answer, and asks once', async () => {
    const it = remember();
    const first = await search(it, 'solar');
    expect(await search(it, 'solar')).to.equal(first);
    expect(it.client.searches).to.have.length(1);
  });

  it('keeps pages, queries and operations apart', async () => {
    const it = remember();
    const first = await search(it, 'solar');
    expect(await search(it, 'solar', 10)).to.not.equal(first);
    expect(await search(it, 'solder')).to.not.equal(first);
    const suggested = it.memory.suggest({ query: 'solar' });
    const spelt = it.memory.spell({ query: 'solar' });
    it.client.lastSuggest.answer(suggestionsOf('solar roof'));
    it.client.spells[0].answer(NO_CORRECTION);
    expect(await suggested).to.deep.equal(suggestionsOf('solar roof'));
    expect(await spelt).to.equal(NO_CORRECTION);
    expect(await it.memory.suggest({ query: 'solar' })).to.equal(await suggested);
    expect(
      [it.client.searches, it.client.suggests, it.client.spells].map((calls) => calls.length),
    ).to.deep.equal([3, 1, 1]);
  });

  it('forgets after five minutes', async () => {
    clock = useFakeTimers({ toFake: ['Date'] });
    const it = remember();
    await search(it, 'solar');
    clock.tick(5 * MINUTE);
    await search(it, 'solar');
    expect(it.client.searches).to.have.length(1);
    clock.tick(1);
    await search(it, 'solar');
    expect(it.client.searches).to.have.length(2);
  });

  it('forgets what was used least recently, beyond a hundred answers', async () => {
    const it = remember();
    for (let number = 0; number < 100; number++) await search(it, `q${number}`);
    await search(it, 'q0');
    await search(it, 'one more');
    expect(it.client.searches).to.have.length(101);
    await search(it, 'q0');
    expect(it.client.searches).to.have.length(101);
    await search(it, 'q1');
    expect(it.client.searches).to.have.length(102);
  });

  it('keeps of large answers the last two', async () => {
    const it = remember();
    const body = 'x'.repeat(1_100_000);
    const large = async (query: string) => {
      const answer = it.memory.search({ query, start: 0, rows: 10 });
      it.client.lastSearch.answer(answerOf(1, { documents: [documentOf('1', { body })] }));
      await answer;
    };
    await search(it, 'small');
    for (const query of ['one', 'two', 'three']) await large(query);
    await search(it, 'three');
    await search(it, 'two');
    expect(it.client.searches).to.have.length(4);
    await search(it, 'small');
    await search(it, 'one');
    expect(it.client.searches).to.have.length(6);
  });

  it('forgets when it is told to', async () => {
    const it = remember();
    await search(it, 'solar');
    it.memory.forget();
    await search(it, 'solar');
    expect(it.client.searches).to.have.length(2);
  });

  it('asks what is under way once, whoever asks', async () => {
    const { client, memory } = remember();
    const both = [1, 2].map(() => memory.suggest({ query: 'so' }, { signal: new AbortController().signal }));
    expect(client.suggests).to.have.length(1);
    client.lastSuggest.answer(suggestionsOf('solar'));
    const [first, second] = await Promise.all(both);
    expect(first).to.equal(second);
  });

  it('goes on while one still waits, and stops when nobody does', async () => {
    const { client, memory } = remember();
    const callers = [new AbortController(), new AbortController()];
    const answers = callers.map(({ signal }) =>
      memory.search({ query: 'solar' }, { signal }).catch(() => 'stopped'),
    );
    callers[0].abort();
    await turn();
    expect(client.lastSearch.signal.aborted).to.equal(false);
    callers[1].abort();
    await turn();
    expect(client.lastSearch.signal.aborted).to.equal(true);
    expect(await Promise.all(answers)).to.deep.equal(['stopped', 'stopped']);
    void memory.search({ query: 'solar' });
    expect(client.searches).to.have.length(2);
  });

  it('is taken over by who asks the same in the moment of an abort', async () => {
    const { client, memory } = remember();
    const first = new AbortController();
    void memory.search({ query: 'solar' }, { signal: first.signal });
    first.abort();
    const second = memory.search({ query: 'solar' }, { signal: new AbortController().signal });
    await turn();
    expect(client.searches).to.have.length(1);
    client.lastSearch.answer(answerOf(3));
    expect((await second).numFound).to.equal(3);
  });

  it('keeps an answer that came, though its caller is gone', async () => {
    const { client, memory } = remember();
    const caller = new AbortController();
    const answer = memory.search({ query: 'solar' }, { signal: caller.signal });
    client.lastSearch.answer(answerOf(3));
    await answer;
    caller.abort();
    await turn();
    expect(await memory.search({ query: 'solar' })).to.equal(await answer);
    expect(client.searches).to.have.length(1);
  });

  for (const error of [new Error('down'), undefined]) {
    it(`does not remember a failure: ${String(error)}`, async () => {
      const { client, memory } = remember();
      const rejected = memory.search({ query: 'solar' }).catch((reason: unknown) => [reason]);
      client.lastSearch.fail(error);
      expect(await rejected).to.deep.equal([error]);
      void memory.search({ query: 'solar' });
      expect(client.searches).to.have.length(2);
    });
  }

  it('does not remember what is no answer to a search, as a client of the page may give', async () => {
    const { client, memory } = remember();
    const answer = memory.search({ query: 'solar' });
    client.lastSearch.answer({} as SearchAnswer);
    expect(await answer).to.deep.equal({});
    await turn();
    void memory.search({ query: 'solar' });
    expect(client.searches).to.have.length(2);
  });

  for (const [what, refusal] of [
    ['by HTTP', new HttpError(429, 30_000)],
    ['in the body of its answer', new ServiceError(429, 30_000)],
  ] as const)
    it(`asks nothing more until the wait is over that the service asks for: ${what}`, async () => {
      clock = useFakeTimers({ toFake: ['Date'] });
      const { client, memory } = remember();
      const refused = memory.search({ query: 'so' }).catch((error: unknown) => error);
      client.lastSearch.fail(refusal);
      expect(await refused).to.equal(refusal);
      clock.tick(29_999);
      for (const name of ['search', 'suggest', 'spell'] as const)
        expect(await memory[name]({ query: 'solar' }).catch((error: unknown) => error), name).to.equal(
          refusal,
        );
      expect(client.searches).to.have.length(1);
      clock.tick(1);
      void memory.search({ query: 'solar' });
      expect(client.searches).to.have.length(2);
    });

  it('answers what it knows while the service wants no more asked, and refuses what it would have to ask', async () => {
    const it = remember();
    const { client, memory } = it;
    const known = await search(it, 'solar');
    const suggested = memory.suggest({ query: 'so' });
    client.lastSuggest.answer(suggestionsOf('solar'));
    await suggested;
    const refusal = new HttpError(429, 30_000);
    const refused = memory.search({ query: 'wind' }).catch((error: unknown) => error);
    client.lastSearch.fail(refusal);
    expect(await refused).to.equal(refusal);
    expect(await search(it, 'solar')).to.equal(known);
    expect(await memory.suggest({ query: 'so' })).to.deep.equal(suggestionsOf('solar'));
    expect(await search(it, 'solar', 10).catch((error: unknown) => error)).to.equal(refusal);
    expect([client.searches, client.suggests].map(({ length }) => length)).to.deep.equal([2, 1]);
  });

  it('asks for no more suggestions, but searches, where those alone were refused', async () => {
    const { client, memory } = remember();
    const refusal = new HttpError(429, 30_000);
    const refused = memory.suggest({ query: 'so' }).catch((error: unknown) => error);
    client.lastSuggest.fail(refusal);
    expect(await refused).to.equal(refusal);
    expect(await memory.suggest({ query: 'sol' }).catch((error: unknown) => error)).to.equal(refusal);
    void memory.search({ query: 'solar' });
    expect(client.searches).to.have.length(1);
  });

  for (const [name, calls] of [
    ['suggest', 'suggests'],
    ['spell', 'spells'],
  ] as const)
    for (const waitMs of [1000, 60_000])
      it(`waits as long as was asked of a search, and of ${name} that is refused for ${waitMs} ms after it`, async () => {
        clock = useFakeTimers({ toFake: ['Date'] });
        const { client, memory } = remember();
        const refusal = new HttpError(429, 30_000);
        const refused = (['search', name] as const).map((operation) =>
          memory[operation]({ query: 'so' }).catch((error: unknown) => error),
        );
        client.lastSearch.fail(refusal);
        await turn();
        client[calls][0].fail(new HttpError(429, waitMs));
        await Promise.all(refused);
        clock.tick(29_999);
        const early = memory.search({ query: 'solar' }).catch((error: unknown) => error);
        expect(client.searches).to.have.length(1);
        expect(await early).to.equal(refusal);
        clock.tick(1);
        const askAll = () => {
          for (const operation of ['search', name] as const)
            memory[operation]({ query: 'solar' }).catch(() => undefined);
        };
        askAll();
        expect(client.searches).to.have.length(2);
        expect(client[calls]).to.have.length(waitMs > 30_000 ? 1 : 2);
        clock.tick(30_000);
        askAll();
        expect(client[calls]).to.have.length(2);
      });

  it('asks anew what was aborted a moment ago', async () => {
    const { client, memory } = remember();
    const stop = new AbortController();
    memory.search({ query: 'solar' }, { signal: stop.signal }).catch(() => undefined);
    stop.abort();
    await Promise.resolve();
    void memory.search({ query: 'solar' });
    expect(client.searches).to.have.length(2);
  });
});
