import { waitUntil } from '@open-wc/testing';
import type { SiteSearch } from '../../src/elements/site-search.js';
import { answerOf } from './answers.js';
import type { DeferredClient } from './deferred-client.js';
import { mountSearch } from './mount.js';
import { turn } from './turn.js';

/** A part of the layout itself, where it is drawn. */
export const part = (element: SiteSearch, name: string): HTMLElement | null =>
  element.shadowRoot!.querySelector(`[part="${name}"]`);

/** The widget in one of the layouts over the page, once that has come. */
export async function mountLayout(layout: string, attributes = '') {
  const { element, client } = await mountSearch(`layout="${layout}" spelling="off" ${attributes}`);
  const ready = layout === 'dialog' ? '[part=trigger]' : '[popover]';
  await waitUntil(() => element.shadowRoot!.querySelector(ready), 'the layout has not come');
  await turn();
  return { element, client };
}

/** Searches, and finds three results. */
export async function find(element: SiteSearch, client: DeferredClient, query = 'solar'): Promise<void> {
  element.search(query);
  await turn();
  client.lastSearch.answer(answerOf(3));
  await turn();
}

/** Whether the dialog is open, or the popover. */
export const isOpen = (element: SiteSearch): boolean => {
  const dialog = part(element, 'dialog') as HTMLDialogElement | null;
  return dialog ? dialog.open : !!element.shadowRoot!.querySelector(':popover-open');
};

/** The link of the first result. */
export const firstLink = (element: SiteSearch): HTMLAnchorElement =>
  element.shadowRoot!.querySelector('site-search-results')!.shadowRoot!.querySelector('a')!;
