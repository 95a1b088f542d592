import { expect } from '@open-wc/testing';
import { mountSearch } from '../helpers/mount.js';
import { turn } from '../helpers/turn.js';

describe('<site-search>, settings as properties', () => {
  for (const off of ['off', 'false'])
    it(`searches nothing while typing where a framework sets instant to "${off}"`, async () => {
      const { element } = await mountSearch();
      Object.assign(element, { instant: off });
      await turn();
      expect(element.instant).to.equal(false);
    });

  it('keeps a delay of nothing that a program sets', async () => {
    const { element } = await mountSearch();
    element.suggestDelay = 0;
    await turn();
    expect(element.suggestDelay).to.equal(0);
  });
});
