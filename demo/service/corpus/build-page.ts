import { parse, serialize } from 'parse5';
import type { Direction, Page, Section } from '../core/section.js';
import { findElement } from './node-tree.js';
import { makeSafe } from './safe-tree.js';
import { splitPage, type PagePart } from './split-page.js';

export interface PageSource {
  /** Root-relative address without anchor. */
  readonly path: string;
  readonly title: string;
  /** See `Section.pageSummary`. */
  readonly summary: string;
  readonly lang: string;
  readonly dir: Direction;
  /** A whole HTML document or the inside of its body; the first `h1` is the page's title. */
  readonly html: string;
  readonly rewriteLink: (href: string) => string;
  /** The title of a section that is not the page's first, for a list of results. */
  readonly sectionTitle: (heading: string) => string;
  readonly importanceOf?: (part: PagePart) => number;
  /** See `Section.attributes`. */
  readonly attributes?: Readonly<Record<string, readonly string[]>>;
}

/** Where a page and a section of it say the same, the page is the better answer. */
const SECTION_IMPORTANCE = 0.85;

/** Makes a page and its sections from one parsed tree, so that their anchors cannot part. */
export function buildPage(source: PageSource): Page {
  const document = parse(source.html);
  const body = findElement(document, ({ tagName }) => tagName === 'body') ?? document;
  makeSafe(body, source.rewriteLink);
  const sections: Section[] = [];
  for (const [ordinal, part] of splitPage(document).entries()) {
    // a heading over nothing but other headings has nothing to show in a result
    if (part.body === '') continue;
    const isLead = part.level <= 1;
    sections.push({
      id: `${source.path.replace(/^\/corpus\//, '')}:${ordinal}`,
      url: isLead ? source.path : `${source.path}#${encodeURIComponent(part.anchor)}`,
      title: isLead ? source.title : source.sectionTitle(part.heading),
      heading: isLead ? source.title : part.heading,
      pageTitle: source.title,
      pageSummary: source.summary,
      body: part.body,
      prose: part.prose,
      lang: source.lang,
      dir: source.dir,
      ...(source.attributes && { attributes: source.attributes }),
      importance: (isLead ? 1 : SECTION_IMPORTANCE) * (source.importanceOf?.(part) ?? 1),
    });
  }
  return {
    path: source.path,
    title: source.title,
    lang: source.lang,
    dir: source.dir,
    html: serialize(body),
    sections,
  };
}
