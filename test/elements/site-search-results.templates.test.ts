import { expect, fixture, waitUntil } from '@open-wc/testing';
import { stub } from 'sinon';
import type { SiteSearch } from '../../src/elements/site-search.js';
import type { SiteSearchResults } from '../../src/elements/site-search-results.js';
import '../../src/elements/templated-results.js';
import type { SiteSearchSelectEvent } from '../../src/events.js';
import { answerOf, documentOf, pageFor } from '../helpers/answers.js';
import { DeferredClient } from '../helpers/deferred-client.js';
import { mountPiece, piecesOf, sessionWith, settle } from '../helpers/mount.js';
import { parts, textOf } from '../helpers/query.js';
import { turn } from '../helpers/turn.js';

const TEMPLATE =
  '<template data-result><a part="card" data-href="url"><b data-text="title"></b></a></template>';

/** As `turn`, and until the code for templates has drawn. */
async function drawn(): Promise<void> {
  await import('../../src/elements/templated-results.js');
  for (let round = 0; round < 3; round++) await turn();
}

/** The whole widget with what stands in it, and an answer of so many results. */
async function mountFound(children: string, numFound = 3, more: object = {}) {
  const element = await fixture<SiteSearch>(`<site-search url-state="off">${children}</site-search>`);
  const client = new DeferredClient();
  element.client = client;
  element.dispatchEvent(new FocusEvent('focusin'));
  await piecesOf(element);
  const search = async (query: string, count = numFound): Promise<void> => {
    element.search(query);
    await turn();
    client.searches.at(-1)!.answer(answerOf(count, more));
    await drawn();
  };
  await search('solar');
  const list = element.shadowRoot!.querySelector<SiteSearchResults>('site-search-results')!;
  return { element, list, search, texts: () => parts(list, 'result').map(textOf) };
}

/** A list of its own with what stands in it, on a session with a page of results. */
async function mountList(children: string, numFound = 3) {
  const session = sessionWith();
  const list = await mountPiece('site-search-results', session);
  list.innerHTML = children;
  session.search('solar');
  settle(session, pageFor('solar', numFound));
  await drawn();
  return { session, list, texts: () => parts(list, 'result').map(textOf) };
}

