/**
 * The built files in every engine that the unit tests run in: short names, what is left out of Lit, prepared templates and
 * files beside the script, in a page that cuts off what stands in its header.
 */
import { expect } from '@open-wc/testing';
import { openBuiltPage, until, type BuiltPage } from './built-page.js';
import { byRole } from '../helpers/query.js';

const MODULE = { src: '/dist/site-search.js', type: 'module' };
const CLASSIC = { src: '/dist/site-search.iife.js' };

for (const [name, script] of [
  ['site-search.js', MODULE],
  ['site-search.iife.js', CLASSIC],
] as const)
  for (const layout of ['inline', 'popover', 'dialog'])
    describe(`${name}, ${layout}`, () => {
      let page: BuiltPage;

      beforeEach(async () => {
        page = await openBuiltPage(script, layout);
      });

      afterEach(() => page.close());

      it('keeps what is set, also where a script asks once more for the attributes that it hears of', () => {
        page.element.rows = 20;
        const { observedAttributes } = page.element.constructor as unknown as {
          observedAttributes: string[];
        };
        expect(observedAttributes).to.include.members(['rows', 'lang', 'label']);
        expect(page.element.rows).to.equal(20);
        page.element.setAttribute('rows', '30');
        expect(page.element.rows).to.equal(30);
      });

      it('suggests, where a pointer reaches it', async () => {
        page.type('solar');
        await until(() => page.seen('option').length, 'no suggestion is seen');
        expect(page.seen('option')).to.deep.equal(['solarstrom']);
        page.press('Escape');
        await until(() => !page.seen('option').length, 'the list stays');
      });

      it('finds, marks, and turns the page, in the language of the page', async () => {
        page.type('solar');
        page.press('Enter');
        const results = () => page.element.results.map(({ title: [{ text }] }) => text);
        await until(() => results().length === 10, 'no results');
        // in the header of the page there is no room for them
        if (layout !== 'inline')
          await until(() => page.seen('link').includes('Titel 1'), 'no result is seen');
        const mark = () =>
          page.element.shadowRoot!.querySelector('site-search-results')!.shadowRoot!.querySelector('mark');
        await until(() => mark()?.textContent === 'Solar', 'nothing is marked');
        const pages = page.element.shadowRoot!.querySelector('site-search-pagination')!;
        await until(() => pages.shadowRoot!.querySelector('nav[aria-label="Seiten"]'), 'no pages in German');
        // a dialog keeps nothing in the address
        byRole(pages.shadowRoot!, layout === 'dialog' ? 'button' : 'link', 'Seite 2').click();
        await until(() => results()[0] === 'Titel 11', 'page 2 has not come');
        expect(page.asked.filter((asked) => asked.startsWith('search'))).to.deep.equal([
          'search?q=solar&start=0&rows=10',
          'search?q=solar&start=10&rows=10',
        ]);
      });

      it('tells a failure, and tries again', async () => {
        page.type('kaputt');
        page.press('Enter');
        await until(() => page.element.state.status === 'failed', 'no failure');
        const summary = page.element.shadowRoot!.querySelector('site-search-summary')!;
        await until(
          () => summary.shadowRoot!.querySelector('[part=retry]')?.textContent === 'Erneut versuchen',
          'no words in German',
        );
        const before = page.asked.length;
        byRole(summary.shadowRoot!, 'button').click();
        await until(() => page.asked.length > before, 'nothing is asked');
      });
    });
