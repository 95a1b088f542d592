import { expect, fixture, html, waitUntil } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { restore, stub } from 'sinon';
import type { SiteSearch } from '../../src/elements/site-search.js';
import { answerOf, documentOf } from '../helpers/answers.js';
import { DeferredClient } from '../helpers/deferred-client.js';
import { searchMisspelt } from '../helpers/misspelt.js';
import { mountSearch, piecesOf } from '../helpers/mount.js';
import { allByRole, byRole, nameOf, parts, textOf } from '../helpers/query.js';
import { turn, turnWithCode } from '../helpers/turn.js';

const SETTINGS = [
  ['base-url', 'baseUrl', '', 'https://svc.test', 'https://svc.test'],
  ['organization-id', 'organizationId', '', 'acme', 'acme'],
  ['api-key', 'apiKey', '', 'k123', 'k123'],
  ['session', 'session', '', 'shop', 'shop'],
  ['rows', 'rows', 10, '25', 25],
  ['min-length', 'minLength', 2, '0', 0],
  ['suggest-delay', 'suggestDelay', 150, '300', 300],
  ['suggestions', 'suggestions', 'on', 'OFF', 'off'],
  ['spelling', 'spelling', 'offer', 'auto', 'auto'],
  ['content', 'content', 'auto', 'html', 'html'],
  ['url-state', 'urlState', '', 'Hash', 'hash'],
  ['results-url', 'resultsUrl', '', '/find', '/find'],
  ['query-param', 'queryParam', 'q', 'Query', 'Query'],
  ['page-param', 'pageParam', 'page', 'p', 'p'],
  ['layout', 'layout', 'inline', 'Popover', 'popover'],
  ['instant', 'instant', false, '', true],
  ['timeout', 'timeout', 10_000, '500', 500],
  ['title-field', 'titleField', 'title', 'name', 'name'],
  ['url-field', 'urlField', 'url', 'link', 'link'],
  ['body-field', 'bodyField', 'body', 'text', 'text'],
] as const;

const NONSENSE = [
  ['rows', 'rows', 10, ['-1', 'many', '', 'NaN']],
  ['min-length', 'minLength', 2, ['-1', 'few', '']],
  ['suggest-delay', 'suggestDelay', 150, ['-5', 'soon', '']],
  ['timeout', 'timeout', 10_000, ['-5', 'never', '']],
  ['suggestions', 'suggestions', 'on', ['']],
  ['url-state', 'urlState', '', ['']],
  ['query-param', 'queryParam', 'q', ['']],
] as const;

describe('<site-search>, settings', () => {
  const bare = () => document.createElement('site-search');

  for (const [attribute, property, fallback, text, value] of SETTINGS) {
    it(`reads ${attribute} into ${property}`, () => {
      const element = bare();
      expect(element[property]).to.equal(fallback);
      element.setAttribute(attribute, text);
      expect(element[property]).to.equal(value);
    });

    it(`goes back to the default when ${attribute} is removed`, () => {
      const element = bare();
      element.setAttribute(attribute, text);
      element.removeAttribute(attribute);
      expect(element[property]).to.equal(fallback);
    });

    it(`has the default where a framework takes ${property} back`, async () => {
      const { element } = await mountSearch();
      for (const nothing of [undefined, null]) {
        Object.assign(element, { [property]: value });
        await turn();
        Object.assign(element, { [property]: nothing });
        await turn();
        expect(element[property], String(nothing)).to.equal(fallback);
      }
    });

    it(`reads the text that a framework sets ${property} to as the attribute`, async () => {
      const { element } = await mountSearch();
      Object.assign(element, { [property]: text });
      await turn();
      expect(element[property]).to.equal(value);
    });
  }

  for (const [attribute, property, fallback, values] of NONSENSE)
    it(`takes nonsense in ${attribute} for the default`, () => {
      const element = bare();
      for (const value of values) {
        element.setAttribute(attribute, value);
        expect(element[property], value).to.equal(fallback);
      }
    });

  for (const [rows, asked] of [
    [25, 25],
    [2.5, 3],
    [0, 10],
  ] as const)
    it(`asks for ${asked} results where rows is ${rows}`, async () => {
      const { element, client } = await mountSearch(`spelling="off" rows="${rows}"`);
      element.search('solar');
      await turn();
      expect(client.lastSearch.parameters.rows).to.equal(asked);
    });

  it('asks for ten results where a program sets rows to none, or fewer', async () => {
    const { element, client } = await mountSearch('spelling="off"');
    for (const rows of [-5, 0]) {
      element.rows = rows;
      element.search(`solar ${rows}`);
      await turn();
      expect(client.lastSearch.parameters).to.include({ query: `solar ${rows}`, rows: 10 });
    }
  });
});

