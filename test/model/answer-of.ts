import type { FieldValues, Fields, SearchAnswer, Segment } from '../../src/model/types.js';

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

/** What a visitor reads. */
export function textOf(segments: readonly Segment[]): string {
  return segments.map(({ text }) => text).join('');
}
