import { expect } from '@open-wc/testing';
import type { JoinOptions } from '../../src/model/join-page.js';
import type { SearchAnswer } from '../../src/model/types.js';
import { answerOf, drawn, joinWhole } from './answer-of.js';

const options: JoinOptions = {
  query: 'q',
  rows: 10,
  content: 'auto',
  fields: { title: 'title', url: 'url', body: 'body' },
  base: 'https://site.test/search/',
};

const resultsOf = (answer: SearchAnswer, more: Partial<JoinOptions> = {}) =>
  joinWhole(answer, { ...options, ...more }).results;
const titles = (answer: SearchAnswer, more: Partial<JoinOptions> = {}) =>
  resultsOf(answer, more).map(({ title }) => drawn(title));
const bodies = (answer: SearchAnswer, more: Partial<JoinOptions> = {}) =>
  resultsOf(answer, more).map(({ snippet }) => drawn(snippet.segments));

describe('joinPage: highlights and escaping', () => {
  it('H01 decodes encoded highlights where the docs text agrees with that', () => {
    const answer = answerOf(
      [{ id: '1', title: 'Tom & Jerry - R&D <beta>', body: 'Tom & Jerry run <fast>.' }],
      [
        {
          id: '1',
          title: '<em>Tom</em> &amp; Jerry - R&amp;D &lt;beta&gt;',
          body: '<em>Tom</em> &amp; Jerry run &lt;fast&gt;.',
        },
      ],
    );
    expect(titles(answer)).to.deep.equal(['[Tom] & Jerry - R&D <beta>']);
    expect(bodies(answer)).to.deep.equal(['[Tom] & Jerry run <fast>.']);
  });

  it('H02 keeps angle brackets that are text', () => {
    const answer = answerOf(
      [{ id: '1', title: 'Use List<String> and Map<K,V> in Java', body: 'if x <y then map a>b else stop' }],
      [
        {
          id: '1',
          title: 'Use List<String> and <em>Map</em><K,V> in Java',
          body: 'if x <y then <em>map</em> a>b else stop',
        },
      ],
    );
    expect(titles(answer)).to.deep.equal(['Use List<String> and [Map]<K,V> in Java']);
    expect(bodies(answer)).to.deep.equal(['if x <y then [map] a>b else stop']);
  });

  it('H03 shows entities that the docs text is made of', () => {
    const answer = answerOf(
      [{ id: '1', title: 'Write &lt;br&gt; in HTML', body: 'Type &amp;amp; to show &amp;' }],
      [{ id: '1', title: 'Write &amp;lt;br&amp;gt; in <em>HTML</em>' }],
    );
    expect(titles(answer)).to.deep.equal(['Write &lt;br&gt; in [HTML]']);
    expect(bodies(answer)).to.deep.equal(['Type &amp;amp; to show &amp;']);
  });

  it('H04 keeps what would open a comment or raw text', () => {
    const texts = [
      'How to use <title> and meta tags',
      'The <textarea> meta attribute',
      'Hide meta with <!-- comments',
      '<plaintext> and meta',
      'A <script> meta tag',
    ];
    const docs = texts.map((title, index) => ({ id: String(index), title, body: title }));
    const highlights = docs.map(({ id, title }) => {
      const marked = title.replace('meta', '<em>meta</em>');
      return { id, title: marked, body: marked };
    });
    const expected = texts.map((text) => text.replace('meta', '[meta]'));
    expect(titles(answerOf(docs, highlights))).to.deep.equal(expected);
    expect(bodies(answerOf(docs, highlights))).to.deep.equal(expected);
  });

  it('keeps a title about the mark itself whole', () => {
    const titleOf = (title: string, highlight: string) =>
      titles(answerOf([{ id: '1', title }], [{ id: '1', title: highlight }]))[0];
    expect(titleOf('The <em> tag', 'The <em> <em>tag</em>')).to.equal('The <em> [tag]');
    expect(titleOf('Use <em>x</em> now', 'Use <em>x</em> <em>now</em>')).to.equal('Use <em>x</em> [now]');
    expect(titleOf('The <em> tag', 'The &lt;em&gt; <em>tag</em>')).to.equal('The <em> [tag]');
    expect(titleOf('The <em> tag', 'The <<em>em</em>> tag')).to.equal('The <[em]> tag');
    expect(titleOf('The <em> tag', 'Another tag')).to.equal('The <em> tag');
  });

  it('takes other ways of writing the mark', () => {
    const titleOf = (highlight: string) =>
      titles(answerOf([{ id: '1', title: 'one two three' }], [{ id: '1', title: highlight }]))[0];
    expect(titleOf('one <EM class="hit">two</EM > three')).to.equal('one [two] three');
    expect(titleOf('<em>one <em>two</em></em> three')).to.equal('[one two] three');
    expect(titleOf('one <em>two three')).to.equal('one [two three]');
    expect(titleOf('one</em> <em>two</em> three')).to.equal('one [two] three');
    expect(titleOf('<em>one</em><em> two</em> three')).to.equal('[one two] three');
    expect(titleOf('one<em> </em>two three')).to.equal('one two three');
  });
});

