/** What must hold of each widget when all is quiet. */
import { deepAll } from './points.mjs';
import { checkPieces } from './piece-checks.mjs';
import { widgets } from './widgets.mjs';

const IDLE = { status: 'idle' };
const PARTS = ['box', 'spelling', 'summary', 'results', 'pagination'];
/** The request that was there when a visitor last had a hand in the text of a box, by what the box is of. */
const edits = new WeakMap();
/** When a request was first seen to be waited for. */
const since = new WeakMap();

const isOwner = (widget) => 'state' in widget;
/** Settings that name no service: nothing is asked, whatever is wanted. */
const isUnset = ({ client, baseUrl, organizationId, apiKey }) =>
  !client && !(baseUrl && organizationId && apiKey);

/** Whose state a widget shows; several where it is not seen who was first. */
function ownersOf(widget) {
  if (isOwner(widget)) return [widget];
  return widgets().filter((other) => isOwner(other) && other.session === widget.session);
}

/** The state that a widget shows; `undefined` where it cannot be known, or is not to be answered. */
function stateOf(widget) {
  const [owner, ...others] = ownersOf(widget);
  if (!owner) return IDLE;
  return others.length || isUnset(owner) ? undefined : owner.state;
}

/** Keys and presses are a hand in it, too: a suggestion that is put into the box. */
export function watchTyping() {
  const onEdit = (event) => {
    const path = event.composedPath();
    const of = (tag) => path.find(({ localName }) => localName === tag);
    const widget = of('site-search') ?? of('site-search-box');
    // also where it names no service: what was asked is asked again when it does
    if (widget) edits.set(widget, ownersOf(widget)[0]?.state.request);
  };
  for (const type of ['input', 'keydown', 'click']) document.addEventListener(type, onEdit, true);
}

function checkOne(widget) {
  const state = stateOf(widget);
  if (!state) return [];
  if (state.status === 'loading') return ['is loading'];
  const pieces = {};
  if (!isOwner(widget)) pieces[widget.localName.slice('site-search-'.length)] = widget;
  else if (widget.localName === 'site-search')
    for (const part of PARTS) pieces[part] = widget.shadowRoot.querySelector(`site-search-${part}`);
  // what was typed stays, also where the same is asked again, or corrected, by itself
  const { query, corrects } = state.request ?? {};
  const isEdited = edits.has(widget) && [query, corrects ?? query].includes(edits.get(widget)?.query);
  return checkPieces(pieces, state, isEdited);
}

/** What does not hold now, in words; empty when all is well. */
export function check() {
  const complaints = widgets().flatMap((widget) => checkOne(widget).map((words) => `${widget.id} ${words}`));
  const open = deepAll(':popover-open > ul');
  if (open.length > 1) complaints.push('two lists of suggestions are open');
  return complaints;
}

/** Whether nothing is waited for, nor will be by itself. */
export function isQuiet() {
  return widgets().every((widget) => !isOwner(widget) || /idle|ready/.test(widget.state.status));
}

/** Requests that have been waited for longer than any of their answers may take. */
export function overdue(now = performance.now()) {
  return widgets().flatMap((widget) => {
    const state = isOwner(widget) && stateOf(widget);
    if (!state || state.status !== 'loading') return [];
    if (!since.has(state.request)) since.set(state.request, now);
    const waited = now - since.get(state.request);
    // one request for the query, one for its words alone, and a busy machine
    const limit = 2 * (widget.timeout || 10_000) + 5000;
    return waited > limit
      ? [`${widget.id} has waited ${Math.round(waited)} ms for "${state.request.query}"`]
      : [];
  });
}

/** For the report of a failure. */
export function tellStates() {
  return widgets().map((widget) => {
    const { status, request, error, page } = (isOwner(widget) ? widget.state : stateOf(widget)) ?? {};
    const attributes = [...widget.attributes].map(({ name, value }) => `${name}="${value}"`).join(' ');
    const inputs = deepAll('input', widget.shadowRoot ?? widget).map(({ value }) => JSON.stringify(value));
    return [
      `<${widget.localName} ${attributes}> ${status ?? 'unknown'}`,
      request && JSON.stringify(request),
      error && `${error.name}: ${error.message}`,
      page && `page of ${page.results.length} of ${page.numFound}`,
      inputs.length && `text ${inputs.join(', ')}`,
      widget.localName === 'site-search' && isUnset(widget) && 'names no service',
    ]
      .filter(Boolean)
      .join('; ');
  });
}
