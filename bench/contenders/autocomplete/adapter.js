window.contender = {
  box: () => document.querySelector('#autocomplete input'),
  search: (query) => void window.search(query),
  results: () => [...document.querySelectorAll('.aa-Panel li')],
  titleOf: (result) => result.querySelector('h3')?.textContent ?? '',
  suggestion: () => document.querySelector('.aa-Panel li')?.textContent ?? '',
};
