/** What pages and frameworks write where something is off, or nothing. */
import { expect, waitUntil } from '@open-wc/testing';
import { answerOf, suggestionsOf } from '../helpers/answers.js';
import { mountSearch } from '../helpers/mount.js';
import { openList } from '../helpers/open-list.js';
import { turn } from '../helpers/turn.js';
import { typeInto } from '../helpers/type-into.js';

describe('<site-search>, instant', () => {
  for (const [value, is] of [
    ['off', false],
    ['OFF', false],
    ['false', false],
    ['', true],
    ['instant', true],
    ['on', true],
    ['true', true],
  ] as const)
    it(`${JSON.stringify(value)} is ${is ? 'on' : 'off'}`, () => {
      const element = document.createElement('site-search');
      element.setAttribute('instant', value);
      expect(element.instant).to.equal(is);
    });

  it('is off where its attribute is removed', () => {
    const element = document.createElement('site-search');
    element.toggleAttribute('instant', true);
    expect(element.instant).to.equal(true);
    element.toggleAttribute('instant', false);
    expect(element.instant).to.equal(false);
  });
});

describe('<site-search>, search()', () => {
  for (const nothing of [null, undefined])
    it(`clears for ${nothing}`, async () => {
      const { element, client } = await mountSearch('spelling="off"');
      element.search('solar');
      await turn();
      client.lastSearch.answer(answerOf(3));
      await turn();
      element.search(nothing);
      await turn();
      expect(element.state.status).to.equal('idle');
      expect(element.results).to.be.empty;
      expect(client.searches).to.have.length(1);
    });
});

describe('<site-search>, suggestions', () => {
  it('are gone as soon as they are off, and come with the next key once they are on again', async () => {
    const { element, client } = await mountSearch('suggest-delay="0"');
    const { input, list } = await openList(element, client, 'so', 'solar', 'soil');
    element.suggestions = 'off';
    await turn();
    expect(list.matches(':popover-open > *')).to.equal(false);
    expect(list.querySelectorAll('li')).to.be.empty;
    expect(input).to.have.value('so');
    element.suggestions = 'on';
    await turn();
    expect(list.querySelectorAll('li')).to.be.empty;
    typeInto(input, 'sol');
    await waitUntil(() => client.suggests.length === 2, 'nothing was asked for');
    client.lastSuggest.answer(suggestionsOf('solar'));
    await waitUntil(() => list.closest(':popover-open'), 'the list has not opened');
    expect(list.querySelectorAll('li')).to.have.length(1);
  });
});
