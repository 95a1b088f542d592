import { expect } from '@open-wc/testing';
import { lookUpSpelling as lookUp } from '../../src/controllers/spelling-lookup.js';
import { offerSpelling } from '../../src/controllers/spelling-offer.js';
import type { SearchClient, SpellAnswer } from '../../src/model/types.js';
import { SearchSession } from '../../src/session/search-session.js';
import { correctionOf, NO_CORRECTION, pageFor } from '../helpers/answers.js';

/** A service that knows these corrections by what it is asked; everything else it finds right. */
function speller(known: Readonly<Record<string, SpellAnswer | Error>>) {
  const asked: string[] = [];
  const client = {
    spell: async ({ query }: { query: string }) => {
      asked.push(query);
      const answer = known[query] ?? NO_CORRECTION;
      if (answer instanceof Error) throw answer;
      return answer;
    },
  } as SearchClient;
  return { client, asked };
}

/** Looks up beside a search that has results, and tells what is offered then. */
async function lookUpSpelling(
  query: string,
  client: SearchClient,
  signal: AbortSignal,
): Promise<string | undefined> {
  const session = new SearchSession();
  session.search(query);
  const request = session.state.request!;
  const page = pageFor(query, 1);
  session.settle(request, page);
  await lookUp({ session, request, client, signal, found: Promise.resolve(page) });
  return session.state.status === 'ready' ? session.state.offer : undefined;
}

describe('lookUpSpelling', () => {
  const { signal } = new AbortController();

  it('takes a correction of the query as a whole', async () => {
    const { client, asked } = speller({ 'garden fenze': correctionOf('fenze', 'fence') });
    expect(await lookUpSpelling('garden fenze', client, signal)).to.equal('garden fence');
    expect(asked).to.deep.equal(['garden fenze']);
  });

  it('D01 asks word by word where the whole finds nothing', async () => {
    const { client, asked } = speller({ fenze: correctionOf('fenze', 'fence') });
    expect(await lookUpSpelling('garden fenze', client, signal)).to.equal('garden fence');
    expect(asked).to.deep.equal(['garden fenze', 'garden', 'fenze']);
  });

  it('D05 corrects a word wherever it stands, and asks for it once', async () => {
    const { client, asked } = speller({ blub: correctionOf('blub', 'bulb') });
    expect(await lookUpSpelling('lamp blub blub', client, signal)).to.equal('lamp bulb bulb');
    expect(asked).to.deep.equal(['lamp blub blub', 'lamp', 'blub']);
  });

  it('asks once for a query of one word', async () => {
    const { client, asked } = speller({});
    expect(await lookUpSpelling('solar', client, signal)).to.equal(undefined);
    expect(asked).to.deep.equal(['solar']);
  });

  it('asks nothing where no word is worth it', async () => {
    const { client, asked } = speller({});
    expect(await lookUpSpelling('42 AND a 1.5', client, signal)).to.equal(undefined);
    expect(asked).to.be.empty;
  });

  it('asks for eight words at most, besides the whole', async () => {
    const { client, asked } = speller({});
    await lookUpSpelling('one two three four five six seven eight nine ten', client, signal);
    expect(asked).to.have.length(9);
  });

  it('takes a failure for a text without mistakes', async () => {
    const { client } = speller({
      'garden fenze': new Error('down'),
      garden: new Error('down'),
      fenze: correctionOf('fenze', 'fence'),
    });
    expect(await lookUpSpelling('garden fenze', client, signal)).to.equal('garden fence');
  });

  it('takes a client that always fails for one that knows nothing', async () => {
    const { client } = speller({ 'garden fenze': new Error(), garden: new Error(), fenze: new Error() });
    expect(await lookUpSpelling('garden fenze', client, signal)).to.equal(undefined);
  });

  it('offers no difference of case alone', async () => {
    const { client } = speller({ paris: correctionOf('paris', 'Paris') });
    expect(await lookUpSpelling('paris', client, signal)).to.equal(undefined);
  });

  it('does not trust places and whole queries of an answer for one word', async () => {
    const answer: SpellAnswer = {
      corrections: [
        { word: 'fenze', suggestions: [{ word: 'fence', frequency: 1 }], startOffset: 0, endOffset: 5 },
      ],
      collations: ['fence'],
    };
    const { client } = speller({ fenze: answer });
    expect(await lookUpSpelling('garden fenze', client, signal)).to.equal('garden fence');
  });

  it('asks no word any more after an abort', async () => {
    const { client, asked } = speller({ fenze: correctionOf('fenze', 'fence') });
    const controller = new AbortController();
    const lookUp = lookUpSpelling('garden fenze', client, controller.signal);
    controller.abort();
    expect(await lookUp).to.equal(undefined);
    expect(asked).to.deep.equal(['garden fenze']);
  });

  it('asks nothing more once it is over', async () => {
    const { client, asked } = speller({});
    const session = new SearchSession();
    session.search('garden fenze');
    const request = session.state.request!;
    const over = {
      session,
      request,
      client,
      signal: AbortSignal.abort(),
      found: Promise.resolve(pageFor('garden fenze', 1)),
    };
    await offerSpelling(over, NO_CORRECTION, (query) => client.spell({ query }));
    expect(asked).to.deep.equal([]);
  });
});
