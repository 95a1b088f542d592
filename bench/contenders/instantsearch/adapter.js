const titleOf = (result) => result.querySelector('h3')?.textContent ?? '';
const results = () => [...document.querySelectorAll('.ais-Hits-item')];
window.contender = {
  box: () => document.querySelector('.ais-SearchBox-input'),
  search: (query) => window.search(query),
  results,
  titleOf,
  // results come while typing
  suggestion: () => (results().length ? titleOf(results()[0]) : ''),
};
