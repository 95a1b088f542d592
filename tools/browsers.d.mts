import type { LaunchOptions } from 'playwright';

export const QUIET: string[];
export function chromiumLaunchOptions(): LaunchOptions;
export function firefoxLaunchOptions(): LaunchOptions;
