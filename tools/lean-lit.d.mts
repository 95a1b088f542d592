import type { Plugin } from 'vite';

export function leanLit(): Plugin;
