/** The words of the widget in one language: messages filled with values, numbers and plurals by `Intl`. */
import { en } from './en.js';
import type { MessageName, MessageOverrides, MessageValues, SomeMessages } from './messages.js';

/** A piece of a sentence: words of the language, or a text of somebody else's in a direction of its own. */
export type PhrasePart = string | { readonly isolated: string };

export class Phrasebook {
  /** The best first; a `lang` that is no language tag leaves English alone. */
  readonly #locales: string[];

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

  number(value: number): string {
    return value.toLocaleString(this.#locales);
  }

  /** A message as pieces, so that the texts in it can be drawn in elements of their own. */
  parts(name: MessageName, values: MessageValues = {}): readonly PhrasePart[] {
    const { overrides } = this;
    const words: SomeMessages = this.words ?? en;
    const override = overrides && Object.hasOwn(overrides, name) && overrides[name];
    const message = override || words[name] || '';
    if (typeof message === 'function') return [message(values)];
    // English words that stand in for those of another language count as English does
    const rules = new Intl.PluralRules(override || words !== en ? this.#locales : 'en');
    const form =
      typeof message === 'string'
        ? message
        : (message[rules.select(Number(values['count']))] ?? message.other);
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
