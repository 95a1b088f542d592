import { expect } from '@open-wc/testing';
import { keepNewest, textIn } from '../../src/model/keep-newest.js';
import { documentOf } from '../helpers/answers.js';

function keep(sizes: readonly (number | undefined)[], most = 10): string[] {
  const map = new Map<string, { size?: number }>();
  sizes.forEach((size, index) => keepNewest(map, String(index), size === undefined ? {} : { size }, most));
  return [...map.keys()];
}

describe('keepNewest', () => {
  it('lets the oldest go beyond a number', () => {
    expect(keep([1, 1, 1, 1], 3)).to.deep.equal(['1', '2', '3']);
  });

  it('lets go of what holds too much text together with the newer ones', () => {
    expect(keep([400_000, 400_000, 400_000])).to.deep.equal(['1', '2']);
    expect(keep([400_000, 300_000, 300_000])).to.deep.equal(['0', '1', '2']);
  });

  it('keeps the newest and the one before it, whatever they hold', () => {
    expect(keep([5e6])).to.deep.equal(['0']);
    expect(keep([1, 5e6, 5e6])).to.deep.equal(['1', '2']);
    expect(keep([5e6, 5e6, 5e6])).to.deep.equal(['1', '2']);
  });

  it('lets go of all that is older than what has no room', () => {
    expect(keep([1, 5e6, 1, 1])).to.deep.equal(['2', '3']);
  });

  it('counts what is not known as nothing', () => {
    expect(keep([undefined, 999_999, undefined, undefined])).to.deep.equal(['0', '1', '2', '3']);
  });

  it('makes what is kept again the newest', () => {
    const map = new Map<string, { size?: number }>();
    for (const key of ['a', 'b', 'a', 'c']) keepNewest(map, key, {}, 2);
    expect([...map.keys()]).to.deep.equal(['a', 'c']);
  });
});

describe('textIn', () => {
  it('counts every value of every attribute', () => {
    const [one, other] = [documentOf('1', { title: 'abc', url: 'de', body: 'f' }), documentOf('2')];
    expect(textIn([one])).to.equal(6);
    expect(textIn([{ fields: { body: ['ab', 'cd'], none: undefined } }])).to.equal(4);
    expect(textIn([one, other])).to.equal(6 + textIn([other]));
    expect(textIn([])).to.equal(0);
  });
});
