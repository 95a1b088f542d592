import { expect } from '@open-wc/testing';
import { answerOf } from '../helpers/answers.js';
import { mountSearch, mountUntouched, piecesOf } from '../helpers/mount.js';
import { allByRole, byRole, parts, textOf } from '../helpers/query.js';
import { lull, turn, turnWithCode } from '../helpers/turn.js';

describe('while a first answer is awaited', () => {
  const words = (element: Element): string =>
    textOf(parts(element.shadowRoot!.querySelector('site-search-summary')!, 'summary')[0]);

  it('what comes at once is drawn with nothing before it', async () => {
    const { element, client } = await mountSearch('spelling="off"');
    const seen = new Set<string>();
    const root = element.shadowRoot!.querySelector('site-search-summary')!.shadowRoot!;
    const watch = new MutationObserver(() => seen.add(words(element)));
    watch.observe(root, { childList: true, characterData: true, subtree: true });
    element.search('solar');
    await turn();
    client.lastSearch.answer(answerOf(3));
    await turnWithCode();
    watch.disconnect();
    expect([...seen]).to.deep.equal(['3 results for solar']);
  });

  it('what takes long is said to be awaited', async () => {
    const { element } = await mountSearch('spelling="off"');
    element.search('solar');
    await lull();
    expect(words(element)).to.equal('Searching for solar…');
  });

  it('the pieces are made in a task of their own, after the request', async () => {
    const { element, client } = await mountUntouched('spelling="off"');
    element.search('solar');
    // as far as promises go, no task comes between
    for (let round = 0; round < 100; round++) await Promise.resolve();
    expect(client.lastSearch.parameters.query).to.equal('solar');
    expect(element.shadowRoot!.querySelector('site-search-results')).to.equal(null);
    await piecesOf(element);
    client.lastSearch.answer(answerOf(3));
    await turnWithCode();
    expect(words(element)).to.equal('3 results for solar');
  });
});

describe('while another answer is awaited', () => {
  async function mountFound(numFound = 3) {
    const { element, client } = await mountSearch('spelling="off"');
    element.search('solar');
    await turn();
    client.lastSearch.answer(answerOf(numFound));
    await turnWithCode();
    const links = (): number => allByRole(element, 'link').length;
    const words = (): string =>
      textOf(parts(element.shadowRoot!.querySelector('site-search-summary')!, 'summary')[0]);
    return { element, client, links, words };
  }

  it('what is on show stays at first, and what comes at once takes its place, with nothing between', async () => {
    const { element, client, links, words } = await mountFound();
    element.search('wind');
    await turn();
    expect(element.state.status).to.equal('loading');
    expect([links(), words()]).to.deep.equal([3, '3 results for solar']);
    client.lastSearch.answer(answerOf(2));
    await turn();
    expect([links(), words()]).to.deep.equal([2, '2 results for wind']);
    await lull();
    expect([links(), words()]).to.deep.equal([2, '2 results for wind']);
  });

  it('no result of another query is on show any longer once that takes long', async () => {
    const { element, links, words } = await mountFound();
    element.search('wind');
    await lull();
    expect([links(), words()]).to.deep.equal([0, 'Searching for wind…']);
  });

  it('the box has the new query at once', async () => {
    const { element } = await mountFound();
    element.search('wind');
    await turn();
    expect(byRole(element, 'combobox').value).to.equal('wind');
  });

  it('a page is one of the results on show', async () => {
    const { element, client } = await mountFound(95);
    element.search('wind');
    await turn();
    byRole(element, 'button', 'Page 2').click();
    await turn();
    expect(client.lastSearch.parameters).to.deep.equal({ query: 'solar', start: 10, rows: 10 });
    client.lastSearch.answer(answerOf(95, { start: 10 }));
    await turn();
    expect(element.state).to.nested.include({ status: 'ready', 'request.query': 'solar', 'request.page': 2 });
    expect(byRole(element, 'combobox').value).to.equal('solar');
  });

  it('a failure is told of at once', async () => {
    const { element, client, words } = await mountFound();
    element.search('wind');
    await turn();
    client.lastSearch.fail(new Error('down'));
    await turnWithCode();
    expect(words())
      .to.match(/^Something went wrong/)
      .and.to.contain('Earlier results for solar');
  });

  it('nothing is drawn that was to be, in an element that has gone and come back', async () => {
    const { element, client, links } = await mountFound();
    element.search('wind');
    await turn();
    const place = element.parentElement!;
    element.remove();
    await lull();
    place.append(element);
    await turn();
    client.lastSearch.answer(answerOf(1));
    await turn();
    expect(links()).to.equal(1);
  });
});
