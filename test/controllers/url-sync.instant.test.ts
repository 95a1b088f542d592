/** A box that searches while one types: each search that is sent has its entry in the history, what is typed has none. */
import { expect } from '@open-wc/testing';
import { restore, stub, type SinonStub } from 'sinon';
import { answerOf, correctionOf } from '../helpers/answers.js';
import { BoxDriver } from '../helpers/box.js';
import { mountSearch } from '../helpers/mount.js';
import { turn, turnWithCode } from '../helpers/turn.js';

const HOME = location.href;
const PATH = location.pathname;

const shown = () => location.href.slice(location.origin.length + PATH.length);

describe('UrlSync, instant', () => {
  /** The addresses of a history: the browser's own is left alone, for it leads out of the tests. */
  let entries: string[];
  let push: SinonStub;

  /** Shows an address, as an entry more or in place of the last one. */
  function enter(address: string | URL | null | undefined, isNew: boolean): void {
    History.prototype.replaceState.call(history, null, '', address);
    entries.splice(isNew ? entries.length : -1, 1, location.href);
  }

  beforeEach(() => {
    entries = [];
    enter(PATH, true);
    push = stub(history, 'pushState').callsFake((_state, _title, address) => enter(address, true));
    stub(history, 'replaceState').callsFake((_state, _title, address) => enter(address, false));
  });

  afterEach(() => {
    restore();
    history.replaceState(null, '', HOME);
  });

  async function mount(spelling = 'off') {
    const { element, client } = await mountSearch(
      `spelling="${spelling}" suggestions="off" url-state="query" instant suggest-delay="0"`,
    );
    const piece = element.shadowRoot!.querySelector('site-search-box')!;
    const box = new BoxDriver(piece, piece.session as BoxDriver['session'], client, undefined);
    const type = async (text: string) => {
      await box.type(text);
      await new Promise((resolve) => setTimeout(resolve, 5));
      await turn();
    };
    const answer = async (start = 0) => {
      await turn();
      client.lastSearch.answer(answerOf(95, { start }));
      await turn();
    };
    return {
      element,
      client,
      box,
      type,
      answer,
      /** Types a text, and is answered. */
      settle: async (text: string) => {
        await type(text);
        await answer();
      },
      submit: async () => {
        await box.press('Enter');
        await answer();
      },
    };
  }

  /** What the browser's button does. */
  async function goBack(): Promise<void> {
    entries.pop();
    enter(entries.at(-1), false);
    dispatchEvent(new PopStateEvent('popstate'));
    await turn();
  }

  /** One entry was added, and Back leads to what was there before it. */
  async function expectOneEntryAfter(address: string): Promise<void> {
    expect(push.callCount).to.equal(1);
    await goBack();
    expect(shown()).to.equal(address);
  }

  /** An entry of the page's own. */
  function pushAsPage(address: string): void {
    enter(PATH + address, true);
  }

  it('adds one entry for each search that is sent, and Back goes through them to what was there before', async () => {
    const { element, box, settle, submit } = await mount();
    for (const text of ['solar', 'wind']) {
      for (const typed of [text.slice(0, 3), text]) await settle(typed);
      expect(shown()).to.equal(`?q=${text}`);
      await submit();
      expect(shown()).to.equal(`?q=${text}`);
    }
    expect(push.callCount).to.equal(2);
    await goBack();
    expect(shown()).to.equal('?q=solar');
    expect(element.state).to.nested.include({ status: 'ready', 'request.query': 'solar' });
    expect(box.input.value).to.equal('solar');
    await goBack();
    expect(shown()).to.equal('');
    expect(element.state.status).to.equal('idle');
    expect(box.input.value).to.equal('');
  });

  it('adds one entry for a suggestion that is picked', async () => {
    const { box, settle, answer } = await mount();
    await settle('so');
    box.session.search('solar', { cause: 'pick' });
    await answer();
    expect(shown()).to.equal('?q=solar');
    await expectOneEntryAfter('');
  });

  it('adds one entry for what was typed, asked again with other settings, and sent', async () => {
    const { element, type, answer, settle, submit } = await mount();
    await settle('solar');
    element.rows = 20;
    await answer();
    await type('wind');
    element.rows = 30;
    await answer();
    expect(shown()).to.equal('?q=wind');
    expect(push.callCount).to.equal(0);
    await submit();
    await expectOneEntryAfter('');
  });

  it('adds one entry for what was typed, corrected unasked, and sent', async () => {
    const { element, client, box, type } = await mount('auto');
    const correct = async (): Promise<void> => {
      client.spells.at(-1)!.answer(correctionOf('soler', 'solar'));
      client.lastSearch.answer(answerOf(0));
      await turnWithCode();
      client.lastSearch.answer(answerOf(12));
      await turnWithCode();
      expect(element.state.request).to.include({ query: 'solar', corrects: 'soler' });
    };
    await type('soler');
    await correct();
    expect(push.callCount).to.equal(0);
    await box.press('Enter');
    await turnWithCode();
    await correct();
    await expectOneEntryAfter('');
  });

  it('adds none for Enter on a text that was typed back to the entry before', async () => {
    const { settle, submit } = await mount();
    await settle('solar');
    await submit();
    await settle('solar roof');
    expect(shown()).to.equal('?q=solar%20roof');
    await settle('solar');
    await submit();
    expect(shown()).to.equal('?q=solar');
    await expectOneEntryAfter('');
  });

  it('overwrites no entry of the page’s own that came after what was typed', async () => {
    const { settle, submit } = await mount();
    await settle('solar');
    pushAsPage('?tab=2');
    await submit();
    expect(shown()).to.equal('?tab=2&q=solar');
    await expectOneEntryAfter('?tab=2');
  });

  it('brings back an entry of the page’s own in which one typed on', async () => {
    const { settle, submit } = await mount();
    await settle('solar');
    pushAsPage('?tab=2');
    await settle('wind');
    expect(shown()).to.equal('?tab=2&q=wind');
    await submit();
    expect(shown()).to.equal('?tab=2&q=wind');
    await expectOneEntryAfter('?tab=2');
  });

  it('adds an entry for another page of what was typed', async () => {
    const { element, box, settle, answer } = await mount();
    await settle('solar');
    box.session.goToPage(2);
    await answer(10);
    expect(shown()).to.equal('?q=solar&page=2');
    await expectOneEntryAfter('?q=solar');
    expect(element.state).to.nested.include({ status: 'ready', 'request.page': 1 });
  });

  it('adds an entry for another page of what was typed, asked again while it is awaited', async () => {
    const { element, box, settle, answer } = await mount();
    await settle('solar');
    box.session.goToPage(2);
    await turn();
    element.retry();
    await answer(10);
    expect(shown()).to.equal('?q=solar&page=2');
    await expectOneEntryAfter('?q=solar');
  });
});
