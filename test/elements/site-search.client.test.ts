/** A client of the page's own, written without types: what it answers need not be what is asked of it. */
import { aTimeout, expect, fixture, waitUntil } from '@open-wc/testing';
import { stub } from 'sinon';
import type { SiteSearch } from '../../src/elements/site-search.js';
import type { SearchClient } from '../../src/model/types.js';
import { answerOf, NO_CORRECTION, suggestionsOf } from '../helpers/answers.js';
import { mountSearch } from '../helpers/mount.js';
import { byRole } from '../helpers/query.js';
import { turnWithCode } from '../helpers/turn.js';
import { typeInto } from '../helpers/type-into.js';

const NO_ANSWERS: readonly unknown[] = [undefined, null, {}, [null], [{}], 'text'];
const NO_SPELLINGS: readonly unknown[] = [...NO_ANSWERS, { corrections: [{}], collations: [] }];

describe('<site-search>, a client of the page’s own', () => {
  let uncaught: unknown[] = [];
  const note = (event: PromiseRejectionEvent): void => {
    event.preventDefault();
    uncaught.push(event.reason);
  };
  beforeEach(() => {
    uncaught = [];
    addEventListener('unhandledrejection', note);
  });
  afterEach(() => removeEventListener('unhandledrejection', note));

  /** The widget over a client that answers all at once, without promises where they are not its own. */
  async function over(client: Record<keyof SearchClient, () => unknown>, attributes = '') {
    const { element } = await mountSearch(`suggest-delay="0" ${attributes}`);
    element.client = client as unknown as SearchClient;
    await turnWithCode();
    const type = async (text: string): Promise<void> => {
      typeInto(byRole(element, 'combobox'), text);
      await aTimeout(20);
      await turnWithCode();
    };
    return { element, type };
  }

  it('may answer without promises', async () => {
    const { element, type } = await over({
      search: () => answerOf(3),
      suggest: () => suggestionsOf('solar roof'),
      spell: () => NO_CORRECTION,
    });
    element.search('solar');
    await turnWithCode();
    expect(element.results).to.have.length(3);
    await type('solar r');
    expect(byRole(element, 'option').textContent).to.contain('solar roof');
    expect(uncaught).to.be.empty;
  });

  it('may answer without highlights', async () => {
    const { highlights: _, ...answer } = answerOf(3);
    const { element } = await over({
      search: async () => answer,
      suggest: async () => [],
      spell: async () => NO_CORRECTION,
    });
    element.search('solar');
    await turnWithCode();
    expect(element.results.map(({ title }) => title[0]?.text)).to.deep.equal([
      'Title 1',
      'Title 2',
      'Title 3',
    ]);
  });

  for (const answer of NO_ANSWERS)
    it(`has no suggestions where they are ${JSON.stringify(answer)}, and goes on`, async () => {
      const answers = [suggestionsOf('solar roof'), answer, suggestionsOf('wind wheel')];
      const { element, type } = await over({
        search: async () => answerOf(3),
        suggest: async () => answers.shift(),
        spell: async () => NO_CORRECTION,
      });
      const box = byRole(element, 'combobox');
      await type('solar');
      expect(box.getAttribute('aria-expanded')).to.equal('true');
      await type('garden');
      expect(box.getAttribute('aria-expanded')).to.equal('false');
      await type('wind');
      expect(byRole(element, 'option').textContent).to.contain('wind wheel');
      expect(uncaught).to.be.empty;
    });

  for (const answer of NO_SPELLINGS)
    it(`finds what it finds where its spelling is ${JSON.stringify(answer)}`, async () => {
      for (const [attributes, found] of [
        ['', 3],
        ['spelling="auto"', 0],
      ] as const) {
        const { element } = await over(
          { search: async () => answerOf(found), suggest: async () => [], spell: async () => answer },
          attributes,
        );
        element.search('solar');
        await turnWithCode();
        expect(element.state.status, attributes).to.equal('ready');
        expect(element.results, attributes).to.have.length(found);
        expect(uncaught).to.be.empty;
      }
    });
});

describe('<site-search>, the widget’s own client', () => {
  it('takes another timeout for the next request, and asks nothing anew for it', async () => {
    const fetch = stub(window, 'fetch').returns(new Promise(() => undefined));
    const element = await fixture<SiteSearch>(
      '<site-search base-url="https://svc.test" organization-id="o" api-key="k" spelling="off" url-state="off"></site-search>',
    );
    element.search('solar', { page: 2 });
    await turnWithCode();
    const before = fetch.callCount;
    element.timeout = 20;
    await turnWithCode();
    expect([before, fetch.callCount, element.state.request?.page]).to.deep.equal([1, 1, 2]);
    element.search(404);
    await waitUntil(() => element.state.status === 'failed', 'it waits for longer', { timeout: 3000 });
    expect(element.state.request?.query).to.equal('404');
    fetch.restore();
  });
});
