import { expect } from '@open-wc/testing';
import fc from 'fast-check';
import { suggestionParts } from '../../src/model/suggestion-parts.js';

/** The parts as one string, the typed ones in brackets. */
function parts(term: string, typed: string): string {
  return suggestionParts(term, typed)
    .map(({ text, marked }) => (marked ? `\u27e6${text}\u27e7` : text))
    .join('');
}

describe('suggestionParts', () => {
  for (const [term, typed, expected] of [
    ['solar panel', 'sol', '\u27e6sol\u27e7ar panel'],
    ['Solar Panel', 'sOLAR pan', '\u27e6Solar\u27e7 \u27e6Pan\u27e7el'],
    ['garden solar', 'sol', 'garden \u27e6sol\u27e7ar'],
    ['parasol', 'sol', 'parasol'],
    ['p\u00e9rgola roof', 'pergola', '\u27e6p\u00e9rgola\u27e7 roof'],
    ['cafe\u0301 au lait', 'cafe', '\u27e6cafe\u0301\u27e7 au lait'],
    ['cafe au lait', 'caf\u00e9', '\u27e6cafe\u27e7 au lait'],
    [
      '\u039d\u03b9\u03ba\u03bf\u03c2',
      '\u039d\u0399\u039a\u039f\u03a3',
      '\u27e6\u039d\u03b9\u03ba\u03bf\u03c2\u27e7',
    ],
    ['fabryka \u0141\u00f3d\u017a', 'lodz', 'fabryka \u27e6\u0141\u00f3d\u017a\u27e7'],
    ['Sm\u00f8rrebr\u00f8d', 'smor', '\u27e6Sm\u00f8r\u27e7rebr\u00f8d'],
    ['\u0110or\u0111e', 'dorde', '\u27e6\u0110or\u0111e\u27e7'],
    [
      '\u0130stanbul \u0131\u015f\u0131k',
      'istanbul isik',
      '\u27e6\u0130stanbul\u27e7 \u27e6\u0131\u015f\u0131k\u27e7',
    ],
    ['stra\u00dfe', 'stras', '\u27e6stra\u00df\u27e7e'],
    ['C++ primer', 'C++', '\u27e6C++\u27e7 primer'],
    ['max(*) function', 'max(*)', '\u27e6max(*)\u27e7 function'],
    ['max function', 'max(*)', 'max function'],
    ['solar panel', '"solar pa', '\u27e6solar\u27e7 \u27e6pa\u27e7nel'],
    ['array [a] b', '[a', 'array \u27e6[a\u27e7] b'],
    ['path a\\b', 'a\\', 'path \u27e6a\\\u27e7b'],
    ['cost $& more', '$&', 'cost \u27e6$&\u27e7 more'],
    ['<em> tag', 'em', '<\u27e6em\u27e7> tag'],
    ['\ud55c\uad6d\uc5b4', '\ud55c', '\u27e6\ud55c\u27e7\uad6d\uc5b4'],
    ['\ud55c\uad6d\uc5b4', '\ud558', '\ud55c\uad6d\uc5b4'],
    ['\u65b0\u6771\u4eac', '\u6771\u4eac', '\u65b0\u27e6\u6771\u4eac\u27e7'],
    [
      '\ud83d\udc68\u200d\ud83d\udc69\u200d\ud83d\udc67 family',
      '\ud83d\udc68',
      '\u27e6\ud83d\udc68\u200d\ud83d\udc69\u200d\ud83d\udc67\u27e7 family',
    ],
    ['\ud83d\ude80 launch', '\ud83d\ude81', '\ud83d\ude80 launch'],
    ['solar', '', 'solar'],
    ['', 'x', ''],
  ] as const) {
    it(`tells ${JSON.stringify(typed)} apart in ${JSON.stringify(term)}`, () => {
      expect(parts(term, typed)).to.equal(expected);
    });
  }

  it('always joins to the term, alternates, and never cuts a character', () => {
    const text = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 20 }),
      fc
        .array(
          fc.constantFrom(
            'a',
            'A',
            ' ',
            '\u0301',
            '\ud83d',
            '\ude80',
            '\u200d',
            '\ud83d\udc68',
            '[',
            '\\',
            '$&',
            '\u0928',
            '\u093f',
          ),
        )
        .map((units) => units.join('')),
    );
    fc.assert(
      fc.property(text, text, fc.nat(8), (term, other, length) => {
        for (const typed of [other, term.slice(0, length)]) {
          const found = suggestionParts(term, typed);
          expect(found.map((part) => part.text).join('')).to.equal(term);
          const ends = new Set(Array.from(new Intl.Segmenter().segment(term), ({ index }) => index));
          let end = 0;
          found.forEach((part, index) => {
            expect(part.text).not.to.equal('');
            expect(part.marked).not.to.equal(found[index - 1]?.marked);
            expect(ends.has(end)).to.equal(true);
            end += part.text.length;
          });
        }
      }),
      { numRuns: 500 },
    );
  });
});
