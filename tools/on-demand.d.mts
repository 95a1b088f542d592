import type { Plugin } from 'vite';

export function onDemand(mode: string): Plugin;