describe('<site-search-results>, templates', () => {
  it('draws each result by the template of the owner', async () => {
    const { list, texts } = await mountFound(TEMPLATE);
    expect(texts()).to.deep.equal(['Title 1', 'Title 2', 'Title 3']);
    expect(parts(list, 'result-item')).to.have.length(3);
    expect(parts(list, 'result-title')).to.be.empty;
    expect(list.shadowRoot!.querySelectorAll('ol > li > article > a[href]')).to.have.length(3);
    await expect(list).to.be.accessible();
  });

  it('prefers the template of its own', async () => {
    const session = sessionWith({
      template: () =>
        Object.assign(document.createElement('template'), { innerHTML: '<i data-text="url"></i>' }),
    });
    const list = await mountPiece('site-search-results', session);
    list.innerHTML = TEMPLATE;
    session.search('solar');
    settle(session, pageFor('solar', 1));
    await drawn();
    expect(parts(list, 'result').map(textOf)).to.deep.equal(['Title 1']);
  });

  it('takes no template that is not a child', async () => {
    const { list } = await mountFound(`<div>${TEMPLATE}</div><template><b data-text="title"></b></template>`);
    expect(parts(list, 'result-title')).to.have.length(3);
  });

  it('never shows the usual look before', async () => {
    const { session, list } = await mountList(TEMPLATE, 0);
    const seen: string[] = [];
    const observer = new MutationObserver(() => seen.push(list.shadowRoot!.innerHTML));
    observer.observe(list.shadowRoot!, { childList: true, subtree: true });
    session.search('wind');
    settle(session, pageFor('wind', 2));
    await drawn();
    observer.disconnect();
    expect(parts(list, 'card')).to.have.length(2);
    expect(seen.filter((html) => html.includes('result-title'))).to.be.empty;
  });

  it('keeps the nodes of a page on show, whatever comes of the template meanwhile', async () => {
    const { session, list, texts } = await mountList(TEMPLATE);
    const nodes = parts(list, 'result');
    list.innerHTML = '<template data-result><i data-text="url"></i></template>';
    session.suggestSpelling(session.state.request!, 'polar');
    await drawn();
    session.retry();
    await drawn();
    expect(parts(list, 'result')).to.deep.equal(nodes);
    settle(session, pageFor('solar', 1));
    await drawn();
    expect(texts()).to.deep.equal(['site.test/1']);
  });

  it('takes up a template that comes late, and drops one that has gone', async () => {
    const { session, list, texts } = await mountList('', 1);
    expect(parts(list, 'result-title')).to.have.length(1);
    list.innerHTML = TEMPLATE;
    session.search('wind');
    settle(session, pageFor('wind', 2));
    await drawn();
    expect(parts(list, 'result-title')).to.be.empty;
    expect(texts()).to.deep.equal(['Title 1', 'Title 2']);
    list.innerHTML = '';
    session.search('rain');
    settle(session, pageFor('rain', 1));
    await drawn();
    expect(parts(list, 'result-title').map(textOf)).to.deep.equal(['Title 1']);
    expect(parts(list, 'result')).to.have.length(1);
  });

  it('leaves nothing to the usual look of the next page, however like it a template was', async () => {
    const { session, list } = await mountList(
      '<template data-result><h3><a data-href="url" data-text="title"></a></h3><p>1</p><p>2</p></template>',
    );
    expect(parts(list, 'result-item')).to.have.length(3);
    list.replaceChildren();
    session.search('fence');
    settle(session, pageFor('fence', 3));
    await drawn();
    expect(parts(list, 'result-item')).to.have.length(0);
    expect(parts(list, 'result-title').map(textOf)).to.deep.equal(['Title 1', 'Title 2', 'Title 3']);
  });

  it('draws a page again that was away meanwhile', async () => {
    const { session, list, texts } = await mountList('');
    list.innerHTML = TEMPLATE;
    const page = pageFor('solar', 2);
    for (let round = 0; round < 2; round++) {
      session.search('solar');
      settle(session, page);
      await drawn();
      expect(texts()).to.deep.equal(['Title 1', 'Title 2']);
      session.clear();
      await drawn();
      expect(texts()).to.be.empty;
    }
  });

  it('shows the newest page, however late an earlier one is drawn', async () => {
    const { session, list, texts } = await mountList('', 0);
    list.innerHTML = TEMPLATE;
    for (const query of ['wind', 'rain']) {
      session.search(query);
      settle(session, pageFor(query, query === 'wind' ? 9 : 1));
    }
    await drawn();
    expect(texts()).to.deep.equal(['Title 1']);
  });

  it('draws a result of which the template shows nothing in the usual look', async () => {
    const documents = [documentOf('1', { note: 'noted' }), documentOf('2')];
    const { list, texts } = await mountFound('<template data-result><p data-text="note"></p></template>', 2, {
      documents,
    });
    expect(texts()[0]).to.equal('noted');
    expect(parts(list, 'result-title').map(textOf)).to.deep.equal(['Title 2']);
  });

  it('draws numbers anew in another language of the element', async () => {
    const documents = [documentOf('1', { price: '1234.50' })];
    const template = '<template data-result><data data-text="price"></data></template>';
    const { element, texts } = await mountFound(template, 1, { documents });
    expect(texts()).to.deep.equal(['1,234.50']);
    element.lang = 'de';
    await drawn();
    expect(texts()).to.deep.equal(['1.234,50']);
  });

  for (const [what, markup] of [
    ['empty', ''],
    ['of text alone', 'hello'],
    ['without any data', '<p class="x">hello</p>'],
  ])
    it(`falls back to the usual look for a template that is ${what}, and warns once`, async () => {
      const warn = stub(console, 'warn');
      try {
        const { list, search } = await mountFound(`<template data-result>${markup}</template>`);
        await search('wind');
        expect(parts(list, 'result-title')).to.have.length(3);
        expect(warn.callCount).to.equal(1);
        expect(String(warn.firstCall.args[0])).to.contain('data-result');
      } finally {
        warn.restore();
      }
    });

  it('draws a thousand results', async () => {
    const { texts } = await mountFound(TEMPLATE, 1000, { rows: 1000 });
    await waitUntil(() => texts().length === 1000, 'all of them', { timeout: 5000 });
    expect(texts().at(-1)).to.equal('Title 1000');
  });
});

