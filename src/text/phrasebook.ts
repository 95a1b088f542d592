/** The words of the widget in one language: messages filled with values, numbers and plurals as `Intl` has them. */
import type { MessageName, MessageOverrides, MessageValues, SomeMessages, SomeWords } from './messages.js';
import { en } from './en.js';

/** A piece of a sentence: words of the language, or a text of somebody else's in a direction of its own. */
export type PhrasePart = string | { readonly isolated: string };

/** As in the files of the other languages (`Words`). */
const ENGLISH_NUMBERS = 'en,US GB AU CA NZ IE';

export class Phrasebook {
  /** The best first. */
  readonly #locales: readonly string[];

  constructor(
    /** A language tag that `Intl` knows to be one. */
    lang: string,
    readonly overrides?: MessageOverrides,
    /** Until they have come, the words are English. */
    readonly words?: SomeWords,
  ) {
    this.#locales = [lang, 'en'];
  }

  /** In the language's way, from its words where those tell. */
  number(value: number): string {
    const numbers = this.words?.numbers ?? ENGLISH_NUMBERS;
    const [tag] = this.#locales;
    const [language, region = '', more] = tag.split('-');
    const mark = numbers.charAt(2);
    return !more && numbers.startsWith(language) && (value < 1000 || (mark && numbers.includes(region)))
      ? String(value).replace(/\B(?=(\d{3})+$)/g, mark)
      : value.toLocaleString(this.#locales);
  }

  /** A message as pieces, so that the texts in it can be drawn in elements of their own. */
  parts(name: MessageName, values: MessageValues = {}): readonly PhrasePart[] {
    const { overrides } = this;
    const words: SomeMessages = this.words ?? en;
    const override = overrides && Object.hasOwn(overrides, name) && overrides[name];
    let form = override || words[name] || '';
    if (typeof form === 'function')
      try {
        return [String(form(values) ?? '')];
      } catch (error) {
        reportError(error);
        form = words[name] || '';
      }
    if (typeof form !== 'string') {
      const count = Number(values['count']);
      // English words that stand in for those of another language count as English does
      const category =
        override || words !== en
          ? new Intl.PluralRules(this.#locales).select(count)
          : count === 1
            ? 'one'
            : 'other';
      form = form[category] || form.other || '';
    }
    if (!form.includes('{')) return [form];
    return form.split(/\{(\w+)\}/).map((piece, index) => {
      if (index % 2 === 0) return piece;
      const value = values[piece] ?? '';
      return typeof value === 'number' ? this.number(value) : { isolated: value };
    });
  }

  /** A message as plain text, for attributes and live regions; texts of others between isolating characters. */
  text(name: MessageName, values?: MessageValues): string {
    return this.parts(name, values)
      .map((part) => (typeof part === 'string' ? part : `\u2068${part.isolated}\u2069`))
      .join('');
  }
}
