/** Back to a search that was cleared. */
import { expect } from '@open-wc/testing';
import { stub } from 'sinon';
import { answerOf } from '../helpers/answers.js';
import { goToEntry } from '../helpers/go-to-entry.js';
import { mountSearch } from '../helpers/mount.js';
import { turn, turnWithCode } from '../helpers/turn.js';

const HOME = location.href;
const PATH = location.pathname;

/** What was shown has been scrolled. */
const settled = () => new Promise((resolve) => setTimeout(resolve));

describe('UrlSync, Back to what was cleared', () => {
  it('finds the page as far down as it was then, not as when that search was left before', async () => {
    const warn = stub(console, 'warn');
    history.replaceState(null, '', PATH);
    const tall = document.body.appendChild(document.createElement('div'));
    tall.style.height = '5000px';
    const { element, client } = await mountSearch('spelling="off" url-state="query"');
    for (const query of ['solar', 'wind']) {
      element.search(query);
      await turn();
      client.lastSearch.answer(answerOf(5));
      await turnWithCode();
      scrollTo(0, 300);
    }
    scrollTo(0, 0);
    await goToEntry('?q=solar');
    await settled();
    expect(scrollY).to.equal(300);
    scrollTo(0, 100);
    element.clear();
    await turn();
    scrollTo(0, 0);
    await goToEntry('?q=solar');
    await settled();
    expect(scrollY).to.equal(100);
    tall.remove();
    history.replaceState(null, '', HOME);
    warn.restore();
  });
});
