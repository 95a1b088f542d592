import { expect } from '@open-wc/testing';
import { needsMarkup } from '../../src/model/careful-reader.js';
import type { JoinOptions } from '../../src/model/join-page.js';
import type { ContentMode, SearchAnswer, SearchResult } from '../../src/model/types.js';
import { answerOf, drawn, isQuick, joinWhole, textOf } from './answer-of.js';

const options: JoinOptions = {
  query: 'q',
  rows: 10,
  content: 'auto',
  fields: { title: 'title', url: 'url', body: 'body' },
  base: 'https://site.test/search/',
};

const resultsOf = (answer: SearchAnswer, more: Partial<JoinOptions> = {}) =>
  joinWhole(answer, { ...options, ...more }).results;

describe('joinPage: titles, addresses and pages', () => {
  const only = (doc: Parameters<typeof answerOf>[0][number], highlight = {}): SearchResult =>
    resultsOf(answerOf([doc], [{ id: String(doc['id'] ?? ''), ...highlight }]))[0];

  it('never leaves a title blank', () => {
    expect(drawn(only({ id: '1', title: '  ', url: 'https://docs.test/setup/' }).title)).to.equal(
      'docs.test/setup',
    );
    expect(drawn(only({ id: 'doc-1', title: '\u200b' }).title)).to.equal('doc-1');
    expect(drawn(only({ note: 'Any text' }).title)).to.equal('Any text');
    expect(drawn(only({}).title)).to.equal('#1');
  });

  it('takes the first address that is safe, and marks only what is shown', () => {
    const result = only(
      { id: '1', title: 't', url: ['javascript:alert(1)', 'https://docs.test/guide/'] },
      { url: ['<em>https</em>://docs.test/<em>guide</em>/'] },
    );
    expect(result.href).to.equal('https://docs.test/guide/');
    expect(drawn(result.address)).to.equal('docs.test/[guide]');
  });

  it('shows an address in the order in which it is written, as browsers do', () => {
    const result = only(
      { id: '1', title: 't', url: 'https://docs.test/\u202egnp.\u2067exe' },
      { url: 'https://docs.test/\u202e<em>gnp</em>.\u2067exe' },
    );
    expect(drawn(result.address)).to.equal('docs.test/%E2%80%AE[gnp].%E2%81%A7exe');
    expect(result.href).to.equal('https://docs.test/%E2%80%AEgnp.%E2%81%A7exe');
    expect(drawn(only({ url: 'https://docs.test/\u202egnp.exe' }).title)).to.equal(
      'docs.test/%E2%80%AEgnp.exe',
    );
  });

  it('X01 links only what is safe to follow', () => {
    const addresses = [
      'javascript:window.__pwned=1',
      '  JaVaScRiPt:window.__pwned=1',
      'java\tscript:window.__pwned=1',
      '\u0001javascript:window.__pwned=1',
      'data:text/html,<script>opener.__pwned=1</script>',
      'vbscript:x',
      'https://docs.test/ok',
      '//docs.test/ok',
      'guide/a.html',
    ];
    const docs = addresses.map((url, index) => ({ id: String(index), title: 't', url }));
    expect(resultsOf(answerOf(docs)).map(({ href }) => href)).to.deep.equal([
      ...Array<undefined>(6).fill(undefined),
      'https://docs.test/ok',
      'https://docs.test/ok',
      'https://site.test/search/guide/a.html',
    ]);
  });

  it('never links what stands in a highlight', () => {
    const result = only({ id: '1', title: 't' }, { url: 'https://evil.test/' });
    expect(result.href).to.equal(undefined);
    expect(result.address).to.deep.equal([]);
  });

  it('counts positions over the whole list', () => {
    const answer = { ...answerOf([{ id: '1' }, { id: '2' }]), start: 20, numFound: 50 };
    expect(joinWhole(answer, options).results.map(({ position }) => position)).to.deep.equal([21, 22]);
  });

  it('takes the size of a page from what came on the first one, and from no other', () => {
    const first = { ...answerOf([{ id: '1' }, { id: '2' }]), start: 0, numFound: 50 };
    const sizeOf = (more: object, rows = 10) =>
      joinWhole({ ...first, ...more }, { ...options, rows }).pageSize;
    expect(sizeOf({})).to.equal(2);
    expect(sizeOf({ numFound: 2 })).to.equal(10);
    expect(sizeOf({ documents: [] })).to.equal(10);
    expect(sizeOf({}, 1)).to.equal(2);
    expect(sizeOf({ start: 20 })).to.equal(10);
  });

  it('L05 keeps long tokens whole', () => {
    const title = 'W'.repeat(400);
    const result = only({ id: '1', title, body: 'w_'.repeat(200), url: 'seg-'.repeat(150) }, { title });
    expect(textOf(result.title)).to.equal(title);
    expect(textOf(result.address)).to.equal('seg-'.repeat(150));
    expect(textOf(result.snippet.segments)).to.have.length(240);
    expect(result.snippet.isCutAfter).to.equal(true);
  });
});

describe('needsMarkup', () => {
  const read = { content: 'auto', fields: options.fields } as const;
  const html = '<p>one</p>';

  it('asks for a parser only where a value that is shown is HTML', () => {
    expect(needsMarkup(answerOf([{ id: '1', title: html, body: 'a < b & List<String>' }]), read)).to.equal(
      false,
    );
    expect(needsMarkup(answerOf([{ id: '1', body: html }]), read)).to.equal(true);
    expect(needsMarkup(answerOf([{ id: '1', body: html }]), { ...read, content: 'text' })).to.equal(false);
    expect(needsMarkup(answerOf([{ id: '1', title: 'R&amp;D' }]), { ...read, content: 'html' })).to.equal(
      true,
    );
    expect(needsMarkup(answerOf([{ id: '1', title: 'R and D' }]), { ...read, content: 'html' })).to.equal(
      false,
    );
    expect(needsMarkup(answerOf([{ id: '1', other: html }]), read)).to.equal(false);
  });

  it('looks at the highlight only where it stands alone', () => {
    const marked = { id: '1', body: '<em>x</em> <b>y</b>' };
    expect(needsMarkup(answerOf([{ id: '1', body: 'x y' }], [marked]), read)).to.equal(false);
    expect(needsMarkup(answerOf([{ id: '1' }], [marked]), read)).to.equal(true);
    expect(needsMarkup(answerOf([{ id: '1' }], [{ id: '1', body: '<em>x</em> y' }]), read)).to.equal(false);
  });
});

describe('the quick way', () => {
  const read = (fields: Record<string, string>, content: ContentMode) =>
    isQuick(answerOf([{ id: '1', title: 'One', ...fields }]), { ...options, content });

  it('is in doubt about whatever may be HTML by the content mode, but for addresses', () => {
    const html = { body: 'a <b>c</b>' };
    expect(read(html, 'auto')).to.equal(false);
    expect(read(html, 'html')).to.equal(false);
    expect(read(html, 'text')).to.equal(true);
    const encoded = { title: 'R&amp;D' };
    expect(read(encoded, 'html')).to.equal(false);
    expect(read(encoded, 'auto')).to.equal(true);
    expect(read({ title: 'a < b', other: '<b>' }, 'auto')).to.equal(true);
    expect(read({ url: 'https://a.test/<b>?c&d' }, 'html')).to.equal(true);
  });
});
