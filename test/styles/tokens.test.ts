import { expect, fixture } from '@open-wc/testing';
import { answerOf } from '../helpers/answers.js';
import { mountSearch } from '../helpers/mount.js';
import { turn } from '../helpers/turn.js';

const LOCALE = '-webkit-locale';

describe('tokens', () => {
  // Firefox goes by `lang` alone
  if (CSS.supports(`${LOCALE}: "tr"`))
    it('leaves the text of each piece the language of the page, by which glyphs are chosen', async () => {
      const place = await fixture<HTMLElement>('<div lang="tr"></div>');
      const { element, client } = await mountSearch('spelling="off"');
      place.append(element);
      element.search('solar');
      await turn();
      client.lastSearch.answer(answerOf(25));
      await turn();
      // WebKit writes it without quotes
      const localeOf = (part: Element) => getComputedStyle(part).getPropertyValue(LOCALE).replaceAll('"', '');
      expect(localeOf(element)).to.equal('tr');
      const pieces = element.shadowRoot!.querySelectorAll('*');
      const drawn = [...pieces].flatMap((piece) => [...(piece.shadowRoot?.children ?? [])]);
      const inner = [...element.shadowRoot!.children, ...drawn].filter(
        (child) => child.localName !== 'style',
      );
      expect(inner.length).to.be.greaterThan(5);
      expect(new Set(inner.map(localeOf))).to.deep.equal(new Set(['tr']));
    });
});
