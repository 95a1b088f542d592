import { expect } from '@open-wc/testing';
import { joinPage, type JoinOptions } from '../../src/model/join-page.js';
import { answerOf, drawn, isQuick, joinWhole } from './answer-of.js';
import { finish } from '../helpers/finish.js';

const options: JoinOptions = {
  query: 'q',
  rows: 10,
  content: 'auto',
  fields: { title: 'title', url: 'url', body: 'body' },
  base: 'https://site.test/search/',
};

/** Longer than what is looked for at first. */
const TWICE = 'Bees gather pollen, honey and wax. '.repeat(4).trim();

describe('joinPage: quick and careful', () => {
  const isQuickly = (title: string, highlight: string, more = {}) =>
    isQuick(answerOf([{ id: '1', title, ...more }], [{ id: '1', title: highlight }]), options);

  it('reads what nearly all answers are without the careful path', () => {
    const section = 'Bees gather pollen & nectar, caf\u00e9 and 5 < 6. '.repeat(100);
    for (const [title, highlight] of [
      ['Pollen guide', '<em>Pollen</em> <em>guide</em>'],
      ['Pollen guide', 'Pollen guide'],
      ['Pollen guide', ''],
      [section, section.replace(/pollen/g, '<em>pollen</em>')],
      ['\u65b0\u6771\u4eac', '\u65b0<em>\u6771</em>\u4eac'],
      ['cafe\u0301 au lait', '<em>cafe</em>\u0301 au lait'],
      ['\u0928\u093f \ud83d\ude80', '<em>\u0928</em>\u093f <em>\ud83d</em>\ude80'],
      ['one two three', '<em>one</em><em> two</em> three'],
    ]) {
      expect(isQuickly(title, highlight, { body: title }), highlight).to.equal(true);
    }
  });

  it('leaves what it is not sure of to the careful path', () => {
    for (const [title, highlight, more] of [
      ['a b', 'a  <em>b</em>'],
      ['R&D', '<em>R</em>&amp;D'],
      ['a b', '<em class="x">a</em> b'],
      ['a b', '<em>a b'],
      ['a b', 'a<em> </em>b'],
      ['a <em> b', 'a <em> <em>b</em>'],
      ['', '<em>a</em> b'],
      ['a\u0000', 'a'],
      ['a\ud83d', 'a'],
      ['\u200b', ''],
      ['e' + '\u0301'.repeat(30), ''],
      ['e' + '\u{1f3fb}'.repeat(30), ''],
      ['a', '<em>a</em>', { body: ['b', 'c'] }],
      ['a', '<em>a</em>', { body: '<p>b</p>' }],
      ['a'.repeat(11_000), 'a'.repeat(11_000)],
      [`${TWICE}. ${TWICE}!`, `<em>${TWICE}</em>!`],
    ] as const) {
      expect(isQuickly(title, highlight, more), JSON.stringify(title)).to.equal(false);
    }
  });

  it('places every highlight of a field, though only one agrees to the letter', () => {
    const docs = [{ id: '1', title: 't', body: 'A bee & a hive.' }];
    const highlights = [{ id: '1', body: ['A <em>bee</em>', '&amp; a <em>hive</em>.'] }];
    const [{ snippet }] = joinWhole(answerOf(docs, highlights), options).results;
    expect(drawn(snippet.segments)).to.equal('A [bee] & a [hive].');
  });

  it('marks what begins as an earlier part of the text does', () => {
    const docs = [{ id: '1', title: `${TWICE} So ${TWICE}!` }];
    const [{ title }] = joinWhole(
      answerOf(docs, [{ id: '1', title: `${TWICE}<em>!</em>` }]),
      options,
    ).results;
    expect(drawn(title)).to.equal(`${TWICE} So ${TWICE}[!]`);
  });

  it('shows the text of the documents even where the careful path cannot be had', () => {
    const docs = [
      { id: '1', title: 'R&D', body: '<p>x</p>', url: 'https://docs.test/a' },
      { id: 'two', title: '' },
    ];
    const page = finish(joinPage(answerOf(docs, [{ id: '1', title: '<em>R</em>&amp;D' }]), options));
    expect(page.results.map(({ title }) => drawn(title))).to.deep.equal(['R&D', 'two']);
    expect(drawn(page.results[0].snippet.segments)).to.equal('<p>x</p>');
  });
});
