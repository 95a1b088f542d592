window.contender = {
  box: () => document.querySelector('input'),
  search: (query) => void window.search(query),
  results: () => [...document.querySelectorAll('#results > li')],
  titleOf: (result) => result.querySelector('h3').textContent,
  suggestion: () =>
    document.querySelector('#suggestions').hidden
      ? ''
      : document.querySelector('#suggestions li').textContent,
};
