import { expect } from '@open-wc/testing';
import { carefulReader, readPlainly, type ValueReader } from '../../src/model/careful-reader.js';
import { correctQuery } from '../../src/model/correct-query.js';
import { drawClean, drawWhole } from '../../src/model/drawing.js';
import { joinPage } from '../../src/model/join-page.js';
import { toSegments } from '../../src/model/marked-text.js';
import { dropTags } from '../../src/model/markup.js';
import { pageCount } from '../../src/model/page-window.js';
import type { Segment } from '../../src/model/types.js';
import { answerOf, OPTIONS as options, textOf } from './answer-of.js';
import { finish } from '../helpers/finish.js';

const long = 'x'.repeat(5000);
const numbers = (count: number): string[] => Array.from({ length: count }, (_, index) => `w${index}`);

describe('a text', () => {
  for (const [name, draw] of Object.entries({ toSegments, drawClean })) {
    it(`of 5000 characters is drawn as it is (${name})`, () => {
      expect(textOf(draw({ text: long, ranges: [] }))).to.equal(long);
      expect(textOf(draw({ text: `https://${long}/`, ranges: [] }, 8, 5008))).to.equal(long);
    });

    it(`that is longer is drawn to there, and an ellipsis (${name})`, () => {
      expect(textOf(draw({ text: `${long}y`, ranges: [] }))).to.equal(`${long}…`);
      expect(textOf(draw({ text: `https://${long}yz`, ranges: [] }, 8))).to.equal(`${long}…`);
    });

    it(`is never cut within a character (${name})`, () => {
      const rocket = '\ud83d\ude80';
      const text = `${long.slice(1)}${rocket}${rocket}`;
      expect(textOf(draw({ text, ranges: [] }))).to.equal(`${long.slice(1)}…`);
    });

    it(`keeps the marks before the cut (${name})`, () => {
      const segments: readonly Segment[] = draw({
        text: `${long}yz`,
        ranges: [
          [0, 2],
          [5001, 5002],
        ],
      });
      expect(segments.map(({ text, marked }) => [text.length, marked])).to.deep.equal([
        [2, true],
        [4999, false],
      ]);
    });
  }
});

describe('a text that a page shows whole', () => {
  it('is drawn to its end, with its marks, and of an endless one 50,000 characters', () => {
    const text = numbers(3000).join(' ');
    const at = text.indexOf('w2500');
    const segments = drawWhole({ text, ranges: [[at, at + 5]] });
    expect(textOf(segments)).to.equal(text);
    expect(segments.filter(({ marked }) => marked).map(({ text }) => text)).to.deep.equal(['w2500']);
    const endless = textOf(drawWhole({ text: 'x'.repeat(1e6), ranges: [] }));
    expect(endless).to.match(/^x+…$/).and.to.have.lengthOf.within(50_000, 52_000);
  });
});

describe('documents of one answer', () => {
  const answer = { ...answerOf(numbers(1001).map((id) => ({ id, title: id }))), numFound: 2500 };

  it('are a thousand at most; the next page starts after them', () => {
    const page = finish(joinPage(answer, options));
    expect(page.results).to.have.length(1000);
    expect(page.numFound).to.equal(2500);
    expect(page.pageSize).to.equal(1000);
    expect(pageCount(page.numFound, page.pageSize)).to.equal(3);
  });

  it('are as many as were asked for', () => {
    expect(finish(joinPage(answer, { ...options, rows: 2000 })).results).to.have.length(1001);
  });
});

