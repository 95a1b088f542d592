import { expect } from '@open-wc/testing';
import { needsMarkup } from '../../src/model/careful-reader.js';
import { cutHtml } from '../../src/model/large-html.js';
import { cutHighlight } from '../../src/model/large-text.js';
import type { SearchAnswer } from '../../src/model/types.js';
import { answerOf, drawn, joinWhole, textOf } from './answer-of.js';

const fields = { title: 'title', url: 'url', body: 'body' };
const options = { query: 'q', rows: 10, content: 'auto', fields, base: 'https://site.test/' } as const;
const only = (body: string, highlight: string) =>
  joinWhole(answerOf([{ id: '1', title: 't', body }], [{ id: '1', body: highlight }]), options).results[0]
    .snippet;

/** A big body with many marks, as long as `share` says: 1 is 1.1 MB with 45,000 marks. */
function big(count: number, share = 1): SearchAnswer {
  const body = 'lorem ipsum hit '.repeat(70_000 * share);
  const highlight = 'lorem ipsum <em>hit</em> '.repeat(45_000 * share);
  const ids = Array.from({ length: count }, (_, index) => String(index));
  return answerOf(
    ids.map((id) => ({ id, title: 'Big', body })),
    ids.map((id) => ({ id, title: '<em>Big</em>', body: highlight })),
  );
}

describe('large bodies', () => {
  it('Q01 shows a few hundred characters round the first match', () => {
    const [result] = joinWhole(big(1), options).results;
    const { segments, isCutBefore, isCutAfter } = result.snippet;
    expect(drawn(segments)).to.match(/^lorem ipsum \[hit\] lorem ipsum \[hit\] /);
    expect(textOf(segments).length).to.be.within(200, 260);
    expect([isCutBefore, isCutAfter]).to.deep.equal([false, true]);
  });

  it('Q01 ten of them are quick enough for no timer to be needed', () => {
    // one pass takes milliseconds; work that grew with the marks squared would outlast the test's own limit
    const answer = big(10);
    expect(needsMarkup(answer, options)).to.equal(false);
    for (const { snippet } of joinWhole(answer, options).results)
      expect(textOf(snippet.segments).length).to.be.within(200, 260);
  });

  it('ends soon, even where nothing agrees', function () {
    this.timeout(20_000);
    const hostile = [
      '<',
      '&',
      '<em',
      '<a <b ',
      '<!--',
      '&#1',
      '</em',
      '<script>',
      '\ud83d',
      '... ',
      '  \n',
      '<p>x</p>',
      'e\u0301',
    ];
    for (const unit of hostile) {
      // where a regular expression went back over it, 300,000 characters would outlast the test's own limit
      const text = unit.repeat(300_000 / unit.length);
      expect(textOf(only(`${text}x`, `${text}<em>hit</em>${text}`).segments).length, unit).to.be.below(1000);
    }
  });

  it('finds marks far into a long text, and round the densest of them', () => {
    const filler = Array.from({ length: 20_000 }, (_, index) => `word${index} `).join('');
    const body = `${filler}one hit. ${filler}two hit and hit and hit. ${filler}`;
    const snippet = only(body, body.replace(/hit/g, '<em>hit</em>'));
    expect(drawn(snippet.segments)).to.contain(' two [hit] and [hit] and [hit]. word0 ');
    expect([snippet.isCutBefore, snippet.isCutAfter]).to.deep.equal([true, true]);
    const encoded = body.replace(/one/, 'R&D').replace(/two/, 'R&D');
    expect(
      drawn(only(encoded, encoded.replace(/&/g, '&amp;').replace(/hit/g, '<em>hit</em>')).segments),
    ).to.contain(' R&D [hit] and [hit] and [hit]. ');
  });

  it('reads only a part of long HTML, the one with the marks', () => {
    const filler = Array.from({ length: 3000 }, (_, index) => `<p class="x">para ${index}</p>`).join('');
    const body = `${filler}<script>var hit = "<p>"; ${'x'.repeat(3000)}</script><p>The <b>one</b> hit here.</p>${filler}`;
    let longest = 0;
    const readMarkup = (html: string) => {
      longest = Math.max(longest, html.length);
      return [
        {
          text: html.replace(/<script[^]*?<\/script>/g, '').replace(/<\/?(?!em|\/em)[^<>]*>/g, ' '),
          marked: false,
        },
      ];
    };
    const answer = answerOf(
      [{ id: '1', body }],
      [{ id: '1', body: body.replace('hit here', '<em>hit</em> here') }],
    );
    joinWhole(answer, options, readMarkup);
    expect(longest).to.be.below(12_000);
    const { snippet } = joinWhole(answer, options).results[0];
    expect(drawn(snippet.segments)).to.contain('The one [hit] here.');
    expect(textOf(snippet.segments)).not.to.contain('var');
    expect([snippet.isCutBefore, snippet.isCutAfter]).to.deep.equal([true, true]);
    const text = [{ id: '1', body: 'The one <em>hit</em> here.' }];
    expect(
      drawn(joinWhole(answerOf([{ id: '1', body }], text), options).results[0].snippet.segments),
    ).to.match(/^para 0/);
  });
});

describe('cutHighlight', () => {
  it('leaves short highlights as they are, and cuts long ones outside tags and entities', () => {
    expect(cutHighlight('a <em>b</em>')).to.equal('a <em>b</em>');
    expect(cutHighlight('x'.repeat(5000))).to.equal('');
    for (let shift = 0; shift < 60; shift++) {
      const unit = `<em class="a b">x</em> R&amp;D `;
      const text = '.'.repeat(3000 + shift) + unit.repeat(20) + '.'.repeat(400 + shift) + unit.repeat(60);
      const cut = cutHighlight(text);
      expect(text).to.contain(cut);
      expect(cut)
        .to.match(/^(?:<em|[^<>;]*<em)/)
        .and.not.to.match(/&[a-z]*$|<[^>]*$/);
    }
  });
});

describe('cutHtml', () => {
  const unread = ['SCRIPT', 'STYLE', 'TEMPLATE', 'NOSCRIPT', 'SVG', 'IFRAME', 'script', 'style', 'svg'].map(
    (tag) => [`<${tag}>`, `</${tag}>`] as const,
  );
  for (const [open, close] of [['<!-- ', ' -->'] as const, ...unread])
    it(`never begins within what is no text: ${open}`, () => {
      const code = 'if (b < 1 && b > 0) b(); '.repeat(200);
      const html = `${'<p>a</p>'.repeat(4000)}${open}${code}${close}<p>needle in hay</p>${'<p>c</p>'.repeat(4000)}`;
      expect(textOf(only(html, 'needle in <em>hay</em>').segments)).not.to.contain('b');
      const cut = cutHtml(html, 'needle in hay');
      expect(cut.html).to.contain('<p>needle in hay</p>').and.not.to.contain('b');
    });
});
