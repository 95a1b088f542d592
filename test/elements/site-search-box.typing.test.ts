/** What a visitor types on, sends and drops, while suggestions come and go. */
import { expect } from '@open-wc/testing';
import { useFakeTimers, type SinonFakeTimers } from 'sinon';
import { suggestionsOf } from '../helpers/answers.js';
import { mountBox } from '../helpers/box.js';
import { allByRole } from '../helpers/query.js';
import { turn } from '../helpers/turn.js';

describe('<site-search-box>, suggestions that come and go', () => {
  let clock: SinonFakeTimers;

  beforeEach(() => (clock = useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })));
  afterEach(() => clock.restore());

  it('leave no option active when they come after an arrow key, and Enter searches what was typed', async () => {
    const box = await mountBox({}, clock);
    await box.suggest('so', 'solar', 'sofa');
    await box.type('sol');
    await box.wait(150);
    await box.press('ArrowDown');
    expect(box.active).to.equal('solar');
    box.client.lastSuggest.answer(suggestionsOf('solid', 'solar'));
    await turn();
    expect(box.options).to.deep.equal(['solid', 'solar']);
    expect(box.active).to.equal(undefined);
    await box.press('Enter');
    expect(box.session.state.request).to.include({ query: 'sol', cause: 'submit' });
  });

  for (const [when, waitMs] of [
    ['before the next are asked for', 0],
    ['while the next are awaited', 150],
  ] as const)
    it(`are not offered for a later text, after Escape ${when}`, async () => {
      const box = await mountBox({}, clock);
      await box.suggest('so', 'solar', 'sofa');
      await box.type('sox');
      await box.wait(waitMs);
      await box.press('Escape');
      for (const key of ['ArrowDown', 'ArrowUp']) {
        await box.press(key);
        expect(box.isOpen, key).to.equal(false);
        expect(box.active, key).to.equal(undefined);
      }
      await box.press('Enter');
      expect(box.session.state.request?.query).to.equal('sox');
    });

  it('are read from their start, though those before were scrolled', async () => {
    const box = await mountBox({}, clock);
    await box.suggest('so', 'solar', 'sofa', 'soft');
    const low = new CSSStyleSheet();
    low.replaceSync('ul { max-block-size: 60px !important }');
    box.box.shadowRoot!.adoptedStyleSheets.push(low);
    await box.press('ArrowUp');
    expect(box.list.scrollTop).to.be.greaterThan(0);
    await box.suggest('sol', 'solar', 'sole', 'solid');
    expect(box.isOpen).to.equal(true);
    expect(box.list.scrollTop).to.equal(0);
    await box.press('ArrowUp');
    expect(box.list.scrollTop).to.be.greaterThan(0);
  });

  it('are submitted once by an Enter that is held down', async () => {
    const box = await mountBox({}, clock);
    const queries: string[] = [];
    box.box.addEventListener('site-search-submit', ({ query }) => queries.push(query));
    await box.suggest('so', 'solar');
    await box.press('ArrowDown');
    await box.press('Enter');
    for (let times = 0; times < 3; times++) expect(await box.press('Enter', { repeat: true })).to.equal(true);
    expect(queries).to.deep.equal(['solar']);
    expect(box.session.state.request).to.include({ query: 'solar', cause: 'pick' });
  });

  for (const [how, fill] of [
    [
      'Shift+Enter',
      async (box: Awaited<ReturnType<typeof mountBox>>) => {
        await box.press('ArrowDown');
        await box.press('Enter', { shiftKey: true });
      },
    ],
    [
      'its arrow',
      (box: Awaited<ReturnType<typeof mountBox>>) =>
        box.click(allByRole(box.box, 'option')[0].querySelector('i')!),
    ],
  ] as const)
    it(`are searched, put into a box that searches while one types, by ${how}`, async () => {
      const box = await mountBox({ instant: true }, clock);
      await box.suggest('so', 'solar', 'sofa');
      expect(box.session.state.request?.query).to.equal('so');
      await fill(box);
      expect(box.input.value).to.equal('solar');
      await box.wait(150);
      expect(box.session.state.request).to.include({ query: 'solar', cause: 'instant' });
      expect(box.input.value).to.equal('solar');
    });
});

describe('<site-search-box>, what is typed after a search was cleared', () => {
  it('stays when settings change what an answer is', async () => {
    const box = await mountBox();
    box.session.search('solar');
    await turn();
    box.session.clear();
    await turn();
    await box.type('wind');
    box.session.configure({ ...box.session.settings, rows: 20 });
    await turn();
    expect(box.input.value).to.equal('wind');
  });
});

describe('<site-search-box>, what is typed while a correction is on show', () => {
  const correct = async () => {
    const box = await mountBox();
    box.session.search('soler');
    await turn();
    box.session.search('solar', { cause: 'again', corrects: 'soler' });
    await turn();
    expect(box.input.value).to.equal('solar');
    return box;
  };

  it('stays when settings change what an answer is', async () => {
    const box = await correct();
    await box.type('wind');
    box.session.configure({ ...box.session.settings, rows: 20 });
    await turn();
    expect(box.session.state.request?.query).to.equal('soler');
    expect(box.input.value).to.equal('wind');
  });

  it('is nothing yet in a box that comes late, which shows what is asked again', async () => {
    const box = await mountBox();
    box.session.search('solar', { cause: 'again' });
    await turn();
    expect(box.input.value).to.equal('solar');
  });

  it('and sent gives way to the query whose page is chosen meanwhile', async () => {
    const box = await correct();
    const { state } = box.session;
    await box.type('wind');
    await box.press('Enter');
    expect(box.session.state.request?.query).to.equal('wind');
    box.session.goToPage(2, state);
    await turn();
    expect(box.session.state.request).to.include({ query: 'solar', page: 2 });
    expect(box.input.value).to.equal('solar');
  });
});

describe('<site-search-box>, what a browser may bring back', () => {
  for (const cause of ['url', 'program'] as const)
    it(`is what was searched for by "${cause}"`, async () => {
      const box = await mountBox();
      box.session.search('solar', { cause });
      await turn();
      expect(box.input.value).to.equal('solar');
      expect(box.input.defaultValue).to.equal('solar');
      box.session.clear();
      await turn();
      expect(box.input.defaultValue).to.equal('');
    });

  // Safari empties a field without a default value
  it('is what was typed, also while focus is still in the box', async () => {
    const box = await mountBox();
    await box.type('s');
    await box.type('solar');
    expect(box.input.defaultValue).to.not.equal('');
    await box.type('');
    expect(box.input.defaultValue).to.equal('');
  });
});
