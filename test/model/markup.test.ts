import { expect } from '@open-wc/testing';
import { decodeEntities } from '../../src/model/entities.js';
import { dropTags, looksLikeHtml } from '../../src/model/markup.js';

describe('looksLikeHtml', () => {
  it('says yes to elements that are closed or have no end', () => {
    for (const text of [
      'a <b>b</b>',
      '<P class="x">y</P >',
      'a<br>b',
      'a<br/>b',
      'a <img src=x>',
      '<hr />',
      '<div><p>x</div>',
    ]) {
      expect(looksLikeHtml(text), text).to.equal(true);
    }
  });

  it('says yes to every element that stands in a line of text', () => {
    for (const tag of 'audio bdi bdo iframe picture rp rt ruby strike video'.split(' '))
      expect(looksLikeHtml(`a <${tag}>b</${tag}> c`), tag).to.equal(true);
    // what else they are, titles and text areas are what texts speak of
    for (const tag of ['title', 'textarea'])
      expect(looksLikeHtml(`a <${tag}>b</${tag}> c`), tag).to.equal(false);
  });

  it('says no to text that speaks of markup, generics and comparisons', () => {
    const texts = [
      'List<String>',
      'a < b',
      'if x <y then map a>b',
      'How to use <title> and meta',
      '<plaintext>',
      '<!-- x',
    ];
    for (const text of [
      ...texts,
      'Map<K,V></V>',
      'the <p> tag',
      '</b>',
      '<foo>x</foo>',
      '&lt;b&gt;x&lt;/b&gt;',
      '<i></j>',
      '<b x',
      '',
    ]) {
      expect(looksLikeHtml(text), text).to.equal(false);
    }
  });
});

describe('dropTags', () => {
  it('keeps the text and drops the rest', () => {
    expect(dropTags('<p>Tom &amp; wo<b>rd</b></p>')).to.equal(' Tom & word ');
    expect(dropTags('a<script>b<p></script >c<!-- d > -->e<style>f')).to.equal('ace');
    expect(dropTags('a < b <y')).to.equal('a < b <y');
  });

  it('keeps words apart that stand in lines of their own', () => {
    for (const tag of ['legend', 'menu', 'dir', 'hgroup', 'search', 'optgroup', 'listing'])
      expect(dropTags(`one<${tag}>two</${tag}>three`), tag).to.equal('one two three');
  });
});

describe('decodeEntities', () => {
  it('decodes once what encoders write', () => {
    expect(decodeEntities('&amp;lt; &lt;&gt;&quot;&apos;&#39;&#x2F;&nbsp;&#x1F680;')).to.equal(
      "&lt; <>\"''/\xa0\ud83d\ude80",
    );
    expect(decodeEntities('&#55357;&#56960;')).to.equal('\ud83d\ude80');
    // numbers of Windows-1252, as old editors write them
    expect(decodeEntities('Don&#146;t pay 5&#128; &#x85;')).to.equal('Don\u2019t pay 5\u20ac \u2026');
  });

  it('decodes the names of Latin letters and of typesetting', () => {
    expect(decodeEntities('caf&eacute; &mdash; &copy;')).to.equal('caf\u00e9 \u2014 \xa9');
  });

  it('reads every name it knows as the browser does', async () => {
    // the names as the file has them: a list of them here would have the same slips
    const source = await (await fetch(new URL('../../src/model/entities.ts', import.meta.url))).text();
    const page = document.createElement('textarea');
    const byBrowser = (entity: string): string => {
      page.innerHTML = entity;
      return page.value;
    };
    const names = [...source.matchAll(/[a-z][a-z\d]*/gi)].map(([name]) => `&${name};`);
    const known = names.filter((entity) => decodeEntities(entity) !== entity);
    expect(known).to.include.members(['&nbsp;', '&copy;', '&mdash;', '&szlig;', '&euro;', '&sigmaf;']);
    expect(known).to.include.members([
      '&le;',
      '&ge;',
      '&ne;',
      '&frac14;',
      '&frac34;',
      '&uarr;',
      '&harr;',
      '&infin;',
    ]);
    // all that have one among U+00A0 to U+00BF, and what texts of mathematics and footnotes hold
    expect(known).to.include.members([
      '&curren;',
      '&brvbar;',
      '&not;',
      '&macr;',
      '&acute;',
      '&uml;',
      '&cedil;',
    ]);
    expect(known).to.include.members([
      '&dagger;',
      '&permil;',
      '&prime;',
      '&rArr;',
      '&sum;',
      '&radic;',
      '&isin;',
    ]);
    expect(known).to.include.members(['&shy;', '&ensp;', '&emsp;', '&thinsp;', '&zwnj;', '&lrm;']);
    for (const entity of known) expect(decodeEntities(entity), entity).to.equal(byBrowser(entity));
  });

  it('reads every Greek letter, small and capital, as the browser does', () => {
    const page = document.createElement('textarea');
    const small =
      'alpha beta gamma delta epsilon zeta eta theta iota kappa lambda mu nu xi omicron pi rho sigmaf sigma tau upsilon phi ' +
      'chi psi omega';
    const capital = small.replace(/\b./g, (letter) => letter.toUpperCase());
    for (const entity of `${small} ${capital}`.split(' ').map((name) => `&${name};`)) {
      page.innerHTML = entity;
      // the final sigma has no capital, there and here
      expect(decodeEntities(entity), entity).to.equal(page.value);
    }
  });

  it('reads every Latin letter with an accent as the browser does', () => {
    const page = document.createElement('textarea');
    const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'];
    const accents = ['grave', 'acute', 'circ', 'tilde', 'uml', 'ring', 'cedil'];
    let count = 0;
    for (const entity of letters.flatMap((letter) => accents.map((accent) => `&${letter}${accent};`))) {
      page.innerHTML = entity;
      if (page.value.length !== 1 || page.value > '\xff') continue;
      count++;
      expect(decodeEntities(entity), entity).to.equal(page.value);
    }
    // as many as stand among U+00C0 to U+00FF
    expect(count).to.equal(53);
  });

  it('leaves what is none', () => {
    const text = '&foo; &unknown; &AMP; &amp &#; &#0; &#9999999; &#x110000; R&D; &constructor;';
    expect(decodeEntities(text)).to.equal(text);
  });
});
