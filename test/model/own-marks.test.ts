import { expect } from '@open-wc/testing';
import { carefulReader } from '../../src/model/careful-reader.js';
import { tidy } from '../../src/model/drawing.js';
import { drawnWhole as drawn, escape } from './answer-of.js';
import { READERS } from './html-readers.js';

const reader = carefulReader('text');
const marked = (value: string, highlight: string) =>
  drawn(tidy(reader.ofDocument().read(value, [highlight], 'body')));

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

describe('a long highlight of a text about marks', () => {
  const numbers = (count: number, from = 0) =>
    Array.from({ length: count }, (_, index) => `word${index + from}`).join(' ');
  // marks of the text itself lie closer to one another than those of the service
  const own = `${numbers(400)} <em>one</em> <em>two</em> <em>three</em> <em>four</em> `;
  const text = `${own}${numbers(400, 400)} the hit, <em>here</em>. ${numbers(400, 800)}`;
  const highlight = text.replace('hit', '<em>hit</em>');

  it('is cut where the marks of the service are', () => {
    expect(marked(text, highlight)).to.equal(text.replace('hit', '[hit]'));
    expect(marked(text, highlight.replace('here', '<em>here</em>'))).to.equal(
      text.replace('hit', '[hit]').replace('here', '[here]'),
    );
    expect(marked(text, highlight.slice(2000))).to.equal(text.replace('hit', '[hit]'));
  });

  it('marks nothing where the service does not', () => {
    expect(marked(text, text)).to.equal(text);
    expect(marked(text, highlight.replace('hit', 'miss'))).to.equal(text);
  });

  for (const [how, read] of READERS)
    it(`is cut there in HTML too, read with ${how}`, () => {
      const content = carefulReader('html', read).read(`<p>${text}</p>`, [`<p>${highlight}</p>`], 'body');
      expect(drawn(content)).to.contain(' the [hit], here. ').and.not.contain('[one]');
    });
});

describe('a highlight of HTML with marks of its own, where the service marks nothing', () => {
  const body = '<p>You <em>must not</em> open it.</p><p>Not here.</p>';
  for (const [how, read] of READERS)
    it(`marks nothing, read with ${how}`, () => {
      const bodyOf = (highlight: string) =>
        drawn(tidy(carefulReader('auto', read).read(body, [highlight], 'body'))).trim();
      for (const highlight of [body, body.slice(0, 40), '<em>must not</em> open'])
        expect(bodyOf(highlight), highlight).to.equal('You must not open it. Not here.');
      expect(bodyOf(body.replace('open', '<em>open</em>'))).to.equal('You must not [open] it. Not here.');
    });
});

describe('a highlight that was escaped as a whole', () => {
  for (const [text, highlight, expected] of [
    ['a word here', 'a <em>word</em> here', 'a [word] here'],
    ['a word here', '<em class="hit">word</em> here', 'a [word] here'],
    ['a word here', 'a <em>word</em>…<em>here</em>', 'a [word] [here]'],
    ['R&D for a word', 'R&D for a <em>word</em>', 'R&D for a [word]'],
    ['R&D for a word', 'R&amp;D for a <em>word</em>', 'R&D for a [word]'],
    ['The <em> tag', 'The <em> <em>tag</em>', 'The <em> [tag]'],
    ['Use <em>x</em> now', 'Use <em>x</em> now', 'Use <em>x</em> now'],
    ['Use <em>x</em> now', 'Use <em><em>x</em></em> now', 'Use <em>[x]</em> now'],
    ['Write &lt;em&gt;x&lt;/em&gt; for x', 'for <em>x</em>', 'Write &lt;em&gt;x&lt;/em&gt; for x'],
    ['a word here', 'another <em>word</em>', 'a word here'],
    ['an &lt;em> here', 'an &lt;em> <em>here</em>', 'an &lt;em> here'],
  ] as const)
    it(`marks what it marks: ${highlight} in ${text}`, () =>
      expect(marked(text, escape(highlight))).to.equal(expected));

  it('marks nothing where the text is written so itself', () => {
    const text = 'Write &lt;em&gt;x&lt;/em&gt; for x';
    for (const highlight of [text, '&lt;em&gt;x&lt;/em&gt;', 'Write  &lt;em&gt;x&lt;/em&gt;'])
      expect(marked(text, highlight)).to.equal(text);
    expect(marked(text, text.replace(/x$/, '<em>x</em>'))).to.equal(text.replace(/x$/, '[x]'));
  });

  it('is cut by its marks, and by numbers too', () => {
    const long = 'some words. '.repeat(400);
    expect(marked(`${long}A word.${long}`, escape(`${long}A <em>word</em>.${long}`))).to.contain('A [word].');
    expect(marked('a word here', 'a &#60;em&#62;word&#60;/em&#62; h')).to.equal('a [word] here');
    expect(marked('a word here', 'a &#x3c;em&#x3e;word&#x3C;/em&#x3E; here &lt;e')).to.equal('a [word] here');
  });

  for (const [how, read] of READERS)
    it(`marks what it marks in HTML, read with ${how}`, () => {
      const bodyOf = (body: string, highlight: string) =>
        drawn(tidy(carefulReader('auto', read).read(body, [escape(highlight)], 'body'))).trim();
      const own = '<p>You <em>must not</em> open R&amp;D.</p>';
      expect(bodyOf(own, own.replace('open', '<em>open</em>'))).to.equal('You must not [open] R&D.');
      expect(bodyOf(own, own)).to.equal('You must not open R&D.');
      expect(bodyOf('<p>You <b>may</b> open it.</p>', 'You may <em>open</em> it.')).to.equal(
        'You may [open] it.',
      );
      const about = '<p>&lt;em&gt; marks stress.</p>';
      expect(bodyOf(about, about)).to.equal('<em> marks stress.');
    });
});
