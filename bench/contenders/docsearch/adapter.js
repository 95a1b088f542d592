const box = () => document.querySelector('.docsearch-modal-search-input');
const titleOf = (result) =>
  result.querySelector('.docsearch-modal-search-hits-item-title')?.textContent ?? '';
const results = () => [...document.querySelectorAll('.docsearch-modal-search-hits-item')];
window.contender = {
  opener: () => document.querySelector('.docsearch-btn'),
  box,
  search: (query) => {
    box().value = query;
    box().dispatchEvent(new InputEvent('input', { bubbles: true }));
  },
  results,
  titleOf,
  // it has no suggestions: results come while typing
  suggestion: () => (results().length ? titleOf(results()[0]) : ''),
};
