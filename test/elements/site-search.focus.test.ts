import { expect, fixture, html } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { HttpError } from '../../src/client/errors.js';
import { answerOf, correctionOf, NO_CORRECTION, suggestionsOf } from '../helpers/answers.js';
import { mountSearch } from '../helpers/mount.js';
import { allByRole, byRole, parts, textOf } from '../helpers/query.js';
import { lull, turn, turnWithCode } from '../helpers/turn.js';

/** What has focus, by its part or its text, through the shadow roots. */
function focused(): string {
  let active = document.activeElement;
  while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
  return active?.getAttribute('part') ?? active?.localName ?? '';
}

describe('<site-search>, where focus goes by real keys', () => {
  let element: Awaited<ReturnType<typeof mountSearch>>['element'];
  let client: Awaited<ReturnType<typeof mountSearch>>['client'];

  beforeEach(async () => {
    ({ element, client } = await mountSearch('suggest-delay="0" base-url="https://svc.test"'));
    byRole(element, 'combobox').focus();
  });

  async function press(...keys: string[]): Promise<void> {
    for (const key of keys) await sendKeys({ press: key });
    await turn();
  }

  async function answer(numFound: number, start = 0): Promise<void> {
    client.lastSearch.answer(answerOf(numFound, { start }));
    for (const call of client.spells) call.answer(NO_CORRECTION);
    await turnWithCode();
  }

  async function search(text: string): Promise<void> {
    await sendKeys({ type: text });
    await press('Enter');
  }

  /** Types, and walks to the first suggestion. */
  async function pick(): Promise<void> {
    await sendKeys({ type: 'sol' });
    await new Promise((resolve) => setTimeout(resolve, 20));
    client.lastSuggest.answer(suggestionsOf('solar', 'solder'));
    await turn();
    await press('ArrowDown', 'Enter');
    expect(client.lastSearch.query).to.equal('solar');
  }

  it('stays in the box after a search for what was typed', async () => {
    await search('solar');
    await answer(95);
    expect(focused()).to.equal('input');
  });

  it('goes from a picked suggestion to the results, once they are there', async () => {
    await pick();
    expect(focused()).to.equal('input');
    await answer(95);
    expect(focused()).to.equal('results');
  });

  it('stays in the box where a picked suggestion finds nothing, fails, or is typed on', async () => {
    await pick();
    await answer(0);
    expect(focused()).to.equal('input');
    await press('ArrowDown', 'Enter');
    client.lastSearch.fail(new HttpError(503));
    await turnWithCode();
    expect(focused()).to.equal('input');
  });

  it('stays in the box where a person types on while the results are awaited', async () => {
    await pick();
    await sendKeys({ type: 's' });
    await answer(95);
    expect(focused()).to.equal('input');
    expect(byRole(element, 'combobox').value).to.equal('solars');
  });

  it('goes from a page to the results, or to the words where there are none', async () => {
    await search('solar');
    await answer(95);
    byRole(element, 'button', 'Page 2').focus();
    await press('Enter');
    await answer(95, 10);
    expect(focused()).to.equal('results');
    byRole(element, 'button', 'Page 3').focus();
    await press('Enter');
    client.lastSearch.fail(new HttpError(503));
    await turnWithCode();
    expect(focused()).to.equal('summary');
  });

  it('waits for a retry on the words, then goes to the results', async () => {
    await search('solar');
    client.lastSearch.fail(new HttpError(503));
    await turnWithCode();
    byRole(element, 'button', 'Try again').focus();
    await press('Enter');
    expect(focused()).to.equal('summary');
    client.lastSearch.fail(new HttpError(503));
    await turnWithCode();
    expect(focused()).to.equal('summary');
    byRole(element, 'button', 'Try again').focus();
    await press('Enter');
    await answer(3);
    expect(focused()).to.equal('results');
  });

  it('waits for a correction on the words, then goes to the results', async () => {
    await search('soler');
    client.lastSearch.answer(answerOf(3));
    client.spells[0].answer(correctionOf('soler', 'solar'));
    await turnWithCode();
    byRole(element, 'button', 'solar').focus();
    await press('Enter');
    await lull();
    expect(focused()).to.equal('summary');
    await answer(95);
    expect(focused()).to.equal('results');
    expect(client.lastSearch.query).to.equal('solar');
  });

  it('stays with a person who has gone on to another part of the page', async () => {
    await search('solar');
    await answer(95);
    byRole(element, 'button', 'Next').click();
    const link = await fixture<HTMLElement>(html`<a href="#elsewhere">elsewhere</a>`);
    link.focus();
    await answer(95, 10);
    expect(document.activeElement).to.equal(link);
  });

  it('stays nowhere where results are asked for again by themselves, and the one that had it goes', async () => {
    await search('solar');
    await answer(95);
    element.shadowRoot!.querySelector('site-search-results')!.shadowRoot!.querySelector('a')!.focus();
    element.rows = 20;
    await turn();
    expect(client.searches).to.have.length(2);
    await answer(95);
    expect(element.state).to.nested.include({ status: 'ready', 'request.cause': 'again' });
    expect(focused()).to.equal('body');
  });

  it('returns to the box from the button that clears it', async () => {
    await search('solar');
    await answer(95);
    byRole(element, 'button', 'Clear the search').focus();
    await press('Enter');
    expect(focused()).to.equal('input');
    expect(allByRole(element, 'article')).to.be.empty;
    expect(textOf(parts(element.shadowRoot!.querySelector('site-search-summary')!, 'summary')[0])).to.equal(
      '',
    );
  });
});
