import { waitUntil } from '@open-wc/testing';
import type { SiteSearch } from '../../src/elements/site-search.js';
import { suggestionsOf } from './answers.js';
import type { DeferredClient } from './deferred-client.js';
import { byRole } from './query.js';
import { typeInto } from './type-into.js';

/** Types a text into the box, and has these terms suggested for it: the list is open. */
export async function openList(
  element: SiteSearch,
  client: DeferredClient,
  text: string,
  ...terms: readonly string[]
): Promise<{ readonly input: HTMLInputElement; readonly list: HTMLElement }> {
  const input = byRole(element, 'combobox');
  typeInto(input, text);
  await waitUntil(() => client.suggests.length, 'nothing was asked for');
  client.lastSuggest.answer(suggestionsOf(...terms));
  const list = byRole(element, 'listbox');
  await waitUntil(() => list.closest(':popover-open'), 'the list has not opened');
  return { input, list };
}
