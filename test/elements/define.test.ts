import { expect } from '@open-wc/testing';
import { stub } from 'sinon';
import { define, VERSION } from '../../src/define.js';

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
    expect(before).to.have.property('version', VERSION);
    for (const name of ['', '-session', '-box', '-summary', '-spelling', '-results', '-pagination'])
      expect(customElements.get(`site-search${name}`), name).to.be.a('function');
  });

  it('I01 warns once where another version was first', () => {
    const first = customElements.get('site-search') ?? class extends HTMLElement {};
    const warn = stub(console, 'warn');
    const version = Object.getOwnPropertyDescriptor(first, 'version');
    Object.defineProperty(first, 'version', { value: '9.9.9', configurable: true });
    for (const tag of ['site-search-session', 'site-search']) define(tag, class extends HTMLElement {});
    if (version) Object.defineProperty(first, 'version', version);
    const texts = warn.getCalls().map(({ args }) => String(args[0]));
    warn.restore();
    expect(texts).to.deep.equal([`<site-search>: 9.9.9 is used, not ${VERSION}`]);
  });
});
