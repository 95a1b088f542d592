/** Changes the layout of the search in the header. */
const search = document.querySelector('#search');
document.querySelector('#layout')?.addEventListener('change', ({ target }) => {
  search?.setAttribute('layout', (target as HTMLInputElement).value);
});
