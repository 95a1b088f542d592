/** Dates and numbers of documents, as people of a language write them. */

/** A value for people, and for the attribute of its element that machines read. */
export interface TypedValue {
  readonly text: string;
  readonly machine: string;
}

const ISO_DATE = /^(\d{4}-\d\d-\d\d)(?:[T ]([01]\d|2[0-3])(:[0-5]\d){1,2}(\.\d+)?(Z| ?[+-]\d\d(:?\d\d)?)?)?$/;
const MIDNIGHT = /T00:00(:00)?(\.0+)?(Z|[+-]00:00)$/;

/** Zeros at the front are those of a postal code or an article: no number has them. */
const NUMBER = /^-?(0|[1-9]\d*)(?:\.(\d+))?$/;
/** More digits than these are not kept by numbers. */
const MOST_DIGITS = 15;

/** The formats of one language, each made once and late: they are slow to make, and a page may have a thousand results. */
export class TypedValues {
  readonly #locales: string[];
  readonly #dates = new Map<boolean, Intl.DateTimeFormat>();
  readonly #numbers = new Map<number, Intl.NumberFormat>();
  #list: Intl.ListFormat | undefined;

  /** @param lang A language tag that `Intl` knows to be one; of a language that is not known the browser would take the visitor's own. */
  constructor(lang: string) {
    this.#locales = [lang, 'en'];
  }

  /**
   * A date as in ISO 8601, with or without a time; `undefined` for anything else, and for days that no calendar has. A
   * day alone, or its midnight in UTC as Solr sends it, is that day everywhere; other times are those of the visitor's
   * place.
   */
  date(value: string): TypedValue | undefined {
    const [, day] = ISO_DATE.exec(value) ?? [];
    if (!day) return undefined;
    const machine = value
      .replace(
        /(:.*?) ?([+-]\d\d):?(\d\d)?$/,
        (_, time, hours, minutes = '00') => `${time}${hours}:${minutes}`,
      )
      .replace(' ', 'T');
    const [date, midnight] = [new Date(machine), new Date(`${day}T00:00:00Z`)];
    if ([date, midnight].some((time) => Number.isNaN(Number(time)))) return undefined;
    // the 31st of February is another day to some browsers, and none to others
    if (!midnight.toISOString().startsWith(day)) return undefined;
    const isDay = value === day || MIDNIGHT.test(machine);
    const format = once(this.#dates, isDay, () => {
      const zone = isDay ? { timeZone: 'UTC' } : {};
      return new Intl.DateTimeFormat(this.#locales, { dateStyle: 'medium', ...zone });
    });
    return { text: format.format(date), machine };
  }

  /** A number with as many decimals as were sent; `undefined` for anything else, and for more digits than are kept. */
  number(value: string): TypedValue | undefined {
    const [, digits, decimals = ''] = NUMBER.exec(value) ?? [];
    if (!digits || (digits + decimals).length > MOST_DIGITS) return undefined;
    const places = decimals.length;
    const format = once(this.#numbers, places, () => {
      const fraction = { minimumFractionDigits: places, maximumFractionDigits: places };
      return new Intl.NumberFormat(this.#locales, fraction);
    });
    return { text: format.format(Number(value)), machine: value };
  }

  /** Joins so many texts as a sentence would: what stands between them, and each text by its number. */
  list(count: number): readonly (number | string)[] {
    this.#list ??= new Intl.ListFormat(this.#locales);
    const numbers = [...Array(count).keys()].map(String);
    return this.#list
      .formatToParts(numbers)
      .map(({ type, value }) => (type === 'element' ? Number(value) : value));
  }
}

function once<Key, Format>(made: Map<Key, Format>, key: Key, make: () => Format): Format {
  const format = made.get(key) ?? make();
  made.set(key, format);
  return format;
}