describe('<site-search>, live settings', () => {
  afterEach(() => restore());

  const EMPTY = '{"code":200,"numFound":0,"response":{"docs":[]}}';
  const setAll = (element: SiteSearch, values: Readonly<Record<string, string>>) => {
    for (const [name, value] of Object.entries(values)) element.setAttribute(name, value);
  };

  it('I02 sends nothing until base, organization and key are there, then one request', async () => {
    const fetch = stub(window, 'fetch').callsFake(async () => new Response(EMPTY));
    const element = await fixture<SiteSearch>(
      html`<site-search url-state="off" spelling="off"></site-search>`,
    );
    element.search('solar');
    for (const [name, value] of [
      ['organization-id', '\nacme'],
      ['api-key', 'k '],
    ]) {
      element.setAttribute(name, value);
      await turn();
    }
    expect(fetch.called).to.equal(false);
    element.setAttribute('base-url', 'https://svc.test/');
    await turn();
    expect(fetch.args.map(([input]) => input as string)).to.deep.equal([
      'https://svc.test/api/v1/acme/k/search?q=solar&start=0&rows=10',
    ]);
  });

  it('I03 asks once, from the first page, when five settings change together', async () => {
    const fetch = stub(window, 'fetch').callsFake(() => new Promise(() => undefined));
    const element = await fixture<SiteSearch>(
      html`<site-search url-state="off" spelling="off" base-url="https://a.test" organization-id="a" api-key="a"></site-search>`,
    );
    element.search('solar', { page: 3 });
    await turn();
    setAll(element, {
      'base-url': 'https://b.test',
      'organization-id': 'b',
      'api-key': 'b',
      lang: 'de',
      rows: '5',
    });
    await turn();
    const [first, second, ...more] = fetch.args;
    expect(first[0]).to.equal('https://a.test/api/v1/a/a/search?q=solar&start=20&rows=10');
    expect(second[0]).to.equal('https://b.test/api/v1/b/b/search?q=solar&start=0&rows=5');
    expect(more).to.be.empty;
    expect(first[1]!.signal!.aborted).to.equal(true);
  });

  it('I03 drops results and suggestions of the service before', async () => {
    const { element, client } = await mountSearch('spelling="off" suggest-delay="0"');
    element.search('solar');
    await turn();
    client.lastSearch.answer(answerOf(95));
    await turn();
    expect(allByRole(element, 'link')).to.have.length(10);
    element.client = new DeferredClient();
    await turn();
    expect(allByRole(element, 'link')).to.be.empty;
    expect(allByRole(element, 'navigation')).to.be.empty;
  });

  it('asks nothing anew for settings that change no answer', async () => {
    const { element, client } = await mountSearch('spelling="off"');
    element.search('solar');
    await turn();
    client.lastSearch.answer(answerOf(1));
    await turn();
    setAll(element, { 'min-length': '4', 'suggest-delay': '9', placeholder: 'x', label: 'y', timeout: '77' });
    await turn();
    expect(client.searches).to.have.length(1);
  });

  it('does not ask again when the same settings are set again', async () => {
    const { element, client } = await mountSearch('spelling="off" rows="5"');
    element.search('solar');
    await turn();
    setAll(element, { rows: '5', content: 'auto' });
    element.client = client;
    await turn();
    expect(client.searches).to.have.length(1);
  });

  it('F02 draws its numbers anew when lang changes, on itself', async () => {
    const { element, client } = await mountSearch('spelling="off"');
    element.search('solar');
    await turn();
    client.lastSearch.answer(answerOf(1_234_567));
    await turn();
    const summary = element.shadowRoot!.querySelector('site-search-summary')!;
    const read = () => textOf(parts(summary, 'summary')[0]);
    expect(read()).to.contain('1,234,567');
    element.lang = 'de';
    await turn();
    expect(read()).to.contain('1.234.567');
    element.lang = 'xx_YY';
    await turn();
    expect(read()).to.contain('1,234,567');
    expect(client.searches).to.have.length(1);
  });

  it('takes words of the page at any time', async () => {
    const { element } = await mountSearch();
    element.messages = { label: 'Find it', submit: () => 'Go' };
    await turn();
    expect(nameOf(byRole(element, 'combobox'))).to.equal('Find it');
    expect(byRole(element, 'button', 'Go')).to.exist;
  });

  it('hands label and placeholder on to its box', async () => {
    const { element } = await mountSearch('label="Find it" placeholder="e.g. solar"');
    expect(byRole(element, 'combobox')).to.have.attribute('placeholder', 'e.g. solar');
    element.removeAttribute('label');
    await turn();
    expect(nameOf(byRole(element, 'combobox'))).to.equal('Search this site');
  });

  it('S04 says that it is not set up where base-url names no service, and sends nothing', async () => {
    const fetch = stub(window, 'fetch');
    const element = await fixture<SiteSearch>(
      html`<site-search url-state="off" base-url="svc.test" organization-id="a" api-key="b"></site-search>`,
    );
    element.search('solar');
    await piecesOf(element);
    await turnWithCode();
    expect(textOf(parts(element.shadowRoot!.querySelector('site-search-summary')!, 'error')[0])).to.contain(
      'not set up correctly',
    );
    expect(fetch.called).to.equal(false);
  });
});

