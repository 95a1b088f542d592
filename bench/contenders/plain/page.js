// What a page does that a person writes by hand: a box, suggestions after a pause, results with what the service sent.
const ROWS = Number(new URL(location.href).searchParams.get('rows') ?? 10);
const SUGGEST_DELAY_MS = 150;
const SERVICE = '/api/v1/bench/k';

const form = document.querySelector('form');
const input = form.querySelector('input');
const list = document.querySelector('#suggestions');
const results = document.querySelector('#results');
const pages = document.querySelector('#pages');

const ESCAPES = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text) => text.replace(/[&<>"]/g, (character) => ESCAPES[character]);
const marked = (text) => escaped(text).replaceAll('&lt;em&gt;', '<em>').replaceAll('&lt;/em&gt;', '</em>');

let asked = 0;
let timer;

async function ask(operation, parameters) {
  const response = await fetch(`${SERVICE}/${operation}?${new URLSearchParams(parameters)}`);
  if (!response.ok) throw new Error(`The service answered ${response.status}`);
  return response.json();
}

export async function search(query, start = 0) {
  const mine = ++asked;
  clearTimeout(timer);
  list.hidden = true;
  try {
    const { response, highlight_v2, numFound } = await ask('search', { q: query, start, rows: ROWS });
    if (mine !== asked) return;
    const highlights = new Map(highlight_v2.map((highlight) => [highlight.id, highlight]));
    document.querySelector('#count').textContent =
      `${start + 1}–${start + response.docs.length} of ${numFound} results for “${query}”`;
    results.innerHTML = response.docs
      .map((doc) => {
        const { title = doc.title, body = doc.body } = highlights.get(doc.id) ?? {};
        const [url] = doc.url;
        return `<li><h3><a href="${escaped(url)}">${marked(title[0])}</a></h3><p><small>${escaped(url)}</small></p><p>${marked(body[0])}</p></li>`;
      })
      .join('');
    pages.innerHTML = start + ROWS < numFound ? '<button type="button">Next</button>' : '';
    pages.firstChild?.addEventListener('click', () => search(query, start + ROWS));
  } catch (error) {
    if (mine === asked) document.querySelector('#count').textContent = `The search failed: ${error.message}`;
  }
}

async function suggest(query) {
  const mine = ++asked;
  const { suggest } = await ask('suggest', { q: query });
  if (mine !== asked) return;
  const terms = suggest[query]?.suggestions ?? [];
  list.innerHTML = terms
    .map(({ term }) => `<li><button type="button">${escaped(term)}</button></li>`)
    .join('');
  list.hidden = !terms.length;
}

input.addEventListener('input', () => {
  clearTimeout(timer);
  const query = input.value.trim();
  if (query.length < 2) list.hidden = true;
  else timer = setTimeout(() => suggest(query).catch(() => {}), SUGGEST_DELAY_MS);
});
list.addEventListener('click', ({ target }) => {
  const button = target.closest('button');
  if (!button) return;
  input.value = button.textContent;
  search(input.value);
});
form.addEventListener('submit', (event) => {
  event.preventDefault();
  if (input.value.trim()) search(input.value.trim());
});

// the bench asks by this; as everywhere, the box then says what is searched for
window.search = (query) => {
  input.value = query;
  return search(query);
};
