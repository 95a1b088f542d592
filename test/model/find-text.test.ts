import { expect } from '@open-wc/testing';
import fc from 'fast-check';
import { findText } from '../../src/model/find-text.js';

describe('findText', () => {
  it('finds what is there, as indexOf does', () => {
    fc.assert(
      fc.property(fc.string(), fc.string({ maxLength: 3 }), fc.string(), (before, wanted, after) => {
        const text = before + wanted + after;
        expect(findText(text, wanted)).to.equal(text.indexOf(wanted));
      }),
    );
    const long = 'solar fence '.repeat(20);
    expect(findText(`${long}. ${long}!`, `${long}!`)).to.equal(long.length + 2);
    expect(findText(long, `${long}!`)).to.equal(-1);
  });

  it('finds what stands among thousands of repetitions', () => {
    const rest = 'lorem ipsum dolor '.repeat(30_000);
    const text = `${rest}needle here ${rest}`;
    const at = text.indexOf('needle');
    for (const [before, after] of [
      [200, 600],
      [0, 600],
      [350, 0],
    ])
      expect(findText(text, text.slice(at - before, at + 6 + after))).to.equal(at - before);
    expect(findText(text, `${'lorem ipsum dolor '.repeat(20)}noodle`)).to.equal(-1);
  });

  it('gives up on a text of one repetition', () => {
    let looked = 0;
    const text = 'a'.repeat(100_000);
    const watched = {
      indexOf: (...of: [string, number?]) => (looked++, text.indexOf(...of)),
      startsWith: () => false,
    };
    expect(findText(watched as unknown as string, 'a'.repeat(500) + 'b')).to.equal(-1);
    expect(looked).to.be.within(2, 25_000);
  });
});
