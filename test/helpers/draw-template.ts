import { carefulReader } from '../../src/model/careful-reader.js';
import { ResultFields } from '../../src/model/result-fields.js';
import type { ContentMode } from '../../src/model/types.js';
import { drawTemplate } from '../../src/templates/result-template.js';
import { TypedValues } from '../../src/text/typed-values.js';
import { answerOf, joinWhole } from '../model/answer-of.js';

export type Values = Readonly<Record<string, string | readonly string[]>>;

interface Given {
  readonly highlights?: Values;
  readonly names?: Readonly<Partial<Record<'title' | 'url' | 'body', string>>>;
  readonly content?: ContentMode;
  readonly lang?: string;
  readonly onSelect?: () => void;
}

/** What a template makes of a document, in a place of the page. */
export function draw(markup: string, values: Values, given: Given = {}): HTMLElement {
  const { highlights, names: named, content = 'auto', lang = 'en', onSelect = () => undefined } = given;
  const names = { title: 'title', url: 'url', body: 'body', ...named };
  const base = 'https://site.test/in/';
  const answer = answerOf([{ id: '7', ...values }], highlights ? [{ id: '7', ...highlights }] : []);
  const options = { query: 'q', rows: 10, content, fields: names, base };
  const [result] = joinWhole(answer, options).results;
  const template = document.createElement('template');
  template.innerHTML = markup;
  const place = document.createElement('div');
  const fields = new ResultFields(result, names, carefulReader(content));
  place.append(drawTemplate(template.content, fields, { typed: new TypedValues(lang), base, onSelect }));
  return place;
}

/** What is read, with marks in square brackets. */
export function read(place: Element): string {
  const copy = place.cloneNode(true) as Element;
  for (const mark of copy.querySelectorAll('mark')) mark.textContent = `[${mark.textContent}]`;
  return copy.textContent;
}
