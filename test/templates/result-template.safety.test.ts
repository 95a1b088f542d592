import { expect } from '@open-wc/testing';
import { draw, read, type Values } from '../helpers/draw-template.js';

describe('a result template, data-href', () => {
  it('makes a link of the safe address of a result, which tells of clicks', () => {
    let clicks = 0;
    const place = draw(
      '<a data-href="url" href="#"><h3 data-text="title"></h3></a>',
      { title: 'T', url: '../a?b=1' },
      { onSelect: () => clicks++ },
    );
    const link = place.querySelector('a')!;
    expect(link.href).to.equal('https://site.test/a?b=1');
    expect(link.referrerPolicy).to.equal('same-origin');
    link.addEventListener('click', (event) => event.preventDefault()); // the test page stays
    for (const type of ['click', 'auxclick']) link.dispatchEvent(new MouseEvent(type, { cancelable: true }));
    expect(clicks).to.equal(2);
  });

  it('keeps what was searched for from other sites, unless the template says more', () => {
    const place = draw(
      '<a data-href="url">a</a><a data-href="url" referrerpolicy="no-referrer">b</a><img data-src="url"><img data-src="url" referrerpolicy="origin">',
      { title: 'T', url: 'https://site.test/a' },
    );
    const policies = [...place.querySelectorAll<HTMLAnchorElement | HTMLImageElement>('a, img')].map(
      ({ referrerPolicy }) => referrerPolicy,
    );
    expect(policies).to.deep.equal(['same-origin', 'no-referrer', 'same-origin', 'origin']);
  });

  for (const url of [
    'javascript:alert(1)',
    'java\tscript:alert(1)',
    'data:text/html,x',
    'blob:x',
    '',
    undefined,
  ])
    it(`makes none of ${JSON.stringify(url)}`, () => {
      const place = draw('<a data-href="link" href="#">go</a>', url === undefined ? {} : { link: url });
      expect(place.innerHTML).to.equal('<a data-href="link">go</a>');
    });

  it('links to the first address that is safe', () => {
    const place = draw('<a data-href="link">go</a>', { link: ['javascript:1', 'mailto:a@site.test'] });
    expect(place.querySelector('a')!.href).to.equal('mailto:a@site.test');
  });

  it('is for links alone: no style sheet, base or drawing follows the service', () => {
    const place = draw(
      '<div><link rel="stylesheet" data-href="url"><base data-href="url"><svg><a data-href="url"></a><use data-href="url"/></svg></div>',
      { url: 'https://evil.test/' },
    );
    expect(place.querySelector('[href]')).to.equal(null);
  });
});

describe('a result template, data-src', () => {
  it('loads http(s) and relative addresses', () => {
    const place = draw('<img alt="" data-src="a"><img alt="" data-src="b">', {
      a: 'https://img.test/1.png',
      b: 'x/2.png',
    });
    expect([...place.querySelectorAll('img')].map(({ src }) => src)).to.deep.equal([
      'https://img.test/1.png',
      'https://site.test/in/x/2.png',
    ]);
  });

  for (const src of [
    'javascript:alert(1)',
    'data:image/svg+xml,<svg onload=1>',
    'mailto:a@b.test',
    ' ',
    undefined,
  ])
    it(`removes the element for ${JSON.stringify(src)}`, () => {
      expect(
        draw('<img alt="" data-src="image">', src === undefined ? {} : { image: src }).innerHTML,
      ).to.equal('');
    });

  it('is for pictures and sounds alone', () => {
    const image = 'https://evil.test/x';
    const tags = ['script', 'iframe', 'embed', 'object', 'frame', 'input', 'portal'];
    const place = draw(tags.map((tag) => `<${tag} data-src="image"></${tag}>`).join(''), { image });
    expect(place.querySelector('[src], [data]')).to.equal(null);
    const media = draw('<video data-src="image"></video><audio><source data-src="image"></audio>', { image });
    expect(media.querySelectorAll('[src]')).to.have.length(2);
  });
});

describe('a result template, hostile values', () => {
  it('draws markup as text', () => {
    const evil = '<img src=x onerror="window.__pwned=1"><script>window.__pwned=1</script>';
    const place = draw(
      '<p data-text="a"></p><b data-each="a" data-text="a"></b>',
      { a: evil },
      { content: 'text', highlights: { a: `<em onclick=1>${evil}</em>` } },
    );
    expect(place.querySelector('img, script, [onclick]')).to.equal(null);
    expect(place.textContent).to.equal(evil + evil);
  });

  it('writes nothing where text is code', () => {
    const values = { css: '*{display:none}', js: 'window.__pwned=1' };
    const place = draw(
      '<div><style data-text="css"></style><script data-text="js"></script><svg><style data-text="css"/><script data-text="js"/></svg></div>',
      values,
    );
    expect(place.querySelector('style, script')).to.equal(null);
    expect(place.textContent).to.equal('');
  });

  it('knows own properties alone', () => {
    const names = ['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'polluted'];
    Object.defineProperty(Object.prototype, 'polluted', { value: ['bad'], configurable: true });
    try {
      const markup = names
        .map((name) => `<i data-text="${name}"></i><u data-if="${name}">x</u><a data-href="${name}"></a>`)
        .join('');
      const place = draw(markup, { title: 'T' });
      expect(place.textContent).to.equal('');
      expect(place.querySelector('[href]')).to.equal(null);
      expect(
        read(draw('<i data-text="__proto__"></i>', JSON.parse('{"__proto__":"a name"}') as Values)),
      ).to.equal('a name');
    } finally {
      Reflect.deleteProperty(Object.prototype, 'polluted');
    }
  });

  it('draws no halves of characters and no control characters', () => {
    expect(read(draw('<p data-text="a"></p>', { a: 'x\ud83dy\u0000z\udc00 \u{1f600}' }))).to.equal(
      'xyz \u{1f600}',
    );
  });

  it('draws values of any length whole, but for bodies', () => {
    const long = 'word '.repeat(2000).trim();
    expect(read(draw('<p data-text="a"></p>', { a: long }))).to.equal(long);
    expect(
      draw('<b data-each="a" data-text="a"></b>', { a: Array.from({ length: 999 }, String) }).children,
    ).to.have.length(100);
  });
});
