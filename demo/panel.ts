/**
 * A panel that disturbs the service of one `<site-search>`, so that each of its states can be seen, and
 * writes down the public events. `<div data-panel="id of the element">` is where it is drawn; with
 * `data-stay` a picked result is written down and not followed.
 *
 * The page loads this before the widget: the element must not ask the service before `base-url` is right.
 */
import type { SiteSearch } from '../src/index.js';

/** Faults as `/faults/<spec>/` understands them. */
const FAULTS: Readonly<Record<string, string>> = {
  Works: '',
  Slow: 'slow=2500',
  Hangs: 'hang',
  Empty: 'empty',
  'Status 503': 'status=503',
  'Status 429': 'status=429',
  'Bad code': 'badcode',
  HTML: 'html',
  'Half a JSON': 'truncated',
  'No CORS': 'nocors',
  '5 at most': 'cap=5',
  Hostile: 'hostile',
};
const SCOPES: Readonly<Record<string, string>> = {
  'every request': '',
  'search alone': 'search',
  'suggestions alone': 'suggest',
  'spelling alone': 'spell',
};
const SAMPLES: readonly { readonly label?: string; readonly query: string; readonly page?: number }[] = [
  { query: 'publish a package' },
  { query: 'qqqq zzzz' },
  { query: 'pakcage' },
  { label: 'page 2', query: 'package', page: 2 },
  { label: 'page 999', query: 'package', page: 999 },
];
const MOST_LINES = 100;

function make<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  properties: Partial<HTMLElementTagNameMap[Tag]>,
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const element = Object.assign(document.createElement(tag), properties);
  element.append(...children);
  return element;
}

/** `localhost` and `127.0.0.1` are one server and two origins: between them CORS counts. */
function otherOrigin(): string {
  const url = new URL(location.origin);
  url.hostname = url.hostname === 'localhost' ? '127.0.0.1' : 'localhost';
  return url.origin;
}

function baseUrlFor(spec: string): string {
  if (!spec) return '/';
  return `${spec.startsWith('nocors') ? otherOrigin() : ''}/faults/${spec}/`;
}

function drawPanel(place: HTMLElement, search: SiteSearch): void {
  const asked = new URL(location.href).searchParams.get('fault') ?? '';
  const [askedFault = '', askedScope = ''] = asked.split(',only=');
  const known = Object.values(FAULTS).includes(askedFault) ? FAULTS : { ...FAULTS, [askedFault]: askedFault };
  const faults = Object.entries(known).map(([label, value]) => {
    const input = make('input', { type: 'radio', name: 'fault', value, checked: value === askedFault });
    return make('label', { className: 'check' }, input, label);
  });
  const scope = make(
    'select',
    {},
    ...Object.entries(SCOPES).map(([label, value]) => new Option(label, value)),
  );
  scope.value = askedScope;
  const stay = make('input', { type: 'checkbox', checked: place.hasAttribute('data-stay') });
  const samples = SAMPLES.map(({ query, page = 1, label = query }) =>
    make('button', { type: 'button', onclick: () => search.search(query, { page }) }, label),
  );
  const log = make('div', { className: 'log', role: 'log', tabIndex: 0, ariaLabel: 'Events' });
  const form = make(
    'form',
    {},
    make('fieldset', {}, make('legend', {}, 'The service'), ...faults),
    make('label', { className: 'scope' }, 'for ', scope),
    make('h2', {}, 'Search for'),
    make('div', { className: 'chips' }, ...samples),
    make('h2', {}, 'Events'),
    log,
    make('label', { className: 'check' }, stay, 'Stay here when a result is picked'),
  );

  const disturb = (): string => {
    const fault = new FormData(form).get('fault');
    const spec = typeof fault === 'string' ? fault : '';
    const whole = spec && scope.value ? `${spec},only=${scope.value}` : spec;
    search.setAttribute('base-url', baseUrlFor(whole));
    return whole;
  };
  const write = (line: string): void => {
    log.append(make('p', {}, `${new Date().toLocaleTimeString()} ${line}`));
    while (log.childElementCount > MOST_LINES) log.firstElementChild?.remove();
    log.scrollTop = log.scrollHeight;
  };

  form.addEventListener('change', ({ target }) => {
    if (target === stay) return;
    const spec = disturb();
    const url = new URL(location.href);
    if (spec) url.searchParams.set('fault', spec);
    else url.searchParams.delete('fault');
    history.replaceState(history.state, '', url);
    write(`base-url="${search.getAttribute('base-url') ?? ''}"`);
    if (search.state.status === 'idle') search.search(SAMPLES[0]?.query ?? '');
  });
  search.addEventListener('site-search-submit', ({ type, query }) => write(`${type} “${query}”`));
  search.addEventListener('site-search-load', ({ type, query, page, numFound, durationMs }) =>
    write(`${type} “${query}” page ${page}, ${numFound} found, ${Math.round(durationMs)} ms`),
  );
  search.addEventListener('site-search-error', ({ type, error }) =>
    write(`${type} ${error.name}: ${error.message}`),
  );
  search.addEventListener('site-search-select', (event) => {
    write(`${event.type} ${event.position}. ${event.result.href ?? ''}`);
    if (stay.checked) event.preventDefault();
  });
  place.append(form);
  disturb();
}

for (const place of document.querySelectorAll<HTMLElement>('[data-panel]')) {
  const search = document.querySelector<SiteSearch>(`site-search#${place.dataset['panel'] ?? ''}`);
  if (search) drawPanel(place, search);
}
