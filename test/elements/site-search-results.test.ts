import { expect } from '@open-wc/testing';
import type { SiteSearchSelectEvent } from '../../src/events.js';
import { documentOf, pageFor } from '../helpers/answers.js';
import { fail, mountPiece, sessionWith, settle } from '../helpers/mount.js';
import { allByRole, byRole, textOf } from '../helpers/query.js';
import { mount, mountFound } from '../helpers/results.js';
import { lull, turn } from '../helpers/turn.js';

describe('<site-search-results>', () => {
  it('draws nothing while nothing is searched for', async () => {
    const { element } = await mount();
    expect(textOf(element.shadowRoot as unknown as Element)).to.equal('');
    expect(element.shadowRoot!.querySelector('ol, .skeletons')).to.equal(null);
    await expect(element).to.be.accessible();
  });

  it('draws a place for each result to come while the first answer is awaited', async () => {
    const { session, element } = await mount();
    session.search('solar');
    await turn();
    expect(element.shadowRoot!.querySelectorAll('.skeletons').length, 'at once').to.equal(0);
    await lull();
    expect(element.shadowRoot!.querySelectorAll('.skeletons > div')).to.have.length(10);
    await expect(element).to.be.accessible();
  });

  it('is a named list of headings that are links', async () => {
    const { element, list } = await mountFound();
    expect(list().children).to.have.length(3);
    expect(allByRole(element, 'link').map((link) => [textOf(link), link.href])).to.deep.equal([
      ['Title 1', 'https://site.test/1'],
      ['Title 2', 'https://site.test/2'],
      ['Title 3', 'https://site.test/3'],
    ]);
    await expect(element).to.be.accessible();
  });

  for (const url of [
    'javascript:alert(1)',
    'java\tscript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    'file:///etc',
    '',
  ])
    it(`makes no link of ${JSON.stringify(url)}`, async () => {
      const { session, element, list } = await mount();
      session.search('solar');
      settle(session, pageFor('solar', 1, { documents: [documentOf('1', { url })] }));
      await turn();
      expect(textOf(byRole(element, 'resultHeading'))).to.equal('Title 1');
      expect(list().querySelector('[href]')).to.equal(null);
    });

  it('draws hostile texts as texts', async () => {
    const { session, element, list } = await mount();
    const hostile = '<img src=x onerror=alert(1)>';
    session.search('solar');
    settle(session, pageFor('solar', 1, { documents: [documentOf('1', { title: hostile, body: hostile })] }));
    await turn();
    expect(textOf(byRole(element, 'resultHeading'))).to.equal(hostile);
    expect(list().querySelector('img')).to.equal(null);
  });

  it('keeps the nodes of a page that is on show already', async () => {
    const { session, list } = await mountFound();
    const nodes = [...list().children];
    session.suggestSpelling(session.state.request!, 'polar');
    await turn();
    session.retry();
    await turn();
    fail(session, new Error('down'));
    await turn();
    expect([...list().children]).to.deep.equal(nodes);
  });

  it('draws a page once, however often the state changes', async () => {
    const { session, element } = await mount();
    const items = () => element.shadowRoot!.querySelectorAll('li');
    session.search('solar');
    settle(session, pageFor('solar', 3));
    await turn();
    const drawn = [...items()];
    session.suggestSpelling(session.state.request!, 'polar');
    await turn();
    session.retry();
    await turn();
    expect([...items()].every((item, index) => item === drawn[index])).to.equal(true);
    expect(drawn).to.have.length(3);
  });

  it('draws the next page in full, with all that it holds', async () => {
    const { session, element } = await mountFound(13);
    session.goToPage(2);
    settle(session, pageFor('solar', 13, { start: 10 }));
    await turn();
    expect(allByRole(element, 'link').map(textOf)).to.deep.equal(['Title 11', 'Title 12', 'Title 13']);
  });

  it('draws a page again that was away meanwhile', async () => {
    const { session, element } = await mount();
    const page = pageFor('solar', 2);
    for (let round = 0; round < 2; round++) {
      session.search('solar');
      settle(session, page);
      await turn();
      expect(allByRole(element, 'link')).to.have.length(2);
      session.clear();
      await turn();
      expect(allByRole(element, 'link')).to.have.length(0);
    }
  });

  it('keeps its results, marked as busy, while another page is awaited', async () => {
    const { session, element, list } = await mountFound(95);
    session.goToPage(2);
    await turn();
    expect(list()).to.have.attribute('aria-busy', 'true');
    expect(allByRole(element, 'link')).to.have.length(10);
    settle(session, pageFor('solar', 95, { start: 10 }));
    await turn();
    expect(list()).to.have.attribute('aria-busy', 'false');
  });

  it('draws nothing for no results, and for a page past the end', async () => {
    const { session, element } = await mountFound();
    session.search('xyz');
    settle(session, pageFor('xyz', 0));
    await turn();
    expect(allByRole(element, 'list')).to.be.empty;
    session.search('solar', { page: 9 });
    settle(session, pageFor('solar', 22, { start: 80 }));
    await turn();
    expect(allByRole(element, 'list')).to.be.empty;
  });
});

