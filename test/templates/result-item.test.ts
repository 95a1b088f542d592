import { expect } from '@open-wc/testing';
import type { SearchResult } from '../../src/model/types.js';
import { resultItem } from '../../src/templates/result-item.js';
import { pageFor } from '../helpers/answers.js';
import { draw, rawText } from '../helpers/draw.js';

const RESULT: SearchResult = {
  ...pageFor('x', 1).results[0],
  title: [
    { text: 'So', marked: true },
    { text: 'lar', marked: false },
  ],
  address: [{ text: 'site.test/1', marked: false }],
  snippet: { segments: [{ text: 'A roof', marked: false }], isCutBefore: false, isCutAfter: true },
};

describe('resultItem', () => {
  const drawn = (changed: Partial<SearchResult> = {}) => draw(resultItem({ ...RESULT, ...changed }, 3));
  const part = (place: Element, name: string) => place.querySelector(`[part=${name}]`);

  it('is a list item with a heading, which is the link', async () => {
    const place = await drawn();
    const link = place.querySelector<HTMLAnchorElement>(
      'li > article[part=result] > h3[part=result-title] > a',
    )!;
    expect(rawText(link)).to.equal('Solar');
    expect(link.href).to.equal('https://site.test/1');
    expect(rawText(link.querySelector('mark'))).to.equal('So');
  });

  it('tells the result\u2019s site where its visitor comes from, not what was searched for', async () => {
    const link = (await drawn()).querySelector('a')!;
    expect(link.referrerPolicy).to.equal('same-origin');
  });

  it('is no link where there is no address that is safe', async () => {
    const place = await drawn({ href: undefined });
    expect(place.querySelector('a')).to.equal(null);
    expect(rawText(part(place, 'result-title'))).to.equal('Solar');
  });

  it('adds no white space to the texts', async () => {
    const place = await drawn();
    expect(rawText(part(place, 'result-url'))).to.equal('site.test/1');
    expect(rawText(part(place, 'result-body'))).to.equal('A roof');
  });

  it('has each text in a direction of its own, and the whole address in its title', async () => {
    const place = await drawn();
    for (const [name, dir] of [
      ['result-title', 'auto'],
      ['result-body', 'auto'],
      ['result-url', 'ltr'],
    ])
      expect(part(place, name)).to.have.attribute('dir', dir);
    expect(part(place, 'result-url')).to.have.attribute('title', 'site.test/1');
  });

  it('tells where its snippet is cut', async () => {
    const body = part(await drawn(), 'result-body');
    expect(body).to.have.attribute('data-after');
    expect(body).to.not.have.attribute('data-before');
  });

  it('has no empty lines', async () => {
    const place = await drawn({
      address: [],
      snippet: { segments: [], isCutBefore: false, isCutAfter: false },
    });
    expect(place.querySelector('p')).to.equal(null);
  });

  it('draws text as text, and marks what is marked', async () => {
    const hostile = '<img src=x onerror=alert(1)> & </mark>';
    const pieces = [true, false].map((marked) => ({ text: hostile, marked }));
    const snippet = { segments: pieces, isCutBefore: false, isCutAfter: false };
    const place = await drawn({ title: pieces, address: pieces, snippet });
    for (const name of ['result-title', 'result-url', 'result-body']) {
      const element = part(place, name)!;
      expect(rawText(element)).to.equal(hostile + hostile);
      expect([...element.querySelectorAll('mark[part=mark]')].map(rawText)).to.deep.equal([hostile]);
    }
    expect(place.querySelectorAll('img')).to.have.length(0);
  });
});
