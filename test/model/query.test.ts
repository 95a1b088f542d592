import { expect } from '@open-wc/testing';
import fc from 'fast-check';
import { spy } from 'sinon';
import { MAX_QUERY_LENGTH, isSameQuery, normalizeQuery, withoutOperators } from '../../src/model/query.js';

const anyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc
    .array(
      fc.constantFrom(
        'e',
        '\u0301',
        ' ',
        '\u00a0',
        '\ud83d',
        '\ude80',
        '\t',
        '\r\n',
        '\x85',
        '\0',
        '\ufeff',
        '\u200b',
        '\u200d',
        '\xad',
        '"',
      ),
    )
    .map((parts) => parts.join('')),
);

describe('normalizeQuery', () => {
  it('puts no more accents in order than may be of use', () => {
    const normalize = spy(String.prototype, 'normalize');
    const query = normalizeQuery(`a${'\u0301\u0316'.repeat(60_000)}`);
    const lengths = normalize.thisValues.map((text) => String(text).length);
    normalize.restore();
    expect(query).to.have.length(MAX_QUERY_LENGTH);
    expect(Math.max(...lengths)).to.be.within(MAX_QUERY_LENGTH, 4000);
  });

  for (const [text, expected] of [
    ['  Solar ', 'Solar'],
    ['\u3000\u00a0\ufeffsolar\u2003', 'solar'],
    ['pe\u0301rgola', 'p\u00e9rgola'],
    ['two\nlines\tand\r\nmore', 'two lines and more'],
    ['a\0b\x7fc', 'abc'],
    ['half \ud83d now \ud83d\ude80', 'half  now \ud83d\ude80'],
    ['\ud83d\0\ude80', ''],
    ['a\ud83d\uff41', 'a\uff41'],
    ['\ud83d\ud83d\ude80\ude80', '\ud83d\ude80'],
    ['a  "b  c" ', 'a  "b  c"'],
    ['\u06a9\u062a\u0627\u0628\u200c\u0647\u0627', '\u06a9\u062a\u0627\u0628\u200c\u0647\u0627'],
    [' \n ', ''],
    ['settings\u200b', 'settings'],
    ['\u202asettings\u202c', '\u202asettings\u202c'],
    ['abc\u2069 \u2066def\u2068\u2069\u200e', 'abc def\u200e'],
    ['set\u00adtings', 'settings'],
    ['set\u2060tings\ufeff', 'settings'],
    ['\u200b', ''],
    ['\u00ad \ufeff', ''],
    ['a\u200bb', 'a b'],
    ['\u0e02\u0e48\u0e32\u0e27\u200b\u200b\u0e2a\u0e32\u0e23', '\u0e02\u0e48\u0e32\u0e27 \u0e2a\u0e32\u0e23'],
    ['e\u00ad\u0301', '\u00e9'],
    ['\u0915\u094d\u200d\u0937', '\u0915\u094d\u200d\u0937'],
    ['\ud83d\udc69\u200d\ud83d\udcbb', '\ud83d\udc69\u200d\ud83d\udcbb'],
  ] as const) {
    it(`reads ${JSON.stringify(text)} as ${JSON.stringify(expected)}`, () => {
      expect(normalizeQuery(text)).to.equal(expected);
    });
  }

  it('cuts between characters, never inside a pair', () => {
    expect(normalizeQuery('x'.repeat(600))).to.have.length(MAX_QUERY_LENGTH);
    expect(normalizeQuery(`${'x'.repeat(511)}\ud83d\ude80`)).to.equal('x'.repeat(511));
    expect(normalizeQuery(`${'x'.repeat(511)} y`)).to.equal('x'.repeat(511));
  });

  it('changes nothing the second time, and leaves nothing broken', () => {
    fc.assert(
      fc.property(anyText, fc.nat(600), (text, padding) => {
        const once = normalizeQuery('x'.repeat(padding) + text);
        expect(normalizeQuery(once)).to.equal(once);
        expect(once.length).to.be.at.most(MAX_QUERY_LENGTH);
        expect(once.trim()).to.equal(once);
        expect(once).not.to.match(/[\p{Cc}\xad\u200b]/u);
        expect(() => encodeURIComponent(once)).not.to.throw();
      }),
      { numRuns: 500 },
    );
  });
});

describe('isSameQuery', () => {
  it('ignores case, composition and runs of space', () => {
    expect(isSameQuery('Garden  FENCE ', 'garden fence')).to.equal(true);
    expect(isSameQuery('P\u00c9RGOLA', 'pe\u0301rgola')).to.equal(true);
  });

  it('tells accents, words and the dotless i apart', () => {
    expect(isSameQuery('cafe', 'caf\u00e9')).to.equal(false);
    expect(isSameQuery('a b', 'ab')).to.equal(false);
    expect(isSameQuery('\u0131l\u0131k', 'ilik')).to.equal(false);
  });
});

describe('withoutOperators', () => {
  for (const [query, expected] of [
    ['foo AND (', 'foo AND'],
    ['+a -b && c || !d', 'a b c d'],
    ['title:"x y"~2^3 [1 TO 2] {q} w*ld? a\\b/c', 'title x y 2 3 1 TO 2 q w ld a b c'],
    ['()', ''],
    ['plain', 'plain'],
    ['50% off #1', '50% off #1'],
  ] as const) {
    it(`reads ${query} as ${expected}`, () => {
      expect(withoutOperators(query)).to.equal(expected);
    });
  }
});
