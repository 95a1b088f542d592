import { expect } from '@open-wc/testing';
import { carefulJoiner } from '../../src/model/careful-document.js';
import { carefulReader, type ValueReader } from '../../src/model/careful-reader.js';
import { readField, readMostMarked } from '../../src/model/field-contents.js';
import { joinPage } from '../../src/model/join-page.js';
import { answerOf, drawn } from './answer-of.js';
import { finish } from '../helpers/finish.js';

const reader = carefulReader('auto');
const list = (item: (index: number) => string) => Array.from({ length: 100 }, (_, index) => item(index));

const bodyOf = (values: readonly string[], highlights: readonly string[]) => {
  const content = readMostMarked(reader, values, highlights, 'body');
  return content && drawn([...markedIn(content)]);
};
const contentsOf = (values: readonly string[], highlights: readonly string[]) =>
  [...readField(reader, values, highlights, 'body')].map((content) => drawn([...markedIn(content)]));

function* markedIn({ text, ranges }: { text: string; ranges: readonly (readonly [number, number])[] }) {
  let from = 0;
  for (const [start, end] of ranges) {
    yield { text: text.slice(from, start), marked: false };
    yield { text: text.slice(start, end), marked: true };
    from = end;
  }
  yield { text: text.slice(from), marked: false };
}

describe('fields of many values', () => {
  it('show of 100 values the one with the most marks, the last one too', () => {
    const values = list((index) => `Part ${index} of a fence`);
    const marks = list((index) => (index === 99 ? '<em>Part</em> 99 of a <em>fence</em>' : ''));
    expect(bodyOf(values, marks)).to.equal('[Part] 99 of a [fence]');
  });

  it('give each value the highlights that stand in it, and no other', () => {
    const values = list((index) => `Part ${index}.`);
    const marks = values.map((value) => value.replace('Part', '<em>Part</em>')).reverse();
    expect(contentsOf(values, marks)).to.deep.equal(values.map((value) => value.replace('Part', '[Part]')));
  });

  it('mark every value in which a highlight stands', () => {
    expect(contentsOf(['a fence', 'no', 'fence'], ['<em>fence</em>'])).to.deep.equal([
      'a [fence]',
      'no',
      '[fence]',
    ]);
  });

  it('are one text where a fragment goes on from one value into the next', () => {
    const values = ['A bee here.', 'Nothing.', 'A wasp there.'];
    expect(bodyOf(values, ['bee here. Nothing. A <em>wasp</em>'])).to.equal(
      'A bee here. Nothing. A [wasp] there.',
    );
    expect(bodyOf(values, ['A <em>fly</em>. Nothing.'])).to.equal('A bee here.');
  });

  it('find what agrees by its entities, its accents or its white space', () => {
    expect(contentsOf(['Tom & Jerry', 'Tom'], ['Tom &amp; <em>Jerry</em>'])).to.deep.equal([
      'Tom & [Jerry]',
      'Tom',
    ]);
    expect(contentsOf(['caf\u00e9 noir', 'noir'], ['cafe\u0301 <em>noir</em>'])).to.deep.equal([
      'caf\u00e9 [noir]',
      'noir',
    ]);
    expect(contentsOf(['one\n two', 'two'], ['one <em>two</em>'])).to.deep.equal(['one\n [two]', 'two']);
    expect(contentsOf(['a b. c d', 'e'], ['a <em>b</em> … <em>c</em> d'])).to.deep.equal([
      'a [b]. [c] d',
      'e',
    ]);
  });

  it('read marks that are written as entities in values that are HTML', () => {
    expect(bodyOf(['<p>one</p>', '<p>two bees</p>'], ['two &lt;em&gt;bees&lt;/em&gt;'])).to.equal(
      'two [bees]',
    );
  });

  it('read long highlights that were escaped as a whole', () => {
    const long = 'some words. '.repeat(400);
    expect(bodyOf(['one', `two bees. ${long}`], [`two &lt;em&gt;bees&lt;/em&gt;. ${long}`])).to.equal(
      `two [bees]. ${long}`,
    );
  });

  it('show the first value where none is marked', () => {
    expect(bodyOf(['one', 'two'], ['one', 'two'])).to.equal('one');
    expect(bodyOf(['one', 'two'], [])).to.equal('one');
    expect(bodyOf([' ', 'two'], ['<em>three</em>'])).to.equal('two');
  });

  it('show highlights alone where the document has no value', () => {
    expect(bodyOf([], ['a <em>b</em>', 'c'])).to.equal('a [b] … c');
    expect(bodyOf([], [])).to.equal(undefined);
  });

  it('read the title that is shown, and no other', () => {
    const titles: string[] = [];
    const listening: ValueReader = {
      ...reader,
      read: (value, highlights, field) => {
        if (field === 'title') titles.push(value);
        return reader.read(value, highlights, field);
      },
      ofDocument: () => listening,
    };
    const joiner = carefulJoiner(listening, []);
    const values = list((index) => `Title ${index}`);
    const answer = answerOf(
      [{ id: '1', title: values }],
      [{ id: '1', title: values.map((value) => `<em>${value}</em>`) }],
    );
    const fields = { title: 'title', url: 'url', body: 'body' };
    const options = { query: 'q', rows: 10, content: 'auto' as const, fields, base: 'https://site.test/' };
    expect(drawn(finish(joinPage(answer, options, joiner)).results[0].title)).to.equal('[Title 0]');
    expect(titles).to.deep.equal(['Title 0']);
  });
});
