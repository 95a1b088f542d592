import { expect } from '@open-wc/testing';
import { mountBox } from '../helpers/box.js';

describe('<site-search-box>, key for key', () => {
  it('changes nothing but its text where a key brings nothing else', async () => {
    const box = await mountBox();
    await box.type('so');
    let changes = 0;
    new MutationObserver(() => changes++).observe(box.box.shadowRoot!, {
      subtree: true,
      childList: true,
      attributes: true,
      characterData: true,
    });
    await box.type('sol');
    expect(changes).to.equal(0);
    await box.type('');
    expect(changes).to.equal(1);
  });

  it('has its placeholder again when it is emptied', async () => {
    const box = await mountBox();
    await box.type('so');
    await box.type('');
    expect(box.input.placeholder).to.equal('Search');
  });

  it('is as high as its line and what the page puts round it', async () => {
    const { box, input } = await mountBox();
    const before = input.offsetHeight;
    expect(before).to.equal(44);
    const style = document.createElement('style');
    style.textContent = 'site-search-box::part(input) { padding-block: 20px; line-height: 30px }';
    box.before(style);
    expect(input.offsetHeight).to.equal(70);
    expect(input.closest('form')!.offsetHeight).to.be.at.least(70);
    style.remove();
  });
});
