import type { Plugin } from 'vite';

export function compileTemplates(): Plugin;
