const NOT_IN_SLUG = /[^\p{L}\p{M}\p{N}\p{Pc}\- ]+/gu;

/**
 * Makes anchors as GitHub does, so that links written for GitHub or docs.npmjs.com find their heading:
 * lower case, punctuation dropped, spaces to hyphens, `-1`, `-2` … after names that were there before.
 */
export class Slugger {
  readonly #taken: Set<string>;

  /** @param taken ids the page has already; they are never given out. */
  constructor(taken: Iterable<string> = []) {
    this.#taken = new Set(taken);
  }

  /** A new anchor for a heading's text; `section` where nothing of the text can stand in one. */
  slug(text: string): string {
    const base = text.trim().toLowerCase().replace(NOT_IN_SLUG, '').replaceAll(' ', '-') || 'section';
    let slug = base;
    for (let count = 1; this.#taken.has(slug); count += 1) slug = `${base}-${count}`;
    this.#taken.add(slug);
    return slug;
  }
}
