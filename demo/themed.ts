/** Which of the four sites the page looks like: `?theme=` says, and every link to another one keeps the search. */
const parameters = new URLSearchParams(location.search);
const links = [...document.querySelectorAll<HTMLAnchorElement>('a[data-theme]')];
const names = links.map(({ dataset }) => dataset['theme']);
const wanted = parameters.get('theme') ?? '';
const theme = names.includes(wanted) ? wanted : 'library';
document.documentElement.dataset['theme'] = theme;

const search = document.querySelector('site-search');
if (theme === 'console') {
  search?.setAttribute('layout', 'dialog');
  search?.setAttribute('hotkey', 'mod+k /');
}
for (const link of links) {
  const query = new URLSearchParams({ theme: link.dataset['theme'] ?? '', q: parameters.get('q') ?? '' });
  if (!query.get('q')) query.delete('q');
  link.search = query.toString();
  if (link.dataset['theme'] === theme) link.setAttribute('aria-current', 'true');
}
for (const link of document.querySelectorAll<HTMLAnchorElement>('.begin a')) {
  const query = new URLSearchParams(link.search);
  query.set('theme', theme);
  link.search = query.toString();
}

export {};
