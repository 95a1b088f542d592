import { expect, fixture, html } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { answerOf, documentOf } from '../helpers/answers.js';
import { mountSearch, mountUntouched, piecesOf } from '../helpers/mount.js';
import { allByRole, byRole, nameOf, spoken, textOf } from '../helpers/query.js';
import { turn, turnWithCode } from '../helpers/turn.js';

describe('<site-search>', () => {
  const box = (element: Element) => byRole(element, 'combobox');

  it('searches, shows and turns pages, all in one', async () => {
    const { element, client } = await mountSearch('spelling="off" suggestions="off"');
    element.focus();
    await sendKeys({ type: 'solar' });
    await sendKeys({ press: 'Enter' });
    await turn();
    client.lastSearch.answer(answerOf(25));
    await turnWithCode();
    expect(allByRole(element, 'heading').map(textOf).slice(0, 2)).to.deep.equal(['Results', 'Title 1']);
    expect(allByRole(element, 'resultHeading')).to.have.length(10);
    expect(spoken(element)).to.equal('25 results for solar, page 1 of 3');
    byRole(element, 'button', 'Page 2').click();
    await turn();
    expect(client.lastSearch.parameters).to.deep.equal({ query: 'solar', start: 10, rows: 10 });
    client.lastSearch.answer(answerOf(25, { start: 10 }));
    await turn();
    expect(textOf(allByRole(element, 'resultHeading')[0])).to.equal('Title 11');
    expect(box(element).value).to.equal('solar');
  });

  it('search(), retry() and clear() do what their names say', async () => {
    const { element, client } = await mountSearch('spelling="off"');
    element.search(' solar ', { page: 2 });
    await turn();
    expect(box(element).value).to.equal('solar');
    client.lastSearch.answer(answerOf(95, { start: 10 }));
    await turn();
    expect(element.results.map(({ position }) => position)[0]).to.equal(11);
    element.retry();
    await turn();
    expect(client.searches).to.have.length(2);
    expect(client.lastSearch.parameters).to.include({ start: 10 });
    client.lastSearch.answer(answerOf(95, { start: 10 }));
    await turn();
    // nobody has asked for it with a control of ours
    expect(element.matches(':focus-within')).to.equal(false);
    element.clear();
    await turn();
    expect(element.state).to.deep.equal({ status: 'idle' });
    expect(element.results).to.deep.equal([]);
    expect(box(element).value).to.equal('');
  });

  it('clear() empties the box also where nothing is searched for', async () => {
    const { element } = await mountSearch();
    const input = box(element);
    input.focus();
    await sendKeys({ type: 'solar' });
    element.clear();
    await turn();
    expect(element.state.status).to.equal('idle');
    expect(input.value).to.equal('');
    expect(allByRole(element, 'button').map(nameOf)).to.deep.equal(['Search']);
  });

  it('has links in a page that has named a picture as the base of its addresses', async () => {
    const picture = await fixture(html`<img name="baseURI" alt="" />`);
    expect(document.baseURI).to.equal(picture);
    const { element, client } = await mountSearch('spelling="off" results-url="/find"');
    element.search('solar');
    await turn();
    client.lastSearch.answer({ ...answerOf(1), documents: [documentOf('1', { url: 'guide' })] });
    await turn();
    expect(element.results[0].href).to.equal(new URL('guide', picture.baseURI).href);
  });

  it('hands out frozen states', async () => {
    const { element } = await mountSearch('spelling="off"');
    element.search('solar');
    expect(element.state).to.be.frozen;
  });

  it('M10 takes the focus when it is asked to, also before it is drawn', async () => {
    const place = await fixture(html`<div></div>`);
    const element = document.createElement('site-search');
    element.urlState = 'off';
    place.append(element);
    element.focus();
    await turn();
    expect(document.activeElement).to.equal(element);
    expect(box(element).matches(':focus')).to.equal(true);
  });

  it('takes no focus by itself', async () => {
    await mountSearch();
    expect(document.activeElement).to.equal(document.body);
  });

  describe('what is drawn before there is anything to show', () => {
    const drawn = (element: Element): string[] =>
      [...element.shadowRoot!.querySelectorAll('*')]
        .map(({ localName }) => localName)
        .filter((name) => name.startsWith('site-search'));
    const ALL = ['box', 'spelling', 'summary', 'results', 'pagination'].map((name) => `site-search-${name}`);

    it('is the box alone', async () => {
      const { element } = await mountUntouched();
      expect(drawn(element)).to.deep.equal(['site-search-box']);
    });

    it('is all of it once the visitor turns to the box, live regions and all, and moves nothing', async () => {
      const { element } = await mountUntouched();
      const height = element.offsetHeight;
      element.focus();
      await piecesOf(element);
      expect(drawn(element)).to.deep.equal(ALL);
      expect(element.offsetHeight).to.equal(height);
      expect(allByRole(element, 'status').map(textOf)).to.deep.equal(Array(6).fill(''));
    });

    it('is all of it from the beginning of a search, and stays when the search is cleared', async () => {
      const { element } = await mountUntouched();
      element.search('solar');
      await piecesOf(element);
      expect(drawn(element)).to.deep.equal(ALL);
      element.clear();
      await turn();
      expect(drawn(element)).to.deep.equal(ALL);
    });
  });

  it('bubbles its events out of itself', async () => {
    const { element, client } = await mountSearch('spelling="off"');
    const seen: string[] = [];
    const names = ['site-search-submit', 'site-search-load', 'site-search-select', 'site-search-error'];
    for (const name of names)
      element.parentElement!.addEventListener(name, (event) => {
        seen.push(event.type);
        if (name === 'site-search-select') event.preventDefault();
      });
    box(element).value = 'solar';
    box(element).dispatchEvent(new InputEvent('input', { bubbles: true }));
    byRole(element, 'button', 'Search').click();
    await turn();
    client.lastSearch.answer(answerOf(1));
    await turn();
    byRole(element, 'link', 'Title 1').click();
    element.retry();
    await turn();
    client.lastSearch.fail(new Error('down'));
    await turnWithCode();
    expect(seen).to.deep.equal([
      'site-search-submit',
      'site-search-load',
      'site-search-select',
      'site-search-error',
    ]);
  });

  it('exports its parts flat, each name from one piece alone', async () => {
    const { element } = await mountSearch();
    element.search('solar');
    await turn();
    const exported = [...element.shadowRoot!.querySelectorAll('[exportparts]')].flatMap((piece) =>
      piece.getAttribute('exportparts')!.split(','),
    );
    expect(exported).to.have.members(
      `input clear submit suggestions suggestion summary spelling results result result-title result-url result-body
       mark pagination page page-current error retry`.split(/\s+/),
    );
    expect(new Set(exported)).to.have.property('size', exported.length);
  });

  it('N09 leaves nothing behind, and starts clean, when a fresh one takes its place', async () => {
    const { element, client } = await mountSearch('spelling="off"');
    element.search('solar');
    await turn();
    const place = element.parentElement!;
    element.replaceWith(element.cloneNode(true));
    const fresh = place.querySelector('site-search')!;
    await turn();
    expect(client.lastSearch.signal.aborted).to.equal(true);
    expect(fresh.state.status).to.equal('idle');
    expect(allByRole(fresh, 'combobox')).to.have.length(1);
  });

  for (const [what, act] of [
    ['idle', () => undefined],
    ['waiting', () => undefined],
    ['answered', ({ answer }: Answering) => answer(answerOf(95, { documents: DOCUMENTS }))],
    ['empty', ({ answer }: Answering) => answer(answerOf(0))],
    ['failed', ({ fail }: Answering) => fail(new Error('down'))],
  ] as const)
    it(`is accessible while it is ${what}`, async () => {
      const { element, client } = await mountSearch('spelling="off"');
      if (what !== 'idle') element.search('solar');
      await turn();
      if (what !== 'idle') act(client.lastSearch);
      await turn();
      await expect(element).to.be.accessible();
    });
});

type Answering = { answer: (value: ReturnType<typeof answerOf>) => void; fail: (error: Error) => void };
const DOCUMENTS = ['1', '2', '3'].map((id) => documentOf(id));
