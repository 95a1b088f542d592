import { expect, fixture, html } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import type { SiteSearchSession } from '../../src/elements/site-search-session.js';
import { answerOf, correctionOf } from '../helpers/answers.js';
import { DeferredClient } from '../helpers/deferred-client.js';
import { mountSearch } from '../helpers/mount.js';
import { allByRole, byRole, parts, textOf } from '../helpers/query.js';
import { lull, turn, turnWithCode } from '../helpers/turn.js';

async function mountOwner(attributes = '') {
  const element = await fixture<SiteSearchSession>(
    `<site-search-session url-state="off" ${attributes}></site-search-session>`,
  );
  const client = new DeferredClient();
  element.client = client;
  await turn();
  return { element, client };
}

/** Ways to have no name for a session. */
const NAMELESS = [
  ['empty', (element: Element) => element.setAttribute('session', '')],
  ['removed', (element: Element) => element.removeAttribute('session')],
  ['undefined', (element: Element) => Object.assign(element, { session: undefined })],
  ['null', (element: Element) => Object.assign(element, { session: null })],
] as const;

/** The pieces, each in a closed place of its own. */
async function mountPieces(session?: string) {
  const place = await fixture(html`<div></div>`);
  const make = (tag: string) => {
    const root = place.appendChild(document.createElement('div')).attachShadow({ mode: 'open' });
    const piece = root.appendChild(document.createElement(tag));
    if (session) piece.setAttribute('session', session);
    return piece;
  };
  const [box, summary, spelling, results, pagination] = [
    'site-search-box',
    'site-search-summary',
    'site-search-spelling',
    'site-search-results',
    'site-search-pagination',
  ].map(make);
  await turn();
  return { box, summary, spelling, results, pagination };
}

describe('<site-search-session>', () => {
  it('draws nothing, and has the name "default" unless told otherwise', async () => {
    const { element } = await mountOwner();
    expect(element.session).to.equal('default');
    expect(element.shadowRoot).to.equal(null);
    expect(element.childElementCount).to.equal(0);
    element.session = 'shop';
    element.setAttribute('session', 'docs');
    expect(element.session).to.equal('docs');
  });

  it('keeps what stands in it', async () => {
    const element = await fixture(
      html`<site-search-session url-state="off"><p>kept</p></site-search-session>`,
    );
    expect(textOf(element)).to.equal('kept');
  });

  it('owns the search of pieces in other shadow roots', async () => {
    const pieces = await mountPieces();
    const { client } = await mountOwner();
    byRole(pieces.box, 'combobox').focus();
    await sendKeys({ type: 'soler' });
    await sendKeys({ press: 'Enter' });
    await turn();
    client.spells[0].answer(correctionOf('soler', 'solar'));
    client.lastSearch.answer(answerOf(25));
    await turnWithCode();
    expect(textOf(parts(pieces.summary, 'summary')[0])).to.equal('1–10 of 25 results for soler');
    expect(textOf(parts(pieces.spelling, 'spelling')[0])).to.equal('Did you mean solar?');
    expect(allByRole(pieces.results, 'link')).to.have.length(10);
    byRole(pieces.pagination, 'button', 'Page 3').click();
    await turn();
    expect(client.lastSearch.parameters).to.include({ query: 'soler', start: 20 });
  });

  it('is found by pieces that come before it, and leaves them idle when it goes', async () => {
    const pieces = await mountPieces('shop');
    const { element, client } = await mountOwner('session="shop" spelling="off"');
    element.search('solar');
    await turn();
    client.lastSearch.answer(answerOf(3));
    await turn();
    expect(allByRole(pieces.results, 'link')).to.have.length(3);
    element.remove();
    await turn();
    expect(allByRole(pieces.results, 'link')).to.be.empty;
    expect(textOf(parts(pieces.summary, 'summary')[0])).to.equal('');
  });

  it('is another one\u2019s when its name changes', async () => {
    const pieces = await mountPieces('docs');
    const { element } = await mountOwner('session="shop"');
    element.search('solar');
    await turn();
    const summary = () => textOf(parts(pieces.summary, 'summary')[0]);
    expect(summary()).to.equal('');
    element.setAttribute('session', 'docs');
    await lull();
    expect(summary()).to.equal('Searching for solar…');
    element.setAttribute('session', 'shop');
    await turn();
    expect(summary()).to.equal('');
  });

  it('of two with one name, the first is the one that counts', async () => {
    const pieces = await mountPieces('shop');
    const first = await mountOwner('session="shop"');
    const second = await mountOwner('session="shop"');
    second.element.search('wind');
    first.element.search('solar');
    await lull();
    const summary = () => textOf(parts(pieces.summary, 'summary')[0]);
    expect(summary()).to.equal('Searching for solar…');
    first.element.remove();
    await lull();
    expect(summary()).to.equal('Searching for wind…');
  });

  it('opens one list of two boxes: what is typed is the box\u2019s own', async () => {
    const one = await mountPieces();
    const two = await mountPieces();
    await mountOwner();
    byRole(one.box, 'combobox').focus();
    await sendKeys({ type: 'solar' });
    expect(byRole(two.box, 'combobox').value).to.equal('');
  });
});

