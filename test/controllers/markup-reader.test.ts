import { expect } from '@open-wc/testing';
import DOMPurify from 'dompurify';
import { stub } from 'sinon';
import { loadMarkupReader } from '../../src/controllers/markup-reader.js';
import type { MarkupReader } from '../../src/model/types.js';
import { answerOf, drawn, joinWhole } from '../model/answer-of.js';

const POLICY_KEY = Symbol.for('site-search.trusted-types-policy');

describe('loadMarkupReader', () => {
  let read: MarkupReader;
  const text = (html: string) => drawn(read(html));

  before(async () => {
    read = (await loadMarkupReader())!;
  });

  it('loads once', () => {
    expect(loadMarkupReader()).to.equal(loadMarkupReader());
  });

  it('reads text and marks, nested or left open', () => {
    expect(text('a <em class="x">b <em>c</em></em> d')).to.equal('a [b c] d');
    expect(text('a <EM>b')).to.equal('a [b]');
    expect(text('R&amp;D &lt;b&gt; &eacute;&nbsp;x')).to.equal('R&D <b> \u00e9 x');
  });

  it('makes no more elements of formatting that was left open than there is text', () => {
    const counts: number[] = [];
    const parse = DOMParser.prototype.parseFromString;
    const parser = stub(DOMParser.prototype, 'parseFromString').callsFake(function (this: DOMParser, ...of) {
      const parsed = parse.apply(this, of);
      counts.push(parsed.querySelectorAll('*').length);
      return parsed;
    });
    const open = Array.from(
      { length: 60 },
      (_, index) => `<b ${index}><FONT size="${index}>" color='<'>`,
    ).join('');
    expect(text(`<p>a ${open}b${'<p>x'.repeat(100)}`)).to.equal(`a b${' x'.repeat(100)}`);
    expect(counts).to.have.length(1);
    expect(counts[0]).to.be.within(100, 2000);
    // what is too odd to be read in time goes no further than its text
    expect(text(`${'<b x'.repeat(60)}>end`)).to.contain('end');
    expect(counts).to.have.length(1);
    parser.restore();
    // a quote within a tag opens no value, but after its sign
    expect(text('a <b ">b</b> "c" <i x = ">" y=z>d</i> <u =>e</u>')).to.equal('a b "c" d e');
  });

  it('parts blocks with one space, and keeps words whole', () => {
    expect(text('<h1>one</h1>\n <p>two</p><p>wo<b>rd</b></p>')).to.equal('one two word');
    expect(text('<ul><li>a<li><em>b</em></ul>c<br>d')).to.equal('a [b] c d');
    expect(text('<table><thead><tr><th>h<th>i</thead><tr><td>x<td>y</table>')).to.equal('h i x y');
    expect(text('<tr><td>Price</td><td>20 EUR</td></tr><tr><th>Size<td>5 <em>cm</em></tr>')).to.equal(
      'Price 20 EUR Size 5 [cm]',
    );
    expect(text('a<table>b<tr><td>c</table>d')).to.equal('a b c d');
    expect(text('x<tdx>y</tdx>z')).to.equal('xyz');
    expect(text('<em>a<br>b</em>')).to.equal('[a b]');
    expect(text('<em>a</em> <em>b </em>c')).to.equal('[a] [b ]c');
    expect(text('w<x-y>or</x-y>d')).to.equal('word');
  });

  it('parts the words at the end of a block that began outside', () => {
    expect(text('Getting started</h2>Install <b>it</b> now')).to.equal('Getting started Install it now');
    expect(text('<em>Getting started</h2>Install</em> it')).to.equal('[Getting started Install] it');
    for (const tag of ['div', 'LI', 'td', 'xmp', 'section'])
      expect(text(`one</${tag}>two</b>three`), tag).to.equal('one twothree');
  });

  it('parts the words of all that stands in a line of its own', () => {
    expect(text('<fieldset><legend>Delivery</legend>Choose a day</fieldset>')).to.equal(
      'Delivery Choose a day',
    );
    for (const tag of ['legend', 'menu', 'dir', 'hgroup', 'search', 'optgroup', 'listing'])
      expect(text(`one<${tag}>two</${tag}><b>three</b>`), tag).to.equal('one two three');
  });

  it('keeps the words of an element that speaks of tags and holds a comment', () => {
    expect(text('<h1>Tags</h1><p>The &lt;br&gt; tag breaks a line.<!-- more --></p>')).to.equal(
      'Tags The <br> tag breaks a line.',
    );
    expect(text('<p>Write <code>List&lt;<!-- -->T<!-- -->&gt;</code> here.</p>')).to.equal(
      'Write List<T> here.',
    );
  });

  it('keeps the text of an old listing, and of a form whose fields are named as its own members', () => {
    expect(text('<p>Type this:</p><xmp>ls -l</xmp><p>Done.</p>')).to.equal('Type this: ls -l Done.');
    expect(text('<p>one</p><form>Contact us <input name="attributes"></form><p>two</p>')).to.equal(
      'one Contact us two',
    );
  });

  it('leaves out what is no text', () => {
    expect(text('a<script>alert(1)</script><style>p{}</style><!-- c --><template>t</template>b')).to.equal(
      'ab',
    );
    expect(text('<title>t</title><svg><text>s</text></svg>a')).to.equal('a');
  });

  it('runs and loads nothing', async () => {
    const page = window as { __pwned?: number };
    const src = `${location.origin}/never-${Math.random()}.png`;
    expect(
      text(`<img src="${src}" onerror="window.__pwned=1"><p onclick=x>a</p><a href="javascript:1">b</a>`),
    ).to.equal('a b');
    await new Promise((done) => setTimeout(done, 50));
    expect(page.__pwned).to.equal(undefined);
    expect(performance.getEntriesByName(src)).to.have.length(0);
  });

  it('reads what is nested deeply', () => {
    expect(text('<div>'.repeat(5000) + 'deep')).to.equal('deep');
  });

  it('X07 does not care what the page does to its own DOMPurify, nor the other way round', () => {
    DOMPurify.setConfig({ ALLOWED_TAGS: ['b'] });
    DOMPurify.addHook('uponSanitizeElement', (node) => {
      if (node.nodeName === 'EM') (node as Element).remove();
    });
    try {
      expect(text('<p>a <em>b</em></p>')).to.equal('a [b]');
    } finally {
      DOMPurify.clearConfig();
      DOMPurify.removeAllHooks();
    }
    expect(DOMPurify.sanitize('<p title="t">x</p>')).to.equal('<p title="t">x</p>');
  });

  it('reads bodies for joinPage, whose text stays that of the docs', () => {
    const body = '<p>Tom &amp; <em>Jerry</em> run.</p><ul><li>fast<li>far</ul>';
    const bodyOf = (highlight: string, html = body) => {
      const answer = answerOf([{ id: '1', body: html }], [{ id: '1', body: highlight }]);
      const fields = { title: 'title', url: 'url', body: 'body' };
      const options = { query: 'q', rows: 10, content: 'auto', fields, base: 'https://site.test/' } as const;
      return drawn(joinWhole(answer, options, read).results[0].snippet.segments);
    };
    // the docs' own <em> is no mark
    expect(bodyOf(body.replace('Tom', '<em>Tom</em>'))).to.equal('[Tom] & Jerry run. fast far');
    expect(bodyOf('Jerry run. <em>fast</em> far')).to.equal('Tom & Jerry run. [fast] far');
    expect(bodyOf('<li><em>far</em></ul>')).to.equal('Tom & Jerry run. fast [far]');
    expect(bodyOf('&lt;p&gt;<em>Tom</em> &amp;amp; &lt;em&gt;Jerry&lt;/em&gt; run.&lt;/p&gt;')).to.contain(
      'Tom',
    );
    expect(bodyOf('<em>other</em><img src=x onerror=alert(1)>')).to.equal('Tom & Jerry run. fast far');
    // a stretch that begins within a block
    const page = '<div>How to <a href="#x">read</a></div>Install the package first.';
    const fragment = 'to <a href="#x">read</a></div>Install the <em>package</em> first.';
    expect(bodyOf(fragment, page)).to.equal('How to read Install the [package] first.');
    // fragments that begin and end within a tag
    for (const beginning of ['ul class="a">', 'class="x" title="y">', '>', ''])
      for (const end of ['', '<', '</u', '</'])
        expect(bodyOf(`${beginning}<li><em>fast</em><li>far${end}`), beginning + end).to.equal(
          'Tom & Jerry run. [fast] far',
        );
  });
});

