/** A page in a frame, with one of the built scripts and a service of its own: the end-to-end tests do without WebKit. */
import { waitUntil } from '@open-wc/testing';
import type { SiteSearch } from '../../src/elements/site-search.js';
import { isSeen } from '../helpers/is-seen.js';
import { allByRole, textOf } from '../helpers/query.js';

/** Waits for what a busy machine may take its time for. */
export const until = (isSo: () => unknown, otherwise: string): Promise<void> =>
  waitUntil(isSo, otherwise, { timeout: 8000 });

const SERVICE = 'https://search.test';

const documentAt = (position: number) => ({
  id: String(position),
  title: [`Titel ${position}`],
  url: [`https://site.test/${position}`],
  body: [`Solarstrom, Abschnitt ${position}.`],
});

/** What the service says of 25 documents, ten a page; nothing but a failure of a query that is "kaputt". */
function answer({ pathname, searchParams }: URL): object {
  const q = searchParams.get('q') ?? '';
  const start = Number(searchParams.get('start'));
  const docs = Array.from({ length: Math.min(10, 25 - start) }, (_, index) => documentAt(start + index + 1));
  const marked = docs.map(({ id, body: [text] }) => ({
    id,
    body: [text.replace('Solar', '<em>Solar</em>')],
  }));
  const kinds: Record<string, object> = {
    search: { numFound: 25, start, track_id: 't', response: { docs }, highlight_v2: marked },
    suggest: { suggest: { [q]: { numFound: 1, suggestions: [{ term: `${q}strom`, weight: 1 }] } } },
    spell: { spell: [] },
  };
  return { code: 200, message: 'success', ...kinds[pathname.split('/').at(-1)!] };
}

export interface BuiltPage {
  readonly element: SiteSearch;
  /** What it was asked, without the address of the service. */
  readonly asked: readonly string[];
  /** Puts text into the box, as a key does. */
  type(text: string): void;
  press(key: string): void;
  /** The texts of what has a role and is seen: where its middle is, a pointer hits it. */
  seen(role: string): string[];
  close(): void;
}

export async function openBuiltPage(
  script: { readonly src: string; readonly type?: string },
  layout: string,
): Promise<BuiltPage> {
  const frame = document.createElement('iframe');
  frame.style.cssText = 'position:fixed;inset:0;width:700px;height:600px;z-index:9';
  frame.src = new URL('./page.html', import.meta.url).href;
  const loaded = new Promise((resolve) => frame.addEventListener('load', resolve));
  document.body.append(frame);
  await loaded;
  const page = frame.contentDocument!;
  const view = frame.contentWindow as Window & typeof globalThis;
  const asked: string[] = [];
  view.fetch = (input) => {
    const url = new URL(input as string);
    asked.push(url.pathname.split('/').at(-1)! + url.search);
    const status = url.searchParams.get('q') === 'kaputt' ? 500 : 200;
    return Promise.resolve(new view.Response(JSON.stringify(answer(url)), { status }));
  };
  const element = page.createElement('site-search');
  element.setAttribute('layout', layout);
  element.setAttribute('base-url', SERVICE);
  element.setAttribute('organization-id', 'acme');
  element.setAttribute('api-key', 'k');
  element.setAttribute('suggest-delay', '0');
  page.querySelector('header')!.append(element);
  const code = Object.assign(page.createElement('script'), script);
  const hasRun = new Promise((resolve, reject) => {
    code.addEventListener('load', resolve);
    code.addEventListener('error', () => reject(new Error(`no ${script.src}: npm run build makes it`)));
  });
  page.head.append(code);
  await hasRun;
  const box = (): HTMLInputElement => allByRole(element.shadowRoot!, 'combobox')[0];
  if (layout === 'dialog') {
    await until(() => element.shadowRoot!.querySelector('dialog'), 'the dialog has not come');
    element.show();
  }
  await until(() => allByRole(element.shadowRoot!, 'combobox').length, 'the box has not come');
  return {
    element,
    asked,
    type(text) {
      box().focus();
      box().value = text;
      box().dispatchEvent(new view.InputEvent('input', { bubbles: true, composed: true }));
    },
    press(key) {
      box().dispatchEvent(
        new view.KeyboardEvent('keydown', { key, bubbles: true, composed: true, cancelable: true }),
      );
    },
    seen: (role) => allByRole(element.shadowRoot!, role).filter(isSeen).map(textOf),
    close: () => frame.remove(),
  };
}
