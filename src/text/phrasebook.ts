/** The words of the widget in one language: messages filled with values, numbers and plurals by `Intl`. */
import { en } from './en.js';
import type { MessageName, MessageOverrides, MessageValues, SomeMessages } from './messages.js';

/** A piece of a sentence: words of the language, or a text of somebody else's in a direction of its own. */
export type PhrasePart = string | { readonly isolated: string };

export class Phrasebook {
  /** The best first; a `lang` that is no language tag leaves English alone. */
  readonly #locales: string[];
  #numbers: Intl.NumberFormat | undefined;

  constructor(
    lang: string,
    readonly overrides?: MessageOverrides,
    /** Until they have come, the words are English. */
    readonly words?: SomeMessages,
  ) {
    this.#locales = ['en'];
    try {
      this.#locales.unshift(...Intl.getCanonicalLocales(lang));
    } catch {
      // a `lang` of the page that no standard knows is no reason to show nothing
    }
  }

  /** The first use of `Intl` makes a browser load a lot of data, which small numbers in English, and its plurals, do without. */
  number(value: number): string {
    return value < 1000 && /^en/.test(this.#locales[0])
      ? String(value)
      : (this.#numbers ??= new Intl.NumberFormat(this.#locales)).format(value);
  }

  /** A message as pieces, so that the texts in it can be drawn in elements of their own. */
  parts(name: MessageName, values: MessageValues = {}): readonly PhrasePart[] {
    const { overrides } = this;
    const words: SomeMessages = this.words ?? en;
    const override = overrides && Object.hasOwn(overrides, name) && overrides[name];
    const message = override || words[name] || '';
    if (typeof message === 'function') return [message(values)];
    let form = message;
    if (typeof form !== 'string') {
      const count = Number(values['count']);
      // English words that stand in for those of another language count as English does
      const category =
        override || words !== en
          ? new Intl.PluralRules(this.#locales).select(count)
          : count === 1
            ? 'one'
            : 'other';
      form = form[category] ?? form.other;
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