describe('a reader of values', () => {
  const cutOff = `<style>${'p{}'.repeat(20_000)}</style>`;

  it('gives no more than 50,000 characters to the parser, and finds the text behind them', () => {
    const lengths: number[] = [];
    const reader = carefulReader('html', (html) => {
      lengths.push(html.length);
      return [{ text: '', marked: false }];
    });
    expect(reader.read(`${cutOff}<p>The text</p>`, [], 'body').text).to.equal('The text');
    expect(Math.max(...lengths)).to.equal(50_000);
  });

  it('gives what is shorter to the parser as a whole', () => {
    const head = `<style>${'p{}'.repeat(8000)}</style>`;
    const reader = carefulReader('html', (html) => [
      { text: html.split('</style>')[1] ?? '', marked: false },
    ]);
    expect(reader.read(`${head}The text`, [], 'body').text).to.equal('The text');
  });

  const text = `${'a '.repeat(500_000)}hit`;
  const isMarked = (reader: ValueReader) =>
    reader.ofDocument().read(text, ['a  a <em>hit</em>'], 'body').ranges.length > 0;

  it('stops looking for marks some day, and leaves the text whole', () => {
    const reader = carefulReader('text');
    expect(isMarked(reader)).to.equal(true);
    for (let document = 0; document < 10; document++)
      reader.ofDocument().read(text, Array<string>(20).fill('<em>b</em>'), 'body');
    expect(isMarked(reader)).to.equal(false);
    expect(reader.ofDocument().read(text, ['<em>hit</em>'], 'body').text).to.equal(text);
    expect(isMarked(carefulReader('text'))).to.equal(true);
  });

  it('stops, too, where short values have many long highlights that are not theirs', () => {
    const others = Array<string>(400).fill(`<em>b</em>${'c'.repeat(1900)}`);
    const reader = carefulReader('text');
    for (let document = 0; document < 5; document++) reader.ofDocument().read('a  hit', others, 'body');
    expect(isMarked(reader)).to.equal(true);
    for (let document = 0; document < 5; document++) reader.ofDocument().read('a  hit', others, 'body');
    expect(isMarked(reader)).to.equal(false);
  });

  it('looks less far for one document, and as far as ever for the next', () => {
    const reader = carefulReader('html', (html) => {
      pieces++;
      return readPlainly(html);
    });
    let pieces = 0;
    const others = Array.from({ length: 1000 }, (_, index) => `<em>b</em> &amp; ${index}`);
    reader.read('<p>A hit</p>', others, 'body');
    expect(pieces).to.be.within(300, 1000);
    expect(reader.read('<p>A hit</p>', ['A <em>hit</em>'], 'body').ranges).to.deep.equal([]);
    expect(reader.ofDocument().read('<p>A hit</p>', ['A <em>hit</em>'], 'body').ranges).to.have.length(1);
  });
});

describe('dropTags', () => {
  it('takes tags for tags, be they odd', () => {
    expect(dropTags('a<b/>b<i/x y>c</u >d<p\n>e<x-y z="1">f<!doctype html>g')).to.equal('abcd efg');
    expect(dropTags('1<2 <3> <a<b>x <>')).to.equal('1<2 <3> <ax <>');
  });

  it('reads a tag without end once', () => {
    const tag = `<${'x'.repeat(1_000_000)}`;
    expect(dropTags(tag)).to.equal(tag);
  });
});

describe('corrections', () => {
  const suggestions = [{ word: 'fence', frequency: 1 }];

  it('are looked at as far as a query has room for them', () => {
    const same = numbers(199).map((word) => ({ word, suggestions }));
    const last = { word: 'fenze', suggestions };
    expect(correctQuery('fenze', { corrections: [...same, last], collations: [] })).to.equal('fence');
    expect(correctQuery('fenze', { corrections: [...same, ...same, last], collations: [] })).to.equal(
      undefined,
    );
  });

  it('and so are words for one, and collations', () => {
    const again = Array.from({ length: 199 }, () => ({ word: 'FENZE', frequency: 1 }));
    const one = (words: typeof again) => ({
      corrections: [{ word: 'fenze', suggestions: words }],
      collations: [],
    });
    expect(correctQuery('fenze', one([...again, ...suggestions]))).to.equal('fence');
    expect(correctQuery('fenze', one([...again, ...again, ...suggestions]))).to.equal(undefined);
    const whole = (count: number) => ({
      corrections: [],
      collations: [...Array<string>(count).fill('FENZE'), 'fence'],
    });
    expect(correctQuery('fenze', whole(199))).to.equal('fence');
    expect(correctQuery('fenze', whole(200))).to.equal(undefined);
  });
});
