/** Finds what a visitor can press: the middle of the element of a kind, where nothing lies over it. */
const SELECTORS = {
  box: 'input[part=input]',
  option: ':popover-open li',
  fill: ':popover-open li i[title]',
  page: '[part~=page]',
  spelling: '[part=spelling] a, [part=spelling] button',
  retry: '[part=retry]',
  clear: '[part=clear]',
  submit: '[part=submit]',
  result: '[part~=result] a[href]',
  trigger: '[part=trigger]',
  close: '[part=close]',
  other: '#other, #button',
  aside: '#aside',
};

/** All elements of a selector, open shadow roots included. */
export function deepAll(selector, root = document) {
  const inside = [...root.querySelectorAll('*')].flatMap(({ shadowRoot }) =>
    shadowRoot ? deepAll(selector, shadowRoot) : [],
  );
  return [...root.querySelectorAll(selector), ...inside];
}

function isHit(element, x, y) {
  let root = document;
  for (let hit; (hit = root.elementFromPoint(x, y)); root = hit.shadowRoot) {
    if (element === hit || element.contains(hit)) return true;
    if (!hit.shadowRoot || hit.shadowRoot === root) return false;
  }
  return false;
}

/** @param share which of several, from 0 up to 1 */
export function pointOf(kind, share) {
  const all = deepAll(SELECTORS[kind]);
  const first = Math.floor(share * all.length);
  for (const element of [...all.slice(first), ...all.slice(0, first)].slice(0, 6)) {
    element.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    const { left, top, width, height } = element.getBoundingClientRect();
    const [x, y] = [left + Math.min(width / 2, 100), top + height / 2];
    if (!width || !height || !isHit(element, x, y)) continue;
    const { host } = element.getRootNode();
    const owner = host?.getRootNode().host ?? host;
    return { x, y, what: `${kind} of ${owner?.id || host?.id || 'the page'}` };
  }
  return undefined;
}
