import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { suggest } from './ask.js';

describe('suggest', () => {
  it('completes a beginning in several ways, largest weight first', () => {
    const { numFound, suggestions } = suggest('npm', 'instal');
    assert.ok(suggestions.length >= 3 && suggestions.length <= 10);
    assert.equal(numFound, suggestions.length);
    const weights = suggestions.map(({ weight }) => weight);
    assert.deepEqual(
      weights,
      weights.toSorted((a, b) => b - a),
    );
    for (const { term, weight } of suggestions) {
      assert.match(term, /^instal/i);
      assert.ok(Number.isInteger(weight) && weight > 0);
    }
    assert.equal(suggestions[0]?.term, 'install');
  });

  it('offers no term twice, none that is blank, and none cut inside a sentence', () => {
    for (const letter of 'abcdefghijklmnopqrstuvwxyz') {
      const terms = suggest('npm', letter).suggestions.map(({ term }) => term.toLowerCase());
      assert.equal(new Set(terms).size, terms.length);
      for (const term of terms) assert.match(term, /^\S.*\S$/su);
      for (const term of terms) assert.doesNotMatch(term, /\s(?:the|a|to|of|is|and)$/);
    }
  });

  it('completes titles of several words', () => {
    assert.ok(suggest('npm', 'npm pub').suggestions.some(({ term }) => term === 'npm publish'));
  });

  it('answers under the query as it was sent, blanks and letter case included', () => {
    assert.ok(suggest('npm', ' Pub').numFound > 0);
    assert.ok(suggest('npm', 'npm ').suggestions.every(({ term }) => term.toLowerCase().startsWith('npm ')));
  });

  it('answers with none where nothing begins like that', () => {
    assert.deepEqual(suggest('npm', 'xyzzyq'), { numFound: 0, suggestions: [] });
    assert.deepEqual(suggest('npm', '!!'), { numFound: 0, suggestions: [] });
  });

  it('completes in other scripts', () => {
    for (const beginning of ['право', 'الإع', '교육', '教育']) {
      assert.ok(suggest('udhr', beginning).numFound > 0, beginning);
    }
  });
});
