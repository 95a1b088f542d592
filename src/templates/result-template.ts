/**
 * One result, drawn by the page's own template. The markup is the integrator's alone: what the service sends becomes
 * text nodes, the `href` of links and the `src` of media, once it has been checked.
 */
import { attributeOf, type OneValue, type ResultFields } from '../model/result-fields.js';
import { safeLink } from '../model/safe-link.js';
import type { Segment, Snippet } from '../model/types.js';
import type { TypedValue, TypedValues } from '../text/typed-values.js';

/** How the results of a page are drawn. */
export interface TemplateContext {
  readonly typed: TypedValues;
  /** What relative addresses are relative to. */
  readonly base: string;
  readonly onSelect: (event: MouseEvent) => void;
}

/** The values that `data-each` has come to, by the names of their attributes. */
type Scope = ReadonlyMap<string, OneValue>;

/** Where an address makes a picture or a sound. Anywhere else it could make a script, a frame or a style sheet. */
const MEDIA = /^(img|audio|video|source)$/;
/** Where text would be read as code. */
const CODE = /^(script|style)$/i;

/** A copy of the template for one result. Throws where a method of the DOM does. */
export function drawTemplate(
  content: DocumentFragment,
  fields: ResultFields,
  context: TemplateContext,
): DocumentFragment {
  const { typed, base, onSelect } = context;
  const { names, result } = fields;
  const valuesOf = (name: string, scope: Scope): readonly string[] => {
    const one = scope.get(name);
    return one ? [one.value] : fields.values(name);
  };

  const hold = (name: string, scope: Scope): boolean =>
    [scope.get(name) ?? fields.each(name)].flat().some(({ value }) => !/^\s*(false|0)\s*$/i.test(value));

  const link = (element: Element, name: string, scope: Scope): void => {
    element.removeAttribute('href');
    if (!isLink(element)) return;
    const links = valuesOf(name, scope).map((value) => safeLink(value, base));
    const href = name === names.url && !scope.has(name) ? result.href : links.find(Boolean);
    if (!href) return;
    element.href = href;
    keepSecret(element);
    (element as HTMLElement).addEventListener('click', onSelect);
    (element as HTMLElement).addEventListener('auxclick', onSelect);
  };

  /** False where there is no address to load from. */
  const load = (element: Element, name: string, scope: Scope): boolean => {
    const sources = valuesOf(name, scope).map((value) => safeLink(value, base));
    const src = sources.find((source) => source && /^http/.test(source));
    if (!src || !(element instanceof HTMLElement) || !MEDIA.test(element.localName)) return false;
    if (element instanceof HTMLImageElement) keepSecret(element);
    element.setAttribute(
      element.parentElement?.localName === 'picture' && element.localName === 'source' ? 'srcset' : 'src',
      src,
    );
    return true;
  };

  /** False where there is nothing to see. */
  const write = (element: Element, name: string, scope: Scope): boolean => {
    const shown = [scope.get(name)?.shown ?? fields.shown(name)].flat();
    const texts = shown.filter(({ segments }) => segments.some(({ text }) => text.trim()));
    if (!texts.length || CODE.test(element.localName)) return false;
    const value = texts.length === 1 && readTyped(element, textOf(texts[0].segments), typed);
    const listed = <T>(draw: (shown: Snippet) => T | T[]) =>
      typed.list(texts.length).flatMap((piece) => (typeof piece === 'string' ? piece : draw(texts[piece])));
    if (value) element.replaceChildren(value.text);
    // elements in these would not be drawn, and their text with them
    else if (!(element instanceof HTMLElement) || element instanceof HTMLTextAreaElement)
      element.textContent = listed(({ segments }) => textOf(segments)).join('');
    else
      element.replaceChildren(
        ...listed(({ segments }) => {
          const nodes = segments.map(toNode);
          return texts.length > 1 ? isolate(nodes) : nodes;
        }),
      );
    // drawn as an ellipsis by the style sheet, so that the text is the document's
    element.toggleAttribute('data-before', !value && texts[0].isCutBefore);
    element.toggleAttribute('data-after', !value && !!texts.at(-1)?.isCutAfter);
    // each text has a direction of its own, unless the integrator knows better
    if (!element.hasAttribute('dir')) element.setAttribute('dir', name === names.url ? 'ltr' : 'auto');
    return true;
  };

  const visit = (element: Element, scope: Scope, isOneOfEach = false): void => {
    const named = (attribute: string): string | undefined => {
      const field = element.getAttribute(`data-${attribute}`)?.trim();
      return field && attributeOf(field, names);
    };
    const [each, condition, source, address, text] = ['each', 'if', 'src', 'href', 'text'].map(named);
    if (each && !isOneOfEach) {
      for (const one of [scope.get(each) ?? fields.each(each)].flat()) {
        const copy = element.cloneNode(true) as Element;
        element.before(copy);
        visit(copy, new Map([...scope, [each, one]]), true);
      }
      element.remove();
    } else if (
      (condition && !hold(condition, scope)) ||
      (source && !load(element, source, scope)) ||
      (text && !write(element, text, scope))
    ) {
      element.remove();
    } else {
      if (address) link(element, address, scope);
      if (!text) for (const child of [...element.children]) visit(child, scope);
    }
  };

  const copy = document.importNode(content, true);
  for (const child of [...copy.children]) {
    if (isSheet(child)) child.remove();
    else visit(child, new Map());
  }
  return copy;
}

/** Another site is not to learn from where a result leads to it, or has a picture of it, what was searched for. */
function keepSecret(element: Element): void {
  if (!element.hasAttribute('referrerpolicy')) element.setAttribute('referrerpolicy', 'same-origin');
}

/** What a template has at its top to look right: wanted once, not in every result. */
export const isSheet = (element: Element): boolean => /^(style|link)$/.test(element.localName);

const isLink = (element: Element): element is HTMLAnchorElement | HTMLAreaElement =>
  element instanceof HTMLAnchorElement || element instanceof HTMLAreaElement;

const textOf = (segments: readonly Segment[]): string => segments.map(({ text }) => text).join('');

/** A mark of a highlight is an element, everything else a text node. */
function toNode({ text, marked }: Segment): Node | string {
  if (!marked) return text;
  const mark = document.createElement('mark');
  mark.setAttribute('part', 'mark');
  mark.append(text);
  return mark;
}

/** One of several values: none is to turn its neighbours round, or to change places with them. */
function isolate(nodes: readonly (Node | string)[]): Node {
  const isolated = document.createElement('bdi');
  isolated.append(...nodes);
  return isolated;
}

/** Dates in `<time>` and numbers in `<data>`; `undefined` for other elements, and for what is no date and no number. */
function readTyped(element: Element, text: string, typed: TypedValues): TypedValue | undefined {
  if (element instanceof HTMLTimeElement) {
    const date = typed.date(text.trim());
    if (date) element.dateTime = date.machine;
    return date;
  }
  const number = element instanceof HTMLDataElement ? typed.number(text.trim()) : undefined;
  if (number) (element as HTMLDataElement).value = number.machine;
  return number;
}
