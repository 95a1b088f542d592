import { expect, fixture, waitUntil } from '@open-wc/testing';
import { stub } from 'sinon';
import '../../src/elements/templated-results.js';
import { pageFor } from '../helpers/answers.js';
import { mountPiece, sessionWith, settle } from '../helpers/mount.js';
import { byRole, textOf } from '../helpers/query.js';
import { turn } from '../helpers/turn.js';

const TEMPLATE = '<template data-result><b data-text="title"></b></template>';
const MANY = 100;

const titlesTo = (count: number, from = 1): string[] =>
  Array.from({ length: count }, (_, index) => `Title ${from + index}`);

async function mountFound(count: number, template = '') {
  const session = sessionWith({ rows: MANY });
  const element = await mountPiece('site-search-results', session);
  element.innerHTML = template;
  const list = () => byRole(element, 'list', 'Results');
  const titles = () =>
    [...element.shadowRoot!.querySelectorAll('ol > li')].map((item) =>
      textOf(item.querySelector('b, [part=result-title]')),
    );
  const answer = (numFound: number, start = 0): void =>
    settle(session, pageFor(session.state.request!.query, numFound, { rows: MANY, start }));
  const drawn = (count: number) => waitUntil(() => titles().length === count, `${count} results`);
  session.search('solar', { cause: 'submit' });
  answer(count);
  await element.updateComplete;
  return { session, element, list, titles, answer, drawn };
}

describe('<site-search-results>, many results', () => {
  it('draws the first ones at once, and all of them soon, in their order', async () => {
    const { list, titles, drawn } = await mountFound(MANY);
    expect(titles()).to.deep.equal(titlesTo(3));
    expect(list().getAttribute('aria-busy')).to.equal('false');
    const [first] = list().children;
    await drawn(MANY);
    expect(titles()).to.deep.equal(titlesTo(MANY));
    expect(list().firstElementChild).to.equal(first);
  });

  it('draws 25 at once', async () => {
    expect((await mountFound(25)).titles()).to.have.length(25);
  });

  it('draws all at once where a page comes back, so that it can be scrolled to where it was', async () => {
    const { session, titles, answer, drawn } = await mountFound(MANY);
    await drawn(MANY);
    session.search('wind', { cause: 'submit' });
    answer(3);
    await turn();
    session.search('solar', { cause: 'url' });
    await turn();
    expect(titles()).to.deep.equal(titlesTo(MANY));
  });

  it('keeps room below the first ones, so that nothing is seen to move there', async () => {
    const { list } = await mountFound(MANY);
    expect(list().getBoundingClientRect().height).to.be.at.least(innerHeight);
  });

  for (const [when, count] of [
    ['before they are all drawn', 3],
    ['after that', MANY],
  ] as const)
    it(`draws other results in their place ${when}`, async () => {
      const { session, titles, answer, drawn } = await mountFound(MANY);
      await drawn(count);
      session.search('wind', { cause: 'submit' });
      answer(MANY + 30, MANY);
      await waitUntil(() => titles()[0] === 'Title 101');
      await drawn(30);
      // as long as the earlier ones would take
      await new Promise((resolve) => setTimeout(resolve, 120));
      expect(titles()).to.deep.equal(titlesTo(30, 101));
    });

  it('draws no more of them where it leaves, and all where it comes back', async () => {
    const { element, titles, drawn } = await mountFound(MANY);
    const { parentElement } = element;
    element.remove();
    await new Promise((resolve) => setTimeout(resolve, 120));
    expect(titles()).to.be.empty;
    parentElement!.append(element);
    await drawn(MANY);
    expect(titles()).to.deep.equal(titlesTo(MANY));
  });

  it('goes on where it is only moved', async () => {
    const { element, titles, drawn } = await mountFound(MANY);
    (await fixture('<section></section>')).append(element);
    await drawn(MANY);
    expect(titles()).to.deep.equal(titlesTo(MANY));
  });

  it('moves focus to the list of another page once, and leaves it alone from then on', async () => {
    const { session, element, list, answer, drawn } = await mountFound(2 * MANY);
    await drawn(MANY);
    session.goToPage(2);
    answer(2 * MANY, MANY);
    await element.updateComplete;
    expect(element.shadowRoot!.activeElement).to.equal(list());
    const link = list().querySelector('a')!;
    link.focus();
    await drawn(MANY);
    expect(element.shadowRoot!.activeElement).to.equal(link);
  });

  it('tells of a click on one that came later', async () => {
    const { element, list, drawn } = await mountFound(MANY);
    await drawn(MANY);
    const positions: number[] = [];
    element.addEventListener('site-search-select', (event) => {
      event.preventDefault();
      positions.push(event.position);
    });
    list().lastElementChild!.querySelector('a')!.click();
    expect(positions).to.deep.equal([MANY]);
  });

  it('draws them by a template, too, and tells nothing of one that is overtaken', async () => {
    const warn = stub(console, 'warn');
    try {
      const { session, titles, answer, drawn } = await mountFound(MANY, TEMPLATE);
      session.search('wind', { cause: 'submit' });
      answer(MANY + 40, MANY);
      await drawn(40);
      expect(titles()).to.deep.equal(titlesTo(40, 101));
      expect(warn.callCount).to.equal(0);
    } finally {
      warn.restore();
    }
  });
});
