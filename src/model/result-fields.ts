/**
 * Every field of a result, read as the usual look reads its three: for results that a page's own template draws.
 */
import { isHtml, shownValues, type ValueReader } from './careful-reader.js';
import { drawClean, drawWhole } from './drawing.js';
import { readField } from './field-contents.js';
import { cutHighlight, UNCUT } from './large-text.js';
import { unmark } from './marks.js';
import { makeSnippet } from './snippet.js';
import type { ContentMode, FieldNames, FieldValues, Fields, SearchResult, Snippet } from './types.js';

/** The attribute that a template means: `title`, `url` and `body` are those that the owner's settings name. */
export function attributeOf(field: string, names: FieldNames): string {
  return Object.hasOwn(names, field) ? names[field as keyof FieldNames] : field;
}

/** Which of the three an attribute is; any other is read as bodies are. */
function roleOf(name: string, names: FieldNames): keyof FieldNames {
  if (name === names.title) return 'title';
  return name === names.url ? 'url' : 'body';
}

// a client of the page's own may hand over objects with a prototype
const own = (fields: Fields | undefined, name: string): FieldValues =>
  shownValues(fields && Object.hasOwn(fields, name) ? fields[name] : undefined);

/** True where an attribute holds HTML, so that a parser is worth loading. */
export function holdsMarkup(
  { fields, highlights }: SearchResult,
  name: string,
  names: FieldNames,
  content: ContentMode,
): boolean {
  const values = own(fields, name);
  return (values.length ? values : own(highlights, name).map((value) => unmark(cutHighlight(value)))).some(
    (value) => /[<&]/.test(value) && isHtml(value, content, roleOf(name, names)),
  );
}

/** A value as it was sent, and how it is shown. */
export interface OneValue {
  readonly value: string;
  readonly shown: Snippet;
}

export class ResultFields {
  constructor(
    readonly result: SearchResult,
    readonly names: FieldNames,
    readonly reader: ValueReader,
  ) {}

  /** The document's own values of an attribute that there is something to see of, as they were sent. */
  values(name: string): FieldValues {
    const { id, fields } = this.result;
    const values = own(fields, name);
    return values.length || name !== 'id' ? values : shownValues([id]);
  }

  /** Each value of an attribute, and how it is shown; of its highlights, where the document has no such attribute. */
  each(name: string): readonly OneValue[] {
    const highlights = own(this.result.highlights, name);
    const contents = readField(this.reader, this.values(name), highlights, roleOf(name, this.names));
    return [...contents].map((content) => {
      const { text, value = text, isCutBefore, isCutAfter } = content;
      const snippet = name === this.names.body && makeSnippet(content, drawClean);
      return {
        value,
        shown: {
          segments: snippet ? snippet.segments : drawWhole(content),
          isCutBefore: isCutBefore || (snippet && snippet.isCutBefore),
          isCutAfter: isCutAfter || (snippet && snippet.isCutAfter),
        },
      };
    });
  }

  /** What the usual look shows of its three fields, once each; of any other every value. */
  shown(name: string): readonly Snippet[] {
    const { title, address, snippet } = this.result;
    if (name === this.names.title) return [{ segments: title, ...UNCUT }];
    if (name === this.names.url) return [{ segments: address, ...UNCUT }];
    return name === this.names.body ? [snippet] : this.each(name).map(({ shown }) => shown);
  }
}
