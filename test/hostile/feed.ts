/** Feeds all hostile texts to the widget, each in every place that the service fills; tells what went wrong. */
import { withoutMarkup } from '../../src/client/decode-suggest.js';
import { normalizeQuery } from '../../src/model/query.js';
import type { ContentMode } from '../../src/model/types.js';
import { FakeService } from './fake-service.js';
import { drawable, strangers } from './own-elements.js';
import { PAYLOADS } from './payloads.js';
import { mountWidget, pieceOf, search, textsIn, type, until } from './widget.js';

const COUNT = PAYLOADS.length;
/** Longer bodies are cut. */
const SNIPPET = 240;

/** As it is compared: terms that differ in white space alone are one. */
const spaced = (term: string): string => normalizeQuery(term).replace(/\s+/g, ' ');

const answerOf = (docs: readonly unknown[], highlights: readonly unknown[], more: object = {}): string =>
  JSON.stringify({
    code: 200,
    message: PAYLOADS[0],
    numFound: docs.length,
    start: 0,
    response: { docs },
    highlight_v2: highlights,
    track_id: PAYLOADS[1],
    ...more,
  });

/** Marks round, inside, before and unclosed; not all agree with the text. */
const marked = (text: string, index: number): string =>
  [
    `<em>${text}</em>`,
    `${text.slice(0, text.length >> 1)}<em>${text.slice(text.length >> 1)}</em>`,
    `<em>go</em> ${text}`,
    `<em onclick="window.__pwned=1">${text}`,
  ][index % 4] ?? text;

const documents = PAYLOADS.map((text) => ({
  id: text,
  title: [text],
  url: [text],
  body: [text],
  other: [text],
  [text]: 'go',
}));
const highlights = PAYLOADS.map((text, index) => {
  const values = [marked(text, index)];
  return { id: text, title: values, url: values, body: values, other: values };
});
/** What stands in highlights alone, for want of docs. */
const alone = PAYLOADS.map((_, index) => ({ id: `alone${index}` }));
const aloneHighlights = PAYLOADS.map((text, index) => ({
  id: `alone${index}`,
  title: [text],
  body: [marked(text, index)],
}));

/** Made by hand: a strict page lets no markup be read. */
function template(): HTMLTemplateElement {
  const made = document.createElement('template');
  made.setAttribute('data-result', '');
  for (const [tag, attributes] of [
    // read once for all: of HTML that takes time
    ['time', { 'data-text': 'other', 'data-each': 'other', 'data-if': 'other' }],
    ['data', { 'data-text': 'body' }],
    ['a', { 'data-href': 'other', 'data-text': 'title' }],
    ['a', { 'data-href': 'url', 'data-text': 'url' }],
    // one without a video round it loads nothing
    ['source', { 'data-src': 'other' }],
    ['b', { 'data-text': '__proto__' }],
    ['b', { 'data-text': 'constructor' }],
  ] as const) {
    const child = document.createElement(tag);
    for (const [name, value] of Object.entries(attributes)) child.setAttribute(name, value);
    made.content.append(child);
  }
  return made;
}
const TEMPLATED = {
  elements: 'b a source time data',
  attributes: 'data-text data-href data-src data-each data-if src datetime',
};

export class Feed {
  readonly problems: string[] = [];
  readonly #service = new FakeService();

