/** What pages and frameworks write where something is off, or nothing. */
import { expect } from '@open-wc/testing';
import { answerOf } from '../helpers/answers.js';
import { mountSearch } from '../helpers/mount.js';
import { turn } from '../helpers/turn.js';

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
