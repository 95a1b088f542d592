/**
 * Prints what the service costs: `tsx demo/service/bench.ts [sections]` (default 10,000). For exact heap
 * figures run node with `--expose-gc`: `node --expose-gc --import tsx demo/service/bench.ts`.
 *
 * The corpus is the demo's own, both organizations together, over and over until there are enough sections.
 */
import { loadNpmPages } from './corpus/npm-pages.js';
import { loadUdhrPages } from './corpus/udhr-pages.js';
import { Organization } from './core/organization.js';
import { createService } from './core/service.js';
import type { Section } from './core/section.js';
import { SearchIndex } from './search/search-index.js';
import { SpellingDictionary } from './spell/spelling-dictionary.js';
import { SuggestionDictionary } from './suggest/suggestion-dictionary.js';

const SECTION_COUNT = Number(process.argv[2] ?? 10_000);
const ROUNDS = 2_000;
const BYTES_PER_MEGABYTE = 1_048_576;

const collectGarbage = (globalThis as { gc?: () => void }).gc ?? (() => undefined);

function heapMegabytes(): number {
  collectGarbage();
  return process.memoryUsage().heapUsed / BYTES_PER_MEGABYTE;
}

function measureBuild<Built>(name: string, build: () => Built): Built {
  const heapBefore = heapMegabytes();
  const began = performance.now();
  const built = build();
  const duration = performance.now() - began;
  const heap = heapMegabytes() - heapBefore;
  console.log(
    `${name.padEnd(22)} ${duration.toFixed(0).padStart(6)} ms  ${heap.toFixed(1).padStart(6)} MB heap`,
  );
  return built;
}

function measure(name: string, addresses: readonly string[], handle: (address: string) => unknown): void {
  const durations: number[] = [];
  for (let round = -200; round < ROUNDS; round += 1) {
    const address = addresses[(round + 200) % addresses.length] ?? '';
    const began = performance.now();
    handle(address);
    if (round >= 0) durations.push(performance.now() - began);
  }
  durations.sort((a, b) => a - b);
  const at = (share: number): string =>
    (durations[Math.floor(share * (durations.length - 1))] ?? 0).toFixed(3);
  console.log(`${name.padEnd(22)} p50 ${at(0.5).padStart(8)} ms  p99 ${at(0.99).padStart(8)} ms`);
}

const pages = measureBuild('read and split pages', () => [...loadNpmPages(), ...loadUdhrPages()]);
const distinct = pages.flatMap((page) => page.sections);
const sections = Array.from({ length: SECTION_COUNT }, (_, index): Section => {
  const copy = Math.floor(index / distinct.length);
  const section = distinct[index % distinct.length];
  if (section === undefined) throw new Error('The corpus is empty.');
  return copy === 0 ? section : { ...section, id: `${section.id}/${copy}` };
});
console.log(`${sections.length} sections`);
measureBuild('search index', () => new SearchIndex(sections));
measureBuild('suggestion dictionary', () => new SuggestionDictionary(sections));
measureBuild('spelling dictionary', () => new SpellingDictionary(sections));
const organization = measureBuild('all three', () => new Organization({ apiKey: 'key', sections }));

const { handle } = createService({ bench: organization });
const addressesOf = (operation: string, queries: readonly string[]): string[] =>
  queries.map((query) => `/api/v1/bench/key/${operation}?q=${encodeURIComponent(query)}`);

measure(
  'search',
  addressesOf('search', [
    'how to publish a package',
    'fix security vulnerabilities',
    'right to education',
    "droit à l'éducation",
    '"human rights"',
    'semantic version ranges',
    'workspaces',
    'de la',
    'สิทธิในการศึกษา',
    'npm',
  ]),
  handle,
);
measure(
  'suggest',
  addressesOf('suggest', ['i', 'in', 'instal', 'npm p', 'право', 'a', 'de', 'right']),
  handle,
);
measure(
  'spell',
  addressesOf('spell', ['pakcage', 'publsih', 'registyr', 'package', 'educatoin', 'xyzzyq']),
  handle,
);
