import { expect } from '@open-wc/testing';
import { define } from '../../src/define.js';

describe('define', () => {
  it('I01 leaves the first definition of a tag in place, and throws nothing', () => {
    class First extends HTMLElement {}
    class Second extends HTMLElement {}
    define('defined-twice', First);
    define('defined-twice', Second);
    expect(customElements.get('defined-twice')).to.equal(First);
    expect(customElements.getName(Second)).to.equal(null);
  });

  it('I01 registers every element, and none again', async () => {
    await import('../../src/index.js');
    const before = customElements.get('site-search')!;
    define('site-search', class extends HTMLElement {});
    expect(customElements.get('site-search')).to.equal(before);
    for (const name of ['', '-session', '-box', '-summary', '-spelling', '-results', '-pagination'])
      expect(customElements.get(`site-search${name}`), name).to.be.a('function');
  });
});
