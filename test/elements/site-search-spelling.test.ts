import { expect } from '@open-wc/testing';
import type { SessionSettings } from '../../src/session/session-state.js';
import * as spelling from '../../src/spelling.js';
import type { MessageValues } from '../../src/text/messages.js';
import { pageFor } from '../helpers/answers.js';
import { mountPiece, sessionWith, settle } from '../helpers/mount.js';
import { allByRole, byRole, parts, spoken, textOf } from '../helpers/query.js';
import { lull, turn } from '../helpers/turn.js';

const addressOf = (query: string, page: number) => `https://page.test/?q=${query}&page=${page}`;

async function mount(
  { corrects, offer }: { corrects?: string; offer?: string },
  settings: Partial<SessionSettings> = {},
) {
  const session = sessionWith(settings);
  session.spelling = spelling;
  const element = await mountPiece('site-search-spelling', session);
  session.search(corrects ? 'solar' : 'soler', { page: 2, corrects });
  settle(session, pageFor(corrects ? 'solar' : 'soler', 95, { start: 10 }));
  if (offer) session.suggestSpelling(session.state.request!, offer);
  await turn();
  return { session, element, read: () => textOf(parts(element, 'spelling')[0]) };
}

describe('<site-search-spelling>', () => {
  it('draws nothing where nothing is on offer', async () => {
    const { element, read } = await mount({});
    expect(read()).to.equal('');
    expect(allByRole(element, 'button')).to.be.empty;
    await expect(element).to.be.accessible();
  });

  it('asks whether another spelling was meant', async () => {
    const { element, read } = await mount({ offer: 'solar' });
    expect(read()).to.equal('Did you mean solar?');
    await expect(element).to.be.accessible();
  });

  it('offers nothing more once spelling is off', async () => {
    const { session, element, read } = await mount({ offer: 'solar' });
    session.configure({ ...session.settings, spelling: 'off' });
    await turn();
    expect(read()).to.equal('');
    expect(spoken(element)).to.equal('');
  });

  it('P04 searches it on a click, from the first page', async () => {
    const { session, element } = await mount({ offer: 'solar' });
    byRole(element, 'button', 'solar').click();
    await turn();
    expect(session.state.request).to.include({ query: 'solar', page: 1, start: 0, cause: 'spelling' });
  });

  it('says what is shown in place of what was typed, and has a way back', async () => {
    const { session, element, read } = await mount({ corrects: 'soler' });
    expect(read()).to.equal('Showing results for solar. Search instead for soler');
    await expect(element).to.be.accessible();
    byRole(element, 'button', 'soler').click();
    expect(session.state.request).to.include({ query: 'soler', page: 1, cause: 'original' });
  });

  it('is gone while the next answer is awaited', async () => {
    const { session, read } = await mount({ offer: 'solar' });
    session.retry();
    await lull();
    expect(read()).to.equal('');
  });

  it('is a link where searches have addresses, which a plain click does not follow', async () => {
    const { session, element } = await mount({ offer: 'solar' }, { addressOf });
    const link = byRole(element, 'link', 'solar');
    expect(link.href).to.equal(addressOf('solar', 1));
    link.click();
    expect(session.state.request).to.include({ query: 'solar', cause: 'spelling' });
    await expect(element).to.be.accessible();
  });

  it('has a button for the way back, whose address would be corrected again', async () => {
    const { session, element } = await mount({ corrects: 'soler' }, { addressOf });
    expect(allByRole(element, 'link')).to.be.empty;
    byRole(element, 'button', 'soler').click();
    expect(session.state.request).to.include({ query: 'soler', cause: 'original' });
  });

  for (const [didYouMean, sentence] of [
    [({ query }: MessageValues) => `Perhaps “${query}”?`, 'Perhaps “solar”?'],
    ['Try another spelling', 'Try another spelling'],
  ] as const) {
    it(`searches from words of the page that have no place for the spelling: ${sentence}`, async () => {
      const { session, element, read } = await mount({ offer: 'solar' }, { messages: { didYouMean } });
      expect(read()).to.equal(sentence);
      byRole(element, 'button', sentence).click();
      expect(session.state.request).to.include({ query: 'solar', cause: 'spelling' });
    });

    it(`makes a link of them where searches have addresses: ${sentence}`, async () => {
      const { element } = await mount({ offer: 'solar' }, { addressOf, messages: { didYouMean } });
      expect(byRole(element, 'link', sentence).href).to.equal(addressOf('solar', 1));
    });
  }

  for (const [searchInstead, sentence] of [
    [({ query }: MessageValues) => `No, “${query}”`, 'No, “soler”'],
    ['Search as typed', 'Search as typed'],
  ] as const)
    it(`has a way back by words of the page that have no place for it: ${sentence}`, async () => {
      const { session, element, read } = await mount({ corrects: 'soler' }, { messages: { searchInstead } });
      expect(read()).to.equal(`Showing results for solar. ${sentence}`);
      byRole(element, 'button', sentence).click();
      expect(session.state.request).to.include({ query: 'soler', cause: 'original' });
    });

  it('draws the spelling as text, in a direction of its own', async () => {
    const { element } = await mount({ offer: '<b>שלום</b>' });
    expect(element.shadowRoot!.querySelector('bdi')!.textContent).to.equal('<b>שלום</b>');
    expect(element.shadowRoot!.querySelector('b')).to.equal(null);
  });

  it('has its regions before it speaks', async () => {
    const { element } = await mount({});
    expect(allByRole(element, 'status')).to.have.length(2);
    expect(spoken(element)).to.equal('');
  });

  it('speaks what is on offer', async () => {
    const { session, element } = await mount({});
    session.search('soler');
    settle(session, pageFor('soler', 95));
    await turn();
    expect(spoken(element)).to.equal('');
    session.suggestSpelling(session.state.request!, 'solar');
    await turn();
    expect(spoken(element)).to.equal('Did you mean solar?');
  });

  it('speaks of what was searched instead', async () => {
    const { element } = await mount({ corrects: 'soler' });
    expect(spoken(element)).to.equal('Showing results for solar.');
  });

  it('speaks an offer that comes after the page was turned', async () => {
    const { session, element } = await mount({});
    session.goToPage(3);
    settle(session, pageFor('soler', 95, { start: 20 }));
    await turn();
    expect(spoken(element)).to.equal('');
    session.suggestSpelling(session.state.request!, 'solar');
    await turn();
    expect(spoken(element)).to.equal('Did you mean solar?');
  });

  it('speaks the same offer again for another search, and not for another page', async () => {
    const { session, element } = await mount({ offer: 'solar' });
    const texts = () => allByRole(element, 'status').map(textOf);
    const before = texts();
    expect([...before].sort()).to.deep.equal(['', 'Did you mean \u2068solar\u2069?']);
    session.goToPage(3);
    await turn();
    expect(textOf(parts(element, 'spelling')[0]), 'awaited').to.equal('');
    settle(session, pageFor('soler', 95, { start: 20 }));
    await turn();
    expect(texts()).to.deep.equal(before);
    session.search('soler');
    settle(session, pageFor('soler', 95));
    session.suggestSpelling(session.state.request!, 'solar');
    await turn();
    expect(texts(), 'the other region').to.deep.equal([...before].reverse());
  });
});
