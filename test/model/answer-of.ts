import { carefulJoiner } from '../../src/model/careful-document.js';
import { carefulReader } from '../../src/model/careful-reader.js';
import { joinPage, type JoinOptions } from '../../src/model/join-page.js';
import type { MarkedText } from '../../src/model/marked-text.js';
import type {
  FieldValues,
  Fields,
  MarkupReader,
  ResultPage,
  SearchAnswer,
  Segment,
} from '../../src/model/types.js';
import { finish } from '../helpers/finish.js';

/** How the answers of these tests are read, where a test says no more. */
export const OPTIONS: JoinOptions = {
  query: 'q',
  rows: 10,
  content: 'auto',
  fields: { title: 'title', url: 'url', body: 'body' },
  base: 'https://site.test/',
};

type Entry = Readonly<Record<string, string | readonly string[] | undefined>>;

function fieldsOf(entry: Entry): Fields {
  const fields = Object.create(null) as Record<string, FieldValues>;
  for (const [name, values] of Object.entries(entry)) {
    if (name !== 'id' && values?.length) fields[name] = typeof values === 'string' ? [values] : values;
  }
  return fields;
}

/** An answer with these documents and highlights, as the decoder hands it over. */
export function answerOf(docs: readonly Entry[], highlights: readonly Entry[] = []): SearchAnswer {
  return {
    documents: docs.map((doc) => ({ id: String(doc['id'] ?? ''), fields: fieldsOf(doc) })),
    highlights: new Map(highlights.map((entry) => [String(entry['id']), fieldsOf(entry)])),
    start: 0,
    numFound: docs.length,
    isLowerBound: false,
    trackId: 'trk-0001',
  };
}

/** What a visitor sees, with marks in square brackets. */
export function drawn(segments: readonly Segment[]): string {
  return segments.map(({ text, marked }) => (marked ? `[${text}]` : text)).join('');
}

/** The same of a text as it is read, however long. */
export function drawnWhole({ text, ranges }: MarkedText): string {
  return ranges.reduceRight(
    (rest, [start, end]) => `${rest.slice(0, start)}[${rest.slice(start, end)}]${rest.slice(end)}`,
    text,
  );
}

/** A text as encoders write it. */
export function escape(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
}

/** What a visitor reads. */
export function textOf(segments: readonly Segment[]): string {
  return segments.map(({ text }) => text).join('');
}

/** Joins as the owner of a session does: quickly, and with care where that does not do. */
export function joinWhole(answer: SearchAnswer, options: JoinOptions, readMarkup?: MarkupReader): ResultPage {
  let doubts = 0;
  const page = finish(joinPage(answer, options, undefined, () => doubts++));
  return !doubts
    ? page
    : finish(
        joinPage(
          answer,
          options,
          carefulJoiner(carefulReader(options.content, readMarkup), answer.documents),
        ),
      );
}

/** Whether an answer is read without the careful path. */
export function isQuick(answer: SearchAnswer, options: JoinOptions): boolean {
  let doubts = 0;
  finish(joinPage(answer, options, undefined, () => doubts++));
  return !doubts;
}
