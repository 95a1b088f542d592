import { expect } from '@open-wc/testing';
import fc from 'fast-check';
import { readQueries, withoutQuery, withQuery } from '../../src/model/recent-queries.js';

describe('recent queries', () => {
  it('have the newest first, and none twice, whatever its case and spaces', () => {
    expect(withQuery(['wind', 'Solar  Roof'], 'solar roof')).to.deep.equal(['solar roof', 'wind']);
    expect(withoutQuery(['wind', 'solar'], 'WIND')).to.deep.equal(['solar']);
  });

  for (const [text, queries] of [
    [null, []],
    ['', []],
    ['{', []],
    ['null', []],
    ['{"0":"solar","length":1}', []],
    ['"solar"', []],
    ['["solar",null,7,{},["x"]," ","wind"]', ['solar', 'wind']],
    ['["solar","SOLAR"," solar "]', ['solar']],
    ['["a\\u0000b\\nc"]', ['ab c']],
    ['["\\ud800"]', []],
    ['["<img src=x onerror=alert(1)>"]', ['<img src=x onerror=alert(1)>']],
  ] as const)
    it(`are read from ${String(text)}`, () => {
      expect(readQueries(text)).to.deep.equal(queries);
    });

  it('are bounded, in number and in length', () => {
    expect(readQueries(JSON.stringify(Array.from({ length: 5000 }, (_, n) => `q${n}`)))).to.have.length(100);
    expect(readQueries(JSON.stringify(['x'.repeat(100_000)]))[0]).to.have.length(512);
    expect(readQueries(`["${'x'.repeat(1_000_000)}"]`)).to.be.empty;
  });

  it('never throw', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        for (const query of readQueries(text)) if (!query.trim()) throw new Error('a blank query');
      }),
    );
  });
});
