/** The built declarations, as a program of an integrator's sees them, with all that is strict and without `skipLibCheck`. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

const root = new URL('../../', import.meta.url);
/** It is nowhere on the disk. */
const PROGRAM = fileURLToPath(new URL('program.mts', root));

const USE = `
addEventListener('site-search-load', ({ query, page }) => query.repeat(page));
document.querySelector('site-search')?.addEventListener('site-search-select', ({ result }) => result.href);
document.querySelector('site-search-session')?.addEventListener('site-search-error', ({ error }) => error.name);
document.querySelector('site-search-box')?.addEventListener('site-search-submit', ({ query }) => query.trim());
const options: SearchClientOptions = { baseUrl: 'https://search.example', organizationId: 'acme', apiKey: 'k123', fetch };
const client: SearchClient = createSearchClient(options);
const label: MessageName = 'label';
export function reason(element: SiteSearch): FailureReason | undefined {
  element.client = element.messages?.label ? undefined : client;
  element.messages = element.client ? { [label]: 'Search' } : undefined;
  return element.state.status === 'failed' ? element.state.reason : undefined;
}`;
const TYPES = 'FailureReason, MessageName, SearchClient, SearchClientOptions, SiteSearch';

function errorsOf(source: string, resolution: ts.CompilerOptions): string[] {
  const options: ts.CompilerOptions = {
    target: ts.ScriptTarget.ES2022,
    lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
    types: [],
    noEmit: true,
    strict: true,
    exactOptionalPropertyTypes: true,
    noUncheckedIndexedAccess: true,
    skipLibCheck: false,
    ...resolution,
  };
  const host = ts.createCompilerHost(options);
  const { fileExists, getSourceFile } = host;
  host.fileExists = (name) => name === PROGRAM || fileExists(name);
  host.getSourceFile = (name, ...rest) =>
    name === PROGRAM ? ts.createSourceFile(name, source, options.target!) : getSourceFile(name, ...rest);
  return ts
    .getPreEmitDiagnostics(ts.createProgram([PROGRAM], options, host))
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'));
}

for (const entry of ['site-search-element', 'site-search-element/bundle'])
  for (const [name, resolution] of [
    ['bundler', { module: ts.ModuleKind.ESNext, moduleResolution: ts.ModuleResolutionKind.Bundler }],
    ['node16', { module: ts.ModuleKind.Node16, moduleResolution: ts.ModuleResolutionKind.Node16 }],
  ] as const)
    test(`${entry} has the types of what it is used for, resolved as ${name} does`, () => {
      const source = `import { createSearchClient, type ${TYPES.replaceAll(', ', ', type ')} } from '${entry}';${USE}`;
      assert.deepEqual(errorsOf(source, resolution), []);
    });