describe('joinPage: joining', () => {
  it('J01 falls back to the docs text where a highlight is missing or blank', () => {
    const answer = answerOf(
      [
        { id: '1', title: 'Pollen guide', body: 'About bees.' },
        { id: '2', title: 'Flowers', body: 'Sugar water.' },
        { id: '3', title: 'Honey', body: 'Made from pollen.' },
      ],
      [
        { id: '1', title: '<em>Pollen</em> guide', body: [] },
        { id: '3', title: [''], body: ['Made from <em>pollen</em>.'] },
      ],
    );
    expect(titles(answer)).to.deep.equal(['[Pollen] guide', 'Flowers', 'Honey']);
    expect(bodies(answer)).to.deep.equal(['About bees.', 'Sugar water.', 'Made from [pollen].']);
  });

  it('J03 keeps the order of the docs and adds nothing for an unknown id', () => {
    const docs = [
      { id: '1', title: 'A one' },
      { id: '2', title: 'A two' },
    ];
    const highlights = [
      { id: '9', title: '<em>ghost</em>' },
      { id: '2', title: '<em>A</em> two' },
      { id: '1', title: '<em>A</em> one' },
    ];
    expect(titles(answerOf(docs, highlights))).to.deep.equal(['[A] one', '[A] two']);
    expect(titles(answerOf(docs))).to.deep.equal(['A one', 'A two']);
  });

  it('J04 shows every document with its own title where ids repeat or are odd', () => {
    const answer = answerOf(
      [
        { id: '7', title: 'Http copy', url: 'https://docs.test/a' },
        { id: '7', title: 'Https copy', url: 'https://docs.test/b' },
        { id: '42', title: 'Number id', url: 'https://docs.test/c' },
        { id: '__proto__', title: 'Odd id', url: 'https://docs.test/d' },
        { id: 'constructor', title: 'Other id', url: 'https://docs.test/e' },
      ],
      [
        { id: '7', title: 'Http <em>copy</em>' },
        { id: '42', title: '<em>Number</em> id' },
        { id: '__proto__', title: '<em>Odd</em> id' },
      ],
    );
    expect(titles(answer)).to.deep.equal([
      'Http [copy]',
      'Https copy',
      '[Number] id',
      '[Odd] id',
      'Other id',
    ]);
    expect(resultsOf(answer).map(({ href }) => href?.at(-1))).to.deep.equal(['a', 'b', 'c', 'd', 'e']);
  });

  it('J04 gives no document the text of another with its id', () => {
    const answer = answerOf(
      [
        { id: '7', url: 'https://docs.test/a', body: 'first' },
        { id: '7', title: 'Https copy', url: 'https://docs.test/b' },
        { id: '8', url: 'https://docs.test/c' },
      ],
      [
        { id: '7', title: 'Https <em>copy</em>', body: '<em>first</em>' },
        { id: '8', title: '<em>Own</em> title' },
      ],
    );
    expect(titles(answer)).to.deep.equal(['docs.test/a', 'Https [copy]', '[Own] title']);
    expect(bodies(answer)).to.deep.equal(['[first]', '', '']);
  });

  it('matches several values by their text, not by their place', () => {
    const answer = answerOf(
      [
        {
          id: '1',
          title: 't',
          body: ['First part.', 'Second part, with bees and more bees.', 'Third bees.'],
        },
      ],
      [{ id: '1', body: ['Third <em>bees</em>.', 'with <em>bees</em> and more <em>bees</em>.'] }],
    );
    expect(bodies(answer)).to.deep.equal(['Second part, with [bees] and more [bees].']);
  });

  it('joins several fragments of one value, and fragments in one string', () => {
    const body = 'A bee here. Nothing there. Another bee at the end.';
    const docs = [{ id: '1', title: 't', body }];
    const expected = ['A [bee] here. Nothing there. Another [bee] at the end.'];
    const fragments = ['Another <em>bee</em> at', 'A <em>bee</em> here.'];
    expect(bodies(answerOf(docs, [{ id: '1', body: fragments }]))).to.deep.equal(expected);
    const inOne = '…A <em>bee</em> here. ... Another <em>bee</em> at…';
    expect(bodies(answerOf(docs, [{ id: '1', body: inOne }]))).to.deep.equal(expected);
  });

  it('agrees whatever the white space and the form of the accents', () => {
    const titleOf = (title: string, highlight: string) =>
      titles(answerOf([{ id: '1', title }], [{ id: '1', title: highlight }]))[0];
    expect(titleOf('one\n  two\tthree', ' one <em>two three</em> ')).to.equal('one\n  [two\tthree]');
    expect(titleOf('caf\u00e9 noir', 'cafe\u0301 <em>noir</em>')).to.equal('caf\u00e9 [noir]');
    expect(titleOf('cafe\u0301 noir', '<em>caf\u00e9</em> noir')).to.equal('[cafe\u0301] noir');
    expect(titleOf('ship \ud83d\ude80 now', 'ship &#55357;&#56960; <em>now</em>')).to.equal(
      'ship \ud83d\ude80 [now]',
    );
  });

  it('shows the docs text unmarked where the highlight says something else', () => {
    const answer = answerOf(
      [{ id: '1', title: 'Right' }],
      [{ id: '1', title: '<em>Wrong</em> <b>bold</b>' }],
    );
    expect(titles(answer)).to.deep.equal(['Right']);
  });

  it('shows the first title even where another is marked', () => {
    const answer = answerOf(
      [{ id: '1', title: [' ', 'First', 'Second'] }],
      [{ id: '1', title: ['<em>Second</em>'] }],
    );
    expect(titles(answer)).to.deep.equal(['First']);
  });

  it('lets a highlight stand alone where the docs lack the field', () => {
    const answer = answerOf(
      [{ id: '1', body: '' }],
      [
        {
          id: '1',
          title: 'A <em>List</em><String>',
          body: ['one <em>two</em>', '<p>three</p><p><em>four</em></p>'],
        },
      ],
    );
    expect(titles(answer)).to.deep.equal(['A [List]<String>']);
    expect(bodies(answer)[0]).to.match(/^one \[two\] … {1,2}three {1,2}\[four\] ?$/);
  });
});

