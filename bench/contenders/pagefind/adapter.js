const titleOf = (result) => result.querySelector('.pf-result-title')?.textContent ?? '';
const results = () => [...document.querySelectorAll('pagefind-results .pf-result')];
window.contender = {
  box: () => document.querySelector('pagefind-input input'),
  search: (query) =>
    window.PagefindComponents.getInstanceManager().getInstance('default').triggerSearch(query),
  results,
  titleOf,
  // it has no suggestions: results come while typing
  suggestion: () => (results().length ? titleOf(results()[0]) : ''),
};
