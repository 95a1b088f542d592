// The rules of the house. The layers of src/ are told in DESIGN.md; here they are enforced.
import js from '@eslint/js';
import { defineConfig } from 'eslint/config';
import { createTypeScriptImportResolver } from 'eslint-import-resolver-typescript';
import importX from 'eslint-plugin-import-x';
import * as lit from 'eslint-plugin-lit';
import litA11y from 'eslint-plugin-lit-a11y';
import * as wc from 'eslint-plugin-wc';
import tseslint from 'typescript-eslint';

const DOM = ['document', 'window', 'navigator', 'location', 'history', 'localStorage', 'sessionStorage'];
const TIMERS = [
  'setTimeout',
  'setInterval',
  'requestAnimationFrame',
  'requestIdleCallback',
  'queueMicrotask',
];

/** A layer may import itself and what is named; `model` may be reached from anywhere. */
function layer(name, { mayImport = [], globals = [], packages = [] }) {
  const layers = ['client', 'session', 'controllers', 'elements', 'templates', 'text', 'styles'];
  const closed = layers.filter((other) => other !== name && !mayImport.includes(other));
  const patterns = closed.map((other) => ({
    group: [`**/${other}/**`],
    message: `${name} must not know ${other} (DESIGN.md, The house)`,
  }));
  if (name === 'model') patterns.push({ group: ['../*'], message: 'model imports nothing outside model' });
  const libraries = ['lit', 'lit/**', '@lit/**', 'dompurify'].filter(
    (library) => !packages.includes(library),
  );
  if (libraries.length)
    patterns.push({ group: libraries, message: `${name} must not know this package (DESIGN.md, The house)` });
  return {
    files: [`src/${name}/**/*.ts`],
    rules: {
      'no-restricted-imports': ['error', { patterns }],
      'no-restricted-globals': ['error', ...globals],
    },
  };
}

const LIT = ['lit', 'lit/**', '@lit/**'];