  #expect(isSo: boolean, problem: string): void {
    if (!isSo && this.problems.length < 20) this.problems.push(problem);
  }

  #same(shown: readonly string[], wanted: readonly string[], where: string): void {
    this.#expect(shown.length === wanted.length, `${where}: ${shown.length} of ${wanted.length} are there`);
    const at = wanted.findIndex((text, index) => text !== shown[index]);
    this.#expect(at < 0, `${where}: ${JSON.stringify(shown[at])} is shown for ${JSON.stringify(wanted[at])}`);
  }

  /** All texts as results, in one answer each. */
  async results(content: ContentMode): Promise<void> {
    const element = await mountWidget({ content, rows: String(COUNT) });
    const list = pieceOf(element, 'site-search-results');
    this.#service.give('search', 'docs', answerOf(documents, highlights));
    this.#service.give('search', 'alone', answerOf(alone, aloneHighlights));
    for (const query of ['docs', 'alone']) {
      this.#expect((await search(element, query)) === 'ready', `${content} ${query}: failed`);
      this.#expect(
        element.results.length === COUNT,
        `${content} ${query}: ${element.results.length} results`,
      );
      for (const stranger of strangers(element)) this.#expect(false, `${content} ${query}: ${stranger}`);
      if (content === 'html' || query === 'alone') continue;
      this.#same(textsIn(list, 'h3'), PAYLOADS.map(drawable), `${content}, titles`);
      if (content === 'auto') continue;
      const bodies = [...list.querySelectorAll('article')].map(
        (it) => it.querySelector('[part=result-body]')?.textContent ?? '',
      );
      const short = (_: string, index: number): boolean => (PAYLOADS[index]?.length ?? 0) <= SNIPPET;
      this.#same(
        bodies.filter(short),
        PAYLOADS.filter(short).map((text) => drawable(text.trim())),
        'bodies',
      );
    }
    element.remove();
  }

  /** The same, drawn by a template of the page's own. */
  async templated(content: ContentMode): Promise<void> {
    const element = await mountWidget({ content, rows: String(COUNT) }, template());
    const list = pieceOf(element, 'site-search-results');
    this.#service.give('search', 'docs', answerOf(documents, highlights));
    await search(element, 'docs');
    await until(() => !!list.querySelector('li'));
    for (const stranger of strangers(element, TEMPLATED))
      this.#expect(false, `template, ${content}: ${stranger}`);
    for (const { src } of list.querySelectorAll('source'))
      this.#expect(/^https?:/.test(src), `template: ${src}`);
    const items = [...list.querySelectorAll('li')];
    if (content === 'text') {
      const others = items.map((item) => item.querySelector('[data-text=other]')?.textContent ?? '');
      this.#same(others, PAYLOADS.map(drawable), 'template, others');
    } else this.#expect(items.length === COUNT, `template, ${content}: ${items.length} items`);
    element.remove();
  }

  /** All texts as suggestions, ten at a time. */
  async suggestions(): Promise<void> {
    const element = await mountWidget();
    for (let from = 0; from < COUNT; from += 10) {
      const texts = PAYLOADS.slice(from, from + 10);
      const suggestions = texts.map((term, index) => ({ term, weight: 10 - index, payload: term }));
      // one key is the text itself
      const suggest = { [texts[0] ?? '']: { numFound: 10, suggestions } };
      this.#service.give('suggest', '*', JSON.stringify({ code: 200, message: texts[0], suggest }));
      // a suggester's own marks are taken off, so that two may be one, or none
      const wanted = texts
        .filter((term) => !/<(b|em|strong|mark)\b/i.test(term))
        .map(spaced)
        .filter(Boolean);
      const missing = (terms: readonly string[]): string[] => {
        const shown = terms.map(spaced);
        return wanted.filter((term) => !shown.includes(term));
      };
      const shown = await type(element, `go${from}`, (terms) => !missing(terms).length);
      for (const term of missing(shown)) this.#expect(false, `suggestion ${JSON.stringify(term)} is missing`);
    }
    for (const stranger of strangers(element)) this.#expect(false, `suggestions: ${stranger}`);
    element.remove();
  }

  /** So many texts as corrections, and some of them as queries and as the words of a failure. */
  async words(count: number): Promise<void> {
    const texts = Array.from(
      { length: count },
      (_, index) => PAYLOADS[Math.floor((index * COUNT) / count)] ?? '',
    );
    const element = await mountWidget();
    const spelling = pieceOf(element, 'site-search-spelling');
    const summary = pieceOf(element, 'site-search-summary');
    for (const [index, text] of texts.entries()) {
      // with a colon, since without one javascript:x is a field of the service's syntax
      const query = normalizeQuery(`mispelt: ${index}`);
      this.#service.give('search', '*', answerOf([{ id: text, title: [text] }], []));
      const spell = ['mispelt', { suggestion: [{ word: text, freq: 1 }] }, 'collation', text];
      this.#service.give('spell', '*', JSON.stringify({ code: 200, message: text, spell }));
      await search(element, query);
      const wanted = withoutMarkup(normalizeQuery(text)) || undefined;
      const offered = (): string | undefined =>
        spelling.querySelector('[part=spelling] :is(a, button)')?.textContent;
      await until(() => offered() === wanted);
      this.#expect(offered() === wanted, `offer ${offered()} for ${text}`);
      if (index % 10) continue;
      const failure = JSON.stringify({ code: 500, message: text, error: { msg: text, code: text } });
      this.#service.give('search', '*', failure);
      this.#expect((await search(element, text)) === 'failed', `${text}: no failure`);
      this.#expect(!summary.querySelector('[part=error]')?.textContent.includes(text), `${text} is repeated`);
      for (const stranger of strangers(element)) this.#expect(false, `words: ${stranger}`);
    }
    element.remove();
  }

  end(): readonly string[] {
    for (const address of this.#service.elsewhere) this.#expect(false, `asked ${address}`);
    this.#service.remove();
    return this.problems;
  }
}
