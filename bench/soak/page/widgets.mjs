/** The widgets of the page, each of another kind, and where they stand. */
const BASE = {
  'base-url': '/',
  'organization-id': 'soak',
  'api-key': 'k',
  timeout: '700',
  'suggest-delay': '20',
};
const TEMPLATE = `<style>h3 { margin: 0 }</style><h3><a data-href="url" data-text="title"></a></h3>
  <p data-text="body"></p><time data-text="date"></time><span data-each="tags" data-text="tags"></span>`;

/** By id: the tag, its attributes, its place, and whether it has a template. */
export const KINDS = {
  inline: ['site-search', { ...BASE, recent: '5' }, 'plain'],
  popover: [
    'site-search',
    { ...BASE, layout: 'popover', 'url-state': 'hash', 'query-param': 'p' },
    'scrolled',
  ],
  dialog: ['site-search', { ...BASE, layout: 'dialog', hotkey: 'mod+k /', recent: '3' }, 'german'],
  templated: ['site-search', { ...BASE, rows: '5', spelling: 'auto', 'url-state': 'off' }, 'plain', TEMPLATE],
  instant: ['site-search', { ...BASE, instant: '', 'url-state': 'off', recent: '4' }, 'arabic'],
  session: ['site-search-session', { ...BASE, 'query-param': 's', 'page-param': 'sp' }, 'plain'],
  box: ['site-search-box', { hotkey: 'mod+j' }, 'german'],
  spelling: ['site-search-spelling', {}, 'plain'],
  summary: ['site-search-summary', {}, 'plain'],
  results: ['site-search-results', {}, 'shadow'],
  pagination: ['site-search-pagination', {}, 'arabic'],
};

/** Those that were taken out and may come back. */
export const parked = new Map();

/** A place for widgets by its id; one is in a shadow root of the page's own. */
export function placeOf(id) {
  const place = document.getElementById(id);
  return id === 'shadow' ? (place.shadowRoot ?? place.attachShadow({ mode: 'open' })) : place;
}

export const PLACES = ['plain', 'german', 'arabic', 'scrolled', 'shadow'];

/** The widget of an id, where it is in the page. */
export function widgetOf(id) {
  for (const place of PLACES) {
    const widget = placeOf(place).querySelector(`#${id}`);
    if (widget) return widget;
  }
  return undefined;
}

/** All that are in the page. */
export function widgets() {
  return Object.keys(KINDS).flatMap((id) => widgetOf(id) ?? []);
}

export function make(id) {
  const [tag, attributes, , template] = KINDS[id];
  const widget = document.createElement(tag);
  widget.id = id;
  for (const [name, value] of Object.entries(attributes)) widget.setAttribute(name, value);
  if (template) {
    const element = document.createElement('template');
    element.dataset.result = '';
    element.innerHTML = template;
    widget.append(element);
  }
  return widget;
}

export function build() {
  for (const [id, [, , place]] of Object.entries(KINDS)) placeOf(place).append(make(id));
}

/** Takes all of them out; nothing of the page holds one. */
export function tearDown() {
  parked.clear();
  for (const place of PLACES) placeOf(place).replaceChildren();
  document.documentElement.lang = 'en';
  document.documentElement.dir = '';
}
