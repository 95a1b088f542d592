/**
 * The words of the widget in the languages that it knows. English is at hand;
 * each other language is a file of its own, loaded when a page is in it.
 */
import type { SomeWords } from './messages.js';
import { en } from './en.js';

const CODES = 'ar cs da de es fi fr he hi it ja ko nl pl pt ru sv tr uk zh zh-hant'.split(' ');

const loaded = new Map<string, SomeWords>();

/**
 * The words for a language tag (BCP 47): English for languages that are not known and for files that do not come.
 *
 * @param onLoad called where the words had to be fetched, when they have come, and before where they take long
 * @param inTime settles with what comes, or before where that takes long
 * @returns `undefined` while they are fetched
 */
export function wordsIn(
  tag: string,
  onLoad: () => void,
  inTime: (coming: Promise<boolean>) => Promise<boolean | undefined>,
): SomeWords | undefined {
  const code = codeOf(tag);
  if (!code) return en;
  const words = loaded.get(code);
  const take = (found: SomeWords): boolean => {
    loaded.set(code, found);
    onLoad();
    return true;
  };
  if (!words) {
    const coming = import(`./languages/${code}.ts`) as Promise<{ words: SomeWords }>;
    void inTime(coming.then((language) => take(language.words)))
      .catch(() => undefined)
      .then((hasCome) => hasCome || take(en));
  }
  return words;
}

function codeOf(tag: string): string | undefined {
  const [language, region = ''] = tag.toLowerCase().split('-');
  // Chinese has two scripts, by the place where none is named; Hebrew an old code. Browsers know, but load a lot of data for it
  const code = language === 'zh' && /hant|tw|hk|mo/.test(region) ? 'zh-hant' : language.replace('iw', 'he');
  return CODES.includes(code) ? code : undefined;
}