describe('<site-search-results>, the look of templates', () => {
  it('lets the page style the parts of the template', async () => {
    const { list } = await mountFound(
      `${TEMPLATE}<style>site-search::part(card) { color: rgb(1, 2, 3) } site-search::part(result-item) { padding: 7px }</style>`,
    );
    expect(getComputedStyle(parts(list, 'card')[0]).color).to.equal('rgb(1, 2, 3)');
    expect(getComputedStyle(parts(list, 'result-item')[0]).paddingTop).to.equal('7px');
    expect(list.getAttribute('exportparts')!.split(',')).to.include.members(['results', 'mark', 'card']);
  });

  it('takes a style sheet that changes within its template, and leaves none to the usual look', async () => {
    const template = (color: string) => `<style>b { color: ${color} }</style><b data-text="title"></b>`;
    const { element, list, search } = await mountFound(`<template data-result>${template('red')}</template>`);
    const styles = () =>
      [...list.shadowRoot!.querySelectorAll('style')].map(({ textContent }) => textContent);
    element.querySelector('template')!.innerHTML = template('blue');
    await search('wind');
    expect(styles()).to.deep.equal(['b { color: blue }']);
    element.querySelector('template')!.remove();
    await search('roof');
    expect(parts(list, 'result-title')).to.have.length(3);
    expect(styles()).to.be.empty;
  });

  it('waits for a linked style sheet, so that nothing moves when that comes', async () => {
    const sheet = URL.createObjectURL(new Blob(['b { color: rgb(7, 8, 9) }'], { type: 'text/css' }));
    const link = `<link rel="stylesheet" href="${sheet}"><link rel="icon" href="data:,">`;
    const { list, search } = await mountFound(TEMPLATE.replace('<a', `${link}<a`));
    const title = () => parts(list, 'card').at(0)?.firstElementChild;
    await waitUntil(title, 'the results have not come');
    expect(getComputedStyle(title()!).color).to.equal('rgb(7, 8, 9)');
    await search('wind');
    expect(getComputedStyle(title()!).color).to.equal('rgb(7, 8, 9)');
    expect(list.shadowRoot!.querySelectorAll('link')).to.have.length(2);
    URL.revokeObjectURL(sheet);
  });

  it('takes code within a result for nothing that is shown', async () => {
    const { list } = await mountFound(
      '<template data-result><p><style>i { color: red }</style><i data-text="gone"></i></p></template>',
    );
    expect(parts(list, 'result-title')).to.have.length(3);
  });

  it('takes the style sheets of the template once, unseen, and drops them with it', async () => {
    const sheet = '<style>b { color: rgb(4, 5, 6) }</style>';
    const { element, list, search } = await mountFound(TEMPLATE.replace('<a', `${sheet}<a`));
    await search('wind');
    const styles = () => [...list.shadowRoot!.querySelectorAll('style')];
    expect(getComputedStyle(parts(list, 'card')[0].firstElementChild!).color).to.equal('rgb(4, 5, 6)');
    expect(styles().map((style) => getComputedStyle(style).display)).to.deep.equal(['none']);
    element.querySelector('template')!.replaceWith(document.createRange().createContextualFragment(TEMPLATE));
    await search('rain');
    expect(parts(list, 'card')).to.have.length(3);
    expect(styles()).to.be.empty;
  });
});

describe('<site-search-results>, focus and clicks in templates', () => {
  it('goes to the list after a page was turned, once it is drawn', async () => {
    const { session, list } = await mountList(TEMPLATE, 95);
    session.goToPage(2);
    settle(session, pageFor('solar', 95, { start: 10 }));
    await drawn();
    expect(list.shadowRoot!.activeElement).to.equal(parts(list, 'results')[0]);
    expect(textOf(parts(list, 'result')[0])).to.equal('Title 11');
  });

  for (const [type, init] of [
    ['click', {}],
    ['auxclick', { button: 1 }],
  ] as const)
    it(`tells of a ${type} once, and keeps the browser from following a cancelled one`, async () => {
      const { element, list } = await mountFound(TEMPLATE);
      const events: SiteSearchSelectEvent[] = [];
      element.addEventListener('site-search-select', (event) => {
        events.push(event);
        event.preventDefault();
      });
      const click = new MouseEvent(type, { bubbles: true, composed: true, cancelable: true, ...init });
      parts(list, 'card')[1].dispatchEvent(click);
      expect(events.map(({ position, query, trackId }) => [position, query, trackId])).to.deep.equal([
        [2, 'solar', 'trk-1'],
      ]);
      expect(events[0].result).to.equal(element.results[1]);
      expect(click.defaultPrevented).to.equal(true);
    });

  it('hands out the highlights of a result as they were sent', async () => {
    const fields = Object.assign(Object.create(null) as object, { note: ['a <em>note</em>'] });
    const { element } = await mountFound(TEMPLATE, 1, { highlights: new Map([['1', fields]]) });
    expect(element.results[0].highlights).to.equal(fields);
  });
});
