// Who is measured: `folder` holds the page, its script and what makes it answer to the bench. `cannot` names rows
// that make no sense for one.
export const CONTENDERS = [
  { name: 'plain', label: 'plain page', folder: 'plain' },
  { name: 'site-search', label: '`<site-search>`', folder: 'site-search' },
  {
    name: 'defaults',
    label: 'the same, all defaults',
    folder: 'site-search',
    variant: 'defaults',
    cannot: ['100', '1000', '10 large'],
  },
  { name: 'pagefind', label: 'Pagefind Component UI', folder: 'pagefind', cannot: ['10 large'] },
  { name: 'autocomplete', label: 'autocomplete-js', folder: 'autocomplete' },
  { name: 'instantsearch', label: 'InstantSearch.js', folder: 'instantsearch' },
  { name: 'docsearch', label: 'meilisearch-docsearch', folder: 'docsearch' },
];
