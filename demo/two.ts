/** Buttons that search for what they say, in the language and direction that they say it in. */
import type { SiteSearch } from '../src/index.js';

for (const list of document.querySelectorAll<HTMLElement>('[data-queries-for]')) {
  list.addEventListener('click', ({ target }) => {
    const search = document.querySelector<SiteSearch>(`site-search#${list.dataset['queriesFor'] ?? ''}`);
    if (!(target instanceof HTMLButtonElement) || !search) return;
    search.dir = target.dir;
    search.lang = target.lang || 'en';
    search.search(target.textContent);
  });
}
