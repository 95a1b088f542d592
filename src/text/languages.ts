/**
 * The words of the widget in the languages that it knows. English is at hand;
 * each other language is a file of its own, loaded when a page is in it. Until
 * it is there, and where it does not come, the words are English.
 */
import { en } from './en.js';
import type { Messages } from './messages.js';

const CODES = 'ar cs da de es fi fr he hi it ja ko nl pl pt ru sv tr uk zh zh-hant'.split(' ');

const loaded = new Map<string | undefined, Messages>();

/**
 * The words for a language tag (BCP 47): those of its language and script, else English.
 *
 * @param onLoad called where the words had to be fetched, when they have come
 */
export function wordsIn(tag: string, onLoad: () => void): Messages {
  const code = codeOf(tag);
  const words = loaded.get(code);
  if (code && !words)
    (import(`./languages/${code}.ts`) as Promise<{ words: Messages }>).then(
      (language) => {
        loaded.set(code, language.words);
        onLoad();
      },
      () => undefined,
    );
  return words ?? en;
}

function codeOf(tag: string): string | undefined {
  try {
    const { language, script } = new Intl.Locale(tag).maximize();
    return [`${language}-${script}`.toLowerCase(), language].find((code) => CODES.includes(code));
  } catch {
    return undefined;
  }
}
