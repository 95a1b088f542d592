/**
 * The embedded search service of the demo and the tests: the whole interface over real documents, in one
 * process.
 *
 *   corpus/     packages' documents → pages → sections
 *   analysis/   what makes two words the same, for the index, the query and the marks
 *   search/ suggest/ spell/   one dictionary each
 *   core/       organizations and the service: addresses in, answers out; runs in a page too
 *   faults/     answers that go wrong on demand
 *   http/ pages/   node:http adapters
 */
import { demoData } from './demo-data.js';
import { createMiddleware, type Middleware } from './http/middleware.js';
import { createPagesMiddleware } from './pages/pages-middleware.js';

/** Answers `/api/v1/<npm|udhr|garden>/demo/…` and `/faults/<spec>/api/v1/…`. The index is built at the first request. */
export const serviceMiddleware: Middleware = createMiddleware(() => demoData().service);

/** Serves the pages behind the results under `/corpus/`. */
export const pagesMiddleware: Middleware = createPagesMiddleware(() => demoData().pages);

export { DEMO_API_KEY, demoData, type DemoData } from './demo-data.js';
export { Organization, type OrganizationSettings } from './core/organization.js';
export { createService, type Answer, type Operation, type SearchService } from './core/service.js';
export { createMiddleware, type Middleware } from './http/middleware.js';
export { createPagesMiddleware } from './pages/pages-middleware.js';
export { FaultPanel, type FaultyAnswer } from './faults/fault-panel.js';
export { FaultSpecError, parseFaultSpec, type FaultSpec } from './faults/fault-spec.js';
export type { Page, Section } from './core/section.js';
