/**
 * What a session holds: the settings that its pieces read, the last request of
 * the visitor, and what has come of it. Snapshots are frozen; a change is
 * always a new object, so pieces compare by identity.
 */
import type { FailureReason } from '../model/failure.js';
import type { ContentMode, ResultPage, SearchClient } from '../model/types.js';

/**
 * Who or what asked; decides where focus goes and what the page's URL keeps. Nobody did `again`: a correction is searched,
 * settings have changed, an element or a connection is back.
 */
export type RequestCause =
  'submit' | 'pick' | 'instant' | 'page' | 'spelling' | 'original' | 'retry' | 'url' | 'program' | 'again';

export interface SearchRequest {
  /** As `normalizeQuery` leaves it; never empty. */
  readonly query: string;
  /** From 1. */
  readonly page: number;
  /** Index of the first result to ask for, from 0. */
  readonly start: number;
  /** Results to ask for. */
  readonly rows: number;
  readonly cause: RequestCause;
  /** The cause that the query was first asked for with: other pages of it keep it, and so does what is asked once more. */
  readonly origin: RequestCause;
  /** The query that the visitor typed, where its correction is searched in its place. */
  readonly corrects?: string | undefined;
}

interface Asked {
  readonly request: SearchRequest;
  /** A better spelling of the request's query that is worth a click. */
  readonly offer?: string | undefined;
}

/**
 * - `idle`: nothing is searched for.
 * - `loading`: waiting for the answer to `request`; `page` is the last good answer, to be shown as such.
 * - `ready`: `page` answers `request`.
 * - `failed`: `request` could not be answered, for `error`; `reason` is what that means for a visitor, `page` as in `loading`.
 */
export type SearchState =
  | {
      readonly status: 'idle';
      readonly request?: undefined;
      readonly page?: undefined;
      readonly offer?: undefined;
    }
  | ({ readonly status: 'loading'; readonly page?: ResultPage | undefined } & Asked)
  | ({ readonly status: 'ready'; readonly page: ResultPage } & Asked)
  | ({
      readonly status: 'failed';
      readonly error: Error;
      readonly reason: FailureReason;
      readonly page?: ResultPage | undefined;
    } & Asked);

/** The settings of an owner, by the names of its properties; the address and the key of the service are not among them. */
export interface SessionSettings {
  /** `undefined` until the owner's settings are complete. */
  readonly client?: (SearchClient & { forget?(): void }) | undefined;
  /** Results a page. */
  readonly rows: number;
  /** Characters before suggestions are asked for. */
  readonly minLength: number;
  /** Milliseconds without a key before suggestions are asked for. */
  readonly suggestDelay: number;
  readonly suggestions: 'on' | 'off';
  readonly spelling: 'offer' | 'auto' | 'off';
  readonly content: ContentMode;
  readonly instant: boolean;
  /** How many recent searches an empty box offers; 0 for none, and none are kept. */
  readonly recent: number;
  /** Level of the headings of results, 1 to 6. */
  readonly headingLevel: number;
  /** Which attributes of a document hold what a result shows. */
  readonly titleField: string;
  readonly urlField: string;
  readonly bodyField: string;
  /** Words that replace the widget's own, by name. */
  readonly messages?: object;
  /** Finds the owner's `<template data-result>`, where it has one now. */
  readonly template?: (() => HTMLTemplateElement | null) | undefined;
  /** The address of a search in the page's own URL, where searches have one. */
  readonly addressOf?: ((query: string, page: number) => string) | undefined;
  /** Goes to the page that shows results, where this one does not. */
  readonly leaveFor?: ((query: string) => void) | undefined;
}

/** Every setting that has a default. */
export const DEFAULT_SETTINGS: SessionSettings = {
  rows: 10,
  minLength: 2,
  suggestDelay: 150,
  suggestions: 'on',
  spelling: 'offer',
  content: 'auto',
  instant: false,
  recent: 0,
  headingLevel: 3,
  titleField: 'title',
  urlField: 'url',
  bodyField: 'body',
};

export const IDLE: SearchState = { status: 'idle' };

/**
 * The page of results to show: the answer, or while another page of the same
 * query is awaited the last one. After a failure the last good answer stays,
 * whatever it answers: `isEarlier` tells.
 */
export function shownPage(state: SearchState): ResultPage | undefined {
  const isKept = state.status !== 'loading' || state.request.cause === 'instant' || !isEarlier(state);
  return isKept ? state.page : undefined;
}

/** The query of a request as the visitor typed it, also where its correction is searched in its place. */
export function typedQuery({ query, corrects }: SearchRequest): string {
  return corrects ?? query;
}

/** Whether the page at hand answers an earlier query than the one that is asked now. */
export function isEarlier(state: SearchState): boolean {
  return !!state.page && state.page.query !== state.request.query;
}
