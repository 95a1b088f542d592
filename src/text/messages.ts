/**
 * Every word that a visitor reads or hears, by name. `{name}` stands for a
 * value; a message that counts has one form for each plural category that the
 * language tells apart, chosen by `count`.
 */
export type PluralForms = { readonly [category in Intl.LDMLPluralRule]?: string } & {
  readonly other: string;
};

export type Message = string | PluralForms;

/** Values of a message: numbers are written in the language's way, texts stand isolated from its direction. */
export type MessageValues = Readonly<Record<string, string | number>>;

export type MessageName =
  | 'label'
  | 'placeholder'
  | 'submit'
  | 'clear'
  | 'close'
  | 'suggestions'
  | 'suggestionCount'
  | 'fill'
  | 'recent'
  | 'recentCount'
  | 'remove'
  | 'clearRecent'
  | 'results'
  | 'searching'
  | 'resultCount'
  | 'resultRange'
  | 'resultRangeAtLeast'
  | 'resultPage'
  | 'empty'
  | 'emptyHelp'
  | 'pastEnd'
  | 'pastEndHelp'
  | 'partial'
  | 'earlierResults'
  | 'didYouMean'
  | 'showingInstead'
  | 'searchInstead'
  | 'pages'
  | 'page'
  | 'previous'
  | 'next'
  | 'retry'
  | 'failedNetwork'
  | 'failedOffline'
  | 'failedTimeout'
  | 'failedSetup'
  | 'failedKey'
  | 'failedOrganization'
  | 'failedLimit'
  | 'failedService'
  | 'failedAnswer'
  | 'failedPage';

export type Messages = Readonly<Record<MessageName, Message>>;

/** Some of them: of English what the script has at hand, and what has come with code that is loaded on demand. */
export type SomeMessages = { [name in MessageName]?: Message };

interface Numbers {
  /**
   * How a language writes numbers, for `Intl.NumberFormat` makes a browser load data for 20 ms: two letters of the language,
   * whose numbers below 1,000 are plain digits; the mark between thousands; the regions and scripts that write them as
   * the language without any does. Default: `Intl` is asked.
   */
  readonly numbers?: string;
}

/** All the words of a language. */
export type Words = Messages & Numbers;
export type SomeWords = SomeMessages & Numbers;

/** What an integrator may give in place of a message: the same shapes, or a function of its values. */
export type MessageOverrides = Readonly<
  Partial<Record<MessageName, Message | ((values: MessageValues) => string | number | null | undefined)>>
>;
