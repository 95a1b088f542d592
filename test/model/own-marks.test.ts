import { expect } from '@open-wc/testing';
import { carefulReader } from '../../src/model/careful-reader.js';
import { toSegments } from '../../src/model/marked-text.js';
import { drawn } from './answer-of.js';

const reader = carefulReader('text');
const marked = (value: string, highlight: string) =>
  drawn(toSegments(reader.ofDocument().read(value, [highlight], 'body')));

describe('a fragment of a text about marks', () => {
  const text = 'Use it. Use <em>stress</em> here. Use it, <em>well</em> and often.';

  for (const [title, highlight, expected] of [
    [
      'that begins like another place',
      'Use it, <em>well</em> and <em>often</em>',
      text.replace('often', '[often]'),
    ],
    [
      'that begins like another place, with an own mark at the same distance',
      'Use <em>stress</em> <em>here</em>',
      text.replace('here', '[here]'),
    ],
    [
      'that begins with a mark of the service',
      '<em>here</em>. Use it, <em>well</em>',
      text.replace('here', '[here]'),
    ],
    ['that begins with a mark of its own', '<em>well</em> <em>and</em> often', text.replace('and', '[and]')],
    [
      'that begins with marks of both',
      '<em><em>well</em> and</em> often',
      text.replace('well</em> and', '[well</em> and]'),
    ],
    ['that the text does not hold', 'Use it, <em>ill</em> and <em>often</em>', text],
  ] as const)
    it(title, () => expect(marked(text, highlight)).to.equal(expected));

  it('is found at the hundredth place', () => {
    const text = `${'the a. '.repeat(99)}the <em>b</em> c`;
    expect(marked(text, 'the <em>b</em> <em>c</em>')).to.equal(text.replace(/c$/, '[c]'));
  });

  it('takes no long time, whatever repeats itself', function () {
    this.timeout(10_000);
    for (const unit of ['<em>a</em> ', '<em>', '</em>', 'a ', '<em><em>a</em>']) {
      const long = unit.repeat(1_000_000 / unit.length);
      for (const highlight of [`${long}<em>b</em>`, `<em>b</em>${long}`, `<em>a</em> <em>b</em>`])
        marked(`<em>${long}b`, highlight);
    }
  });
});

describe('a word within marks of the text itself', () => {
  for (const [text, highlight, expected] of [
    ['<em>word</em>', '<em><em>word</em></em>', '<em>[word]</em>'],
    ['A <em>word</em> here', 'A <em><em>word</em></em> here', 'A <em>[word]</em> here'],
    ['A <em>word</em> here', 'A <em>a <em>word</em></em>', 'A <em>word</em> here'],
    ['A <em>word</em> here', '<em>A</em> <em><em>word</em></em> <em>here</em>', '[A] <em>[word]</em> [here]'],
    ['A <em>word</em> here', '<em>A <em>word</em></em> here', '[A <em>word</em>] here'],
    [
      'A <em>good word</em> here',
      'A <em><em>good</em> <em>word</em></em> here',
      'A <em>[good] [word]</em> here',
    ],
    ['<em>a</em><em>b</em>', '<em><em>a</em></em><em><em>b</em></em>', '<em>[a]</em><em>[b]</em>'],
    ['<em>a</em> b', '<em><em>a</em> b</em>', '<em>[a</em> b]'],
    ['<em><em>a</em></em> b', '<em><em><em>a</em></em></em> b', '<em><em>[a]</em></em> b'],
    // cut by the service
    ['A <em>word</em> here', 'A <em><em>word</em>', 'A <em>[word]</em> here'],
    ['A <em>word</em> here', 'word</em></em> <em>here</em>', 'A <em>word</em> [here]'],
    ['A <em>word</em> here', '<em>word</em></em> here', 'A <em>[word]</em> here'],
    // ends alone
    ['The </em> tag', 'The </em> <em>tag</em>', 'The </em> [tag]'],
    ['The </em> tag', '<em>The</em> </em> <em>tag</em>', '[The] </em> [tag]'],
    ['The </em> tag', '<em>The </em> tag</em>', '[The </em> tag]'],
    ['The</em> tag', '<em>The</em></em> tag', '[The]</em> tag'],
    ['The</em> tag', '<em>The</em>', '[The]</em> tag'],
  ] as const)
    it(`${highlight} in ${text}`, () => expect(marked(text, highlight)).to.equal(expected));
});
