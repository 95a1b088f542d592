import { expect } from '@open-wc/testing';
import { stub } from 'sinon';
import { english as en } from '../helpers/english.js';
import type { MessageName, MessageOverrides } from '../../src/text/messages.js';
import { Phrasebook } from '../../src/text/phrasebook.js';

describe('Phrasebook', () => {
  const english = new Phrasebook('en');

  it('fills a message with its values', () => {
    expect(english.parts('resultRange', { from: 11, to: 20, count: 95, query: 'solar' })).to.deep.equal([
      '',
      '11',
      '–',
      '20',
      ' of ',
      '95',
      ' results for ',
      { isolated: 'solar' },
      '',
    ]);
  });

  it('chooses the form that the number asks for', () => {
    expect(english.text('suggestionCount', { count: 1 })).to.equal('1 suggestion');
    expect(english.text('suggestionCount', { count: 0 })).to.equal('0 suggestions');
  });

  it('uses the plural forms that the language tells apart, and the general one where one is missing', () => {
    const messages = {
      suggestionCount: { one: '{count} wynik', few: '{count} wyniki', other: '{count} wyników' },
    };
    const polish = new Phrasebook('pl', messages);
    expect([1, 3, 5].map((count) => polish.text('suggestionCount', { count }))).to.deep.equal([
      '1 wynik',
      '3 wyniki',
      '5 wyników',
    ]);
    const lacking = new Phrasebook('pl', { suggestionCount: { other: 'N: {count}' } });
    expect(lacking.text('suggestionCount', { count: 3 })).to.equal('N: 3');
  });

  for (const [lang, written] of [
    ['en', '1,234,567'],
    ['de', '1.234.567'],
    ['hi', '12,34,567'],
    ['xx-YY', '1,234,567'],
    ['ar-EG-u-nu-latn', '1,234,567'],
    ['en-u-nu-deva', '१,२३४,५६७'],
  ])
    it(`F02 writes numbers in the way of lang="${lang}"`, () => {
      expect(new Phrasebook(lang).number(1234567)).to.equal(written);
      expect(new Phrasebook(lang).text('suggestionCount', { count: 1234567 })).to.contain(written);
    });

  it('isolates texts of others in plain text', () => {
    expect(english.text('empty', { query: 'שלום' })).to.equal('No results for \u2068שלום\u2069');
  });

  it('reads no placeholder in a value', () => {
    expect(english.parts('empty', { query: '{count} $& {query}' })[1]).to.deep.equal({
      isolated: '{count} $& {query}',
    });
  });

  it('leaves a value out that is not there', () => {
    expect(english.text('empty')).to.equal('No results for \u2068\u2069');
  });

  it('takes words of the page in place of its own, also as a function of the values', () => {
    const phrasebook = new Phrasebook('en', {
      empty: 'Nothing about {query}',
      retry: '',
      page: ({ page }) => `p. ${page}`,
    });
    expect(phrasebook.text('empty', { query: 'x' })).to.equal('Nothing about \u2068x\u2069');
    expect(phrasebook.text('page', { page: 7 })).to.equal('p. 7');
    expect(phrasebook.text('retry')).to.equal('Try again');
    expect(phrasebook.text('clear')).to.equal(en.clear);
  });

  it('has words missing, and nothing else, where those of a page lack a form or say nothing', () => {
    const odd = { resultCount: { one: '1' }, empty: () => null, label: 5 } as unknown as MessageOverrides;
    const phrasebook = new Phrasebook('en', odd);
    expect(phrasebook.text('resultCount', { count: 2, query: 'x' })).to.equal('');
    expect(phrasebook.text('empty', { query: 'x' })).to.equal('');
    expect(phrasebook.text('label')).to.equal('');
  });

  it('goes on with its own words where a function of the page throws, and reports it', () => {
    const error = new Error('mine');
    const report = stub(window, 'reportError');
    const phrasebook = new Phrasebook('de', {
      suggestionCount() {
        throw error;
      },
    });
    expect(phrasebook.text('suggestionCount', { count: 1 })).to.equal('1 suggestion');
    report.restore();
    expect(report.args).to.deep.equal([[error]]);
  });

  it('takes the number that a function of the page gives', () => {
    const phrasebook = new Phrasebook('en', { resultCount: ({ count }) => count });
    expect(phrasebook.text('resultCount', { count: 2, query: 'x' })).to.equal('2');
    expect(phrasebook.text('resultCount', { count: 0, query: 'x' })).to.equal('0');
  });

  it('I07 takes no word from what a page adds to every object', () => {
    Object.defineProperty(Object.prototype, 'clear', { value: 'extra', configurable: true });
    try {
      expect(new Phrasebook('en', {}).text('clear')).to.equal('Clear the search');
    } finally {
      Reflect.deleteProperty(Object.prototype, 'clear');
    }
  });
});

describe('en', () => {
  const messages = Object.entries(en) as [MessageName, (typeof en)[MessageName]][];

  it('has words for everything, each with a form for every number', () => {
    for (const [name, message] of messages) {
      const forms = typeof message === 'string' ? [message] : Object.values(message);
      expect(forms, name).to.not.be.empty;
      for (const form of forms) expect(form.trim(), name).to.not.equal('');
    }
  });

  it('counts in every message that has plural forms', () => {
    for (const [name, message] of messages)
      if (typeof message === 'object')
        for (const form of Object.values(message)) expect(form, name).to.contain('{count}');
  });
});
