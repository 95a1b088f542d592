import { expect, fixture, html, waitUntil } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { useFakeTimers, type SinonFakeTimers } from 'sinon';
import { answerOf, pageFor } from '../helpers/answers.js';
import { mountBox } from '../helpers/box.js';
import { mountPiece, sessionWith, settle } from '../helpers/mount.js';
import { allByRole, byRole } from '../helpers/query.js';
import { turn } from '../helpers/turn.js';

describe('<site-search-box>', () => {
  it('has a search with a named combobox, and words of its language', async () => {
    const box = await mountBox();
    expect(byRole(box.box, 'search')).to.have.attribute('aria-label', 'Search this site');
    expect(box.input).to.have.attribute('aria-label', 'Search this site');
    expect(box.input).to.have.attribute('placeholder', 'Search');
    expect(byRole(box.box, 'button', 'Search')).to.exist;
  });

  it('takes its label and placeholder from the page', async () => {
    const box = await mountBox();
    box.box.setAttribute('label', 'Search the shop');
    box.box.setAttribute('placeholder', 'e.g. solar');
    await turn();
    expect(box.input).to.have.attribute('aria-label', 'Search the shop');
    expect(box.input).to.have.attribute('placeholder', 'e.g. solar');
  });

  it('takes a blank label for none, in the box and in its search', async () => {
    const box = await mountBox();
    box.box.setAttribute('label', ' ');
    await turn();
    expect(byRole(box.box, 'search')).to.have.attribute('aria-label', 'Search this site');
    expect(box.input).to.have.attribute('aria-label', 'Search this site');
  });

  it('M09 is no place for passwords and addresses', async () => {
    const { input } = await mountBox();
    expect(input).to.have.attribute('role', 'combobox');
    expect(input.autocomplete).to.equal('off');
    expect(input.name).to.not.match(/user|login|email|pass/);
    for (const name of ['data-1p-ignore', 'data-lpignore', 'data-bwignore'])
      expect(input).to.have.attribute(name);
  });

  it('works without a session, and without an error', async () => {
    const element = await fixture(html`<site-search-box session="nobody"></site-search-box>`);
    byRole(element, 'combobox').focus();
    await sendKeys({ type: 'solar' });
    await sendKeys({ press: 'Enter' });
    expect(byRole(element, 'combobox').value).to.equal('solar');
  });

  it('is accessible, empty and filled', async () => {
    const box = await mountBox();
    await expect(box.box).to.be.accessible();
    await box.type('solar');
    await expect(box.box).to.be.accessible();
  });

  it('is accessible with the list open and an option active', async () => {
    const clock = useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const box = await mountBox({}, clock);
    await box.suggest('so', 'solar', 'sofa');
    clock.restore();
    await box.press('ArrowDown');
    expect(box.active).to.equal('solar');
    await expect(box.box).to.be.accessible();
  });
});

describe('<site-search-box>, searching', () => {
  it('searches its text as the visitor\u2019s own on Enter, trimmed', async () => {
    const box = await mountBox();
    box.input.focus();
    await sendKeys({ type: ' solar roof ' });
    await sendKeys({ press: 'Enter' });
    expect(box.session.state.request).to.include({ query: 'solar roof', cause: 'submit', page: 1 });
  });

  it('searches on a click of its button', async () => {
    const box = await mountBox();
    await box.type('solar');
    await box.click(byRole(box.box, 'button', 'Search'));
    expect(box.session.state.request).to.include({ query: 'solar', cause: 'submit' });
  });

  it('clears the search where the text is blank', async () => {
    const box = await mountBox();
    box.session.search('solar');
    await turn();
    await box.type('  ');
    await box.press('Enter');
    expect(box.session.state.status).to.equal('idle');
  });

  it('asks before it searches, and does not where the answer is no', async () => {
    const box = await mountBox();
    const queries: string[] = [];
    const listen = (event: Event & { query?: string }) => {
      queries.push(event.query!);
      event.preventDefault();
    };
    document.body.addEventListener('site-search-submit', listen);
    await box.type(' solar ');
    await box.press('Enter');
    document.body.removeEventListener('site-search-submit', listen);
    expect(queries).to.deep.equal(['solar']);
    expect(box.session.state.status).to.equal('idle');
  });

  it('the clear button empties the box, forgets the search and takes the focus into the box', async () => {
    const box = await mountBox();
    await box.type('solar');
    await box.press('Enter');
    settle(box.session, pageFor('solar', 1));
    await turn();
    await box.click(byRole(box.box, 'button', 'Clear the search'));
    expect(box.input.value).to.equal('');
    expect(box.session.state.status).to.equal('idle');
    expect(box.box.shadowRoot!.activeElement).to.equal(box.input);
  });

  it('has a clear button only where there is something to clear', async () => {
    const box = await mountBox();
    const isThere = () =>
      allByRole(box.box, 'button').some(({ ariaLabel }) => ariaLabel === 'Clear the search');
    expect(isThere()).to.equal(false);
    await box.type('s');
    expect(isThere()).to.equal(true);
  });
});

