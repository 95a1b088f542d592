/**
 * Draws the results of a page by the integrator's own `<template data-result>`. A file of its own in the build, loaded
 * where there is such a template. There it shares no code with the script that loads it: it must not import Lit, nor
 * anything that has state.
 */
import { closestLanguage } from '../controllers/closest-language.js';
import { loadMarkupReader } from '../controllers/markup-reader.js';
import { inStretches } from '../controllers/stretches.js';
import { inTime } from '../controllers/in-time.js';
import { carefulReader } from '../model/careful-reader.js';
import { MANY_RESULTS } from '../model/join-page.js';
import { attributeOf, holdsMarkup, ResultFields } from '../model/result-fields.js';
import type { FieldNames, ResultPage, SearchResult } from '../model/types.js';
import type { SessionSettings } from '../session/session-state.js';
import { drawTemplate, isSheet } from '../templates/result-template.js';
import { TypedValues } from '../text/typed-values.js';

const SHOWING = '[data-text], [data-href], [data-src]';
const READING = ['data-text', 'data-each'];

/** Templates that have been told to be of no use. */
const refused = new WeakSet<Element>();
/** What ends the drawing that each list was asked for last. */
const drawings = new WeakMap<Element, AbortController>();
/** Those that wait for their linked style sheets. */
const wearing = new WeakSet<AbortController>();
/** What each list has in its shadow root of the template that drew it last: the style sheets, and what they say. */
const worn = new WeakMap<Element, readonly [text: string, sheets: readonly Element[]]>();

/**
 * An item of the list for each result; none for one of which the template shows nothing, and none at all where the
 * template is of no use, or another page is drawn meanwhile. Rejects never.
 *
 * @param list The element whose shadow root the items are for.
 * @param onSelect Makes the handler of clicks on a result's links.
 */
export async function drawItems(
  list: HTMLElement,
  template: HTMLTemplateElement,
  page: ResultPage,
  settings: SessionSettings,
  onSelect: (result: SearchResult) => (event: MouseEvent) => void,
): Promise<readonly (HTMLElement | undefined)[]> {
  drawings.get(list)?.abort();
  const drawing = new AbortController();
  drawings.set(list, drawing);
  try {
    const { content: mode, titleField: title, urlField: url, bodyField: body } = settings;
    const names: FieldNames = { title, url, body };
    const content = contentOf(template);
    if (!content.querySelector(SHOWING)) throw new Error('it shows nothing of a result');

    const read = attributesIn(content, names);
    const needsParser = page.results.some((result) =>
      read.some((name) => holdsMarkup(result, name, names, mode)),
    );
    const reader = carefulReader(mode, needsParser ? await loadMarkupReader() : undefined);

    const typed = new TypedValues(closestLanguage(list));
    const work = (function* (): Generator<void, (HTMLElement | undefined)[]> {
      const items = [];
      for (const result of page.results) {
        const context = { typed, base: list.baseURI, onSelect: onSelect(result) };
        items.push(
          itemOf(drawTemplate(content, new ResultFields(result, names, reader.ofDocument()), context)),
        );
        if (page.results.length > MANY_RESULTS) yield;
      }
      return items;
    })();
    const items = await inStretches(work, drawing.signal);
    wearing.add(drawing);
    await inTime(dress(list, content));
    wearing.delete(drawing);
    return drawing.signal.aborted ? [] : items;
  } catch (error) {
    if (drawing.signal.aborted) return [];
    if (!refused.has(template))
      console.warn('site-search: a <template data-result> is of no use, the usual look stands in:', error);
    refused.add(template);
    return [];
  }
}

/** Frameworks that make elements by calls of the DOM put the children of a template into itself. */
function contentOf(template: HTMLTemplateElement): DocumentFragment {
  const { content } = template;
  if (content.childElementCount) return content;
  const copy = document.createDocumentFragment();
  copy.append(...template.cloneNode(true).childNodes);
  return copy;
}

/** The attributes of documents whose text is read value by value; what the usual look shows has been read before. */
function attributesIn(content: DocumentFragment, names: FieldNames): readonly string[] {
  const shownAnyway = [names.title, names.url, names.body];
  const namesOf = (attribute: string): readonly string[] =>
    [...content.querySelectorAll(`[${attribute}]`)].map((element) =>
      attributeOf(element.getAttribute(attribute)?.trim() ?? '', names),
    );
  const [texts, each] = READING.map(namesOf);
  return [...new Set([...texts.filter((name) => !shownAnyway.includes(name)), ...each])];
}

const hasText = (node: Node): boolean =>
  [...node.childNodes].some((child) =>
    child instanceof Text ? child.data.trim() : !/^(style|script)$/i.test(child.nodeName) && hasText(child),
  );

function itemOf(drawn: DocumentFragment): HTMLElement | undefined {
  if (!hasText(drawn) && !drawn.querySelector('[src], [srcset]')) return undefined;
  const item = document.createElement('li');
  item.setAttribute('part', 'result-item');
  const article = document.createElement('article');
  article.setAttribute('part', 'result');
  article.append(drawn);
  item.append(article);
  return item;
}

/**
 * Puts the style sheets of a template into the list once, not into each result, and hands its parts on to the page.
 * Resolves when those that are linked have come: what comes late is to move nothing.
 */
async function dress(list: HTMLElement, content: DocumentFragment): Promise<void> {
  const exported = list.getAttribute('exportparts');
  if (exported !== null) {
    const parts = [...content.querySelectorAll('[part]')].flatMap(
      (element) => element.getAttribute('part')?.match(/[^\s,:]+/g) ?? [],
    );
    const all = new Set([...exported.split(/\s*,\s*/), 'result-item', ...parts]);
    list.setAttribute('exportparts', [...all].join());
  }
  const sheets = [...content.children].filter(isSheet);
  const serializer = new XMLSerializer();
  const text = sheets.map((sheet) => serializer.serializeToString(sheet)).join('');
  if (text === (worn.get(list)?.[0] ?? '')) return;
  undress(list);
  const copies = sheets.map((sheet) => document.importNode(sheet, true));
  list.shadowRoot?.prepend(...copies);
  worn.set(list, [text, copies]);
  if (copies.length) undressLater(list, copies[0]);
  await Promise.all(
    copies
      .filter((sheet) => sheet instanceof HTMLLinkElement && sheet.relList.contains('stylesheet'))
      .map(
        (sheet) =>
          new Promise((resolve) =>
            ['load', 'error'].forEach((name) => sheet.addEventListener(name, resolve)),
          ),
      ),
  );
}

/** The usual look, which the script draws by itself, is not to wear what a template has brought. */
function undressLater(list: HTMLElement, sheet: Element): void {
  const { shadowRoot } = list;
  const has = (selector: string): boolean => !!shadowRoot?.querySelector(selector);
  const watching = new MutationObserver(() => {
    const drawing = drawings.get(list);
    const isWorn = has('li[part="result-item"]') || !has('li') || (drawing && wearing.has(drawing));
    if (isWorn && sheet.parentNode) return;
    watching.disconnect();
    if (sheet.parentNode) undress(list);
  });
  if (shadowRoot) watching.observe(shadowRoot, { childList: true, subtree: true });
}

function undress(list: HTMLElement): void {
  for (const sheet of worn.get(list)?.[1] ?? []) sheet.remove();
  worn.delete(list);
}
