// Makes `dist`: one vite build for each file that is loaded on its own (see vite.config.ts).
import { rmSync } from 'node:fs';
import { build } from 'vite';

rmSync(new URL('../dist/', import.meta.url), { recursive: true, force: true });
for (const mode of [
  'module',
  'classic',
  'careful',
  'variants',
  'spelling',
  'template',
  'languages',
  'bundler',
])
  await build({ mode, logLevel: 'warn' });
