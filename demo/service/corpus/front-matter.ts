export interface FrontMatter {
  readonly fields: ReadonlyMap<string, string>;
  /** The text below the front matter. */
  readonly content: string;
}

const FRONT_MATTER = /^\uFEFF?---[ \t]*\r?\n([\s\S]*?)\r?\n---[ \t]*(?:\r?\n|$)/;
const FIELD = /^([\w-]+):[ \t]*(.*?)[ \t]*$/;

/** Reads the `key: value` lines at the head of a Markdown file. A file without them has no fields. */
export function readFrontMatter(source: string): FrontMatter {
  const match = FRONT_MATTER.exec(source);
  if (match === null) return { fields: new Map(), content: source };
  const fields = new Map<string, string>();
  for (const line of (match[1] ?? '').split(/\r?\n/)) {
    const field = FIELD.exec(line);
    if (field?.[1] !== undefined) fields.set(field[1], (field[2] ?? '').replace(/^(["'])(.*)\1$/, '$2'));
  }
  return { fields, content: source.slice(match[0].length) };
}
