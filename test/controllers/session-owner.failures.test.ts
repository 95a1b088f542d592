import { expect } from '@open-wc/testing';
import { restore, stub } from 'sinon';
import { HttpError, NetworkError, ServiceError, TimeoutError } from '../../src/client/errors.js';
import { answerOf } from '../helpers/answers.js';
import { mountSearch } from '../helpers/mount.js';
import { byRole, parts, textOf } from '../helpers/query.js';
import { turn, turnWithCode } from '../helpers/turn.js';

afterEach(restore);

/** Searches "solar", which fails so. */
async function failing(error: object) {
  const { element, client } = await mountSearch('spelling="off"');
  element.search('solar');
  await turn();
  client.lastSearch.fail(error);
  await turnWithCode();
  return { element, client };
}

const reasonOf = ({ state }: Awaited<ReturnType<typeof failing>>['element']) =>
  state.status === 'failed' ? state.reason : undefined;

describe('SessionOwner, failures', () => {
  it('tells what a failure means', async () => {
    expect(reasonOf((await failing(new HttpError(404))).element)).to.equal('Organization');
    expect(reasonOf((await failing(new ServiceError(401))).element)).to.equal('Key');
    expect(reasonOf((await failing(new NetworkError())).element)).to.equal('Network');
  });

  it('reads what is no Error of this page alike: an object, an answer that is thrown, an error of a frame', async () => {
    const frame = document.body.appendChild(document.createElement('iframe'));
    const { TypeError: Foreign } = frame.contentWindow as unknown as { TypeError: typeof TypeError };
    for (const [error, reason] of [
      [{ status: 429 }, 'Limit'],
      [new Response('', { status: 403 }), 'Key'],
      [new Foreign('Failed to fetch'), 'Network'],
    ] as const) {
      const { element } = await failing(error);
      expect(reasonOf(element)).to.equal(reason);
      expect(element.state).to.have.property('error').that.is.instanceOf(Error);
    }
    frame.remove();
  });

  it('tells a browser without a connection from a service that cannot be reached', async () => {
    stub(navigator, 'onLine').get(() => false);
    for (const error of [new NetworkError(), new TimeoutError()]) {
      const { element } = await failing(error);
      expect(reasonOf(element)).to.equal('Offline');
      const summary = element.shadowRoot!.querySelector('site-search-summary')!;
      expect(textOf(parts(summary, 'error')[0])).to.contain('You are offline.');
    }
    expect(reasonOf((await failing(new HttpError(500))).element)).to.equal('Service');
  });

  for (const error of [new NetworkError(), new TimeoutError()]) {
    it(`asks again by itself when the browser is online, after a ${error.name}, and leaves focus alone`, async () => {
      const { element, client } = await failing(error);
      const button = byRole(element, 'button', 'Search');
      button.focus();
      dispatchEvent(new Event('online'));
      await turn();
      expect(client.searches).to.have.length(2);
      expect(client.lastSearch.parameters).to.deep.equal(client.searches[0].parameters);
      client.lastSearch.answer(answerOf(3));
      await turn();
      expect(element.results).to.have.length(3);
      expect(byRole(element, 'button', 'Search').matches(':focus')).to.equal(true);
    });
  }

  it('asks nothing by itself after another failure, nor where nothing failed', async () => {
    const { element, client } = await failing(new HttpError(500));
    dispatchEvent(new Event('online'));
    await turn();
    expect(client.searches).to.have.length(1);
    element.clear();
    dispatchEvent(new Event('online'));
    await turn();
    expect(client.searches).to.have.length(1);
  });

  it('asks nothing by itself once it is removed', async () => {
    const { element, client } = await failing(new NetworkError());
    element.remove();
    await turn();
    dispatchEvent(new Event('online'));
    await turn();
    expect(client.searches).to.have.length(1);
  });
});

describe('SessionOwner, memory of answers', () => {
  async function found() {
    const { element, client } = await mountSearch('spelling="off"');
    const find = async (query: string, page = 1) => {
      const asked = client.searches.length;
      element.search(query, { page });
      await turn();
      if (client.searches.length > asked) client.lastSearch.answer(answerOf(95, { start: 10 * (page - 1) }));
      await turn();
      expect(element.state.status).to.equal('ready');
    };
    await find('solar');
    await find('solar', 2);
    await find('garden');
    expect(client.searches).to.have.length(3);
    return { element, client, find };
  }

  it('shows a page and a query of before without asking', async () => {
    const { client, find } = await found();
    await find('solar', 2);
    await find('solar');
    await find('garden');
    expect(client.searches).to.have.length(3);
  });

  it('keeps all else when what was refused is tried again', async () => {
    const { element, client, find } = await found();
    element.search('wind');
    await turn();
    client.lastSearch.fail(new HttpError(429, 30_000));
    await turnWithCode();
    element.retry();
    await turnWithCode();
    expect(element.state.status).to.equal('failed');
    await find('solar');
    expect(client.searches).to.have.length(4);
  });

  it('tells of an answer from memory as of any other', async () => {
    const { element, find } = await found();
    const loads: string[] = [];
    element.addEventListener('site-search-load', ({ query, numFound }) => loads.push(`${query} ${numFound}`));
    await find('solar');
    expect(loads).to.deep.equal(['solar 95']);
  });

  it('asks for what is on show when it is searched for again by hand, and on retry', async () => {
    const { element, client } = await found();
    byRole(element, 'button', 'Search').click();
    await turn();
    expect(client.searches).to.have.length(4);
    client.lastSearch.answer(answerOf(95));
    await turn();
    element.retry();
    await turn();
    expect(client.searches).to.have.length(5);
  });

  it('asks once for what is searched for twice at once', async () => {
    const { element, client } = await found();
    const box = byRole(element, 'combobox');
    box.value = 'fence';
    box.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }));
    for (let time = 0; time < 2; time++) {
      byRole(element, 'button', 'Search').click();
      await turn();
    }
    expect(client.searches).to.have.length(4);
    expect(client.lastSearch.signal.aborted).to.equal(false);
    client.lastSearch.answer(answerOf(1));
    await turn();
    expect(element.results).to.have.length(1);
  });

  for (const [name, change] of [
    ['rows', { rows: 20 }],
    ['content', { content: 'text' as const }],
    ['bodyField', { bodyField: 'text' }],
  ] as const) {
    it(`is dropped when ${name} changes`, async () => {
      const { element, client } = await found();
      Object.assign(element, change);
      await turn();
      expect(client.searches).to.have.length(4);
      client.lastSearch.answer(answerOf(95));
      await turn();
      element.search('solar');
      await turn();
      expect(client.searches).to.have.length(5);
    });
  }
});