describe('joinPage: characters', () => {
  it('U01 shows whole emoji and no half of one', () => {
    const answer = answerOf(
      [
        {
          id: '1',
          title: 'deploy \ud83d\ude80 now',
          body: 'ship it \ud83d\ude80 now \ud83d\udc4a\ud83d\udc4a',
        },
      ],
      [
        {
          id: '1',
          title: 'deploy <em>\ud83d</em>\ude80 <em>now</em>',
          body: 'ship it \ud83d\ude80 <em>now</em> \ud83d',
        },
      ],
    );
    expect(titles(answer)).to.deep.equal(['deploy [\ud83d\ude80] [now]']);
    expect(bodies(answer)).to.deep.equal(['ship it \ud83d\ude80 [now] \ud83d\udc4a\ud83d\udc4a']);
  });

  it('U02 draws accents, points and joined emoji into the mark', () => {
    const answer = answerOf(
      [
        {
          id: '1',
          title: 'cafe\u0301 au lait',
          body: '\u05e9\u05c1\u05b8\u05dc\u05d5\u05b9\u05dd \u0928\u093f \ud83d\udc68\u200d\ud83d\udc69\u200d\ud83d\udc67',
        },
      ],
      [
        {
          id: '1',
          title: '<em>cafe</em>\u0301 au lait',
          body: '<em>\u05e9</em>\u05c1\u05b8\u05dc\u05d5\u05b9\u05dd <em>\u0928</em>\u093f <em>\ud83d\udc68</em>\u200d\ud83d\udc69\u200d\ud83d\udc67',
        },
      ],
    );
    expect(titles(answer)).to.deep.equal(['[cafe\u0301] au lait']);
    expect(bodies(answer)).to.deep.equal([
      '[\u05e9\u05c1\u05b8]\u05dc\u05d5\u05b9\u05dd [\u0928\u093f] [\ud83d\udc68\u200d\ud83d\udc69\u200d\ud83d\udc67]',
    ]);
  });

  it('drops lone surrogates and control characters', () => {
    const answer = answerOf(
      [{ id: '1', title: 'a\ud83d b\u0000c\ufffdd' }],
      [{ id: '1', title: 'a\ud83d <em>b\u0000c</em>\ufffdd' }],
    );
    expect(titles(answer)).to.deep.equal(['a [bc]\ufffdd']);
  });
});
