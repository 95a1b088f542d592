import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { demoData } from '../../demo/service/index.js';
import { search } from './ask.js';

const withoutMarks = (text: string): string => text.replaceAll('<em>', '').replaceAll('</em>', '');

describe('search answers', () => {
  it('have the shape of the interface', () => {
    const answer = search('npm', 'publish');
    assert.deepEqual(Object.keys(answer).sort(), [
      'code',
      'highlight_v2',
      'message',
      'numFound',
      'response',
      'start',
      'track_id',
    ]);
    assert.equal(answer.code, 200);
    assert.equal(answer.message, 'success');
    assert.equal(answer.start, 0);
    assert.equal(answer.response.docs.length, 10);
    assert.deepEqual(Object.keys(answer.response.docs[0] ?? {}).sort(), ['body', 'id', 'title', 'url']);
    assert.notEqual(answer.track_id, search('npm', 'publish').track_id);
  });

  it('hold what else an organization sends, as lists of strings', () => {
    const [document] = search('garden', 'solar path').response.docs;
    assert.deepEqual(
      { ...document, id: '', body: [] },
      {
        id: '',
        title: ['Solar path light'],
        url: ['/corpus/garden/solar-path-light'],
        body: [],
        kind: ['Lighting'],
        image: ['/pictures/lighting.svg'],
        date: ['2026-03-02'],
        price: ['19.90'],
        tags: ['solar', 'steel', 'path'],
        new: ['true'],
      },
    );
  });

  it('make pages that share nothing and leave nothing out', () => {
    const { numFound } = search('npm', 'workspaces');
    const ids: string[] = [];
    for (let start = 0; start < numFound; start += 10) {
      const page = search('npm', 'workspaces', `&start=${start}`);
      assert.equal(page.numFound, numFound);
      assert.equal(page.start, start);
      ids.push(...page.response.docs.map(({ id }) => id));
    }
    assert.equal(ids.length, numFound);
    assert.equal(new Set(ids).size, numFound);
    const all = [0, 100, 200, 300].flatMap((start) =>
      search('npm', 'workspaces', `&start=${start}&rows=100`).response.docs.map(({ id }) => id),
    );
    assert.deepEqual(all.slice(0, ids.length), ids.slice(0, all.length));
  });

  it('count alone for rows=0, and stay empty past the end', () => {
    const { numFound } = search('npm', 'publish');
    const none = search('npm', 'publish', '&rows=0');
    assert.deepEqual([none.numFound, none.response.docs, none.highlight_v2], [numFound, [], []]);
    const past = search('npm', 'publish', '&start=100000');
    assert.deepEqual([past.numFound, past.start, past.response.docs], [numFound, 100_000, []]);
  });

  it('have 100 documents at most', () => {
    assert.equal(search('npm', 'npm', '&rows=5000').response.docs.length, 100);
  });

  it('mark without changing a letter', () => {
    for (const [organization, query] of [
      ['npm', 'publish packages'],
      ['npm', 'npm < > & "quotes" version@range'],
      ['npm', 'log in'],
      ['udhr', "droit à l'éducation"],
      ['udhr', 'สิทธิในการศึกษา'],
      ['udhr', '교육을 받을 권리'],
    ] as const) {
      const { response, highlight_v2: highlights } = search(organization, query, '&rows=50');
      assert.ok(response.docs.length > 0, query);
      for (const [index, document] of response.docs.entries()) {
        const highlight = highlights[index];
        assert.equal(highlight?.id, document.id);
        for (const field of ['title', 'url', 'body'] as const) {
          assert.deepEqual(highlight?.[field].map(withoutMarks), document[field]);
        }
      }
    }
  });

  it('mark inflected forms, neighbours in one, and words in addresses', () => {
    const [first] = search('npm', 'publish package').highlight_v2;
    assert.match(first?.url[0] ?? '', /<em>publish/);
    const all = search('npm', 'publish package', '&rows=100')
      .highlight_v2.map(({ body }) => body[0])
      .join('\n');
    assert.match(all, /<em>published<\/em>/);
    assert.match(all, /<em>published packages?<\/em>/);
    assert.doesNotMatch(all, /<\/em>\s*<em>/);
  });

  it('mark nothing of a word inside another', () => {
    const bodies = search('npm', 'pack', '&rows=100')
      .highlight_v2.map(({ body }) => body[0])
      .join('\n');
    assert.doesNotMatch(bodies, /<em>pack<\/em>age/);
  });

  it('hold readable text: no front matter, no markup, no blank field', () => {
    for (const { sections } of demoData().pages) {
      for (const { title, body, url } of sections) {
        assert.ok(title.trim() !== '' && body.trim() !== '', url);
        assert.doesNotMatch(body, /^title:|<\/?(?:p|div|code|a|em|CodeBlock)[ >]/m, url);
        assert.doesNotMatch(body, /&(?:lt|gt|amp|quot|#39);/, url);
      }
    }
  });

  it('name each section once', () => {
    const sections = demoData().pages.flatMap((page) => page.sections);
    assert.ok(sections.length > 2_000);
    assert.equal(new Set(sections.map(({ id }) => id)).size, sections.length);
    assert.equal(new Set(sections.map(({ url }) => url)).size, sections.length);
  });
});
