// Makes `dist`: one vite build for each file that is loaded on its own (see vite.config.ts).
import { rmSync } from 'node:fs';
import { build } from 'vite';

rmSync(new URL('../dist/', import.meta.url), { recursive: true, force: true });
const MODES = [
  'module',
  'classic',
  'careful',
  'variants',
  'spelling',
  'recent',
  'overlay',
  'hotkey',
  'languages',
  'bundler',
];
for (const mode of MODES) await build({ mode, logLevel: 'warn' });