describe('loadMarkupReader and Trusted Types', () => {
  const { trustedTypes } = window as { trustedTypes?: { createPolicy: unknown } };

  /** A second copy of the script on the page, with a policy factory of ours. */
  async function loadCopy(createPolicy: (name: string) => unknown) {
    const own = Object.getOwnPropertyDescriptor(window, 'trustedTypes');
    const shared = (globalThis as { [POLICY_KEY]?: unknown })[POLICY_KEY];
    Object.assign(globalThis, { [POLICY_KEY]: undefined });
    Object.defineProperty(window, 'trustedTypes', { configurable: true, value: { createPolicy } });
    try {
      const { createMarkupReader } = await import('../../src/controllers/markup-parser.js');
      return { first: createMarkupReader('p'), second: createMarkupReader('p') };
    } finally {
      if (own) Object.defineProperty(window, 'trustedTypes', own);
      else Reflect.deleteProperty(window, 'trustedTypes');
      Object.assign(globalThis, { [POLICY_KEY]: shared });
    }
  }

  it('makes one policy a page, named site-search, and none of DOMPurify\u2019s', async () => {
    const names: string[] = [];
    const { first, second } = await loadCopy((name) => {
      names.push(name);
      return { createHTML: (html: string) => html, createScriptURL: (url: string) => url };
    });
    expect(drawn(first!('<p>a <em>b</em></p>'))).to.equal('a [b]');
    expect(drawn(second!('<p>a <em>b</em></p>'))).to.equal('a [b]');
    expect(names).to.deep.equal(['site-search']);
  });

  it('X08 has no reader where the page refuses the policy', async () => {
    const { first } = await loadCopy(() => {
      throw new TypeError('Policy "site-search" disallowed.');
    });
    expect(first).to.equal(undefined);
  });

  it('shares the policy of the page under a key of its own', async function () {
    if (!trustedTypes) this.skip();
    await loadMarkupReader();
    expect((globalThis as { [POLICY_KEY]?: unknown })[POLICY_KEY]).to.have.property('name', 'site-search');
  });
});
