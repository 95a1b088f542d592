import { expect, fixture } from '@open-wc/testing';
import { answerOf } from '../helpers/answers.js';
import { mountSearch } from '../helpers/mount.js';
import { turn } from '../helpers/turn.js';

const LOCALE = '-webkit-locale';
const SIZE = '-webkit-text-size-adjust';

describe('tokens', () => {
  for (const [what, name, value] of [
    // Firefox goes by `lang` alone
    ['the language of the page, by which glyphs are chosen', LOCALE, 'tr'],
    // phones alone have it, and Chromium everywhere
    ['its size where the page has a phone leave that alone', SIZE, '100%'],
  ] as const) {
    if (!CSS.supports(name, name === LOCALE ? `"${value}"` : value)) continue;
    it(`leaves the text of each piece ${what}`, async () => {
      const place = await fixture<HTMLElement>('<div lang="tr"></div>');
      place.style.setProperty(SIZE, '100%');
      const { element, client } = await mountSearch('spelling="off"');
      place.append(element);
      element.search('solar');
      await turn();
      client.lastSearch.answer(answerOf(25));
      await turn();
      // WebKit writes it without quotes
      const valueOf = (part: Element) => getComputedStyle(part).getPropertyValue(name).replaceAll('"', '');
      expect(valueOf(element)).to.equal(value);
      const pieces = element.shadowRoot!.querySelectorAll('*');
      const drawn = [...pieces].flatMap((piece) => [...(piece.shadowRoot?.children ?? [])]);
      const inner = [...element.shadowRoot!.children, ...drawn].filter(
        (child) => child.localName !== 'style',
      );
      expect(inner.length).to.be.greaterThan(5);
      expect(new Set(inner.map(valueOf))).to.deep.equal(new Set([value]));
    });
  }
});
