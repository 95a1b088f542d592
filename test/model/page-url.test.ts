import { expect } from '@open-wc/testing';
import { readParameter, writeParameter } from '../../src/model/page-url.js';

describe('readParameter', () => {
  for (const [parameters, value] of [
    ['q=solar', 'solar'],
    ['a=1&q=solar&b=2', 'solar'],
    ['q=x&q=y', 'x'],
    ['q=', ''],
    ['q', ''],
    ['', ''],
    ['qq=solar', ''],
    ['a=q=solar', ''],
    ['q=a=b', 'a=b'],
    ['q=a+b', 'a b'],
    ['q=a%2Bb', 'a+b'],
    ['q=100%', '100%'],
    ['q=100%25', '100%'],
    ['q=%E4%BD%A0%E5%A5%BD', '你好'],
    ['q=%E0%A4%A', '%E0%A4%A'],
    ['q=%zz%41', '%zzA'],
    ['q=caf%E9+m%FCsli', 'caf\u00e9 m\u00fcsli'],
    ['%71=solar', 'solar'],
    ['%=1&q=x', 'x'],
  ] as const)
    it(`N04 reads ${JSON.stringify(value)} from ${JSON.stringify(parameters)}`, () => {
      expect(readParameter(parameters, 'q')).to.equal(value);
    });
});

describe('writeParameter', () => {
  for (const [before, value, after] of [
    ['', 'solar', 'q=solar'],
    ['q=old', 'new', 'q=new'],
    ['a=1&q=old&b=2', 'new', 'a=1&b=2&q=new'],
    ['q=x&q=y', 'z', 'q=z'],
    ['%71=old', 'new', 'q=new'],
    ['a=1&q=old', '', 'a=1'],
    ['q=old', '', ''],
    ['a=1&&b', 'x', 'a=1&b&q=x'],
  ] as const)
    it(`makes ${JSON.stringify(before)} with ${JSON.stringify(value)} into ${JSON.stringify(after)}`, () => {
      expect(writeParameter(before, 'q', value)).to.equal(after);
    });

  it('N06 spells the parameters of others as they were', () => {
    expect(writeParameter("x=a%20b+c&y=%zz&z='()", 'q', 'v')).to.equal("x=a%20b+c&y=%zz&z='()&q=v");
  });

  for (const value of ['C++ & 100% #1 "a/b\\c" ?x=y', 'a=b;c', '你好', '👩‍🚀', ' x ', "don't", '+'])
    it(`S03 reads back what it wrote: ${value}`, () => {
      const written = writeParameter('a=1', 'q & name', value);
      expect(readParameter(written, 'q & name')).to.equal(value);
      expect(new URLSearchParams(written).get('q & name')).to.equal(value);
    });
});
