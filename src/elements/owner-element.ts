/**
 * What `<site-search>` and `<site-search-session>` have in common: the settings
 * of a search, as attributes and properties, and the session they are for. All
 * settings are live; several set together are taken together.
 */
import { UrlSync } from '../controllers/url-sync.js';
import type { MessageOverrides } from '../text/messages.js';
import type { SearchSession } from '../session/search-session.js';
import { findTemplate } from './find-template.js';
import { LitElement, type PropertyDeclarations, type PropertyValues } from 'lit';
import { sessions } from '../session/session-registry.js';
import type { ContentMode, SearchClient, SearchResult } from '../model/types.js';
import { SessionOwner } from '../controllers/session-owner.js';
import {
  DEFAULT_SETTINGS,
  shownPage,
  type SearchState,
  type SessionSettings,
} from '../session/session-state.js';

/** The settings and their defaults; the properties are made of them. */
const DEFAULTS = {
  ...DEFAULT_SETTINGS,
  baseUrl: '',
  organizationId: '',
  apiKey: '',
  session: '',
  timeout: 10_000,
  urlState: '',
  queryParam: 'q',
  pageParam: 'page',
  resultsUrl: '',
  layout: 'inline',
  hotkey: '',
};

/** Settings that are one of a few words, in capitals or not, as such attributes of HTML are. */
const KEYWORDS = /suggestions|spelling|content|urlState|layout/;

/**
 * What a setting says, be it an attribute or a property: frameworks set both as text, and what they take back to
 * `undefined`. One that is empty, gone, or no number where one is meant counts as the default.
 */
const read =
  (name: string, fallback: unknown) =>
  (value: unknown): unknown =>
    typeof fallback === 'boolean'
      ? value !== fallback && !/^(null|undefined|off|false)$/i.test(value as string)
      : typeof fallback === 'number'
        ? value?.toString() && Number(value) >= 0
          ? Number(value)
          : fallback
        : (KEYWORDS.test(name) && value?.toString().toLowerCase()) || value || fallback;

export abstract class OwnerElement extends LitElement {
  static override properties: PropertyDeclarations = {
    ...Object.fromEntries(
      Object.entries(DEFAULTS).map(([name, value]) => [
        name,
        { attribute: name.replace(/[A-Z]/g, '-$&').toLowerCase(), converter: read(name, value) },
      ]),
    ),
    messages: { attribute: false },
    client: { attribute: false },
    language: { attribute: 'lang' },
  };

  /** The service's base address: absolute, or relative to the page where it starts with `/` or `.`. Required, but with a `client`. */
  declare baseUrl: string;
  /** Required, but with a `client`. */
  declare organizationId: string;
  /** Required, but with a `client`. */
  declare apiKey: string;
  /** The name under which pieces elsewhere find this session. Default: none; of `<site-search-session>` `default`. */
  declare session: string;
  /** Results a page. Default 10. */
  declare rows: number;
  /** Characters before suggestions are asked for. Default 2. */
  declare minLength: number;
  /** Milliseconds without a key before suggestions are asked for. Default 150. */
  declare suggestDelay: number;
  /** Default `on`. */
  declare suggestions: 'on' | 'off';
  /**
   * - `offer` (default): "Did you mean …?"
   * - `auto`: a query without results is searched as corrected, with a way back
   * - `off`: spelling is never asked for
   */
  declare spelling: 'offer' | 'auto' | 'off';
  /** How strings of the service are read. Default `auto`: a body that holds elements of HTML is HTML, all else is text. */
  declare content: ContentMode;
  /** Where the page's URL keeps the search. Default `''`: `off` in the dialog layout, else `query`. */
  declare urlState: 'query' | 'hash' | 'off' | '';
  /** Default `q`. */
  declare queryParam: string;
  /** Default `page`. */
  declare pageParam: string;
  /** The page that shows results: a submit goes there instead of showing them here. Default `''`: none. */
  declare resultsUrl: string;
  /**
   * Of `<site-search>`:
   * - `inline` (default): all of it stands where the element stands
   * - `popover`: the results lie over the page, under the box
   * - `dialog`: a button opens it all in a dialog
   */
  declare layout: 'inline' | 'popover' | 'dialog';
  /** Of `<site-search>`: keys of the page that lead to the box, parted by spaces: `mod+k`, `/`. Default `''`: none. */
  declare hotkey: string;
  /** Search while typing, not only on submit. Default false. */
  declare instant: boolean;
  /** How many recent searches an empty box offers, 100 at most. Default 0: none are offered, and none kept. */
  declare recent: number;
  /** Level of the headings of results, 1 to 6; an unseen heading one level above stands before them. Default 3. */
  declare headingLevel: number;
  /** Milliseconds for one request of the widget's own client. Default 10000. */
  declare timeout: number;
  /** The attribute of a document that holds its title. Default `title`. */
  declare titleField: string;
  /** Default `url`. */
  declare urlField: string;
  /** Default `body`. */
  declare bodyField: string;
  /** Words that take the place of the widget's own, by name. */
  declare messages: MessageOverrides | undefined;
  /** Any object with the three operations, in place of the widget's own client. */
  declare client: SearchClient | undefined;

  /** @internal The element's own `lang`, heard of; the words go by the closest one. */
  declare language: string | null;

  readonly #owner = new SessionOwner(this);
  readonly #url = new UrlSync(this, this.#owner.session);
  #unpublish: (() => void) | undefined;

  constructor() {
    super();
    Object.assign(this, DEFAULTS);
  }

  /** What the search is doing; a new frozen object after each change. */
  get state(): SearchState {
    return this.ownSession.state;
  }

  /** The results on show. */
  get results(): readonly SearchResult[] {
    return shownPage(this.state)?.results ?? [];
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.#publish();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#publish();
  }

  /** Searches as if the visitor had; `page` counts from 1. A blank query clears. */
  search(query: string | number | null | undefined, { page = 1 }: { page?: number } = {}): void {
    this.ownSession.search(String(query ?? ''), { page });
  }

  /** Forgets the query and its results. */
  clear(): void {
    this.ownSession.clear();
  }

  /** Asks the present query again. */
  retry(): void {
    // nobody has asked with a control of ours: focus stays
    this.ownSession.retry('again');
  }

  /** The session that the element owns; pieces in its own tree get it as a property. */
  protected get ownSession(): SearchSession {
    return this.#owner.session;
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('session')) this.#publish();
    // nothing changed but the state of the session
    if (this.hasUpdated && !changed.size) return;
    const { messages, client } = this;
    const settings: Record<string, unknown> = { messages, client };
    Object.entries(DEFAULTS).forEach(
      ([name, value]) =>
        (settings[name] = (this as Record<string, unknown>)[name] =
          read(name, value)(this[name as keyof this])),
    );
    // first, since it says whether searches have addresses
    this.#url.configure();
    this.#owner.configure(this, {
      ...(settings as unknown as SessionSettings),
      rows: Math.ceil(this.rows || DEFAULTS.rows),
      template: () => findTemplate(this),
      addressOf: this.#url.addressOf,
      leaveFor: this.#url.leaveFor,
    });
  }

  #publish(): void {
    this.#unpublish?.();
    if (this.session && this.isConnected) this.#unpublish = sessions.publish(this.session, this.ownSession);
  }
}
