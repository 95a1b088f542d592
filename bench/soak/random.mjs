/** Chance under a seed: the same seeds give the same numbers. For the script and for the page. */

/** A whole number of 32 bits that stands for a text (FNV-1a). */
export function hashOf(text) {
  let hash = 0x811c9dc5;
  for (const character of text) hash = Math.imul(hash ^ character.codePointAt(0), 0x01000193);
  return hash >>> 0;
}

/** Numbers from 0 up to 1 (mulberry32), and what is made of them. */
export function chanceOf(...seeds) {
  let state = hashOf(seeds.join(' '));
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (count) => Math.floor(next() * count);
  return { next, below, is: (share) => next() < share, pick: (list) => list[below(list.length)] };
}

/** One of several by weight: `[weight, value]`. */
export function weighed(chance, choices) {
  let left = chance.next() * choices.reduce((sum, [weight]) => sum + weight, 0);
  for (const [weight, value] of choices) if ((left -= weight) < 0) return value;
  return choices.at(-1)[1];
}
