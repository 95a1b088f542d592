import { expect } from '@open-wc/testing';
import { holdsMarkup } from '../../src/model/result-fields.js';
import type { ContentMode } from '../../src/model/types.js';
import { draw, read } from '../helpers/draw-template.js';
import { answerOf, joinWhole } from '../model/answer-of.js';

describe('a result template, data-text', () => {
  it('puts the text of any field, with its marks', () => {
    const place = draw(
      '<h3 data-text="title">here</h3><p data-text="author"></p>',
      { title: 'Garden fence', author: 'Ada Fence' },
      { highlights: { title: 'Garden <em>fence</em>', author: 'Ada <em>Fence</em>' } },
    );
    expect(read(place)).to.equal('Garden [fence]Ada [Fence]');
    expect([...place.querySelectorAll('mark')].map((mark) => mark.getAttribute('part'))).to.deep.equal([
      'mark',
      'mark',
    ]);
  });

  it('reads title, url and body as the settings name them', () => {
    const names = { title: 'name', url: 'link', body: 'text' };
    const values = { name: 'Fence', link: 'https://site.test/fence/', text: 'Of wood.', title: 'other' };
    const markup =
      '<b data-text="title"></b>|<i data-text="url"></i>|<u data-text="body"></u>|<s data-text="name"></s>';
    expect(read(draw(markup, values, { names }))).to.equal('Fence|site.test/fence|Of wood.|Fence');
  });

  it('lets a missing title fall back as usual', () => {
    expect(read(draw('<b data-text="title"></b>', { url: 'https://site.test/a' }))).to.equal('site.test/a');
    expect(read(draw('<b data-text="title"></b>', {}))).to.equal('7');
  });

  it('cuts a long body round its marks, and says where', () => {
    const body = `${'word '.repeat(200)}fence ${'word '.repeat(200)}`;
    const place = draw(
      '<p data-text="body"></p>',
      { body },
      { highlights: { body: body.replace('fence', '<em>fence</em>') } },
    );
    expect(place.textContent).to.have.length.within(150, 300);
    expect(read(place)).to.contain('[fence]');
    expect(place.querySelector('[data-before][data-after]')).to.exist;
  });

  it('joins several values in the language of the place', () => {
    const values = { tags: ['oak', ' ', 'fence', 'new'] };
    const given = { highlights: { tags: ['<em>fence</em>'] } };
    expect(read(draw('<p data-text="tags"></p>', values, given))).to.equal('oak, [fence], and new');
    expect(read(draw('<p data-text="tags"></p>', values, { ...given, lang: 'de' }))).to.equal(
      'oak, [fence] und new',
    );
    expect(read(draw('<p data-text="tags"></p>', values, { lang: 'not' }))).to.equal('oak, fence, and new');
  });

  it('keeps each of several values from turning the others round, and leaves one value as it is', () => {
    const tags = ['Solar', '\u05e2\u05d1\u05e8\u05d9\u05ea', '2024'];
    const place = draw(
      '<p data-text="tags"></p><b data-text="one"></b>',
      { tags, one: '\u05e2\u05d1\u05e8\u05d9\u05ea' },
      { highlights: { tags: ['<em>Solar</em>'] } },
    );
    const values = Array.from(place.querySelectorAll('p > bdi'), (value) => read(value));
    expect(values).to.deep.equal(['[Solar]', ...tags.slice(1)]);
    expect(place.querySelector('b')!.innerHTML).to.equal('\u05e2\u05d1\u05e8\u05d9\u05ea');
    expect(place.querySelector('p')!.textContent).to.equal(`${tags[0]}, ${tags[1]}, and ${tags[2]}`);
  });

  it('removes the element of a value that is missing or blank', () => {
    const place = draw('<p data-text="a"></p><p data-text="b"></p><p data-text=" c "></p>', {
      b: ' \u200b',
      c: 'x',
    });
    expect(place.children).to.have.length(1);
    expect(read(place)).to.equal('x');
  });

  it('reads a highlight that stands alone, and the id', () => {
    const given = { highlights: { note: 'a <em>note</em>' } };
    expect(read(draw('<p data-text="note"></p><i data-text="id"></i>', {}, given))).to.equal('a [note]7');
  });

  it('reads HTML by the content mode, and leaves markup in text alone', () => {
    const values = { text: '<p>Tom &amp; <b>Jerry</b></p>', plain: 'List<String> & a < b' };
    const markup = '<p data-text="text"></p>|<p data-text="plain"></p>';
    expect(read(draw(markup, values)).replace(/\s+/g, ' ').trim()).to.equal(
      'Tom & Jerry|List<String> & a < b',
    );
    expect(read(draw(markup, values, { content: 'text' }))).to.equal(`${values.text}|${values.plain}`);
  });

  it('gives each text a direction of its own, where the template gives none', () => {
    const place = draw('<p data-text="a"></p><p data-text="a" dir="rtl"></p><p data-text="url"></p>', {
      a: 'x',
      url: '/x',
    });
    expect([...place.children].map((child) => child.getAttribute('dir'))).to.deep.equal([
      'auto',
      'rtl',
      'ltr',
    ]);
  });
});

