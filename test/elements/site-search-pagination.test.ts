import { expect } from '@open-wc/testing';
import type { SessionSettings } from '../../src/session/session-state.js';
import { pageFor, type AnswerOptions } from '../helpers/answers.js';
import { fail, mountPiece, sessionWith, settle } from '../helpers/mount.js';
import { allByRole, byRole, nameOf, textOf } from '../helpers/query.js';
import { turn, turnWithCode } from '../helpers/turn.js';

const addressOf = (query: string, page: number) => `https://page.test/?q=${query}&page=${page}`;

/** The pages of a query with so many results, on the page that its answer starts. */
async function mount(numFound: number, options: AnswerOptions = {}, settings: Partial<SessionSettings> = {}) {
  const session = sessionWith(settings);
  const element = await mountPiece('site-search-pagination', session);
  const { start = 0, rows = 10 } = options;
  session.search('solar', { page: start / rows + 1 });
  settle(session, pageFor('solar', numFound, options));
  await turnWithCode();
  const names = (role = 'button') => allByRole(element, role).map(nameOf);
  const current = () => [...element.shadowRoot!.querySelectorAll('[aria-current=page]')].map(nameOf);
  return { session, element, names, current };
}

describe('<site-search-pagination>', () => {
  for (const [what, numFound] of [
    ['no results', 0],
    ['one page', 7],
    ['one full page', 10],
  ] as const)
    it(`P10 draws nothing, and no landmark, for ${what}`, async () => {
      const { element } = await mount(numFound);
      expect(element.shadowRoot!.querySelector('nav, ol, a, button')).to.equal(null);
    });

  it('draws nothing before the first answer, nor after clear', async () => {
    const { session, element } = await mount(95);
    session.clear();
    await turn();
    expect(allByRole(element, 'navigation')).to.be.empty;
    session.search('solar');
    await turn();
    expect(allByRole(element, 'navigation')).to.be.empty;
  });

  it('is a named landmark with a button for each page, and the next', async () => {
    const { element, names, current } = await mount(25);
    expect(nameOf(byRole(element, 'navigation'))).to.equal('Pages');
    expect(names()).to.deep.equal(['Page 1', 'Page 2', 'Page 3', 'Next']);
    expect(current()).to.deep.equal(['Page 1']);
    await expect(element).to.be.accessible();
  });

  it('has targets of 24 pixels at least, also in small print in a narrow place', async () => {
    const { element } = await mount(95);
    for (const [size, width] of [
      ['8px', '400px'],
      ['10px', '200px'],
    ] as const) {
      Object.assign(element.style, { fontSize: size, inlineSize: width });
      await turn();
      for (const button of allByRole(element, 'button')) {
        const { width, height } = button.getBoundingClientRect();
        expect(Math.min(width, height), `${nameOf(button)} at ${size}`).to.be.at.least(24);
      }
    }
  });

  it('has the way back and the way on in the middle, and no way on at the end', async () => {
    expect((await mount(25, { start: 10 })).names()).to.deep.equal([
      'Previous',
      'Page 1',
      'Page 2',
      'Page 3',
      'Next',
    ]);
    expect((await mount(25, { start: 20 })).names().at(-1)).to.equal('Page 3');
  });

  it('P10 draws a bounded number of pages, with the first and the last, written in the language\u2019s way', async () => {
    const { element, names } = await mount(1_000_000, { start: 500 });
    expect(names()).to.deep.equal([
      'Previous',
      'Page 1',
      'Page 50',
      'Page 51',
      'Page 52',
      'Page 100,000',
      'Next',
    ]);
    expect(textOf(byRole(element, 'button', 'Page 100,000'))).to.equal('100,000');
    await expect(element).to.be.accessible();
  });

  it('goes to a page on a click, and marks it at once', async () => {
    const { session, element, current } = await mount(95);
    byRole(element, 'button', 'Page 3').click();
    await turn();
    expect(session.state.request).to.include({ query: 'solar', page: 3, start: 20, cause: 'page' });
    expect(current()).to.deep.equal(['Page 3']);
  });

  it('stays as it is where another query has as many pages, and leads to those of that query', async () => {
    const { session, element, names } = await mount(95);
    const before = [...element.shadowRoot!.querySelectorAll('*')];
    session.search('wind');
    settle(session, pageFor('wind', 98));
    await turn();
    expect([...element.shadowRoot!.querySelectorAll('*')]).to.deep.equal(before);
    byRole(element, 'button', 'Page 3').click();
    expect(session.state.request).to.include({ query: 'wind', page: 3 });
    session.search('rain');
    settle(session, pageFor('rain', 3));
    await turn();
    expect(names()).to.have.length(0);
    session.search('wind');
    settle(session, pageFor('wind', 98));
    await turn();
    expect(names().at(-2)).to.equal('Page 10');
  });

  it('has the addresses of the query that is on show', async () => {
    const { session, element } = await mount(95, {}, { addressOf });
    session.search('wind');
    settle(session, pageFor('wind', 95));
    await turn();
    expect(byRole(element, 'link', 'Page 3')).to.have.attribute('href', addressOf('wind', 3));
  });

  it('R09 marks the page that was asked for last', async () => {
    const { session, element, current } = await mount(30);
    byRole(element, 'button', 'Page 2').click();
    await turn();
    const overtaken = session.state.request!;
    byRole(element, 'button', 'Page 3').click();
    await turn();
    settle(session, pageFor('solar', 30, { start: 20 }));
    session.settle(overtaken, pageFor('solar', 30, { start: 10 }));
    await turn();
    expect(current()).to.deep.equal(['Page 3']);
  });

  it('P05 stays at the page that is on show when another one fails, and leads back', async () => {
    const { session, element, current } = await mount(250_000);
    byRole(element, 'button', 'Page 25,000').click();
    await turn();
    fail(session, new Error('too deep'));
    await turn();
    expect(current()).to.deep.equal(['Page 1']);
    byRole(element, 'button', 'Page 1').click();
    expect(session.state.request).to.include({ query: 'solar', page: 1, start: 0 });
  });

  it('P02 has every page, and none current, past the end', async () => {
    const { names, current, element } = await mount(22, { start: 80 });
    expect(names()).to.deep.equal(['Page 1', 'Page 2', 'Page 3']);
    expect(current()).to.be.empty;
    await expect(element).to.be.accessible();
  });

  it('P02 leads back from beyond the only page', async () => {
    const { names, current, element, session } = await mount(7, { start: 10 });
    expect(names()).to.deep.equal(['Page 1']);
    expect(current()).to.be.empty;
    byRole(element, 'button', 'Page 1').click();
    expect(session.state.request).to.include({ page: 1, start: 0 });
  });

  it('P02 leads back where the service has taken its count back', async () => {
    const { names, current } = await mount(0, { start: 10 });
    expect(names()).to.deep.equal(['Page 1']);
    expect(current()).to.be.empty;
    expect((await mount(0)).names()).to.be.empty;
  });

  it('P06 goes by the count of the last answer', async () => {
    const { session, names, current } = await mount(95);
    session.goToPage(2);
    settle(session, pageFor('solar', 41, { start: 10 }));
    await turn();
    expect(names()).to.contain('Page 5').and.to.not.contain('Page 10');
    expect(current()).to.deep.equal(['Page 2']);
  });

  it('P03 counts pages of the size that the service gives', async () => {
    const documents = pageFor('solar', 50, { rows: 50 }).results.map(({ id, fields }) => ({ id, fields }));
    const { session, element, names } = await mount(120, { rows: 100, documents }, { rows: 100 });
    expect(names()).to.deep.equal(['Page 1', 'Page 2', 'Page 3', 'Next']);
    byRole(element, 'button', 'Next').click();
    expect(session.state.request).to.include({ start: 50 });
  });

  it('has one page more to try where the count is a lower bound', async () => {
    expect((await mount(10, { isLowerBound: true })).names()).to.deep.equal(['Page 1', 'Page 2', 'Next']);
  });

  it('has no page more where a lower bound ends in a page that is not full', async () => {
    expect((await mount(13, { start: 10, isLowerBound: true })).names()).to.not.contain('Next');
  });

  it('draws nothing for earlier results of another query', async () => {
    const { session, element } = await mount(95);
    session.search('wind');
    fail(session, new Error('down'));
    await turn();
    expect(allByRole(element, 'navigation')).to.be.empty;
  });
});

