import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { demoData } from '../../demo/service/index.js';
import { editDistance } from '../../demo/service/spell/edit-distance.js';
import { correctionsOf, spell } from './ask.js';

/** A small seeded generator (mulberry32), so that a failing run can be run again. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

function mistype(word: string, random: () => number): string {
  const place = 1 + Math.floor(random() * (word.length - 1));
  const letter = String.fromCharCode(97 + Math.floor(random() * 26));
  const before = word.slice(0, place);
  const kinds = [
    () => before + letter + word.slice(place),
    () => before + word.slice(place + 1),
    () => before + letter + word.slice(place + 1),
    () => word.slice(0, place - 1) + word.charAt(place) + word.charAt(place - 1) + word.slice(place + 1),
  ];
  return (kinds[Math.floor(random() * kinds.length)] ?? String)();
}

/** Words a visitor is likely to type: more than once in the corpus, of five letters or more. */
function commonWords(): string[] {
  const counts = new Map<string, number>();
  for (const { path, sections } of demoData().pages) {
    if (!path.startsWith('/corpus/npm/')) continue;
    for (const { prose } of sections) {
      for (const [word] of prose.toLowerCase().matchAll(/(?<![\p{L}\p{N}])[a-z]{5,}(?![\p{L}\p{N}])/gu)) {
        counts.set(word, (counts.get(word) ?? 0) + 1);
      }
    }
  }
  return [...counts].filter(([, count]) => count >= 10).map(([word]) => word);
}

describe('spell', () => {
  it('corrects the known examples', () => {
    assert.deepEqual(correctionsOf('npm', 'pakcage').slice(0, 2), ['package', 'packages']);
    assert.equal(correctionsOf('npm', 'publsih')[0], 'publish');
    assert.equal(correctionsOf('npm', 'registyr')[0], 'registry');
    assert.equal(correctionsOf('npm', 'serach')[0], 'search');
    assert.equal(correctionsOf('udhr', 'образвание')[0], 'образование');
  });

  it('answers a correct word with itself and an empty list', () => {
    assert.deepEqual(spell('npm', 'package'), ['package', { suggestion: [] }]);
    assert.deepEqual(spell('npm', 'PACKAGE'), ['PACKAGE', { suggestion: [] }]);
  });

  it('answers what cannot be corrected with an empty list', () => {
    for (const query of ['xyzzyqqv', '12345', '教育', '!!!']) {
      assert.deepEqual(spell('npm', query), [query, { suggestion: [] }]);
    }
  });

  it('answers one pair for each misspelt word of several, in their order', () => {
    const answer = spell('npm', 'npm pakcage install registyr');
    assert.deepEqual(
      answer.filter((entry) => typeof entry === 'string'),
      ['pakcage', 'registyr'],
    );
    assert.equal(answer.length, 4);
  });

  it('gives each word its frequency and five words at most', () => {
    const [, corrections] = spell('npm', 'fle');
    assert.ok(typeof corrections === 'object');
    assert.ok(corrections.suggestion.length > 0 && corrections.suggestion.length <= 5);
    for (const { word, freq } of corrections.suggestion) {
      assert.ok(Number.isInteger(freq) && freq > 0);
      assert.equal(editDistance([...'fle'], [...word], 1), 1, `${word}: one edit for short words`);
    }
  });

  it('puts the right word first for 85 % of one and two typos, among the first five for 95 %', (context) => {
    const random = randomFrom(20_260_101);
    const words = commonWords();
    const tally = { all: 0, first: 0, among: 0 };
    for (let round = 0; round < 3_000; round += 1) {
      const word = words[Math.floor(random() * words.length)] ?? '';
      const typed = round % 2 === 0 ? mistype(word, random) : mistype(mistype(word, random), random);
      const corrections = correctionsOf('npm', typed);
      // a typo that makes another word of the corpus is no misspelling that a dictionary can see
      if (typed === word || spell('npm', typed).length !== 2 || isWord(typed)) continue;
      tally.all += 1;
      if (corrections[0]?.toLowerCase() === word) tally.first += 1;
      if (corrections.some((correction) => correction.toLowerCase() === word)) tally.among += 1;
    }
    context.diagnostic(JSON.stringify(tally));
    assert.ok(tally.all > 2_000);
    assert.ok(tally.first / tally.all >= 0.85, JSON.stringify(tally));
    assert.ok(tally.among / tally.all >= 0.95, JSON.stringify(tally));
  });
});

let corpusWords: Set<string> | undefined;
function isWord(text: string): boolean {
  corpusWords ??= new Set(
    demoData()
      .pages.filter(({ path }) => path.startsWith('/corpus/npm/'))
      .flatMap(({ sections }) =>
        sections.flatMap(
          ({ title, body }) => `${title} ${body}`.toLowerCase().match(/[\p{L}\p{N}\p{M}]+/gu) ?? [],
        ),
      ),
  );
  return corpusWords.has(text);
}
