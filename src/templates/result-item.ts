/** One result of the list. */
import { html, nothing, type TemplateResult } from 'lit';
import type { SearchResult, Segment } from '../model/types.js';
import { heading } from './heading.js';
import { segments } from './segments.js';

/**
 * Each text is a paragraph of its own direction, so that an Arabic title does
 * not turn an English address. No white space stands round the texts: what is
 * read back from the page is what the document says.
 */
export function resultItem(
  result: SearchResult,
  level: number,
  onSelect: (event: MouseEvent) => void,
): TemplateResult {
  const { href, address, snippet } = result;
  return html`<li>
    <article part="result">
      ${heading(level, href ? link(href, result.title, onSelect) : segments(result.title), 'result-title')}
      ${address.length ? html`<p part="result-url" dir="ltr" title=${plain(address)}>${segments(address)}</p>` : nothing}
      ${
        snippet.segments.length
          ? html`<p part="result-body" dir="auto" ?data-cut-before=${snippet.isCutBefore} ?data-cut-after=${snippet.isCutAfter}>${segments(snippet.segments)}</p>`
          : nothing
      }
    </article>
  </li>`;
}

function link(
  href: string,
  title: readonly Segment[],
  onSelect: (event: MouseEvent) => void,
): TemplateResult {
  // a result elsewhere learns this page's origin, not what was searched for
  return html`<a href=${href} referrerpolicy="strict-origin-when-cross-origin" @click=${onSelect} @auxclick=${onSelect}>${segments(title)}</a>`;
}

function plain(pieces: readonly Segment[]): string {
  return pieces.map(({ text }) => text).join('');
}
