// Suggestions while typing in its panel, and a source of results for the rows that ask for results.
import { autocomplete } from '@algolia/autocomplete-js';

const ROWS = new URL(location.href).searchParams.get('rows') ?? '10';
const ask = async (path, parameters) => (await fetch(`${path}?${new URLSearchParams(parameters)}`)).json();

let showsResults = false;

const suggestions = (query) => ({
  sourceId: 'suggestions',
  getItems: async () => (await ask('/api/v1/bench/k/suggest', { q: query })).suggest[query].suggestions,
  getItemInputValue: ({ item }) => item.term,
  templates: { item: ({ item, html }) => html`<div>${item.term}</div>` },
});

const results = (query) => ({
  sourceId: 'results',
  getItems: async () =>
    (await ask('/algolia', { q: query, rows: ROWS, tag: '__aa-highlight__' })).results[0].hits,
  getItemUrl: ({ item }) => item.url,
  templates: {
    item: ({ item, html, components }) => html`<article>
      <h3><a href="${item.url}">${components.Highlight({ hit: item, attribute: 'title' })}</a></h3>
      <p><small>${item.url}</small></p>
      <p>${components.Highlight({ hit: item, attribute: 'body' })}</p>
    </article>`,
  },
});

const instance = autocomplete({
  container: '#autocomplete',
  placeholder: 'Search',
  // without the style sheet of its theme it would take any screen for a phone's
  detachedMediaQuery: 'none',
  getSources: ({ query }) => (query ? [showsResults ? results(query) : suggestions(query)] : []),
});

// the bench asks by this
window.search = (query) => {
  showsResults = true;
  instance.setQuery(query);
  instance.setIsOpen(true);
  return instance.refresh();
};
