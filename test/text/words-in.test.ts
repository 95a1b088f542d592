import { expect } from '@open-wc/testing';
import { en } from '../../src/text/en.js';
import { wordsIn } from '../../src/text/languages.js';

const never = () => {
  throw new Error('nothing was to be loaded');
};

/** The words of a language once they are there. */
async function loaded(tag: string) {
  await new Promise<void>((resolve) => {
    if (wordsIn(tag, resolve)) resolve();
  });
  return wordsIn(tag, never);
}

describe('wordsIn', () => {
  for (const tag of ['en', 'en-GB', 'sr', 'xx_YY', '', '-', 'constructor'])
    it(`is English for "${tag}", and loads nothing`, () => {
      expect(wordsIn(tag, never)).to.equal(en);
    });

  for (const [tag, next] of [
    ['de', 'Weiter'],
    ['de-AT', 'Weiter'],
    ['DE', 'Weiter'],
    ['pt-BR', 'Próxima'],
    ['iw', 'הבא'],
    ['zh', '下一页'],
    ['zh-CN', '下一页'],
    ['zh-Hant', '下一頁'],
    ['zh-TW', '下一頁'],
    ['zh-HK', '下一頁'],
  ] as const)
    it(`has the words for "${tag}"`, async () => {
      expect((await loaded(tag))?.next).to.equal(next);
    });

  it('has none until the words have come, and tells everyone who asked', async () => {
    let told = 0;
    await new Promise<void>((resolve) => {
      const onLoad = () => ++told === 2 && resolve();
      expect(wordsIn('uk', onLoad)).to.equal(undefined);
      expect(wordsIn('uk-UA', onLoad)).to.equal(undefined);
    });
    expect(wordsIn('uk', never)?.retry).to.not.equal(en.retry);
  });
});
