/** Results over the page that have been scrolled. */
import { expect } from '@open-wc/testing';
import { find, isOpen, mountLayout, part } from '../helpers/layouts.js';
import { turn } from '../helpers/turn.js';

for (const layout of ['popover', 'dialog']) {
  describe(`<site-search>, layout="${layout}", scrolled`, () => {
    const setUp = async () => {
      const { element, client } = await mountLayout(layout);
      const low = document.createElement('style');
      low.textContent = '[part=panel] { max-height: 60px !important }';
      element.shadowRoot!.append(low);
      await find(element, client);
      const panel = part(element, 'panel')!;
      panel.scrollTop = 40;
      expect(panel.scrollTop).to.equal(40);
      return { element, client, panel };
    };

    it('shows another search from its start, also where it was closed meanwhile', async () => {
      const { element, client, panel } = await setUp();
      await find(element, client, 'wind');
      expect(panel.scrollTop).to.equal(0);
      panel.scrollTop = 40;
      element.close();
      await find(element, client, 'water');
      expect(isOpen(element)).to.equal(true);
      expect(panel.scrollTop).to.equal(0);
    });

    it('stays where it is for the same search: closed and opened, or asked again by nobody', async () => {
      const { element, panel } = await setUp();
      element.close();
      element.show();
      await turn();
      expect(panel.scrollTop).to.equal(40);
      element.rows = 5;
      await turn();
      expect(element.state.request?.cause).to.equal('again');
      expect(panel.scrollTop).to.equal(40);
    });
  });
}