for (const [how, unname] of NAMELESS)
  describe(`a session that is ${how}`, () => {
    const find = async ({ element, client }: Awaited<ReturnType<typeof mountOwner>>) => {
      element.search('solar');
      await turn();
      client.lastSearch.answer(answerOf(3));
      await turn();
    };
    const summaryOf = ({ summary }: Awaited<ReturnType<typeof mountPieces>>) =>
      textOf(parts(summary, 'summary')[0]);

    it('is the default one of <site-search-session>, before and after something was found', async () => {
      const owner = await mountOwner('session="shop" spelling="off"');
      const pieces = await mountPieces();
      unname(owner.element);
      await turn();
      await find(owner);
      expect(owner.element.session).to.equal('default');
      expect(summaryOf(pieces)).to.equal('3 results for solar');
      owner.element.setAttribute('session', 'shop');
      await turn();
      expect(summaryOf(pieces)).to.equal('');
      unname(owner.element);
      await turn();
      expect(owner.element.session).to.equal('default');
      expect(summaryOf(pieces)).to.equal('3 results for solar');
    });

    it('is the default one of pieces, before and after something was found', async () => {
      const pieces = await mountPieces('shop');
      const owner = await mountOwner('spelling="off"');
      const all = Object.values(pieces);
      for (const piece of all) unname(piece);
      await turn();
      await find(owner);
      expect(new Set(all.map((piece): unknown => Reflect.get(piece, 'session')))).to.deep.equal(
        new Set(['default']),
      );
      expect(summaryOf(pieces)).to.equal('3 results for solar');
      for (const piece of all) piece.setAttribute('session', 'shop');
      await turn();
      expect(summaryOf(pieces)).to.equal('');
      for (const piece of all) unname(piece);
      await turn();
      expect(summaryOf(pieces)).to.equal('3 results for solar');
      expect(allByRole(pieces.results, 'link')).to.have.length(3);
    });
  });

describe('<site-search>, session', () => {
  it('publishes nothing unless it has a name', async () => {
    const pieces = await mountPieces();
    const { element } = await mountSearch('spelling="off"');
    element.search('solar');
    await turn();
    expect(textOf(parts(pieces.summary, 'summary')[0])).to.equal('');
  });

  it('publishes its session under its name, so that pieces elsewhere join it', async () => {
    const pieces = await mountPieces('shop');
    const { element, client } = await mountSearch('session="shop" spelling="off"');
    element.search('solar');
    await turn();
    client.lastSearch.answer(answerOf(3));
    await turn();
    expect(textOf(parts(pieces.summary, 'summary')[0])).to.equal('3 results for solar');
  });
});