describe('<site-search-results>, headings', () => {
  const levels = (element: Element) =>
    [...element.shadowRoot!.querySelectorAll('[role=heading], h1, h2, h3, h4, h5, h6')].map((heading) =>
      heading.hasAttribute('role') ? `h${heading.ariaLevel}` : heading.localName,
    );

  for (const [set, unseen, titles] of [
    [undefined, 'h2', 'h3'],
    [2, 'h1', 'h2'],
    [6, 'h5', 'h6'],
    [1, 'h1', 'h1'],
    [0, 'h1', 'h1'],
    [4.7, 'h3', 'h4'],
    [99, 'h5', 'h6'],
  ] as const)
    it(`are of level ${titles} for heading-level ${set}, under an unseen ${unseen}`, async () => {
      const session = sessionWith(set === undefined ? {} : { headingLevel: set });
      const element = await mountPiece('site-search-results', session);
      session.search('solar');
      settle(session, pageFor('solar', 2));
      await turn();
      expect(levels(element)).to.deep.equal([unseen, titles, titles]);
      expect(textOf(element.shadowRoot!.querySelector('[role=heading]'))).to.equal('Results');
    });

  it('follow the setting while results are on show', async () => {
    const { session, element } = await mountFound(2);
    session.configure({ ...session.settings, headingLevel: 5 });
    await turn();
    expect(levels(element)).to.deep.equal(['h4', 'h5', 'h5']);
    expect(allByRole(element, 'link')).to.have.length(2);
  });
});

describe('<site-search-results>, site-search-select', () => {
  /** Clicks the second result of the third page; hands out what was told, and whether the link is followed. */
  async function click(type: string, init: MouseEventInit = {}, isCancelled = false) {
    const { session, element } = await mount();
    session.search('solar', { page: 3 });
    settle(session, pageFor('solar', 95, { start: 20, trackId: 'trk-9' }));
    await turn();
    const events: SiteSearchSelectEvent[] = [];
    let isFollowed = true;
    const place = element.parentElement!;
    place.addEventListener('site-search-select', (event) => {
      events.push(event);
      if (isCancelled) event.preventDefault();
    });
    place.addEventListener(type, (event) => {
      isFollowed = !event.defaultPrevented;
      event.preventDefault(); // the test page stays
    });
    byRole(element, 'link', 'Title 22').dispatchEvent(
      new MouseEvent(type, { bubbles: true, composed: true, cancelable: true, ...init }),
    );
    return { session, events, isFollowed };
  }

  for (const [what, type, init] of [
    ['a click', 'click', {}],
    ['a click with a modifier', 'click', { ctrlKey: true }],
    ['a middle click', 'auxclick', { button: 1 }],
  ] as const)
    it(`tells of ${what}, which the browser follows`, async () => {
      const { session, events, isFollowed } = await click(type, init);
      expect(events).to.have.length(1);
      expect(events[0]).to.include({
        position: 22,
        query: 'solar',
        trackId: 'trk-9',
        bubbles: true,
        composed: true,
        cancelable: true,
      });
      expect(session.state).to.have.nested.property('page.results[1]', events[0].result);
      expect(isFollowed).to.equal(true);
    });

  for (const type of ['click', 'auxclick'])
    it(`keeps the browser from following a cancelled ${type}`, async () => {
      expect((await click(type, { button: Number(type === 'auxclick') }, true)).isFollowed).to.equal(false);
    });

  it('tells of no right click', async () => {
    const { events, isFollowed } = await click('auxclick', { button: 2 });
    expect(events).to.be.empty;
    expect(isFollowed).to.equal(true);
  });
});