export default defineConfig(
  { ignores: ['dist/**', 'bench/dist/**', 'coverage/**', 'test-results/**', 'playwright-report/**'] },
  js.configs.recommended,
  {
    files: ['**/*.ts'],
    extends: [tseslint.configs.strictTypeChecked],
    languageOptions: {
      parserOptions: { project: './tsconfig.test.json', tsconfigRootDir: import.meta.dirname },
    },
    plugins: { 'import-x': importX },
    settings: {
      'import-x/extensions': ['.ts'],
      'import-x/parsers': { '@typescript-eslint/parser': ['.ts'] },
      'import-x/resolver-next': [createTypeScriptImportResolver({ project: './tsconfig.test.json' })],
    },
    rules: {
      '@typescript-eslint/no-confusing-void-expression': [
        'error',
        { ignoreArrowShorthand: true, ignoreVoidReturningFunctions: true },
      ],
      '@typescript-eslint/restrict-template-expressions': [
        'error',
        { allowNumber: true, allowBoolean: true },
      ],
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', destructuredArrayIgnorePattern: '^_', varsIgnorePattern: '^_' },
      ],
      'import-x/no-cycle': 'error',
      'max-lines': ['error', 300],
      'no-warning-comments': ['error', { terms: ['todo', 'fixme', 'xxx', 'hack'] }],
    },
  },
  {
    files: ['**/*.{js,mjs}'],
    languageOptions: {
      globals: {
        process: 'readonly',
        console: 'readonly',
        URL: 'readonly',
        Buffer: 'readonly',
        fetch: 'readonly',
        setTimeout: 'readonly',
        clearTimeout: 'readonly',
        performance: 'readonly',
        AbortSignal: 'readonly',
      },
    },
    rules: { 'max-lines': ['error', 300] },
  },
  {
    // what runs in a page, or holds a piece of it
    files: ['bench/**/*.{js,mjs}', 'tools/screenshots.mjs'],
    languageOptions: {
      globals: Object.fromEntries(
        [
          ...DOM,
          'requestAnimationFrame',
          'PerformanceObserver',
          'InputEvent',
          'URLSearchParams',
          'addEventListener',
          'navigation',
          'structuredClone',
        ].map((name) => [name, 'readonly']),
      ),
    },
  },
  {
    files: ['src/**/*.ts'],
    extends: [
      (lit.default ?? lit).configs['flat/recommended'],
      (wc.default ?? wc).configs['flat/best-practice'],
    ],
    plugins: { 'lit-a11y': litA11y },
    settings: { wc: { elementBaseClasses: ['LitElement', 'PieceElement', 'OwnerElement'] } },
    rules: {
      ...litA11y.configs.recommended.rules,
      'lit-a11y/click-events-have-key-events': 'off', // the keys of an option are those of its text box
      'lit-a11y/no-redundant-role': 'off', // Safari takes a list without markers for none where its role is not written out
      'wc/guard-super-call': 'off', // LitElement has every callback
      'wc/guard-define-call': 'off', // define.ts is the guard
      'no-restricted-properties': [
        'error',
        ...['innerHTML', 'outerHTML', 'insertAdjacentHTML', 'write'].map((property) => ({
          property,
          message: 'Text of the service is never markup',
        })),
      ],
    },
  },
  layer('model', { globals: [...DOM, ...TIMERS, 'fetch', 'Date'] }),
  layer('client', { globals: DOM }),
  layer('session', { globals: [...DOM, ...TIMERS, 'fetch', 'Date'] }),
  layer('controllers', {
    mayImport: ['session', 'client', 'text'],
    packages: [...LIT, 'dompurify'],
    globals: ['fetch'],
  }),
  {
    // only what session-owner stands on reaches the client
    files: ['src/controllers/**/*.ts'],
    ignores: ['src/controllers/service-client.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              group: ['**/elements/**', '**/templates/**', '**/styles/**', '**/client/**'],
              message:
                'controllers hold no markup; service-client.ts alone makes a client (DESIGN.md, The house)',
            },
          ],
        },
      ],
    },
  },
  layer('elements', {
    mayImport: ['controllers', 'session', 'templates', 'text', 'styles'],
    packages: LIT,
    globals: ['fetch'],
  }),
  layer('templates', { mayImport: ['text'], packages: LIT, globals: ['fetch', ...TIMERS] }),
  layer('text', { globals: [...DOM, ...TIMERS, 'fetch'] }),
  layer('styles', { packages: LIT, globals: [...DOM, ...TIMERS, 'fetch'] }),
  {
    files: ['demo/**/*.ts'],
    ignores: ['demo/service/**'],
    rules: {
      'no-restricted-imports': [
        'error',
        { patterns: [{ regex: '\\.\\./src/(?!index\\.js$)', message: 'pages import only src/index.ts' }] },
      ],
    },
  },
  {
    files: ['test/**/*.ts', 'demo/service/**/*.ts'],
    rules: {
      '@typescript-eslint/unbound-method': 'off',
      '@typescript-eslint/no-base-to-string': 'off',
      '@typescript-eslint/no-non-null-assertion': 'off',
      '@typescript-eslint/no-unnecessary-condition': 'off',
    },
  },
  {
    files: ['test/**/*.ts'],
    rules: {
      '@typescript-eslint/no-floating-promises': 'off',
      '@typescript-eslint/no-unused-expressions': 'off',
      '@typescript-eslint/require-await': 'off',
      '@typescript-eslint/unbound-method': 'off', // stubs are told apart by their methods
      '@typescript-eslint/no-base-to-string': 'off',
      '@typescript-eslint/no-misused-spread': 'off',
      '@typescript-eslint/no-unnecessary-type-parameters': 'off',
      '@typescript-eslint/no-deprecated': 'off', // keyCode 229 is what input methods send
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-confusing-void-expression': 'off',
      'no-restricted-syntax': [
        'error',
        {
          selector:
            'MemberExpression[object.name=/^(it|test|describe|suite)$/][property.name=/^(only|skip|todo)$/]',
          message: 'no skipped or exclusive tests',
        },
        {
          selector: 'CallExpression[callee.name=/^(xit|xdescribe|fit|fdescribe)$/]',
          message: 'no skipped or exclusive tests',
        },
      ],
    },
  },
);
