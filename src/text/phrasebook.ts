/** The words of the widget in one language: messages filled with values, numbers and plurals by `Intl`. */
import { en } from './en.js';
import type { Message, MessageName, MessageOverrides, MessageValues } from './messages.js';

/** A piece of a sentence: words of the language, or a text of somebody else's in a direction of its own. */
export type PhrasePart = string | { readonly isolated: string };

const FIRST_STRONG_ISOLATE = '\u2068';
const POP_DIRECTIONAL_ISOLATE = '\u2069';

export class Phrasebook {
  /** Locales for `Intl`, the best first; a `lang` that is no language tag leaves English alone. */
  readonly #locales: readonly string[];
  #numbers?: Intl.NumberFormat;
  #plurals?: Intl.PluralRules;

  constructor(
    lang: string,
    readonly overrides: MessageOverrides = {},
  ) {
    this.#locales = locales(lang);
  }

  number(value: number): string {
    return (this.#numbers ??= new Intl.NumberFormat([...this.#locales])).format(value);
  }

  /** A message as pieces, so that the texts in it can be drawn in elements of their own. */
  parts(name: MessageName, values: MessageValues = {}): readonly PhrasePart[] {
    const message = this.#message(name);
    if (typeof message === 'function') return [message(values)];
    const form = typeof message === 'string' ? message : this.#form(message, values);
    return form.split(/\{(\w+)\}/).map((piece, index) => {
      if (index % 2 === 0) return piece;
      const value = Object.hasOwn(values, piece) ? values[piece] : '';
      return typeof value === 'number' ? this.number(value) : { isolated: value ?? '' };
    });
  }

  /** A message as plain text, for attributes and live regions. */
  text(name: MessageName, values?: MessageValues): string {
    return this.parts(name, values)
      .map((part) =>
        typeof part === 'string' ? part : FIRST_STRONG_ISOLATE + part.isolated + POP_DIRECTIONAL_ISOLATE,
      )
      .join('');
  }

  #message(name: MessageName): Message | ((values: MessageValues) => string) {
    return (Object.hasOwn(this.overrides, name) ? this.overrides[name] : undefined) ?? en[name];
  }

  #form(forms: Exclude<Message, string>, values: MessageValues): string {
    const count = values['count'];
    if (typeof count !== 'number') return forms.other;
    this.#plurals ??= new Intl.PluralRules([...this.#locales]);
    return forms[this.#plurals.select(count)] ?? forms.other;
  }
}

function locales(lang: string): readonly string[] {
  try {
    return [...Intl.getCanonicalLocales(lang.replace(/_/g, '-')), 'en'];
  } catch {
    // a `lang` of the page that no standard knows is no reason to show nothing
    return ['en'];
  }
}