describe('a result template, where no elements are drawn', () => {
  for (const [what, markup] of [
    ['SVG', '<svg><text data-text="a"></text></svg>'],
    ['a text area', '<textarea data-text="a"></textarea>'],
  ] as const)
    it(`writes the text alone: ${what}`, () => {
      const place = draw(
        markup,
        { a: ['solar kind', 'roof'] },
        { highlights: { a: ['<em>solar</em> kind'] } },
      );
      const [written] = place.querySelectorAll('[data-text]');
      expect(written.textContent).to.equal('solar kind and roof');
      expect(written.children).to.have.length(0);
    });

  it('gives the sources of a picture what they read', () => {
    const markup =
      '<picture><source data-src="a"><img data-src="a"></picture><audio><source data-src="a"></audio>';
    const place = draw(markup, { a: '/a.webp' });
    const address = 'https://site.test/a.webp';
    expect(place.querySelector('picture source')!.getAttribute('srcset')).to.equal(address);
    expect(place.querySelector('picture source')!.hasAttribute('src')).to.equal(false);
    for (const selector of ['img', 'audio source'])
      expect(place.querySelector(selector)!.getAttribute('src')).to.equal(address);
  });
});

describe('a result template, data-if and data-each', () => {
  it('keeps a node for a value that says something', () => {
    const values = {
      yes: 'true',
      one: '1',
      word: 'new',
      no: 'false',
      zero: '0',
      blank: ' ',
      mixed: ['0', 'x'],
      title: 'T',
    };
    const names = [...Object.keys(values), 'gone'];
    const place = draw(names.map((name) => `<i data-if="${name}">${name} </i>`).join(''), values);
    expect(place.textContent.trim()).to.equal('yes one word mixed title');
  });

  it('draws a node for each value, in it or on it that one', () => {
    const values = { tags: ['oak', 'new'], links: ['/a', 'javascript:1'] };
    const given = { highlights: { tags: ['<em>oak</em>', 'new'] } };
    const place = draw(
      '<b data-each="tags" data-text="tags"></b><p data-each="tags">(<i data-text="tags"></i>)</p><a data-each="links" data-href="links">go</a>',
      values,
      given,
    );
    expect(read(place)).to.equal('[oak]new([oak])(new)gogo');
    expect([...place.querySelectorAll('a')].map((link) => link.getAttribute('href'))).to.deep.equal([
      'https://site.test/a',
      null,
    ]);
  });

  it('draws none for a field that is missing, and each value of two fields', () => {
    const place = draw(
      '<b data-each="gone">x</b><p data-each="a"><i data-each="b"><u data-text="a"></u><u data-text="b"></u> </i></p>',
      {
        a: ['1', '2'],
        b: ['x', 'y'],
      },
    );
    expect(place.textContent.trim()).to.equal('1x 1y 2x 2y');
  });

  it('has that one value within it, also for a field that it is about already', () => {
    const markup = '<p data-each="a">(<i data-each="a" data-text="a"></i>)</p>';
    expect(read(draw(markup, { a: ['1', '2'] }))).to.equal('(1)(2)');
  });

  it('leaves one of many values to an inner data-if', () => {
    expect(read(draw('<p data-each="a"><i data-if="a">!</i>,</p>', { a: ['0', '1'] }))).to.equal(',!,');
  });
});

describe('a result template, dates and numbers', () => {
  it('writes dates in time and numbers in data, and leaves them as sent elsewhere', () => {
    const values = { date: '2024-05-01T00:00:00Z', price: '1234.50' };
    const markup =
      '<time data-text="date"></time>|<data data-text="price"></data>|<p data-text="date"></p>|<p data-text="price"></p>';
    const place = draw(markup, values, { lang: 'de' });
    expect(read(place)).to.equal('01.05.2024|1.234,50|2024-05-01T00:00:00Z|1234.50');
    expect(place.querySelector('time')!.dateTime).to.equal('2024-05-01T00:00:00Z');
    expect(place.querySelector('data')!.value).to.equal('1234.50');
  });

  it('leaves other texts as they stand, with their marks', () => {
    const place = draw(
      '<time data-text="date"></time>|<data data-text="price"></data>',
      { date: 'in May', price: 'free' },
      { highlights: { date: 'in <em>May</em>' } },
    );
    expect(read(place)).to.equal('in [May]|free');
    expect(place.querySelector('[datetime], [value]')).to.equal(null);
  });
});

describe('holdsMarkup', () => {
  it('tells whether a parser is worth loading', () => {
    const names = { title: 'title', url: 'url', body: 'body' };
    const options = {
      query: 'q',
      rows: 10,
      content: 'auto',
      fields: names,
      base: 'https://site.test/',
    } as const;
    const answer = answerOf(
      [{ id: '1', title: '<b>x</b>', html: '<p>x</p>', text: 'a < b' }],
      [{ id: '1', note: '<i><em>x</em></i>' }],
    );
    const [result] = joinWhole(answer, options).results;
    const holds = (name: string, content: ContentMode = 'auto') => holdsMarkup(result, name, names, content);
    expect(['html', 'note', 'text', 'title', 'gone'].map((name) => holds(name))).to.deep.equal([
      true,
      true,
      false,
      false,
      false,
    ]);
    expect(holds('title', 'html')).to.equal(true);
    expect(holds('html', 'text')).to.equal(false);
  });
});
