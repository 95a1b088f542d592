import { expect } from '@open-wc/testing';
import { en } from '../../src/text/en.js';
import { wordsIn } from '../../src/text/languages.js';

const never = () => {
  throw new Error('nothing was to be loaded');
};

/** Waits for what is loaded. */
const patiently = (coming: Promise<boolean>) => coming;

const wordsNow = (tag: string) => wordsIn(tag, never, never);

/** The words of a language once they are there. */
async function loaded(tag: string) {
  await new Promise<void>((resolve) => {
    if (wordsIn(tag, resolve, patiently)) resolve();
  });
  return wordsNow(tag);
}

describe('wordsIn', () => {
  for (const tag of ['en', 'en-GB', 'sr', 'xx-YY', 'not'])
    it(`is English for "${tag}", and loads nothing`, () => {
      expect(wordsNow(tag)).to.equal(en);
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
    ['zh-MO', '下一頁'],
    ['zh-Hant-CN', '下一頁'],
    ['zh-Hans-TW', '下一页'],
    ['zh-SG', '下一页'],
  ] as const)
    it(`has the words for "${tag}"`, async () => {
      expect((await loaded(tag))?.next).to.equal(next);
    });

  it('has none until the words have come, and tells everyone who asked', async () => {
    let told = 0;
    await new Promise<void>((resolve) => {
      const onLoad = () => ++told === 2 && resolve();
      expect(wordsIn('uk', onLoad, patiently)).to.equal(undefined);
      expect(wordsIn('uk-UA', onLoad, patiently)).to.equal(undefined);
    });
    expect(wordsNow('uk')?.retry).to.not.equal(en.retry);
  });

  it('is English where the words take long, until they have come', async () => {
    const told: unknown[] = [];
    let arrived: Promise<boolean> | undefined;
    expect(
      wordsIn(
        'sv',
        () => told.push(wordsNow('sv')?.retry),
        (coming) => {
          arrived = coming;
          return Promise.resolve(undefined);
        },
      ),
    ).to.equal(undefined);
    await arrived;
    expect(told).to.deep.equal([en.retry, 'F\u00f6rs\u00f6k igen']);
  });

  it('is English where no words come', async () => {
    const ask = () =>
      new Promise<void>((resolve) => {
        wordsIn('fi', resolve, () => Promise.reject(new Error('gone')));
      });
    await Promise.all([ask(), ask()]);
    expect(wordsNow('fi')).to.equal(en);
  });
});
