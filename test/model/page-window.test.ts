import { expect } from '@open-wc/testing';
import fc from 'fast-check';
import { pageCount, pageOf, pageWindow } from '../../src/model/page-window.js';

describe('pageWindow', () => {
  for (const [current, last, expected] of [
    [1, 1, '1'],
    [1, 3, '1 2 3'],
    [9, 3, '1 2 3'],
    [1, 7, '1 2 3 4 5 6 7'],
    [1, 10, '1 2 3 4 5 gap 10'],
    [4, 10, '1 2 3 4 5 gap 10'],
    [5, 10, '1 gap 4 5 6 gap 10'],
    [6, 10, '1 gap 5 6 7 gap 10'],
    [7, 10, '1 gap 6 7 8 9 10'],
    [10, 10, '1 gap 6 7 8 9 10'],
    [100_001, 100_000, '1 2 3 4 5 gap 100000'],
    [500_000_000, 1e9, '1 gap 499999999 500000000 500000001 gap 1000000000'],
    [1, 0, ''],
    [-4, 10, '1 2 3 4 5 gap 10'],
  ] as const) {
    it(`for page ${current} of ${last} is ${expected || 'empty'}`, () => {
      expect(pageWindow(current, last).join(' ')).to.equal(expected);
    });
  }

  it('holds first, current and last, in order, with gaps of two pages or more and of bounded length', () => {
    const last = fc.oneof(fc.integer({ min: 1, max: 30 }), fc.integer({ min: 1, max: 1e9 }));
    fc.assert(
      fc.property(last, fc.integer({ min: 1, max: 1e9 }), (pages, some) => {
        const current = ((some - 1) % pages) + 1;
        const row = pageWindow(current, pages);
        expect(row).to.have.length(Math.min(pages, 7));
        for (let page = Math.max(1, current - 1); page <= Math.min(pages, current + 1); page++) {
          expect(row).to.include(page);
        }
        expect([row[0], row.at(-1)]).to.deep.equal([1, pages]);
        row.forEach((item, index) => {
          const before = index ? row[index - 1] : 0;
          const after = row[index + 1];
          if (item === 'gap') expect(Number(after) - Number(before)).to.be.greaterThan(2);
          else if (before !== 'gap') expect(item).to.equal(before + 1);
        });
      }),
    );
  });

  it('ends for numbers beyond counting', () => {
    expect(pageWindow(1e300, 1e300).length).to.be.at.most(7);
    expect(pageWindow(3, Infinity).length).to.be.at.most(7);
  });
});

describe('pages', () => {
  it('are counted from the results found', () => {
    const counts = [
      [0, 10],
      [7, 10],
      [10, 10],
      [22, 10],
      [120, 50],
      [1e6, 10],
      [5, 0],
      [-1, 10],
    ] as const;
    expect(counts.map(([found, size]) => pageCount(found, size))).to.deep.equal([0, 1, 1, 3, 3, 1e5, 0, 0]);
  });

  it('are numbered from 1', () => {
    const starts = [
      [0, 10],
      [9, 10],
      [10, 10],
      [80, 10],
      [50, 50],
      [5, 0],
    ] as const;
    expect(starts.map(([start, size]) => pageOf(start, size))).to.deep.equal([1, 1, 2, 9, 2, 1]);
  });

  it('are at most the count for every result that was found', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1e6 }), fc.integer({ min: 1, max: 100 }), (found, size) => {
        expect(pageOf(found - 1, size)).to.equal(pageCount(found, size));
      }),
    );
  });
});
