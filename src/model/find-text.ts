/** Engines look for a longer text so slowly that a page of repetitions stands still for a minute. */
const HEAD = 100;
/** So many places that begin alike are tried. */
const MOST_TRIES = 1000;

/** Where a text holds another; -1 where it does not, or where that would take long to find out. */
export function findText(text: string, wanted: string): number {
  const head = wanted.slice(0, HEAD);
  let at = text.indexOf(head);
  for (let tries = 0; at >= 0 && !text.startsWith(wanted, at); at = text.indexOf(head, at + 1))
    if (++tries > MOST_TRIES) return -1;
  return at;
}
