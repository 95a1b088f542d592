import type { SpellAnswer, WordCorrection } from '../model/types.js';
import { withoutMarkup } from './decode-suggest.js';
import { countOf, isObject, numberOf, own, phraseOf } from './decode-values.js';

/**
 * Decodes what an answer to `spell` holds under that name. The pairs of words and corrections may come in any of the ways in which Solr
 * writes a list of named values (`json.nl`), with collations among them or beside them: first those that are said to find something.
 * One that finds nothing may be as good, since services say so of all where they try none.
 */
export function decodeSpelling(spell: unknown): SpellAnswer {
  const corrections: WordCorrection[] = [];
  const found: string[] = [];
  const collations: string[] = [];

  const read = (list: unknown, isWrapped = false): void => {
    for (const [name, value] of pairsOf(list)) {
      if (isUnnamed(value)) {
        read(value, true);
        continue;
      }
      const whole = [memberOf(value, 'collationQuery') ?? plainCollations(name, value)].flat();
      const queries = whole.map(shownPhrase).filter(Boolean);
      if (queries.length) (countOf(memberOf(value, 'hits')) ? found : collations).push(...queries);
      else if (!isWrapped && /^(suggestions|collations)$/.test(name) && !isCorrection(value))
        read(value, true);
      else corrections.push(...correctionOf(name, value));
    }
  };
  read(spell);
  return { corrections, collations: [...found, ...collations] };
}

/** Collations that are but texts: one by its name, or a list of them with no name before each. */
function plainCollations(name: string, value: unknown): readonly unknown[] {
  const texts = /^collations?$/.test(name) ? [value].flat() : [];
  return texts.every((text) => typeof text === 'string') && !texts.includes('collation') ? texts : [];
}

/** Tells several collations with no name before each from one that is a list of named values. */
const isUnnamed = (value: unknown): value is unknown[] =>
  Array.isArray(value) && value.filter((item) => own(item, 'collationQuery')).length > 1;

/** Tells the correction of a word from a list of them, in which "suggestion" may be a word. */
function isCorrection(value: unknown): boolean {
  const suggestion = betterOf(value);
  return !!suggestion && !isObject(suggestion);
}

/** What a correction has for its word; some services use the plural. */
const betterOf = (value: unknown): unknown => own(value, 'suggestion') ?? own(value, 'suggestions');

/** Pairs of a name and a value out of `[k, v, …]`, `{k: v}`, `[[k, v]]`, `[{k: v}]` or `[{name, type, value}]`. */
function pairsOf(list: unknown): [name: string, value: unknown][] {
  if (isObject(list)) return Object.entries(list);
  if (!Array.isArray(list)) return [];
  const items: readonly unknown[] = list;
  return items.flatMap((item, index): [string, unknown][] => {
    if (typeof item !== 'object') return [[phraseOf(item), items[index + 1]]];
    // the value of the name before it, which has taken it
    if (typeof items[index - 1] === 'string') return [];
    if (Array.isArray(item)) return [[phraseOf(item[0]), item[1]]];
    if (!isObject(item)) return [];
    const name = own(item, 'name');
    if (typeof name === 'string') return [[name, own(item, 'value')]];
    // the item itself may be a collation
    return [['', item], ...Object.entries(item)];
  });
}

/** A member of an object that may be a list of named values itself, as in Solr before 5. */
const memberOf = (value: unknown, name: string): unknown =>
  pairsOf(value).find(([other]) => other === name)?.[1];

/** What is offered: without the markup that some services put round it. */
const shownPhrase = (value: unknown): string => withoutMarkup(phraseOf(value));

/** One correction, or none where the service has no better word. */
function correctionOf(name: string, value: unknown): WordCorrection[] {
  const word = phraseOf(name);
  const suggestions = [betterOf(value)].flat().flatMap((item) => {
    const better = shownPhrase(isObject(item) ? own(item, 'word') : item);
    return better ? [{ word: better, frequency: numberOf(own(item, 'freq')) ?? 0 }] : [];
  });
  if (!word || !suggestions.length) return [];
  const startOffset = countOf(own(value, 'startOffset'));
  const endOffset = countOf(own(value, 'endOffset'));
  return [
    startOffset === undefined || endOffset === undefined
      ? { word, suggestions }
      : { word, suggestions, startOffset, endOffset },
  ];
}
