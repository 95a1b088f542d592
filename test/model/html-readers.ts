import { loadMarkupReader } from '../../src/controllers/markup-reader.js';
import { readPlainly } from '../../src/model/careful-reader.js';

export const parse = (await loadMarkupReader())!;

/** The two ways in which HTML is read, by what reads it. */
export const READERS = [
  ['a parser', parse],
  ['none', readPlainly],
] as const;
