/** The part of the recent searches that the pieces of a session see: what an empty box offers. */

/** Draws a template; Lit's own, handed over by the caller, since the file that draws is loaded without it. */
export type DrawTemplate<T> = (strings: TemplateStringsArray, ...values: unknown[]) => T;

/** The words of the options, by name. */
export interface RecentWords {
  readonly text: (name: 'fill' | 'remove' | 'clearRecent') => string;
}

/**
 * What is drawn of them. `choose` is called where one is clicked, to search for it or only to put it into the box;
 * `remove` where the cross of one is clicked, or the last option.
 */
export type ShownOptions = readonly [
  options: readonly string[],
  active: number,
  words: RecentWords,
  choose: (term: string, isFill: boolean) => void,
  remove: (index: number) => void,
];

export interface RecentSearches {
  /**
   * What there is to choose: the searches, newest first, and after them `''` for the option that removes them
   * all. Empty where there are none. As it was when `read` was last called.
   */
  readonly options: readonly string[];
  /** How many searches are among the options. */
  readonly count: number;

  /** Keeps a search that another page answers; those that this one answers are kept by themselves. */
  keep(query: string): void;

  /** Looks at what is kept now: another tab may have searched, or removed. */
  read(): void;

  /**
   * Removes one search, or all of them by the index of the last option.
   *
   * @returns which option is active then where this one was: the next one, or the last search; -1 for none
   */
  remove(index: number, active: number): number;

  /**
   * Draws the options.
   *
   * @param root where they are drawn: what they look like is adopted there
   */
  draw<T>(html: DrawTemplate<T>, root: ShadowRoot | null, ...shown: ShownOptions): readonly T[];
}
