import { expect } from '@open-wc/testing';
import { useFakeTimers, type SinonFakeTimers } from 'sinon';
import { answerOf, pageFor } from '../helpers/answers.js';
import { mountBox } from '../helpers/box.js';
import { DeferredClient } from '../helpers/deferred-client.js';
import { mountPiece } from '../helpers/mount.js';
import { byRole } from '../helpers/query.js';
import { turn } from '../helpers/turn.js';

describe('<site-search-box>, the last deed of the visitor', () => {
  let clock: SinonFakeTimers;

  beforeEach(() => (clock = useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })));
  afterEach(() => clock.restore());

  it('searches nothing more when another page is asked for within the delay', async () => {
    const box = await mountBox({ instant: true }, clock);
    box.session.search('so', { cause: 'instant' });
    box.session.settle(box.session.state.request!, pageFor('so', 95, answerOf(95)));
    await box.type('sol');
    box.session.goToPage(2);
    await box.wait(500);
    expect(box.session.state.request).to.include({ query: 'so', page: 2 });
    expect(box.input.value).to.equal('sol');
  });

  it('is what was typed since, where a search is asked again by itself', async () => {
    const box = await mountBox({}, clock);
    box.session.search('so');
    await turn();
    await box.suggest('wi', 'wind');
    box.session.configure({ ...box.session.settings, instant: true });
    await box.type('win');
    box.session.retry('again');
    await turn();
    expect(box.isOpen).to.equal(true);
    await box.wait(150);
    expect(box.client.lastSuggest.query).to.equal('win');
    expect(box.session.state.request).to.include({ query: 'win', cause: 'instant' });
  });

  it('keeps half a word whose correction is searched in its place', async () => {
    const box = await mountBox({ instant: true }, clock);
    await box.type('pakc');
    await box.wait(150);
    box.session.search('pack', { cause: 'again', corrects: 'pakc' });
    await turn();
    expect(box.input.value).to.equal('pakc');
  });

  it('keeps what was typed on while the correction of what was sent came', async () => {
    const box = await mountBox({}, clock);
    box.session.search('pakcage');
    await turn();
    await box.type('pakcage json');
    box.session.search('package', { cause: 'again', corrects: 'pakcage' });
    await turn();
    expect(box.input.value).to.equal('pakcage json');
    await box.type('pakcage');
    box.session.search('pakcage');
    await turn();
    box.session.search('package', { cause: 'again', corrects: 'pakcage' });
    await turn();
    expect(box.input.value).to.equal('package');
  });

  it('drops the suggestions of another service, those that are awaited and those on show', async () => {
    const box = await mountBox({}, clock);
    await box.suggest('so', 'solar');
    expect(box.isOpen).to.equal(true);
    const { client } = box;
    box.session.configure({ ...box.session.settings, client: new DeferredClient() });
    await turn();
    expect(box.isOpen).to.equal(false);
    const asked = client.suggests.length;
    await box.type('sol');
    box.session.configure({ ...box.session.settings, client: new DeferredClient() });
    await box.wait(500);
    expect(client.suggests).to.have.length(asked);
  });

  it('keeps the text of a box that leaves and comes back, though what was typed searched by itself', async () => {
    const box = await mountBox({ instant: true }, clock);
    await box.type('sol');
    await box.wait(150);
    expect(box.session.state.request).to.include({ query: 'sol', cause: 'instant' });
    const place = box.box.parentElement!;
    box.box.remove();
    await turn();
    place.append(box.box);
    await turn();
    expect(box.input.value).to.equal('sol');
    // meanwhile it may have been searched for something else
    box.box.remove();
    box.session.search('wind');
    await turn();
    place.append(box.box);
    await turn();
    expect(box.input.value).to.equal('wind');
  });

  it('shows in each box of its session what was typed into another one', async () => {
    const box = await mountBox({ instant: true }, clock);
    box.session.search('old');
    const other = await mountPiece('site-search-box', box.session);
    const text = () => byRole(other, 'combobox').value;
    expect(text()).to.equal('old');
    await box.type('sol ');
    await box.wait(150);
    expect(text()).to.equal('sol');
    expect(box.input.value).to.equal('sol ');
    // nor has one that comes later nothing in it
    const later = await mountPiece('site-search-box', box.session);
    expect(byRole(later, 'combobox').value).to.equal('sol');
  });

  it('clears the search at once when the box is emptied, and the answer for what was there shows nothing', async () => {
    const box = await mountBox({ instant: true, suggestDelay: 300 }, clock);
    await box.type('sol');
    await box.wait(300);
    const { request } = box.session.state;
    expect(box.session.state).to.nested.include({ status: 'loading', 'request.query': 'sol' });
    await box.type('');
    await box.wait(0);
    expect(box.session.state.status).to.equal('idle');
    expect(box.session.settle(request!, pageFor('sol', 95, answerOf(95)))).to.equal(false);
    await box.wait(500);
    expect(box.session.state).to.deep.equal({ status: 'idle' });
    expect(box.input.value).to.equal('');
  });

  it('searches for what is typed into a box that has just been emptied', async () => {
    const box = await mountBox({ instant: true }, clock);
    await box.type('sol');
    await box.type('');
    await box.type('wind');
    await box.wait(149);
    expect(box.session.state.status).to.equal('idle');
    await box.wait(1);
    expect(box.session.state.request).to.include({ query: 'wind', cause: 'instant' });
  });

  it('opens no list over what a program has searched for meanwhile', async () => {
    const box = await mountBox({}, clock);
    await box.type('solar');
    box.session.search('solar');
    await box.wait(500);
    expect(box.client.suggests).to.be.empty;
  });
});