describe('<site-search-box>, the session', () => {
  it('shows the query of another session as soon as it has joined it', async () => {
    const element = await mountPiece('site-search-box', sessionWith());
    const other = sessionWith();
    other.search('solar');
    element.session = other;
    await turn();
    expect(byRole(element, 'combobox')).to.have.value('solar');
    element.session = sessionWith();
    await turn();
    expect(byRole(element, 'combobox')).to.have.value('');
  });

  it('shows what is searched for elsewhere', async () => {
    const box = await mountBox();
    box.session.search('solar', { cause: 'spelling' });
    await turn();
    expect(box.input.value).to.equal('solar');
  });

  it('shows the search that was there before the box', async () => {
    const session = sessionWith();
    session.search('solar');
    const element = await mountPiece('site-search-box', session);
    expect(byRole(element, 'combobox').value).to.equal('solar');
  });

  it('is emptied when the search is cleared elsewhere', async () => {
    const box = await mountBox();
    box.session.search('solar');
    await turn();
    box.session.clear();
    await turn();
    expect(box.input.value).to.equal('');
  });

  it('keeps the text of a person who types on while the answer comes', async () => {
    const box = await mountBox();
    await box.type('solar');
    await box.press('Enter');
    await box.type('solar r');
    settle(box.session, pageFor('solar', 3));
    await turn();
    expect(box.input.value).to.equal('solar r');
  });

  it('keeps the space that a person typed, which the query does not have', async () => {
    const box = await mountBox();
    await box.type(' solar ');
    await box.press('Enter');
    expect(box.input.value).to.equal(' solar ');
  });

  it('keeps its text when its page is turned', async () => {
    const box = await mountBox();
    await box.type('solar');
    await box.press('Enter');
    settle(box.session, pageFor('solar', 95));
    box.session.goToPage(2);
    await turn();
    expect(box.input.value).to.equal('solar');
  });
});

describe('<site-search-box>, instant', () => {
  let clock: SinonFakeTimers;

  beforeEach(() => {
    clock = useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  });
  afterEach(() => clock.restore());

  it('searches while a person types, after the delay, and tells nobody', async () => {
    const box = await mountBox({ instant: true, suggestDelay: 100 }, clock);
    box.box.addEventListener('site-search-submit', () => expect.fail('told'));
    await box.type('so');
    await box.wait(60);
    await box.type('sol');
    await box.wait(99);
    expect(box.session.state.status).to.equal('idle');
    await box.wait(1);
    expect(box.session.state.request).to.include({ query: 'sol', cause: 'instant' });
  });

  it('never writes the box for it', async () => {
    const box = await mountBox({ instant: true }, clock);
    await box.type('sol ');
    await box.wait(150);
    await box.type('sol r');
    box.session.settle(box.session.state.request!, pageFor('sol', 1, answerOf(1)));
    await turn();
    expect(box.input.value).to.equal('sol r');
  });

  it('leaves a box alone whose person has typed on by the time it is asked', async () => {
    const box = await mountBox({ instant: true }, clock);
    await box.type('sol r');
    box.session.search('sol', { cause: 'instant' });
    await turn();
    expect(box.input.value).to.equal('sol r');
  });

  it('searches once when Enter comes within the delay', async () => {
    const box = await mountBox({ instant: true }, clock);
    await box.type('sol');
    await box.press('Enter');
    const request = box.session.state.request;
    await box.wait(500);
    expect(box.session.state.request).to.equal(request);
    expect(request).to.include({ cause: 'submit' });
  });

  it('searches nothing any more when it is removed or cleared within the delay', async () => {
    const box = await mountBox({ instant: true }, clock);
    await box.type('sol');
    await box.click(byRole(box.box, 'button', 'Clear the search'));
    await box.wait(500);
    await box.type('sola');
    box.box.remove();
    await box.wait(500);
    expect(box.session.state.status).to.equal('idle');
  });

  it('searches only on submit where it is off', async () => {
    const box = await mountBox({}, clock);
    await box.type('solar');
    await box.wait(500);
    expect(box.session.state.status).to.equal('idle');
  });
});

describe('<site-search-box> in another language', () => {
  it('shows no placeholder until it has the words for it', async () => {
    const place = await fixture(html`<div lang="da"></div>`);
    const element = document.createElement('site-search-box');
    place.append(element);
    await element.updateComplete;
    expect(byRole(element, 'combobox').placeholder).to.equal('');
    await waitUntil(() => byRole(element, 'combobox').placeholder !== '');
    expect(byRole(element, 'combobox').placeholder).to.equal('Søg');
    expect(byRole(element, 'search')).to.have.attribute('aria-label', 'Søg på dette websted');
  });
});

describe('<site-search-box>, focus()', () => {
  it('M10 puts the caret into the box, also before it is drawn', async () => {
    const place = await fixture(html`<div></div>`);
    const element = document.createElement('site-search-box');
    place.append(element);
    element.focus();
    await turn();
    expect(element.shadowRoot!.activeElement).to.equal(byRole(element, 'combobox'));
    byRole(element, 'combobox').blur();
    element.focus();
    expect(element.shadowRoot!.activeElement).to.equal(byRole(element, 'combobox'));
  });

  it('M10 takes no focus by itself', async () => {
    await mountBox();
    expect(document.activeElement).to.equal(document.body);
  });
});
