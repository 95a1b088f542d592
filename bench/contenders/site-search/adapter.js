const element = document.querySelector('site-search');
const piece = (name) => element.shadowRoot?.querySelector(`site-search-${name}`)?.shadowRoot;
window.contender = {
  box: () => piece('box')?.querySelector('input'),
  search: (query) => element.search(query),
  results: () => [...(piece('results')?.querySelectorAll('ol > li') ?? [])],
  titleOf: (result) => result.querySelector('[part=result-title]').textContent,
  suggestion: () => piece('box').querySelector(':popover-open li')?.textContent ?? '',
};
