/** Presses where something round the search has a use for them: an app or `<main tabindex="-1">` takes focus, a `<summary>` toggles. */
import { expect, fixture, html } from '@open-wc/testing';
import { sendKeys, sendMouse } from '@web/test-runner-commands';
import { answerOf } from '../helpers/answers.js';
import { mountBox } from '../helpers/box.js';
import { find, isOpen, mountLayout, part } from '../helpers/layouts.js';
import { mountSearch } from '../helpers/mount.js';
import { byRole } from '../helpers/query.js';
import { turn, turnWithCode } from '../helpers/turn.js';

async function standIn(element: Element): Promise<HTMLElement> {
  const main = await fixture<HTMLElement>(html`<main tabindex="-1"></main>`);
  main.append(element);
  await turnWithCode();
  return main;
}

/** In Safari a link or a button that is pressed takes no focus: the next thing round it does that can have it. */
function pressAsSafari(control: HTMLElement): void {
  let round: Element | null = control;
  do round = round.parentElement ?? (round.getRootNode() as Partial<ShadowRoot>).host ?? null;
  while (round && !round.hasAttribute('tabindex'));
  (round as HTMLElement | null)?.focus();
  control.click();
}

describe('<site-search>, pressed within what takes focus', () => {
  it('keeps its popover open, which Escape closes', async () => {
    const { element, client } = await mountLayout('popover');
    await standIn(element);
    element.focus();
    await find(element, client);
    expect(isOpen(element)).to.equal(true);
    const { left, top, height } = part(element, 'panel')!.getBoundingClientRect();
    await sendMouse({ type: 'click', position: [Math.round(left + 5), Math.round(top + height / 2)] });
    expect(isOpen(element)).to.equal(true);
    await sendKeys({ press: 'Escape' });
    expect(isOpen(element)).to.equal(false);
    expect(document.activeElement === element).to.equal(true);
  });

  it('leads to the results of a page that was pressed', async () => {
    const { element, client } = await mountSearch();
    await standIn(element);
    element.search('solar');
    await turn();
    client.lastSearch.answer(answerOf(95));
    await turnWithCode();
    const pages = element.shadowRoot!.querySelector('site-search-pagination')!;
    pressAsSafari(byRole(pages, 'button', 'Page 2'));
    await turn();
    client.lastSearch.answer(answerOf(95, { start: 10 }));
    await turnWithCode();
    const results = element.shadowRoot!.querySelector('site-search-results')!;
    expect(results.shadowRoot!.activeElement?.getAttribute('part')).to.equal('results');
  });

  it('toggles no summary round it by a click that clears the box', async () => {
    const box = await mountBox();
    const details = await fixture<HTMLDetailsElement>(html`<details><summary></summary></details>`);
    details.firstElementChild?.append(box.box);
    await turn();
    await box.type('so');
    const { left, top, width, height } = byRole(
      box.box,
      'button',
      'Clear the search',
    ).getBoundingClientRect();
    await sendMouse({
      type: 'click',
      position: [Math.round(left + width / 2), Math.round(top + height / 2)],
    });
    expect([box.input.value, details.open]).to.deep.equal(['', false]);
  });
});
