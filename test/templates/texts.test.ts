import { expect, html } from '@open-wc/testing';
import { errorNotice } from '../../src/templates/error-notice.js';
import { liveRegions } from '../../src/templates/live-regions.js';
import { phrase } from '../../src/templates/phrase.js';
import { skeletons } from '../../src/templates/skeletons.js';
import { Phrasebook } from '../../src/text/phrasebook.js';
import type { FailureReason } from '../../src/model/failure.js';
import { draw, rawText } from '../helpers/draw.js';
import { english as words } from '../helpers/english.js';
import { textOf } from '../helpers/query.js';

const HOSTILE = '<img src=x onerror=alert(1)> & </mark>';
const english = new Phrasebook('en');

describe('phrase', () => {
  it('stands texts of others in <bdi>', async () => {
    const place = await draw(phrase(english, 'empty', { query: HOSTILE }));
    expect(rawText(place)).to.equal(`No results for ${HOSTILE}`);
    expect(rawText(place.querySelector('bdi'))).to.equal(HOSTILE);
    expect(place.querySelectorAll('*')).to.have.length(1);
  });

  it('has texts of others drawn in another way, and numbers left alone', async () => {
    const place = await draw(
      phrase(english, 'resultCount', { query: 'x', count: 1200 }, (text) => html`<mark>${text}</mark>`),
    );
    expect(textOf(place)).to.equal('1,200 results for x');
    expect(rawText(place.querySelector('mark'))).to.equal('x');
  });
});

describe('errorNotice', () => {
  it('says what failed, and has a button to try again', async () => {
    let retries = 0;
    const place = await draw(errorNotice(english, 'Network', () => retries++));
    const button = place.querySelector('button')!;
    button.click();
    expect(textOf(place.querySelector('[part=error] p'))).to.match(/could not be reached/);
    expect(textOf(button)).to.equal('Try again');
    expect(button).to.have.attribute('part', 'retry');
    expect(retries).to.equal(1);
  });

  const failures = Object.entries(words).filter(([name]) => name.startsWith('failed'));
  for (const [name, text] of failures)
    it(`has words of its own for ${name}`, async () => {
      const reason = name.replace('failed', '') as FailureReason;
      // the words that come with the failure are at hand for it
      const place = await draw(errorNotice(new Phrasebook('en', undefined, words), reason, () => undefined));
      expect(textOf(place.querySelector('p'))).to.equal(text);
    });

  it('tells ten failures apart', () => {
    expect(new Set(failures.map(([, text]) => text)).size).to.equal(10);
  });
});

describe('liveRegions', () => {
  it('has two polite regions, there before their text', async () => {
    const place = await draw(liveRegions(['', 'x']));
    const regions = [...place.querySelectorAll('[role=status]')];
    expect(regions.map(textOf)).to.deep.equal(['', 'x']);
  });
});

describe('skeletons', () => {
  for (const [rows, places] of [
    [3, 3],
    [10, 10],
    [1000, 10],
  ] as const)
    it(`are ${places} for ${rows} rows, and nothing to a screen reader`, async () => {
      const place = await draw(skeletons(rows));
      expect(place.querySelectorAll('.skeletons > div')).to.have.length(places);
      expect(place.firstElementChild).to.have.attribute('aria-hidden', 'true');
    });
});
