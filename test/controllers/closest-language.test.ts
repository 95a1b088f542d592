import { expect, fixture, html } from '@open-wc/testing';
import { closestLanguage } from '../../src/controllers/closest-language.js';
import { Phrasebook } from '../../src/text/phrasebook.js';

describe('closestLanguage', () => {
  it('is the language of the element itself', async () => {
    const element = await fixture(html`<p lang="de"></p>`);
    expect(closestLanguage(element)).to.equal('de');
  });

  it('is the language of the closest place round it', async () => {
    const outer = await fixture(html`<div lang="de"><div lang="fr"><p></p></div></div>`);
    expect(closestLanguage(outer.querySelector('p')!)).to.equal('fr');
  });

  it('is looked for through shadow roots', async () => {
    const outer = await fixture(html`<div lang="ar"><div id="host"></div></div>`);
    const root = outer.querySelector('#host')!.attachShadow({ mode: 'closed' });
    const inner = root.appendChild(document.createElement('div')).attachShadow({ mode: 'open' });
    expect(closestLanguage(inner.appendChild(document.createElement('p')))).to.equal('ar');
  });

  it('is a language tag where the place writes it as servers do', async () => {
    const element = await fixture<HTMLElement>(html`<p lang="de_DE"></p>`);
    expect(closestLanguage(element)).to.equal('de-DE');
    element.lang = 'zh_Hant_TW';
    expect(closestLanguage(element)).to.equal('zh-Hant-TW');
  });

  it('is one that browsers know where the place writes Mandarin in full', async () => {
    const element = await fixture<HTMLElement>(html`<p lang="zh-cmn-Hans"></p>`);
    expect(closestLanguage(element)).to.equal('zh-Hans');
    element.lang = 'zh_cmn_Hant_TW';
    expect(closestLanguage(element)).to.equal('zh-Hant-TW');
    element.lang = 'cmn-Hans';
    expect(closestLanguage(element)).to.equal('zh-Hans');
    element.lang = 'zh-cmn';
    expect(closestLanguage(element)).to.equal('zh');
  });

  for (const [lang, tag] of [
    ['pt-PT-ao90', 'pt-PT'],
    ['de-DE.UTF-8', 'de-DE'],
    ['de_DE@euro', 'de-DE'],
    ['de-', 'de'],
    [' de\n', 'de'],
    ['es-419', 'es-419'],
    ['sr-Latn-RS-x-own', 'sr-Latn-RS'],
    ['ca-valencia', 'ca'],
    ['ar-EG-u-nu-latn', 'ar-EG-u-nu-latn'],
    ['th-u-ca-gregory-nu-thai', 'th-u-ca-gregory-nu-thai'],
    ['fa_IR_u_nu_latn.UTF-8', 'fa-IR-u-nu-latn'],
    ['ar-EG-u-nu-', 'ar-EG-u-nu'],
    ['ar-EG-u-n', 'ar-EG'],
    ['ar-EG-u-abcdefghij', 'ar-EG-u-abcdefgh'],
    ['de-u-hc-h23', 'de-u-hc'],
    ['DE-at', 'DE-at'],
    ['xx-invalid-', 'xx'],
    ['deutsch', 'en'],
    ['not a language', 'not'],
    ['i-klingon', 'en'],
    ['{{lang}}', 'en'],
  ])
    it(`is ${tag}, which browsers know to be a tag, where the place says ${lang}`, async () => {
      const element = await fixture<HTMLElement>(html`<p lang=${lang}></p>`);
      expect(closestLanguage(element)).to.equal(tag);
      expect(Intl.getCanonicalLocales(tag)).to.have.length(1);
    });

  it('has the numbers and plural forms of a language whose tag nobody knows', async () => {
    const element = await fixture<HTMLElement>(html`<p lang="de-DE.UTF-8"></p>`);
    expect(new Phrasebook(closestLanguage(element)).number(12345)).to.equal('12.345');
    element.lang = 'not a language';
    expect(new Phrasebook(closestLanguage(element)).number(12345)).to.equal('12,345');
  });

  it('is English where the place says nothing, or an empty word', async () => {
    const element = await fixture(html`<p lang=""></p>`);
    expect(closestLanguage(element)).to.equal('en');
    expect(closestLanguage(document.createElement('p'))).to.equal('en');
  });
});
