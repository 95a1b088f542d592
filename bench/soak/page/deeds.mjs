/** What the page itself does to its searches: each deed is one of these, chosen by the seed, and tells what it did. */
import { chanceOf, weighed } from '../random.mjs';
import { WORDS } from '../words.mjs';
import { clientOf } from './clients.mjs';
import { MESSAGES, SETTINGS } from './settings.mjs';
import { KINDS, make, parked, placeOf, PLACES, widgetOf } from './widgets.mjs';

const isOwner = (id) => /session$|^site-search$/.test(KINDS[id][0]);
const OWNERS = Object.keys(KINDS).filter(isOwner);
const PIECES = Object.keys(KINDS).filter((id) => !isOwner(id));

function put(element, name, value) {
  if (value === null) element.removeAttribute(name);
  else element.setAttribute(name, value);
}

/** The value that the widget began with more often than not, so that most stay of use. */
function setOne(widget, chance, names = Object.keys(SETTINGS)) {
  const name = chance.pick(names);
  const other = chance.pick(SETTINGS[name]);
  const value = chance.is(0.5) ? (KINDS[widget.id][1][name] ?? null) : other;
  put(widget, name, value);
  return `${name}=${value}`;
}

const move = (widget, chance) => {
  const place = chance.pick(PLACES);
  const root = placeOf(place);
  root.insertBefore(widget, root.children[chance.below(root.children.length + 1)] ?? null);
  return `to ${place}`;
};

/** By weight: what is done to one widget. */
const TO_ANY = [
  [8, 'move', move],
  [3, 'park', (widget) => (parked.set(widget.id, widget), widget.remove())],
  [3, 'replace', (widget) => widget.replaceWith(make(widget.id))],
  [4, 'language', (widget, chance) => setOne(widget, chance, ['lang', 'dir'])],
  [2, 'focus', (widget) => widget.focus()],
];
const TO_OWNER = [
  [24, 'set', setOne],
  [6, 'set many', (...values) => [1, 2, 3, 4].map(() => setOne(...values)).join(' ')],
  [
    6,
    'restore',
    (widget) => {
      for (const name of Object.keys(SETTINGS)) put(widget, name, KINDS[widget.id][1][name] ?? null);
      widget.client = widget.messages = undefined;
    },
  ],
  [
    8,
    'search',
    (widget, chance) => {
      const [query, page] = [chance.is(0.1) ? '  ' : chance.pick(WORDS), chance.pick([1, 1, 2, 3, 50, -1])];
      widget.search(query, chance.is(0.5) ? undefined : { page });
      return `"${query}" ${page}`;
    },
  ],
  [3, 'clear', (widget) => widget.clear()],
  [4, 'retry', (widget) => widget.retry()],
  [4, 'show', (widget) => widget.show?.()],
  [4, 'close', (widget) => widget.close?.()],
  [3, 'messages', (widget, chance) => void (widget.messages = chance.pick(MESSAGES))],
  [3, 'client', (widget, chance) => void (widget.client = clientOf(chance))],
  [
    2,
    'template',
    (widget, chance) => {
      const template = widget.querySelector('template');
      if (!template) return 'none';
      template.innerHTML = chance.pick(['<p data-text="title"></p>', '<p>of no use</p>', '']);
      return template.innerHTML;
    },
  ],
];
const TO_PIECE = [
  [4, 'join', (widget, chance) => (widget.session = chance.pick(['default', 'default', 'other', 'nobody']))],
  [2, 'hotkey', (widget, chance) => put(widget, 'hotkey', chance.pick(['mod+j', '/', '', null]))],
];

/** What is done to the page round them. */
function toPage(chance) {
  const [name, value] = [chance.pick(['lang', 'dir']), chance.pick(['ltr', 'rtl', 'en', 'de', 'ar', ''])];
  if (chance.is(0.5)) document.documentElement[name] = value;
  else window.scrollTo(0, chance.below(2000));
  return `page: ${name}=${value}, or scrolled`;
}

/** @returns what was done, in words */
export function deed(...seeds) {
  const chance = chanceOf('deed', ...seeds);
  if (chance.is(0.05)) return toPage(chance);
  const id = chance.pick(chance.is(0.8) ? OWNERS : PIECES);
  const table = chance.is(0.3) ? TO_ANY : isOwner(id) ? TO_OWNER : TO_PIECE;
  const [name, act] = weighed(
    chance,
    table.map(([weight, ...deedOf]) => [weight, deedOf]),
  );
  const widget = widgetOf(id);
  if (!widget) {
    const back = parked.get(id) ?? make(id);
    parked.delete(id);
    return `put ${id} back ${move(back, chance)}`;
  }
  return `${name} ${id} ${act(widget, chance) ?? ''}`;
}