describe('<site-search>, words that it does not know', () => {
  it('spelling="yes" offers, and searches nothing unasked', async () => {
    const { element, client } = await searchMisspelt('spelling="yes"', 0);
    client.lastSearch.answer(answerOf(3));
    await turnWithCode();
    expect(element.state).to.nested.include({ 'request.query': 'soler', offer: 'solar' });
  });

  it('suggestions="yes" asks for suggestions', async () => {
    const { element, client } = await mountSearch('suggestions="yes" suggest-delay="0"');
    byRole(element, 'combobox').focus();
    await sendKeys({ type: 'solar' });
    await waitUntil(() => client.suggests.length, 'no suggestions', { timeout: 8000 });
    expect(client.lastSuggest.query).to.equal('solar');
  });

  it('content="yes" reads values that hold markup as HTML, and others as they stand', async () => {
    const { element, client } = await mountSearch('spelling="off" content="yes"');
    const bodies = ['<p>Tom &amp; <b>Jerry</b></p>', 'a < b &amp; <T>'];
    element.search('solar');
    await turn();
    const documents = bodies.map((body, index) => documentOf(String(index), { body }));
    client.lastSearch.answer(answerOf(2, { documents }));
    // two files come over the network first
    await waitUntil(() => element.results.length, 'no results', { timeout: 8000 });
    expect(element.results.map(({ snippet }) => snippet.segments[0].text)).to.deep.equal([
      'Tom & Jerry',
      'a < b &amp; <T>',
    ]);
  });

  it('url-state="yes" keeps the search in the query', async () => {
    const before = location.href;
    try {
      const { element, client } = await mountSearch('spelling="off" url-state="yes"');
      element.search('solar');
      await turn();
      client.lastSearch.answer(answerOf(1));
      await turn();
      expect(new URL(location.href).searchParams.get('q')).to.equal('solar');
    } finally {
      history.replaceState(null, '', before);
    }
  });
});
