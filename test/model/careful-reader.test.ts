import { expect } from '@open-wc/testing';
import { carefulReader } from '../../src/model/careful-reader.js';
import type { FieldNames } from '../../src/model/types.js';
import { drawn } from './answer-of.js';
import { parse, READERS } from './html-readers.js';
import { toSegments } from '../../src/model/marked-text.js';

const marked = (value: string, highlight: string, field: keyof FieldNames, reader = carefulReader('auto')) =>
  drawn(toSegments(reader.read(value, [highlight], field)));

describe('a text about the mark itself', () => {
  const title = '<em>: The Emphasis element';

  it('has marked what the service marks in it, and no more', () => {
    expect(marked(title, '<em>: The <em>Emphasis</em> element', 'title')).to.equal(
      '<em>: The [Emphasis] element',
    );
    expect(marked(title, '&lt;em&gt;: The <em>Emphasis</em> element', 'title')).to.equal(
      '<em>: The [Emphasis] element',
    );
  });

  it('has nothing marked where the service marks nothing', () => {
    for (const highlight of [title, 'The Emphasis element', '<em>: The Emphasis'])
      expect(marked(title, highlight, 'title')).to.equal(title);
    const whole = 'Use <em>x</em> now';
    expect(marked(whole, whole, 'title')).to.equal(whole);
  });

  for (const [how, read] of READERS)
    it(`has nothing marked in HTML that escapes it, read with ${how}`, () => {
      const body = '<p>&lt;em&gt; marks stress.</p>';
      const bodyOf = (highlight: string) =>
        marked(body, highlight, 'body', carefulReader('auto', read)).trim();
      expect(bodyOf(body)).to.equal('<em> marks stress.');
      expect(bodyOf('&lt;em&gt; marks')).to.equal('<em> marks stress.');
      expect(bodyOf('<p>&lt;em&gt; marks <em>stress</em>.</p>')).to.equal('<em> marks [stress].');
    });
});

describe('HTML that an encoder has escaped', () => {
  const body = '<p>You <em>must not</em> open the solar panel.</p>';
  const escaped = '&lt;p&gt;You &lt;em&gt;must not&lt;/em&gt; open the solar panel.&lt;/p&gt;';

  for (const [how, read] of READERS)
    it(`has marked what the service marks, and no stress of its own, read with ${how}`, () => {
      const bodyOf = (highlight: string) =>
        marked(body, highlight, 'body', carefulReader('auto', read)).trim();
      expect(bodyOf(escaped.replace('solar', '<em>solar</em>'))).to.equal(
        'You must not open the [solar] panel.',
      );
      expect(bodyOf(escaped.replace('must not', '<em>must</em> not'))).to.equal(
        'You [must] not open the solar panel.',
      );
    });
});

