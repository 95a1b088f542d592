/** The writing direction of a page. */
export type Direction = 'ltr' | 'rtl';

/** A page's section: what the service finds. */
export interface Section {
  /** Made of the page's address and the section's ordinal on it; unique over the organization. */
  readonly id: string;
  /** Root-relative, with the anchor of the section's heading. */
  readonly url: string;
  /** Title for a list of results. */
  readonly title: string;
  /** The section's own heading. */
  readonly heading: string;
  /** Title of the page it stands on. */
  readonly pageTitle: string;
  /** What the page says about itself under its title; `''` for none. Finds its sections too. */
  readonly pageSummary: string;
  /** Plain text, one line a block; never empty. */
  readonly body: string;
  /** `body` without listings: where readable phrases and words come from. */
  readonly prose: string;
  readonly lang: string;
  readonly dir: Direction;
  /** What else the organization's mapping sends, by name; not searched. */
  readonly attributes?: Readonly<Record<string, readonly string[]>>;
  /** Factor on the score, from 0 to 1. */
  readonly importance: number;
}

/** A page of a corpus, ready to be shown and searched. */
export interface Page {
  /** Root-relative address without anchor. */
  readonly path: string;
  readonly title: string;
  readonly lang: string;
  readonly dir: Direction;
  /** The inside of its `main`, with every anchor that the sections' urls name. Safe to serve. */
  readonly html: string;
  readonly sections: readonly Section[];
}