describe('<site-search-pagination>, with addresses', () => {
  it('P08 is made of links that can be opened elsewhere', async () => {
    const { element, names } = await mount(25, {}, { addressOf });
    expect(names('link')).to.deep.equal(['Page 1', 'Page 2', 'Page 3', 'Next']);
    expect(byRole(element, 'link', 'Page 3').href).to.equal(addressOf('solar', 3));
    expect(names('button')).to.be.empty;
    await expect(element).to.be.accessible();
  });

  it('P08 goes to a page in place on a plain click, and leaves others to the browser', async () => {
    const { session, element } = await mount(25, {}, { addressOf });
    const link = byRole(element, 'link', 'Page 3');
    const followed: boolean[] = [];
    element.parentElement!.addEventListener('click', (event) => {
      followed.push(!event.defaultPrevented);
      event.preventDefault(); // the test page stays
    });
    for (const init of [{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, {}]) {
      expect(session.state.request).to.include({ page: 1 });
      link.dispatchEvent(
        new MouseEvent('click', { bubbles: true, composed: true, cancelable: true, ...init }),
      );
    }
    expect(followed).to.deep.equal([true, true, true, false]);
    expect(session.state.request).to.include({ page: 3 });
  });

  it('has the addresses of what was typed, where its correction is searched in its place', async () => {
    const session = sessionWith({ addressOf });
    const element = await mountPiece('site-search-pagination', session);
    session.search('solar', { corrects: 'soler' });
    settle(session, pageFor('solar', 25));
    await turnWithCode();
    expect(byRole(element, 'link', 'Page 2').href).to.equal(addressOf('soler', 2));
  });
});
