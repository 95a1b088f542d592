import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { search } from './ask.js';

const NPM_QUESTIONS: readonly [question: string, page: RegExp][] = [
  ['how to publish a package', /npm-publish/],
  ['fix security vulnerabilities', /npm-audit/],
  ['run a package without installing it', /npm-exec|npx/],
  ['what is the package lock file', /package-lock-json/],
  ['log in to a registry', /npm-login|npm-adduser/],
  ['outdated dependencies', /npm-outdated/],
  ['remove extraneous packages', /npm-prune/],
  ['uninstall a dependency', /npm-uninstall/],
  ['deprecate a version', /npm-deprecate/],
  ['git tag version bump', /npm-version/],
  ['clear the cache', /npm-cache/],
  ['lifecycle scripts', /using-npm\/scripts/],
  ['set registry for scope', /using-npm\/scope|using-npm\/registry|npmrc/],
  ['two factor authentication', /npm-profile/],
  ['semantic version ranges', /package-spec|package-json/],
];

const UDHR_QUESTIONS: readonly [question: string, page: string, number: RegExp][] = [
  ["droit à l'éducation", 'fr', /26/],
  ['Recht auf Bildung', 'de', /26/],
  ['право на образование', 'ru', /26/],
  ['教育を受ける権利', 'ja', /26/],
  ['受教育的权利', 'zh-Hans', /二十六/],
  ['교육을 받을 권리', 'ko', /26/],
  ['حق في التعليم', 'ar', /26/],
  ['זכות לחינוך', 'he', /כו/],
  ['สิทธิในการศึกษา', 'th', /26/],
];

describe('search in npm’s documentation', () => {
  for (const [question, page] of NPM_QUESTIONS) {
    it(`answers “${question}” within the first three results`, () => {
      const urls = search('npm', question, '&rows=3').response.docs.map(({ url }) => url[0] ?? '');
      assert.ok(
        urls.some((url) => page.test(url)),
        urls.join('\n'),
      );
    });
  }

  it('finds nothing without all words of a quoted phrase in their order', () => {
    const { numFound, response } = search('npm', '"public registry"', '&rows=100');
    assert.ok(numFound > 0);
    for (const { title, body } of response.docs) assert.match(`${title[0]} ${body[0]}`, /public\s+registry/i);
    assert.equal(search('npm', '"registry public nowhere"').numFound, 0);
  });

  it('finds stop words where a query has nothing else', () => {
    assert.ok(search('npm', 'how to').numFound > 0);
  });

  it('finds inflected forms, and words in other letter case', () => {
    const numbers = ['publish', 'published', 'PUBLISHING'].map((query) => search('npm', query).numFound);
    assert.equal(new Set(numbers).size, 1);
  });
});

describe('search in the declaration of human rights', () => {
  for (const [question, page, number] of UDHR_QUESTIONS) {
    it(`answers “${question}” with Article 26 of that language first`, () => {
      const [first] = search('udhr', question).response.docs;
      assert.equal(first?.url[0]?.split('#')[0], `/corpus/udhr/${page}`);
      assert.match(first?.title[0] ?? '', number);
      assert.deepEqual(first?.lang, [page]);
      assert.deepEqual(first?.dir, [['ar', 'he'].includes(page) ? 'rtl' : 'ltr']);
    });
  }

  it('takes a word with and without its accents for the same', () => {
    assert.equal(search('udhr', 'éducation').numFound, search('udhr', 'education').numFound);
  });

  it('finds a language’s sections by its name', () => {
    assert.deepEqual(search('udhr', 'Deutsch Artikel 26').response.docs[0]?.lang, ['de']);
  });
});