describe('a highlight that stands alone', () => {
  const alone = (
    highlight: string,
    field: keyof FieldNames = 'body',
    reader = carefulReader('auto', parse),
  ) => drawn(reader.readAlone(highlight, field));

  for (const [highlight, text] of [
    ['<em>Don&#x27;t</em> mix Tom &amp; Jerry with &lt;fast&gt;', "[Don't] mix Tom & Jerry with <fast>"],
    ['&lt;b&gt;<em>bold</em>&lt;/b&gt;', '<b>[bold]</b>'],
    ['<em>R&amp;amp;D</em>', '[R&amp;D]'],
    ['<em>R&D</em> &amp; more', '[R&D] &amp; more'],
    ['a &lt b <em>c</em>', 'a &lt b [c]'],
    ['<em>&unknown;</em> &amp;', '[&unknown;] &amp;'],
    ['write &lt; for <em>a</em> < b', 'write &lt; for [a] < b'],
    ['<p>Tom &amp; <em>Jerry</em></p>', 'Tom & [Jerry]'],
    ['quot; As of &quot;can&quot; be <em>separated</em> &am', ' As of "can" be [separated] '],
    ['#39;s &amp; <em>co</em>&', 's & [co]'],
    ['<em>Tom</em> &amp; Jerry &#x2', '[Tom] & Jerry '],
    ['<em>AT&T', '[AT&T]'],
    ['Yes; the <em>phones</em> of AT&T', 'Yes; the [phones] of AT&T'],
    ['<em>R&D</em> &amp; AT&T', '[R&D] &amp; AT&T'],
    ['if a < b &amp;&amp; <em>c</em> &am', 'if a < b &amp;&amp; [c] &am'],
    ['amp; <p>Tom &amp; <em>Jerry</em></p> &am', 'Tom & [Jerry]'],
    ['&lt;em&gt;Tom&lt;/em&gt; &amp; R&amp;amp;D', '[Tom] & R&amp;D'],
    ['&lt;p&gt;Tom &lt;em&gt;Jerry&lt;/em&gt;&lt;/p&gt;', 'Tom [Jerry]'],
    ['&lt;em&gt; is for stress', '<em> is for stress'],
    ['Write &lt;em&gt;x&lt;/em&gt; for <em>x</em>', 'Write <em>x</em> for [x]'],
    ['<p>Tom & <em>Jerry</em> &amp; AT&T</p>', 'Tom & [Jerry] & AT&T'],
  ] as const)
    it(`reads ${highlight} as ${text}`, () => {
      expect(alone(highlight)).to.equal(text);
    });

  it('is decoded in every mode, since that is the highlighter\u2019s doing and not the value\u2019s', () => {
    for (const content of ['auto', 'text', 'html'] as const)
      for (const field of ['title', 'body'] as const)
        expect(alone('Tom &amp; <em>Jerry</em>', field, carefulReader(content, parse))).to.equal(
          'Tom & [Jerry]',
        );
  });

  it('is read without the ends of entities in every mode', () => {
    for (const content of ['auto', 'text', 'html'] as const)
      expect(
        alone('quot; As of &quot;can&quot; <em>be</em> &am', 'body', carefulReader(content, parse)).trim(),
      ).to.equal('As of "can" [be]');
    expect(alone('the <em>phones</em> of AT&T', 'body', carefulReader('html', parse))).to.equal(
      'the [phones] of AT&T',
    );
  });

  it('keeps the words apart of a section cut out of a page', () => {
    expect(alone('<em>started</em></h2>Install <b>it</b> now')).to.equal('[started] Install it now');
  });
});

describe('a highlight that was cut within an entity or a mark', () => {
  const text = 'Press "keydown." As of jQuery the string can be separated & more';

  for (const [highlight, expected] of [
    ['quot; As of jQuery the string can be <em>separated</em>', text.replace('separated', '[separated]')],
    ['As of <em>jQuery</em> the string can be separated &am', text.replace('jQuery', '[jQuery]')],
    ['As of <em>jQuery</em> the string <e', text.replace('jQuery', '[jQuery]')],
    ['As of <em>jQuery</em> the <em>string</e', text.replace('jQuery the string', '[jQuery] the [string]')],
    ['m>As</em> of <em>jQuery</em>', text.replace('jQuery', '[jQuery]')],
    ['quot; As of Java the <em>string</em>', text],
    ['quot; <em>', text],
  ] as const)
    it(`marks what it marks: ${highlight}`, () => {
      expect(marked(text, highlight, 'body')).to.equal(expected);
    });

  it('marks what it marks beside encoded text and marks of the text itself', () => {
    expect(marked('Tom & Jerry run & play', '<em>Tom</em> &amp; Jerry run &am', 'body')).to.equal(
      '[Tom] & Jerry run & play',
    );
    const title = 'The "tag" <em> is for stress & more';
    expect(marked(title, 'quot;tag" <em> is for <em>stress</em> &am', 'title')).to.equal(
      'The "tag" <em> is for [stress] & more',
    );
    expect(marked(title, 'quot;tag" <em> is for stress &am', 'title')).to.equal(title);
  });

  it('is paid for like any other try', () => {
    const long = `${'a '.repeat(500_000)}hit`;
    const left = (others: string) => {
      const reader = carefulReader('text');
      reader.read(long, Array<string>(20).fill(others), 'title');
      return reader.read(long, ['a <em>hit</em>'], 'title').ranges.length;
    };
    expect(left('<em>b</em>')).to.equal(1);
    expect(left('<em>b</em> &am')).to.equal(0);
  });
});

describe('a text with accents and signs', () => {
  it('keeps its mark where the highlight writes them by their names', () => {
    expect(marked('caf\u00e9 \u2014 solar', 'caf&eacute; &mdash; <em>solar</em>', 'title')).to.equal(
      'caf\u00e9 \u2014 [solar]',
    );
  });
});
