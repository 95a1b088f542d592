import { expect } from '@open-wc/testing';
import fc from 'fast-check';
import { carefulReader } from '../../src/model/careful-reader.js';
import { tidy } from '../../src/model/drawing.js';
import { foldText } from '../../src/model/folded-text.js';
import { toSegments } from '../../src/model/marked-text.js';
import { drawn } from './answer-of.js';

const marked = (value: string, highlight: string) =>
  drawn(toSegments(tidy(carefulReader('text').read(value, [highlight], 'body'))));

describe('a highlight that looks like its text', () => {
  for (const [title, text, highlight, expected] of [
    [
      'with soft hyphens in the text',
      'so\u00adlar pan\u00adel',
      '<em>solar</em> panel',
      '[so\u00adlar] pan\u00adel',
    ],
    [
      'with soft hyphens in the highlight',
      'solar panel',
      'so\u00adlar <em>pan\u00adel</em>',
      'solar [panel]',
    ],
    ['with soft hyphens as entities', 'solar panel', 'so&shy;lar <em>pan&shy;el</em>', 'solar [panel]'],
    ['with soft hyphens round the mark', 'a\u00adb\u00adc', 'a<em>b</em>c', 'a\u00ad[b]\u00adc'],
    [
      'with other signs nobody sees',
      'so\u200blar pan\u2060el',
      '<em>solar</em> panel',
      '[so\u200blar] pan\u2060el',
    ],
    [
      'in one form beside both',
      'caf\u00e9 cafe\u0301 noir',
      'caf\u00e9 <em>caf\u00e9</em> noir',
      'caf\u00e9 [cafe\u0301] noir',
    ],
    [
      'decomposed beside both',
      'caf\u00e9 cafe\u0301 noir',
      '<em>cafe\u0301</em> cafe\u0301 noir',
      '[caf\u00e9] cafe\u0301 noir',
    ],
    ['each in the other form', 'e\u0301 \u00e9 x', '\u00e9 e\u0301 <em>x</em>', 'e\u0301 \u00e9 [x]'],
    ['with several accents', 'vie\u0323\u0302t x', 'vi\u1ec7t <em>x</em>', 'vie\u0323\u0302t [x]'],
    ['with accents in another order', 'vie\u0302\u0323t x', '<em>vi\u1ec7t</em> x', '[vie\u0302\u0323t] x'],
    ['in Korean', '\u1112\u1161\u11ab \uae00', '<em>\ud55c</em> \uae00', '[\u1112\u1161\u11ab] \uae00'],
    [
      'with signs of measure',
      '5 \u212b, 3 \u2126 x',
      '5 \u00c5, <em>3 \u03a9</em> x',
      '5 \u212b, [3 \u2126] x',
    ],
    ['in Hindi', '\u0958\u092f x', '\u0915\u093c\u092f <em>x</em>', '\u0958\u092f [x]'],
    [
      'in all ways at once',
      'so\u00adlar\n cafe\u0301  &',
      ' solar <em>caf\u00e9</em> &amp;',
      'so\u00adlar\n [cafe\u0301]  &',
    ],
    [
      'as a fragment',
      'one so\u00adlar two cafe\u0301.',
      'solar <em>two</em>\u2026<em>caf\u00e9</em>',
      'one so\u00adlar [two] [cafe\u0301].',
    ],
    [
      'beside marks of the text',
      'so\u00adlar <em>a</em> b',
      'solar <em>a</em> <em>b</em>',
      'so\u00adlar <em>a</em> [b]',
    ],
    ['but does not', 'cafe noir', '<em>caf\u00e9</em> noir', 'cafe noir'],
    ['but for a hyphen', 'so-lar', '<em>solar</em>', 'so-lar'],
  ] as const)
    it(title, () => expect(marked(text, highlight)).to.equal(expected));
});

describe('foldText', () => {
  it('is the text composed, whatever it is', () => {
    const piece = fc.constantFrom(
      'a',
      'e',
      '\u0301',
      '\u0323',
      '\u0302',
      '\u00e9',
      '\u1112',
      '\u1161',
      '\u11ab',
      '\ud55c',
      '\u0915',
      '\u093c',
      '\u0958',
      '\u212b',
      '\ufb2a',
      '\u05d0',
      // no half of a pair: Firefox composes that to U+FFFD
      '\ud83d\ude80',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 20 }), (pieces) => {
        const text = pieces.join('');
        const { text: folded, places } = foldText(text);
        expect(folded).to.equal(text.normalize());
        expect(places).to.have.length(folded.length + 1);
        expect(places.at(-1)).to.equal(text.length);
      }),
    );
  });

  it('tells where each unit was', () => {
    const { text, places } = foldText(' a \u00ad b\u00adcde\u0301f');
    expect(text).to.equal(' a bcd\u00e9f');
    expect(places).to.deep.equal([0, 1, 2, 5, 7, 8, 9, 11, 12]);
  });

  it('takes no long time', function () {
    this.timeout(10_000);
    for (const unit of [
      '\u0301\u0323',
      '\u00ad',
      ' \u00ad',
      'e\u0301',
      ' ',
      'a',
      '\u1161',
      '\ud83d',
      '\u212b',
    ]) {
      const text = unit.repeat(1_000_000 / unit.length);
      expect(marked(`x ${text}`, `<em>x</em>  ${text.slice(0, 500)}y`)).to.contain('x');
    }
  });
});
