import assert from 'node:assert/strict';
import { demoData } from '../../demo/service/index.js';
import type {
  SearchBody,
  SpellBody,
  SuggestBody,
  TermSuggestions,
} from '../../demo/service/core/wire-out.js';

/** Asks the demo's service in this process, and insists on a good answer. */
function ask(organization: string, operation: string, query: string, rest = ''): unknown {
  const address = `/api/v1/${organization}/demo/${operation}?q=${encodeURIComponent(query)}${rest}`;
  const { status, body } = demoData().service.handle(address);
  assert.equal(status, 200, `${operation} ${query}`);
  return body;
}

export function search(organization: string, query: string, rest = ''): SearchBody {
  return ask(organization, 'search', query, rest) as SearchBody;
}

export function suggest(organization: string, query: string): TermSuggestions {
  const { suggest: suggestions } = ask(organization, 'suggest', query) as SuggestBody;
  assert.deepEqual(Object.keys(suggestions), [query]);
  return suggestions[query] ?? assert.fail();
}

export function spell(organization: string, query: string): SpellBody['spell'] {
  return (ask(organization, 'spell', query) as SpellBody).spell;
}

/** The corrected words for a query of one word. */
export function correctionsOf(organization: string, word: string): string[] {
  const [, corrections] = spell(organization, word);
  assert.ok(typeof corrections === 'object');
  return corrections.suggestion.map((correction) => correction.word);
}
