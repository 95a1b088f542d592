import { expect } from '@open-wc/testing';
import type { SiteSearchResults } from '../../src/elements/site-search-results.js';
import { documentOf, pageFor } from '../helpers/answers.js';
import { mountPiece, sessionWith, settle } from '../helpers/mount.js';
import { allByRole, byRole, textOf } from '../helpers/query.js';
import { turn } from '../helpers/turn.js';

const FULL = { title: 'The <em>first</em>', url: 'https://site.test/first', body: 'All of it' };

/** Results of one search, and then of another. */
async function mountTwice(first: object[], second: object[], between = (_: SiteSearchResults): unknown => 0) {
  const session = sessionWith();
  const element = await mountPiece('site-search-results', session);
  const show = async (query: string, documents: object[]): Promise<Element[]> => {
    session.search(query);
    const docs = documents.map((fields, index) => documentOf(`${query} ${index}`, fields as never));
    settle(session, pageFor(query, docs.length, { documents: docs }));
    await turn();
    return [...byRole(element, 'list', 'Results').children];
  };
  const before = await show('solar', first);
  const markup = before.map((item) => item.outerHTML);
  await between(element);
  const after = await show('fence', second);
  return { element, before, after, markup, show };
}

describe('items of results', () => {
  const OTHER = { title: 'Another', url: 'https://site.test/other', body: 'Of it, too' };

  it('are taken over by as many others, which look as they do in new ones', async () => {
    const { before, after } = await mountTwice([FULL, OTHER], [OTHER, FULL]);
    expect(after.every((item, index) => item === before[index])).to.equal(true);
    const { markup } = await mountTwice([OTHER, FULL], [FULL]);
    expect(after.map((item) => item.outerHTML)).to.deep.equal(markup);
  });

  it('show nothing of what one lacks, and show it again in the next', async () => {
    const { element, after, show } = await mountTwice([FULL], [{ title: 'Alone', url: FULL.url, body: '' }]);
    const body = element.shadowRoot!.querySelector('[part=result-body]')!;
    expect(textOf(after[0])).to.include('Alone');
    expect(getComputedStyle(body).display).to.equal('none');
    const [item] = await show('wall', [FULL]);
    expect(item, 'the same item').to.equal(after[0]);
    expect(textOf(item)).to.include('All of it');
    expect(getComputedStyle(body).display).to.equal('block');
  });

  for (const [what, first, second] of [
    ['where there are more', [FULL], [FULL, OTHER]],
    ['where there are fewer', [FULL, OTHER], [FULL]],
    ['where one has no link', [FULL, { ...OTHER, url: '' }], [FULL, OTHER]],
  ] as const)
    it(`are new ones ${what}`, async () => {
      const { element, before, after } = await mountTwice([...first], [...second]);
      expect(after).to.have.length(second.length);
      expect(after.some((item) => before.includes(item))).to.equal(false);
      expect(allByRole(element, 'link')).to.have.length(second.length);
    });

  it('lose their link where the next result has none', async () => {
    const { element, after } = await mountTwice([FULL], [{ ...OTHER, url: '' }]);
    expect(textOf(after[0])).to.include('Another');
    expect(element.shadowRoot!.querySelector('a')).to.equal(null);
  });

  it('are new ones where a visitor has focus in one: no other result comes under it', async () => {
    let link: HTMLAnchorElement | undefined;
    const { before, after } = await mountTwice([FULL], [OTHER], (element) => {
      link = byRole(element, 'link');
      link.focus();
    });
    expect(after[0]).not.to.equal(before[0]);
    expect(link!.href).to.equal(FULL.url);
    expect(link!.isConnected).to.equal(false);
  });

  it('tell of the result that they show now', async () => {
    const { element } = await mountTwice([FULL], [OTHER]);
    const selected: unknown[] = [];
    element.addEventListener('site-search-select', (event) => {
      event.preventDefault();
      selected.push([event.result.id, event.query]);
    });
    byRole(element, 'link').click();
    expect(selected).to.deep.equal([['fence 0', 'fence']]);
  });
});
