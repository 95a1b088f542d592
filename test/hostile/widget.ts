/** The whole widget with its own client, and ways to ask and to wait until it has settled. */
import type { SiteSearch } from '../../src/elements/site-search.js';
import '../../src/elements/site-search.js';
import { turn } from '../helpers/turn.js';
import { typeInto } from '../helpers/type-into.js';
import { SERVICE } from './fake-service.js';

/** What has not settled by then has hung. */
const PATIENCE_MS = 25_000;

const SETTINGS = {
  'base-url': SERVICE,
  'organization-id': 'acme',
  'api-key': 'k3y',
  'suggest-delay': '0',
  'url-state': 'off',
};

/** Made without markup, so that the strictest page lets it be made. */
export async function mountWidget(
  attributes: Readonly<Record<string, string>> = {},
  ...children: readonly Node[]
): Promise<SiteSearch> {
  const element = document.createElement('site-search');
  for (const [name, value] of Object.entries({ ...SETTINGS, ...attributes }))
    element.setAttribute(name, value);
  element.append(...children);
  document.body.append(element);
  await element.updateComplete;
  // a visitor turns to it: all its pieces are there
  element.dispatchEvent(new FocusEvent('focusin'));
  await until(() => !!element.shadowRoot!.querySelector('site-search-pagination'));
  await turn();
  return element;
}

const OUTCOMES = ['site-search-load', 'site-search-error'] as const;

/** Searches; resolves once the answer, or the failure, has come and been drawn. */
export async function search(element: SiteSearch, query: string): Promise<'ready' | 'failed'> {
  await new Promise<void>((resolve, reject) => {
    const ended = new AbortController();
    const timer = setTimeout(() => reject(new Error(`did not settle: ${query}`)), PATIENCE_MS);
    for (const name of OUTCOMES)
      element.addEventListener(
        name,
        () => {
          clearTimeout(timer);
          ended.abort();
          resolve();
        },
        { signal: ended.signal },
      );
    element.search(query);
  });
  for (let round = 0; round < 3; round++) await turn();
  const list = pieceOf(element, 'site-search-results');
  // many results come in stretches
  await until(() => list.querySelectorAll('li').length === element.results.length, PATIENCE_MS / 10);
  const { status } = element.state;
  if (status !== 'ready' && status !== 'failed') throw new Error(`neither ready nor failed: ${status}`);
  for (const piece of element.shadowRoot!.querySelectorAll('*'))
    if (piece.shadowRoot?.querySelector('[aria-busy=true]')) throw new Error(`busy: ${query}`);
  return status;
}

export function pieceOf<T extends keyof HTMLElementTagNameMap>(element: SiteSearch, tag: T): ShadowRoot {
  return element.shadowRoot!.querySelector(tag)!.shadowRoot!;
}

/** The texts of what a piece has for a selector, every character of them. */
export function textsIn(root: ParentNode, selector: string): string[] {
  return [...root.querySelectorAll(selector)].map(({ textContent }) => textContent);
}

/**
 * Types a text; resolves to the suggestions that are offered for it.
 *
 * @param isEnough What is to be waited for, a second at most: code that is loaded on demand, a page that is busy.
 */
export async function type(
  element: SiteSearch,
  text: string,
  isEnough: (shown: readonly string[]) => boolean = () => true,
): Promise<readonly string[]> {
  const root = pieceOf(element, 'site-search-box');
  typeInto(root.querySelector('input')!, text);
  // the wait before the request is a timer of none
  await new Promise((resolve) => setTimeout(resolve, 1));
  for (let round = 0; round < 4; round++) await turn();
  await until(() => isEnough(offered(element)));
  return offered(element);
}

/** Waits for what comes in its own time, looking again every 10 ms: by default for a second. */
export async function until(isSo: () => boolean, rounds = 100): Promise<void> {
  for (let round = 0; round < rounds && !isSo(); round++) {
    await turn();
    if (round > 9) await new Promise((resolve) => setTimeout(resolve, 10));
  }
}

export function offered(element: SiteSearch): readonly string[] {
  return textsIn(pieceOf(element, 'site-search-box'), '[role=option] > p');
}
