import { expect } from '@open-wc/testing';
import { answerOf, drawn, joinWhole } from './answer-of.js';

/** How a body is drawn with such a highlight. */
function bodyOf(body: string, highlight: string): string | undefined {
  const [result] = joinWhole(answerOf([{ id: '1', title: 't', body }], [{ id: '1', body: highlight }]), {
    query: 'q',
    rows: 10,
    content: 'auto',
    fields: { title: 'title', url: 'url', body: 'body' },
    base: 'https://site.test/search/',
  }).results;
  return result && drawn(result.snippet.segments);
}

describe('several fragments in one string', () => {
  for (const separator of [
    ' ... ',
    '.... ',
    ' (...) ',
    ' (\u2026) ',
    ' | ',
    ' \u00b7 ',
    ' \u2022 ',
    '\n',
    '\r\n',
    '<br>',
    '<br />',
    '\u2026<br>\u2026',
    ' | \u2026 ',
  ])
    it(`may be parted by ${JSON.stringify(separator)}`, () => {
      const inOne = ['Another <em>bee</em> at', 'A <em>bee</em> here.', 'Another <em>bee</em>'].join(
        separator,
      );
      for (const [before, after] of [
        ['', ''],
        ['<p>', '</p>'],
      ])
        expect(bodyOf(`${before}A bee here. Nothing there. Another bee at the end.${after}`, inOne)).to.equal(
          'A [bee] here. Nothing there. Another [bee] at the end.',
        );
    });

  it('are not parted by what the text has', () => {
    const inOne = 'no b. Another <em>b</em> | <em>bee</em>\nat the end. ... A <em>bee</em> | no';
    expect(bodyOf('A bee | no b. Another b | bee\nat the end.', inOne)).to.equal(
      'A [bee] | no b. Another [b] | [bee]\nat the end.',
    );
  });

  it('mark what each of them agrees with', () => {
    expect(bodyOf('A bee here. A bee there.', 'A <em>wasp</em> here. | A <em>bee</em> there.')).to.equal(
      'A bee here. A [bee] there.',
    );
  });
});
