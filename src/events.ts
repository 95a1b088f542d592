/** The public events: one class each, bubbling and composed. None ever holds the API key. */
import type { SearchResult } from './model/types.js';

class SiteSearchEvent extends Event {
  constructor(name: string, cancelable = false) {
    super(`site-search-${name}`, { bubbles: true, composed: true, cancelable });
  }
}

/** Before what is submitted or picked in the box is searched for. Cancel it to search in your own way. */
export class SiteSearchSubmitEvent extends SiteSearchEvent {
  constructor(
    /** What will be searched for. */
    readonly query: string,
  ) {
    super('submit', true);
  }
}

/** Before the visitor follows a result. Cancel it to keep the browser from following the link. */
export class SiteSearchSelectEvent extends SiteSearchEvent {
  constructor(
    readonly result: SearchResult,
    /** From 1 over the whole list of results. */
    readonly position: number,
    readonly query: string,
    /** The service's id of the answer that held the result; `''` where it sent none. */
    readonly trackId: string,
  ) {
    super('select', true);
  }
}

/** After an answer has come; it is drawn right after. Not for one that finds nothing and is corrected unasked. */
export class SiteSearchLoadEvent extends SiteSearchEvent {
  constructor(
    readonly query: string,
    /** From 1. */
    readonly page: number,
    readonly numFound: number,
    readonly trackId: string,
    /** Milliseconds from the request to the answer. */
    readonly durationMs: number,
  ) {
    super('load');
  }
}

/** After a search has failed. */
export class SiteSearchErrorEvent extends SiteSearchEvent {
  constructor(
    /** One of the client's error classes, whose `name` tells them apart; what a client of the page's own rejects with. */
    readonly error: Error,
  ) {
    super('error');
  }
}

declare global {
  interface GlobalEventHandlersEventMap {
    'site-search-submit': SiteSearchSubmitEvent;
    'site-search-select': SiteSearchSelectEvent;
    'site-search-load': SiteSearchLoadEvent;
    'site-search-error': SiteSearchErrorEvent;
  }
}
